#!/usr/bin/env bash
# csv-parse 7.0.3 (npm): with cast_date, "game 2" is the first of February 2001, and so is "Ann 2".
#
# Sworn: cast_date turns dates into dates, and leaves text alone that no calendar knows.
# Seen: any words before a number from 1 to 12 are a month of 2001, since that is what the date parser of V8 makes of them;
# from 13 on they stay text, so that one column has both.
source "$(dirname "$0")/common.bash"

cd "$folder"
npm install --silent --no-fund --no-audit csv-parse@7.0.3
export TZ=UTC

seen=$(
    node --input-type=module - <<'END'
import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";

console.log("csv-parse", JSON.parse(readFileSync("node_modules/csv-parse/package.json")).version);
const sheet = "label\ngame 2\nround 12\nAnn 4\nround 13\ndraw\n";
for (const { label } of parse(sheet, { columns: true, cast: true, cast_date: true })) {
    console.log(label instanceof Date ? label.toISOString().slice(0, 10) : label);
}
END
)
expected='csv-parse 7.0.3
2001-02-01
2001-12-01
2001-04-01
round 13
draw'
as_expected

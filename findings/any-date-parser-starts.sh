#!/usr/bin/env bash
# any-date-parser 2.2.4 (npm): a start in UTC is an hour early on a computer in Berlin, and five hours late in New York.
#
# Sworn: a time with Z or an offset is one moment, wherever it is read; that is what the Z says.
# Seen: the local offset is taken off once more. Only where the clock shows UTC is the moment right.
source "$(dirname "$0")/common.bash"

cd "$folder"
npm install --silent --no-fund --no-audit any-date-parser@2.2.4

seen=$(
    node -p '"any-date-parser " + JSON.parse(fs.readFileSync("node_modules/any-date-parser/package.json")).version'
    for zone in UTC Europe/Berlin America/New_York; do
        TZ=$zone node - <<'END'
const module = require("any-date-parser");
const parser = module.default ?? module;
for (const start of ["2026-11-20T19:30:00Z", "2026-11-20T19:30:00+01:00"]) {
    const [seen, due] = [parser.fromString(start), new Date(start)].map((date) => date.toISOString());
    console.log(`${process.env.TZ} ${start}: ${seen}, Date ${due}`);
}
END
    done
)
expected='any-date-parser 2.2.4
UTC 2026-11-20T19:30:00Z: 2026-11-20T19:30:00.000Z, Date 2026-11-20T19:30:00.000Z
UTC 2026-11-20T19:30:00+01:00: 2026-11-20T18:30:00.000Z, Date 2026-11-20T18:30:00.000Z
Europe/Berlin 2026-11-20T19:30:00Z: 2026-11-20T18:30:00.000Z, Date 2026-11-20T19:30:00.000Z
Europe/Berlin 2026-11-20T19:30:00+01:00: 2026-11-20T17:30:00.000Z, Date 2026-11-20T18:30:00.000Z
America/New_York 2026-11-20T19:30:00Z: 2026-11-21T00:30:00.000Z, Date 2026-11-20T19:30:00.000Z
America/New_York 2026-11-20T19:30:00+01:00: 2026-11-20T23:30:00.000Z, Date 2026-11-20T18:30:00.000Z'
as_expected

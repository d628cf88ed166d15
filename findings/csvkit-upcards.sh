#!/usr/bin/env bash
# csvkit 2.2.0 (agate): a column of upcards without a club, a jack, a queen and a king becomes times.
#
# Sworn: cards such as 7S, 9H and 5D are text to a program that sorts a CSV file by another column.
# Seen: seconds, hours and days: 0:00:07, 9:00:00 and "5 days, 0:00:00". One queen in the column, and they are text.
source "$(dirname "$0")/common.bash"

python_with agate==1.14.2 agate-dbf==0.2.4 agate-excel==0.4.2 agate-sql==0.7.3 babel==2.19.0 csvkit==2.2.0 \
    dbfread==2.0.7 et_xmlfile==2.0.0 isodate==0.7.2 leather==0.4.1 olefile==0.47 openpyxl==3.1.5 parsedatetime==2.6 \
    python-slugify==9.2.0 pytimeparse==1.1.10 SQLAlchemy==2.1.9 text-unidecode==1.3 typing_extensions==4.16.0 \
    xlrd==2.0.2

seen=$(
    cd "$folder"
    csvsort=venv/bin/csvsort
    "$csvsort" --version
    printf 'hand,upcard\n2,9H\n1,7S\n3,5D\n' | "$csvsort" -c hand
    printf 'hand,upcard\n2,9H\n1,7S\n3,QS\n' | "$csvsort" -c hand
)
expected='csvsort 2.2.0
hand,upcard
1,0:00:07
2,9:00:00
3,"5 days, 0:00:00"
hand,upcard
1,7S
2,9H
3,QS'
as_expected

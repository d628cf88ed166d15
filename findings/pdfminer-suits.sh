#!/usr/bin/env bash
# reportlab 5.1.0, pdfminer.six 20260107: suits that are seen on a printed sheet are other signs when it is read, and Łukasz loses his
# Ł.
#
# Sworn: a standard font without suits draws boxes or fails; what is drawn is read back by any reader of PDF.
# Seen: reportlab takes the suits from the font Symbol without a word, and they are drawn and read back by pypdf 7.1.1; pdfminer.six
# reads `4♠ 5♥ 10♦ K♣` as `4“ 5' 10¤ K§`. What no standard font has, as Ł, becomes a black box, without a warning.
source "$(dirname "$0")/common.bash"

python_with cffi==2.1.1 charset-normalizer==3.5.3 cryptography==50.0.2 pillow==13.0.0 pycparser==3.12 \
    pdfminer.six==20260107 pypdf==7.1.1 reportlab==5.1.0

seen=$(
    "$folder/venv/bin/python" - "$folder/sheet.pdf" <<'END'
import sys
from importlib.metadata import version

from pdfminer.high_level import extract_text
from pypdf import PdfReader
from reportlab.pdfgen.canvas import Canvas

sheet = sys.argv[1]
canvas = Canvas(sheet)
canvas.setFont("Helvetica", 12)
canvas.drawString(72, 720, "4♠ 5♥ 10♦ K♣ / Łukasz 23")
canvas.save()
print("reportlab", version("reportlab"))
print("pypdf", version("pypdf") + ":", PdfReader(sheet).pages[0].extract_text().strip())
print("pdfminer.six", version("pdfminer.six") + ":", extract_text(sheet).strip())
END
)
expected=$(
    cat <<'END'
reportlab 5.1.0
pypdf 7.1.1: 4♠ 5♥ 10♦ K♣ / ■ukasz 23
pdfminer.six 20260107: 4“ 5' 10¤ K§ / nukasz 23
END
)
as_expected

#!/usr/bin/python3
"""sheet.py out.webp picture.png ...: contact sheet, left on the light ground of the shop, right on the dark one"""
import sys
from PIL import Image, ImageDraw, ImageFont

out, files = sys.argv[1], sys.argv[2:]
CELL, COLUMNS = 300, min(4, len(files))
rows = -(-len(files) // COLUMNS)
font = ImageFont.truetype("/usr/share/fonts/opentype/inter/Inter-Medium.otf", 13)
sheet = Image.new("RGB", (CELL * COLUMNS * 2, rows * (CELL + 24)))
draw = ImageDraw.Draw(sheet)
for side, (ground, ink) in enumerate((("#faf8f5", "#57534e"), ("#141416", "#a8a29e"))):
    x0 = side * CELL * COLUMNS
    draw.rectangle((x0, 0, x0 + CELL * COLUMNS, sheet.height), fill=ground)
    for i, name in enumerate(files):
        x, y = x0 + i % COLUMNS * CELL, i // COLUMNS * (CELL + 24)
        picture = Image.open(name).convert("RGBA").resize((CELL, CELL), Image.LANCZOS)
        sheet.paste(picture, (x, y), picture)
        draw.text((x + CELL / 2, y + CELL + 10), name.split("/")[-1].rsplit(".", 1)[0], font=font, fill=ink, anchor="mm")
sheet.save(out, quality=82)

#!/usr/bin/python3
"""sheets.py: the first 24 products of six listings, by name, as the shop shows them, into reports/imagery"""
import json, os
from PIL import Image, ImageDraw
from printing import font

HERE = os.path.dirname(os.path.abspath(__file__))
CELL, COLUMNS, LINE = 200, 6, 22
for category in ("cpu", "graphics_card", "memory", "storage_ssd", "power_supply", "pc_case"):
    products = json.load(open(f"{HERE}/../../apps/api/catalogue/{category}.json"))
    shown = sorted(products, key=lambda p: p["name"])[:24]
    sheet = Image.new("RGB", (CELL * COLUMNS, (CELL + LINE) * 4), "#faf8f5")
    draw = ImageDraw.Draw(sheet)
    for i, p in enumerate(shown):
        x, y = i % COLUMNS * CELL, i // COLUMNS * (CELL + LINE)
        picture = Image.open(f"{HERE}/build/products/{p['sku'].lower()}.png").resize((CELL, CELL), Image.LANCZOS)
        sheet.paste(picture, (x, y), picture)
        name = p["name"] if len(p["name"]) < 33 else p["name"][:31] + "…"
        draw.text((x + CELL / 2, y + CELL + 8), name, font=font(11, 450), fill="#57534e", anchor="mm")
    folder = f"{HERE}/../../reports/imagery"
    os.makedirs(folder, exist_ok=True)
    sheet.save(f"{folder}/{category}.webp", quality=80, method=6)

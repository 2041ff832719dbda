"""printing.py: what each product carries. One function per subcategory; names in plain type, no logos."""
import colorsys, hashlib, os, re
import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

FONT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2")
_fonts = {}
# an accent for each maker, only to tell products apart
ACCENT = {
    "AMD": "#e8590c", "Intel": "#1c7ed6", "Corsair": "#f2b705", "Kingston": "#e03131", "G.Skill": "#d6336c", "Crucial": "#4dabf7", "TEAMGROUP": "#ff6b35",
    "Lexar": "#f59f00", "Patriot": "#c92a2a", "XPG": "#ff4d4f", "Samsung": "#4263eb", "WD": "#1098ad", "Seagate": "#37b24d", "ADATA": "#4c6ef5", "MSI": "#f03e3e",
    "GIGABYTE": "#fd7e14", "Acer": "#74b816", "Toshiba": "#e8590c", "ASUS": "#15aabf", "ASRock": "#7950f2", "Palit": "#fab005", "ZOTAC": "#fcc419", "Sapphire": "#3b5bdb",
    "PowerColor": "#c2255c", "DeepCool": "#12b886", "Cooler Master": "#9c36b5", "FSP": "#0ca678", "Seasonic": "#f76707", "Thermaltake": "#e64980", "NZXT": "#845ef7",
    "Montech": "#fa5252", "be quiet!": "#f08c00", "Super Flower": "#20c997", "Lian Li": "#748ffc", "Hikvision": "#e03131", "Dahua": "#d9480f", "TP-Link": "#12b8a6",
    "Imou": "#f76707", "EZVIZ": "#228be6", "Reolink": "#1971c2", "APC": "#2f9e44", "CyberPower": "#1c7ed6", "Eaton": "#1864ab", "Sirkito Basics": "#c2410c",
    "UGREEN": "#2b8a3e", "Vention": "#1098ad", "Anker": "#1c7ed6", "ORICO": "#e8590c",
}
RATING = {"Titanium": "#b7bcc4", "Platinum": "#cfd6de", "Gold": "#f1c21b", "Silver": "#c3c8ce", "Bronze": "#c98552"}
TINTS = [("#22d3ee", "#a78bfa"), ("#f43f5e", "#f97316"), ("#34d399", "#22d3ee"), ("#60a5fa", "#60a5fa"), ("#f472b6", "#a78bfa"), ("#f59e0b", "#ef4444"), ("#a3e635", "#22c55e"),
         ("#e0f2fe", "#bae6fd"), ("#818cf8", "#e879f9"), ("#2dd4bf", "#3b82f6"), ("#fb7185", "#fda4af"), ("#c084fc", "#6366f1"), None]
DARK, LIGHT = "#26292d", "#f1f3f5"


def rnd(p, salt=""):
    """a number in 0..1 that belongs to the product"""
    return int(hashlib.sha1((p["sku"] + salt).encode()).hexdigest()[:8], 16) / 0xFFFFFFFF


def rgb(c):
    return tuple(int(c[i:i + 2], 16) for i in (1, 3, 5))


def accent(p):
    if p["brand"] in ACCENT:
        return ACCENT[p["brand"]]
    h = int(hashlib.sha1(p["brand"].encode()).hexdigest()[:6], 16) / 0xFFFFFF
    return "#%02x%02x%02x" % tuple(int(v * 255) for v in colorsys.hls_to_rgb(h, .52, .62))


def font(size, weight):
    key = (round(size), weight)
    if key not in _fonts:
        f = ImageFont.truetype(FONT, max(6, key[0]))
        f.set_variation_by_axes([weight])
        _fonts[key] = f
    return _fonts[key]


class Label:
    """flat drawing in the proportions of an area; positions and sizes in parts of its height, x from the left"""

    def __init__(self, size, ground=None, radius=0, tall=None):
        w, h = size
        self.k = min(1400 / w, 420 / h) if tall is None else tall / h
        self.w, self.h = max(8, round(w * self.k)), max(8, round(h * self.k))
        self.ratio = self.w / self.h
        self.im = Image.new("RGBA", (self.w, self.h), (0, 0, 0, 0))
        self.d = ImageDraw.Draw(self.im)
        if ground:
            self.d.rounded_rectangle((0, 0, self.w - 1, self.h - 1), radius * self.h, fill=rgb(ground) + (255,))

    def text(self, s, x, y, size, fill=LIGHT, weight=600, anchor="lm", room=None, track=0):
        """room: width it must fit in, in parts of the height"""
        s, px = str(s), size * self.h
        f = font(px, weight)
        width = self.d.textlength(s, font=f)
        room = (room if room is not None else self.ratio - x - .05) * self.h
        if width > room > 0:
            px *= room / width
            f = font(px, weight)
        self.d.text((x * self.h, y * self.h), s, font=f, fill=rgb(fill) + (255,), anchor=anchor)
        return self.d.textlength(s, font=f) / self.h

    def box(self, x0, y0, x1, y1, fill, r=0):
        c = [v * self.h for v in (x0, y0, x1, y1)]
        self.d.rounded_rectangle(c, r * self.h, fill=rgb(fill) + (255,))

    def bars(self, p, x0, y0, x1, y1, fill):
        x, i = x0, 0
        while x < x1:
            w = (.008 + .016 * rnd(p, f"bar{i}")) * (y1 - y0) * 4
            self.box(x, y0, min(x + w, x1), y1, fill)
            x += w * (1.6 + rnd(p, f"gap{i}")); i += 1

    def matrix(self, p, x, y, side, fill, n=12):
        bits = int(hashlib.sha256(p["sku"].encode()).hexdigest(), 16)
        c = side / n
        for i in range(n):
            for j in range(n):
                if j == n - 1 or i == 0 or (bits >> (i * n + j) & 1):
                    self.box(x + i * c, y + j * c, x + (i + 1) * c, y + (j + 1) * c, fill)

    def done(self):
        return np.asarray(self.im, np.float32) / 255


def tidy(p):
    """the name without the maker and without what only the shop adds"""
    n = p["name"]
    if n.startswith(p["brand"]):
        n = n[len(p["brand"]):].strip(" _")
    return n


def model(p):
    """series or model, as short as a product would carry it"""
    a = p["attributes"]
    s = a.get("series") or tidy(p)
    return s if len(s) < 26 else s[:26].rsplit(" ", 1)[0]


def gb(n):
    return f"{n / 1000:g}TB" if n >= 1000 else f"{n}GB"


def tint_of(p):
    t = TINTS[p.get("turn", 0) % len(TINTS)]
    y, x = np.mgrid[0:640, 0:640].astype(np.float32) / 640
    k = x * .75 + y * .25
    if t is None:
        h = (k * 1.5 + rnd(p, "hue")) % 1
        f = lambda n: np.clip(np.abs((h * 6 + n) % 6 - 3) - 1, 0, 1)
        return np.dstack([f(0), f(4), f(2)]) * .92 + .08
    a, b = (np.array(rgb(c), np.float32) / 255 for c in t)
    return a * (1 - k[..., None]) + b * k[..., None]


def lights(pic, p, lit):
    pic.relight(tint_of(p) if lit else None)


def on(pic, name):
    """ink that shows on this area, and how to lay it on"""
    return (DARK, "ink") if pic.tone(name) > .42 else (LIGHT, "light")


def size(pic, name):
    return pic.areas[name]["size"]


# ------------------------------------------------------------------ parts ---
def cpu(pic, p, job):
    a = p["attributes"]
    pic.clear("lid", 21, 4, 3)
    turned(pic, job)
    L, ink = Label(size(pic, "lid"), tall=700), "#33373b"
    kind = a.get("type", "")
    rest = tidy(p).replace(kind, "", 1).strip(" -") or tidy(p)
    L.text(p["brand"].upper(), .03, .10, .075, ink, 600)
    L.text(kind.upper(), .03, .245, .135, ink, 700)
    L.text(rest, .03, .43, .21, ink, 800, room=L.ratio - .06)
    clock = f"{a['baseClockGhz']:.1f} GHz" + (f", up to {a['boostClockGhz']:.1f}" if a.get("boostClockGhz") else "")
    L.text(f"{a['coreCount']} cores  {a['threadCount']} threads", .03, .615, .078, ink, 500)
    L.text(clock, .03, .715, .078, ink, 500)
    L.text(a["socket"], .03, .845, .062, ink, 500)
    L.text(a.get("mpn", p["sku"]), .03, .93, .052, ink, 400, room=L.ratio - .34)
    L.matrix(p, L.ratio - .235, .76, .2, ink)
    pic.draw("lid", L.done(), "ink")


def memory(pic, p, job):
    a = p["attributes"]
    kit = gb(a["capacity"])
    count = f"{a['moduleCount']} x {a['moduleCapacityGb']}GB" if a["moduleCount"] > 1 else f"{a['moduleCapacityGb']}GB"
    speed = f"{a['memoryType']}-{a['speed']}"
    name = "sticker" if "sticker" in pic.areas else "side"
    g = np.array(pic.areas[name]["grid"])
    if name == "side":
        pic.clear(name, 15, 3, 2)
        y, x = np.mgrid[0:640, 0:640].astype(np.float32)
        (x0, y0), (x1, y1) = g[0, 0] * 640, g[0, -1] * 640     # light sits above the printing, gold contacts below
        pic.relight(tint_of(p) if a.get("rgb") else None, np.clip((y0 + (y1 - y0) * (x - x0) / (x1 - x0) + 8 - y) / 8, 0, 1))
    turned(pic, job)
    w, h = size(pic, name)
    if name == "sticker":
        L = Label((w, h), "#f4f5f6", .06)
        L.box(0, 0, .12, 1, accent(p))
        L.text(kit, .3, .36, .5, DARK, 800)
        L.text(f"{p['brand']} {model(p)}", L.ratio * .34, .3, .22, DARK, 600, room=L.ratio * .4)
        L.text(f"{speed}  CL{a['casLatency']}", L.ratio * .34, .62, .22, DARK, 500, room=L.ratio * .4)
        L.text(a.get("mpn", ""), .3, .8, .15, DARK, 400, room=L.ratio * .28)
        L.bars(p, L.ratio * .78, .2, L.ratio * .96, .8, DARK)
        return pic.draw(name, L.done(), "sticker")
    ink, mode = on(pic, name)
    L = Label((w, h))
    if w / h > 4:           # the whole side: name left, capacity right
        L.text(p["brand"].upper(), .05, .2, .15, ink, 600, room=L.ratio * .5)
        L.text(model(p), .05, .5, .34, ink, 750, room=L.ratio * .56)
        L.text(f"{speed}  CL{a['casLatency']}", .05, .82, .17, ink, 500, room=L.ratio * .56)
        L.text(kit, L.ratio - .08, .42, .5, ink, 800, "rm", room=L.ratio * .36)
        L.text(count, L.ratio - .08, .82, .17, ink, 500, "rm", room=L.ratio * .36)
        L.box(.05, .95, L.ratio * .3, 1.0, accent(p)) if mode == "light" else None
    elif w / h > 2.4:
        L.text(f"{p['brand']} {model(p)}", .05, .2, .26, ink, 600, room=L.ratio * .9)
        L.text(kit, .05, .66, .5, ink, 800, room=L.ratio * .4)
        L.text(speed, L.ratio - .05, .56, .26, ink, 650, "rm", room=L.ratio * .48)
        L.text(f"CL{a['casLatency']}  {count}", L.ratio - .05, .83, .2, ink, 500, "rm", room=L.ratio * .48)
    else:
        L.text(model(p), L.ratio / 2, .17, .22, ink, 600, "mm", room=L.ratio)
        L.text(kit, L.ratio / 2, .52, .44, ink, 800, "mm", room=L.ratio)
        L.text(speed, L.ratio / 2, .86, .22, ink, 600, "mm", room=L.ratio)
    pic.draw(name, L.done(), mode)


def storage_ssd(pic, p, job):
    a = p["attributes"]
    face = a["interface"].replace("M.2 ", "")
    sink = job["look"] == "ssd-m2-heatsink"
    if sink:
        pic.clear("sticker", 15, 2, 0)
    turned(pic, job)
    w, h = size(pic, "sticker")
    if sink:
        L = Label((w, h))
        L.text(p["brand"].upper(), .1, .17, .17, LIGHT, 600, room=L.ratio * .5)
        L.text(model(p), .1, .5, .36, LIGHT, 750, room=L.ratio * .56)
        L.text(face, .1, .84, .19, LIGHT, 500, room=L.ratio * .56)
        L.text(gb(a["capacity"]), L.ratio - .1, .5, .5, accent(p), 800, "rm", room=L.ratio * .36)
        return pic.draw("sticker", L.done(), "light")
    style, ac = int(rnd({"sku": p["brand"] + model(p)}, "style") * 3), accent(p)
    ground, ink = (("#1c1f24", LIGHT), ("#eef0f2", DARK), ("#262b33", LIGHT))[style]
    L = Label((w, h), ground, .05)
    if w / h < 2:               # 2.5 inch
        L.box(0, .0, L.ratio, .05, ac) if style == 1 else L.box(.08, .64, L.ratio - .08, .655, ac)
        L.text(p["brand"].upper(), .08, .15, .07, ink, 600)
        L.text(model(p), .08, .3, .16, ink, 750, room=L.ratio - .16)
        L.text(gb(a["capacity"]), .08, .51, .19, ac if style != 1 else ink, 800)
        L.text("SOLID STATE DRIVE", .08, .735, .06, ink, 600)
        L.text(f"2.5 in  {a['interface']}", .08, .825, .06, ink, 500)
        L.text(a.get("mpn", ""), .08, .91, .045, ink, 400)
        L.bars(p, L.ratio - .5, .74, L.ratio - .08, .88, ink)
    else:
        if style == 2:
            L.d.polygon([(L.w * .6, 0), (L.w * .66, 0), (L.w * .6, L.h), (L.w * .54, L.h)], fill=rgb(ac) + (255,))
        else:
            L.box(0, 0, .1, 1, ac)
        L.text(p["brand"].upper(), .2, .17, .13, ink, 600, room=L.ratio * .5)
        L.text(model(p), .2, .43, .27, ink, 750, room=L.ratio * .5)
        L.text(f"NVMe SSD  {face}", .2, .7, .13, ink, 550, room=L.ratio * .5)
        L.text(f"M.2 2280  {a.get('mpn', '')}" if a["formFactor"].endswith("2280") else f"{a['formFactor']}  {a.get('mpn', '')}", .2, .86, .09, ink, 400, room=L.ratio * .5)
        L.text(gb(a["capacity"]), L.ratio - .12, .34, .4, ink if style != 0 else ac, 800, "rm", room=L.ratio * .32)
        L.bars(p, L.ratio - .9, .66, L.ratio - .12, .88, ink)
    pic.draw("sticker", L.done(), "sticker")


LINE = {"WD Purple": "#6741d9", "WD Blue": "#1971c2", "WD Red Plus": "#e03131", "WD Red Pro": "#c92a2a", "WD Black": "#343a40", "IronWolf": "#c92a2a", "SkyHawk": "#1098ad",
        "BarraCuda": "#2f9e44", "P300": "#e8590c", "X300": "#862e9c", "N300": "#d6336c", "S300": "#1864ab", "Exos": "#0b7285", "Canvio": "#495057"}


def storage_hdd(pic, p, job):
    a = p["attributes"]
    turned(pic, job)
    w, h = size(pic, "sticker")
    ac = next((c for k, c in LINE.items() if k.lower() in model(p).lower()), accent(p))
    L = Label((w, h), "#f3f4f5", .03, tall=640)
    L.box(0, 0, L.ratio, .27, ac)
    L.text(model(p).replace("WD ", ""), .06, .135, .15, "#ffffff", 750, room=L.ratio - .12)
    L.text(p["brand"].upper(), .06, .36, .07, DARK, 650)
    L.text(gb(a["capacity"]), .06, .53, .23, DARK, 800)
    L.text(f"{a['rpm']} RPM", L.ratio - .06, .48, .075, DARK, 600, "rm")
    if a.get("cacheMb"):
        L.text(f"{a['cacheMb']} MB cache", L.ratio - .06, .58, .06, DARK, 500, "rm")
    L.text(f"{a['formFactor'].replace(chr(34), ' in')}  {a['interface']}", .06, .715, .065, DARK, 500)
    L.bars(p, .06, .78, L.ratio * .62, .9, DARK)
    L.text(a.get("mpn", ""), .06, .95, .05, DARK, 500)
    L.text("5 V  12 V" if "3.5" in a["formFactor"] else "5 V", L.ratio - .06, .86, .055, DARK, 500, "rm")
    pic.draw("sticker", L.done(), "sticker")


def power_supply(pic, p, job):
    a = p["attributes"]
    turned(pic, job)
    white = job["colour"] == "white"
    ground, ink = ("#f3f4f5", DARK) if white else ("#16181b", LIGHT)
    eff = a.get("efficiency", "")
    level = next((c for k, c in RATING.items() if k in eff), "#adb5bd")
    L = Label(size(pic, "side"), ground, .04, tall=560)
    style = int(rnd({"sku": p["brand"]}, "psu") * 3)
    ac = accent(p)
    if style == 0:
        L.d.polygon([(L.w * .86, 0), (L.w * .93, 0), (L.w * .83, L.h), (L.w * .76, L.h)], fill=rgb(ac) + (255,))
    elif style == 1:
        L.box(.0, .9, L.ratio, 1, ac)
    else:
        L.box(L.ratio - .16, .08, L.ratio - .08, .92, ac)
    room = L.ratio * (.74 if style == 0 else .84)
    x = .09
    n = L.text(f"{a['wattage']}", x, .33, .4, ink, 800)
    L.text("W", x + n + .03, .38, .24, ink, 600)
    L.text(f"{p['brand']} {model(p)}", x, .63, .115, ink, 700, room=room)
    n = L.text(eff.replace("80+", "80 PLUS").upper(), x, .765, .085, level if not white else "#8a6d1d" if "Gold" in eff else DARK, 700)
    kind = {"Full": "FULLY MODULAR", "Semi": "SEMI-MODULAR"}.get(a.get("modular"), "FIXED CABLES")
    L.text(f"{kind}  {a['formFactor']}", x, .855, .06, ink, 500, room=room)
    L.text(a.get("mpn", ""), L.ratio * (.72 if style == 0 else .8), .13, .055, ink, 450, "rm", room=L.ratio * .5)
    pic.draw("side", L.done(), "sticker")


def graphics_card(pic, p, job):
    a = p["attributes"]
    lit = a.get("lighting") not in (None, "None") or bool(a.get("rgb")) or a.get("rgb") is None and rnd(p, "lit") > .5
    if job["colour"] in ("black", "white", "gray"):
        lights(pic, p, lit)
    chip = re.sub(r"^(GeForce|Radeon|Arc)\s+", "", a["chipset"])
    white = job["colour"] in ("white",)
    if "badge" in pic.areas:
        ground, ink = ("#f4f5f6", DARK) if white else ("#101214", LIGHT)
        L = Label(size(pic, "badge"), ground, .22)
        L.box(.14, .2, .2, .8, accent(p))
        L.text(chip, (L.ratio + .2) / 2, .5, .56, ink, 750, "mm", room=L.ratio - .55)
        pic.draw("badge", L.done(), "light")
    if "top" in pic.areas:
        ink, mode = on(pic, "top")
        L = Label(size(pic, "top"))
        L.text(f"{p['brand']}  {model(p)}".upper(), .2, .5, .6, ink, 700, room=L.ratio * .5)
        L.text(f"{chip}  {a['memory']}GB", L.ratio - .3, .5, .6, ink, 700, "rm", room=L.ratio * .4)
        pic.clear("top", 9, 1.5, 0)
        pic.draw("top", L.done(), mode)


def motherboard(pic, p, job):
    a = p["attributes"]
    if job["colour"] != "white":
        y, x = np.mgrid[0:640, 0:640]
        pic.relight(tint_of(p), (y < 420).astype(np.float32))
    if "chipset" in pic.areas:
        pic.clear("chipset", 13, 2, 0)
        ink, mode = on(pic, "chipset")
        L = Label(size(pic, "chipset"))
        L.text(a["chipset"], L.ratio / 2, .46, .34, ink, 800, "mm", room=L.ratio * .9)
        L.text(p["brand"].upper(), L.ratio / 2, .74, .15, ink, 600, "mm", room=L.ratio * .9)
        L.box(L.ratio * .2, .22, L.ratio * .8, .255, accent(p))
        pic.draw("chipset", L.done(), mode)
    name = tidy(p)
    for area in sorted(k for k in pic.areas if k.startswith("m2"))[:1]:
        pic.clear(area, 9, 1.5, 0)
        ink, mode = on(pic, area)
        L = Label(size(pic, area))
        L.text(name, .15, .5, .5, ink, 700, room=L.ratio * .92)
        pic.draw(area, L.done(), mode)
    if "cover" in pic.areas:
        pic.clear("cover", 15, 2, 0)
        ink, mode = on(pic, "cover")
        L = Label(size(pic, "cover"))
        s = a.get("series") or p["brand"]
        L.text(s.upper(), L.ratio / 2, .5, .55, ink, 800, "mm", room=L.ratio * .8)
        pic.draw("cover", L.done(), mode)


def wallpaper(p, ratio):
    """waves or ranges of hills in the product's own colours"""
    w, h = int(540 * ratio), 540
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    x, y = x / h, y / h
    hue = rnd(p, "wall")
    col = lambda k, l, s: np.array(colorsys.hls_to_rgb((hue + k) % 1, l, s), np.float32)
    im = col(0, .14, .7) * (1 - y[..., None]) + col(.1, .5, .75) * y[..., None]
    if rnd(p, "kind") < .55:
        for i in range(7):
            f, ph = .8 + 2.2 * rnd(p, f"f{i}"), 6.28 * rnd(p, f"p{i}")
            line = .18 + i * .12 + .10 * np.sin(x * f + ph) + .035 * np.sin(x * f * 2.7 + ph * 2)
            k = np.clip((y - line) * 14, 0, 1)[..., None]
            c = col(.04 * i - .05, .24 + .07 * ((i * 3) % 5), .72)
            im = im * (1 - k * .55) + c * k * .55
            im += np.exp(-np.abs(y - line) * 70)[..., None] * .10
    else:
        sun = (.3 + rnd(p, "sx") * (ratio - .6), .34 + .16 * rnd(p, "sy"))
        d = np.hypot(x - sun[0], y - sun[1])
        im += np.exp(-(d / .30) ** 2)[..., None] * col(.5, .6, .9) * .5 + np.clip((.075 - d) * 60, 0, 1)[..., None] * .5
        for i in range(5):
            base = .48 + i * .105
            line = base + sum(.08 / (q + 1) * np.sin(x * (2.3 + 2.9 * q) * (1 + .4 * rnd(p, f"r{i}{q}")) + 6.28 * rnd(p, f"h{i}{q}")) for q in range(5)) * (1 - i * .08)
            k = np.clip((y - line) * 200, 0, 1)[..., None]
            im = im * (1 - k) + col(.03 * i, .34 - .062 * i, .5) * k
    im = np.clip(im, 0, 1)
    return np.dstack([im, np.ones((h, w), np.float32)])


def monitor(pic, p, job):
    a = p["attributes"]
    turned(pic, job)
    w, h = size(pic, "screen")
    wall = wallpaper(p, w / h)
    L = Label((w, h), tall=540)
    res = {"1920x1080": "Full HD", "2560x1440": "QHD", "3840x2160": "4K UHD", "3440x1440": "UWQHD", "2560x1080": "UWFHD", "5120x1440": "DQHD", "3840x2400": "4K+", "1920x1200": "WUXGA", "5120x2160": "5K2K"}.get(a["resolution"], a["resolution"])
    L.box(.05, .74, .62, .95, "#ffffff", .025)
    n = L.text(f"{a['size']:g}", .075, .845, .125, "#1b1d20", 800, room=.22)
    L.text("in", .075 + n + .012, .872, .05, "#1b1d20", 600)
    L.text(res, .365, .81, .062, "#1b1d20", 700, room=.24)
    L.text(f"{a['refreshRate']} Hz {a['panelType']}", .365, .885, .046, "#495057", 600, room=.24)
    tag = L.done()
    k = tag[..., 3:]
    wall = cv2.resize(wall, (tag.shape[1], tag.shape[0]))
    wall[..., :3] = wall[..., :3] * (1 - k * .94) + tag[..., :3] * k * .94
    pic.draw("screen", wall, "screen")
    if "chin" in pic.areas:
        ink, mode = on(pic, "chin")
        C = Label(size(pic, "chin"))
        C.text(f"{p['brand']} {a.get('mpn', '')}", C.ratio / 2, .5, .8, "#c3c8ce" if mode == "light" else ink, 600, "mm", room=C.ratio)
        pic.draw("chin", C.done(), mode)


def pc_case(pic, p, job):
    a = p["attributes"]
    if job["colour"] in ("black", "white"):
        lights(pic, p, True)
    if "shroud" in pic.areas:
        ink, mode = on(pic, "shroud")
        L = Label(size(pic, "shroud"))
        L.text(model(p), .1, .34, .34, ink if mode == "ink" else "#dfe3e8", 750, room=L.ratio - .2)
        L.text(f"{p['brand']}  {a['formFactor']}", .1, .7, .2, ink if mode == "ink" else "#aab1b9", 550, room=L.ratio - .2)
        L.box(.1, .88, .1 + L.ratio * .16, .92, accent(p))
        pic.draw("shroud", L.done(), mode)


def cpu_cooling(pic, p, job):
    a = p["attributes"]
    lit = a.get("lighting") not in (None, "None") or "argb" in p["name"].lower() or "rgb" in p["name"].lower()
    if job["colour"] in ("black", "white", "gray", "silver"):
        lights(pic, p, lit)
    if "pump" in pic.areas:
        L = Label(size(pic, "pump"), tall=420)
        c = "#0c0e11" if job["colour"] == "black" else "#f1f3f5"
        L.d.ellipse((4, 4, L.w - 4, L.h - 4), fill=rgb(c) + (255,))
        ink = LIGHT if job["colour"] == "black" else DARK
        L.d.arc((26, 26, L.w - 26, L.h - 26), 140, 400, fill=rgb(accent(p)) + (255,), width=16)
        L.text(str(a.get("radiatorSizeMm", a.get("size", ""))), .5, .46, .3, ink, 750, "mm")
        L.text(model(p), .5, .68, .11, ink, 600, "mm", room=.62)
        turned(pic, job)
        pic.draw("pump", L.done(), "screen")
        return
    turned(pic, job)
    if "hub" in pic.areas:
        ink, mode = on(pic, "hub")
        L = Label(size(pic, "hub"), tall=300)
        L.text(p["brand"], .5, .38, .16, ink, 600, "mm", room=.8)
        L.text(model(p), .5, .58, .2, ink, 750, "mm", room=.86)
        pic.draw("hub", L.done(), mode)


def keyboard(pic, p, job):
    a = p["attributes"]
    lights(pic, p, a.get("backlight") not in (None, "None"))
    for name, s in (("space", f"{p['brand']} {tidy(p)}"), ("edge", tidy(p))):
        if name in pic.areas:
            ink, mode = on(pic, name)
            L = Label(size(pic, name))
            L.text(s, L.ratio / 2, .5, .62 if name == "space" else .6, ink, 600, "mm", room=L.ratio * .92)
            pic.draw(name, L.done(), mode)


def mouse(pic, p, job):
    if job["colour"] != "pink":
        lights(pic, p, bool(p["attributes"].get("rgb")))
    ink, mode = on(pic, "flank")
    L = Label(size(pic, "flank"))
    L.text(p["brand"], L.ratio / 2, .2, .3, ink if mode == "ink" else "#b9bfc6", 600, "mm", room=L.ratio * .9)
    L.text(re.sub(r"\b(Wired|Wireless|White|Black|Pink|Graphite|Matte|Gaming|Mouse)\b", "", tidy(p)).strip(), L.ratio / 2, .64, .5, ink if mode == "ink" else "#e3e6e9", 700, "mm", room=L.ratio)
    pic.draw("flank", L.done(), mode)


def headset(pic, p, job):
    a = p["attributes"]
    if job["colour"] in ("black", "white", "gray"):
        lights(pic, p, a.get("lighting") not in (None, "None", False) or bool(a.get("rgb")))
    if "cup" in pic.areas:
        pic.clear("cup", 9, 2, 0)
        ink, mode = on(pic, "cup")
        L = Label(size(pic, "cup"), tall=420)
        words = re.sub(r"\b(Stereo|Headset|Gaming|Wired|Wireless|White|Black|Red|Pink|Carbon|7\.1|USB|Surround|Sound)\b", "", tidy(p)).split() or [p["brand"]]
        half = -(-len(words) // 2)
        rows = [" ".join(words[:half]), " ".join(words[half:])] if len(words) > 1 else words
        for i, row in enumerate(rows):
            L.text(row, L.ratio / 2, .5 + (i - (len(rows) - 1) / 2) * .27, .25, ink, 750, "mm", room=L.ratio * .98)
        pic.draw("cup", L.done(), mode)


def cctv(pic, p, job):
    a = p["attributes"]
    turned(pic, job)
    name = next((n for n in ("base", "side") if n in pic.areas), None)
    if name:
        ink, mode = on(pic, name)
        L = Label(size(pic, name))
        s, one = a.get("mpn", tidy(p)), L.ratio > 4.6 or name == "side"
        if not one:
            L.text(f"{p['brand']}  {a['megapixels']:g} MP", L.ratio / 2, .26, .26, ink, 500, "mm", room=L.ratio * .9)
        L.text(s, L.ratio / 2, .5 if one else .66, .62 if one else .46, ink, 700, "mm", room=L.ratio * .9)
        pic.draw(name, L.done(), mode)


def ups_avr(pic, p, job):
    a = p["attributes"]
    pic.clear("front", 13, 2, 0)
    turned(pic, job)
    ink, mode = on(pic, "front")
    L = Label(size(pic, "front"))
    L.text(f"{a['capacity']} VA", L.ratio / 2, .26, .4, ink, 800, "mm", room=L.ratio * .96)
    L.text(p["brand"], L.ratio / 2, .58, .22, ink, 650, "mm", room=L.ratio * .96)
    L.text(a.get("mpn", tidy(p)), L.ratio / 2, .84, .19, ink, 500, "mm", room=L.ratio * .96)
    pic.draw("front", L.done(), mode)
    if "lcd" in pic.areas:
        C = Label(size(pic, "lcd"), "#0c0d0f" if job.get("isDark") else "#0b1f3a", .03, tall=420)
        if job.get("isDark"):       # no screen: a plain panel
            return pic.draw("lcd", C.done(), "screen")
        C.text("OUTPUT", .08, .16, .11, "#9cc8ff", 500)
        C.text("230 V", .08, .44, .34, "#e7f2ff", 700)
        C.text(f"{a['wattage']} W max", .08, .74, .13, "#9cc8ff", 500)
        for i in range(5):
            C.box(C.ratio - .8 + i * .14, .84, C.ratio - .7 + i * .14, .93, "#4dabf7" if i < 2 + int(rnd(p, "load") * 4) else "#1c3d63")
        pic.draw("lcd", C.done(), "screen")


def hubs(pic, p, job):
    a = p["attributes"]
    pic.clear("top", 13, 2, 0)
    turned(pic, job)
    ink, mode = on(pic, "top")
    L = Label(size(pic, "top"))
    low = L.ratio > 3.6
    L.text(p["brand"], .12, .3, .24, ink, 600, room=L.ratio * .6)
    L.text(a.get("mpn") or tidy(p), .12, .66, .34, ink, 750, room=L.ratio * (.62 if low else .9))
    if low:
        L.text(a["interface"], L.ratio - .12, .66, .24, ink, 500, "rm", room=L.ratio * .3)
    pic.draw("top", L.done(), mode)


def adapters(pic, p, job):
    a = p["attributes"]
    name = next((n for n in ("top", "side") if n in pic.areas), None)
    if not name:
        return turned(pic, job)
    pic.clear(name, 11, 1.5, 0)
    turned(pic, job)
    ink, mode = on(pic, name)
    L = Label(size(pic, name))
    nano = job["look"] == "adapter-nano"
    L.text(p["brand"], L.ratio / 2, .27, .24, ink, 600, "mm", room=L.ratio * (.6 if nano else .9))
    L.text(a.get("mpn") or a["interface"], L.ratio / 2, .66, .36, ink, 750, "mm", room=L.ratio * (.78 if nano else .94))
    pic.draw(name, L.done(), mode)


def cables(pic, p, job):
    """a card tag in the middle of the coil"""
    a = p["attributes"]
    turned(pic, job)
    L = Label(size(pic, "tag"), "#e8e2d6", .06, tall=560)
    L.box(0, 0, .12, 1, accent(p), .05)
    m = a.get("length")
    L.text(f"{m:g} m" if m and m >= 1 else f"{m * 100:g} cm" if m else "", .24, .3, .34, "#1b1d20", 800, room=L.ratio - .34)
    L.text(a.get("interface", a["type"]), .24, .58, .15, "#1b1d20", 700, room=L.ratio - .34)
    L.text(a["type"] if a["type"] != a.get("interface") else "Cable", .24, .74, .1, "#495057", 500, room=L.ratio - .34)
    L.text(f"{p['brand']}  {a.get('mpn', '')}".strip(), .24, .88, .085, "#495057", 500, room=L.ratio - .34)
    pic.draw("tag", L.done(), "under")


def turned(pic, job):
    if job.get("mirrored"):
        pic.turn()


def print_product(pic, job):
    """turn: which of the products of its look this is, so that neighbours differ in light"""
    globals()[job["product"]["category"]](pic, dict(job["product"], turn=job["turn"]), job)

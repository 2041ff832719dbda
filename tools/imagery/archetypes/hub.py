from kit import *
from archetypes.cable import plug

TONE = {"gray": "#8d9198", "black": "#232529", "silver": "#b4b7bc", "white": "#e6e7e9"}
PORTS = {"usb3": (1.32, .62, "#2563eb", .06), "usb2": (1.32, .62, "#f1f2f3", .06), "hdmi": (1.5, .56, "#17181a", .12),
         "usbc": (.92, .34, "#17181a", .16), "sd": (2.0, .26, None, .06), "tf": (1.1, .2, None, .05), "rj45": (1.35, 1.15, None, .05), "dp": (1.6, .56, "#17181a", .06),
         "vga": (1.75, .8, "#1d4ed8", .2), "jack": (.5, .5, "#17181a", .24), "sata": (2.3, .42, "#17181a", .05), "pins": (1.6, .62, None, .05)}


def port(kind, loc, rot=(90, 0, 0)):
    """socket in a face, opening along the face's outward normal"""
    w, h, inner, r = PORTS[kind]
    m_d, m_m = mat("#0b0c0d", .5), mat("#c9ccd0", .25, 1)
    with group(loc, rot):
        plate(rrect(w, h, r, 5), .06, (0, 0, 0), m_m, [], .02)
        plate(rrect(w - .1, h - .1, r * .8, 5), .05, (0, 0, .02), m_d, [], .01)
        if inner:
            box((w * .78, h * .32, .06), (0, h * .12 if w > .9 else 0, .03), mat(inner, .4), .02)
        if kind == "vga":
            for row, n in ((.16, 5), (0, 5), (-.16, 5)):
                q = box((.07, .07, .02), (-.5, row, .06), mat("#0b0c0d", .6), .02); array(q, n, (.25, 0, 0))
        if kind == "pins":
            for row in (-.13, .13):
                q = box((.09, .09, .35), (-.52, row, .12), mat("#dcae50", .25, 1), .01); array(q, 5, (.26, 0, 0))
        if kind == "rj45":
            f = box((.05, .3, .03), (-.35, .32, .04), mat("#dcae50", .25, 1), 0); array(f, 8, (.1, 0, 0))
            for s, c in ((-1, "#4ade80"), (1, "#fbbf24")):
                box((.2, .12, .05), (s * .48, h / 2 + .16, .02), emis(c, 1.6), .01)


def lead(start, away, m, kind="usbc", sc=1.35, r=.26):
    """short lead from `start`, ending in a plug"""
    x, y, z = start
    s = away
    e = (x + s * 5.2, y - 3.6, .6)
    tube([(x - s * .2, y, z), (x + s * 1.2, y, z), (x + s * 3.6, y + 1.2, .6), (x + s * 5.8, y - .6, .5), e], r, mat("#2a2c30", .6, grain=.3, grain_scale=12))
    with group((e[0] - s * .30, e[1] - 1.2, .6), (0, 0, -90 - s * 15), sc):
        plug(kind, m, mat("#c9ccd0", .25, 1))


def build(p):
    kind = p.get("kind", "usbc")
    return {"usbc": stick, "bar": bar, "switch": switch, "dock": dock}[kind](p)


def stick(p):
    L_, W, T = p.get("length", 11.5), 4.2, 1.35
    m = mat(TONE[p.get("colour", "gray")], .34, .95, grain=.02, grain_scale=24)
    z = T / 2 + .1
    plate(rrect(L_, W, .75, 10), T, (0, 0, z), m, [], .22, 5)
    x = -L_ / 2 + 1.5
    for kind in p.get("ports", ["usb3", "usb3", "usb3", "hdmi", "usbc"]):
        w = PORTS[kind][0]
        port(kind, (x + w / 2 - .4, -W / 2 - .005, z)); x += w + .55
    cyl(.09, .06, (L_ * .42, -W * .2, z + T / 2), emis("#e8f3ff", 5), .02, 16)
    printed("top", L_ * .8, W * .6, (0, 0, z + T / 2 + .003))
    text(p.get("label", "USB-C HUB"), .55, (0, 0, z + T / 2 + .002), mat=mat("#e9ebee" if p.get("colour") != "silver" else "#4c5056", .4), style="SemiBold", depth=.003, maxw=L_ * .6)
    lead((-L_ / 2, 0, z), -1, m)
    return dict(az=p.get("az", 22), el=p.get("el", 36), lens=95, margin=.08)


def bar(p):
    """USB-A hub: slim slab, ports on the long side, cable at the end"""
    n = p.get("count", 4)
    L_, W, T = 3.2 + n * 2.0, 3.6, 1.7
    m = mat(TONE[p.get("colour", "black")], .42, .1, grain=.06, grain_scale=20)
    top = mat("#15171a" if p.get("colour", "black") == "black" else "#d7d9dc", .22, coat=.5)
    z = T / 2 + .1
    plate(rrect(L_, W, .5, 8), T, (0, 0, z), m, [], .2, 4)
    plate(rrect(L_ - .5, W - .5, .35, 8), .06, (0, 0, z + T / 2), top, [], .02)
    for i in range(n):
        x = (i - (n - 1) / 2) * 2.0
        port("usb3", (x, -W / 2 - .005, z))
        if p.get("switches"):
            plate(rrect(.7, .7, .2, 5), .16, (x, -W * .16, z + T / 2 + .06), m, [], .05)
            cyl(.08, .05, (x, W * .12, z + T / 2 + .04), emis("#7dd3fc", 5), .01, 16)
    cyl(.09, .05, (L_ / 2 - .6, W * .25, z + T / 2 + .03), emis("#38bdf8", 5), .02, 16)
    printed("top", L_ * .86, W * (.36 if p.get("switches") else .7), (0, W * (.26 if p.get("switches") else 0), z + T / 2 + .036))
    text(p.get("label", "USB 3.2"), .5, (0, W * .26, z + T / 2 + .035), mat=mat("#aeb4bb", .4), style="SemiBold", depth=.003)
    if p.get("clip"):           # screw clamp behind the ports
        for x in (-2.6, 2.6):
            box((1.4, .5, 4.6), (x, W / 2 + .1, z + 1.6), m, .12)
            box((1.4, 3.4, .5), (x, W / 2 + 1.6, z + 3.7), m, .12)
            cyl(.42, 2.2, (x, W / 2 + 2.6, z + 4.9), mat("#3a3d42", .35, .6), .08, 32)
    lead((-L_ / 2, 0, z), -1, m, "usba", 1.1, .28)
    return dict(az=p.get("az", 20), el=p.get("el", 34), lens=95, margin=.08)


def switch(p):
    """network switch: metal box, RJ45 in front, a light above each"""
    n = p.get("count", 5)
    L_, W, T = 4.0 + n * 1.9, 8.2, 2.6
    col = p.get("colour", "black")
    m = mat({"black": "#24272b", "white": "#e4e6e8", "gray": "#9aa0a8"}[col], .40, .35, grain=.06, grain_scale=20)
    z = T / 2 + .25
    box((L_, W, T), (0, 0, z), m, .16, 3)
    plate(rrect(L_ - .6, T - .5, .2, 5), .05, (0, -W / 2, z), mat("#121417", .35), [], .02, rot=(90, 0, 0))
    for i in range(n):
        x = (i - (n - 1) / 2) * 1.62 + .8
        port("rj45", (x, -W / 2 - .03, z - .2))
        cyl(.07, .04, (-L_ / 2 + .7, -W / 2 - .03, z + .7 - (i % 5) * .3), emis("#4ade80", 3), .01, 12, (90, 0, 0)) if i < 5 else None
    for k in range(10):
        box((.14, W * .4, .04), (L_ * .16 + k * .42, .4, z + T / 2), mat("#0b0c0d", .6), .02)
    printed("top", L_ * .5, W * .6, (-L_ * .2, 0, z + T / 2 + .012))
    text(p.get("label", "GIGABIT"), .8, (-L_ * .36, 0, z + T / 2 + .01), mat=mat("#b9bfc6" if col != "white" else "#5c6066", .4), align="LEFT", style="SemiBold", depth=.003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(.45, .3, (sx * (L_ / 2 - 1), sy * (W / 2 - 1), .15), mat("#0b0b0c", .7), .08, 20)
    return dict(az=p.get("az", 24), el=p.get("el", 26), lens=95, margin=.07)


def dock(p):
    """desktop dock: upright slab on a foot, ports down the front"""
    W, Dp, H = 3.4, 9.0, 13.0
    m = mat(TONE[p.get("colour", "gray")], .34, .9, grain=.02, grain_scale=24)
    plate(rrect(W + 1.6, Dp + .6, .6, 6), .7, (0, 0, .35), mat("#2a2c30", .4), [], .15)
    plate(rrect(W, Dp, .8, 8), H, (0, 0, .7 + H / 2), m, [], .2, 4)
    z = 11.8
    for kind in ("usbc", "usbc", "usb3", "usb3", "sd"):
        port(kind, (0, -Dp / 2 - .005, z), (90, 90 if kind == "sd" else 0, 0)); z -= 1.75
    cyl(.35, .1, (0, -Dp / 2 - .02, 2.1), mat("#111316", .3), .03, 32, (90, 0, 0))
    cyl(.1, .1, (0, -Dp / 2 - .05, 2.9), emis("#e8f3ff", 5), .02, 16, (90, 0, 0))
    printed("top", Dp * .7, 1.6, (W / 2 + .02, 0, 2.3), (90, 0, 90))
    for k in range(16):
        box((.05, Dp * .7, .16), (W / 2, 0, 3.4 + k * .5), mat("#55595f", .4, .8), .02)
    return dict(az=p.get("az", 36), el=p.get("el", 14), lens=95, margin=.1)

from kit import *
from archetypes.cooler import screen


def build(p):
    return {"lcd": tower, "plain": plain, "avr": avr}[p.get("kind", "lcd")](p)


def tower(p):
    W, Dp, H = p.get("width", 10.5), p.get("depth", 28), p.get("height", 17)
    m = mat({"black": "#1f2124", "white": "#e6e7e8"}[p.get("colour", "black")], .44, grain=.12, grain_scale=14)
    m_f = mat("#17181a", .30, coat=.3, grain=.02); m_d = mat("#0a0a0b", .6); ink = mat("#cfd3d8", .45)
    z = .4
    plate(rrect(W, H, .8, 8), Dp - 2.2, (0, 1.1, z + H / 2), m, [], .25, 3, rot=(90, 0, 0))
    plate(rrect(W + .2, H + .2, 1.1, 8), 2.4, (0, -Dp / 2 + 1.2, z + H / 2), m_f, [], .5, 5, rot=(90, 0, 0))
    y = -Dp / 2 - .02
    plate(rrect(W * .72, 5.0, .5, 6), .12, (0, y, z + H * .74), mat("#060708", .12, coat=.6), [], .04, rot=(90, 0, 0))
    quad(W * .58, 3.9, (0, y - .075, z + H * .74), screen(f"{TEX}/lcd_ups.png", 1.15), (90, 0, 0))
    with group((0, y, z + H * .44), (90, 0, 0)):
        cyl(1.0, .25, (0, 0, .05), mat("#2a2c30", .3, .4), .08, 56)
        ring(.98, 1.16, .12, (0, 0, .02), emis("#4ade80", 3.0), .04)
        box((.12, .55, .05), (0, .22, .19), ink, .03)
    printed("front", W * .84, H * .19, (0, y - .03, z + H * .25), (90, 0, 0))
    printed("lcd", W * .58, 3.9, (0, y - .08, z + H * .74), (90, 0, 0))
    text(p.get("label", "UPS 1000VA"), .85, (0, y - .03, z + H * .28), (90, 0, 0), ink, style="Bold", depth=.004, maxw=W * .78)
    text(p.get("sub", "LINE INTERACTIVE"), .42, (0, y - .03, z + H * .215), (90, 0, 0), ink, style="Medium", depth=.004, maxw=W * .7)
    for k in range(5):
        box((W * .66, .12, .28), (0, y + .03, z + 1.1 + k * .42), m_d, .05)
    for s in (-1, 1):
        for k in range(14):
            box((.1, .55, 4.2), (s * W / 2, -Dp * .1 + k * 1.1, z + H * .55), m_d, .05)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(.8, .5, (sx * W * .34, sy * Dp * .38, .25), m_d, .1, 24)
    return dict(az=p.get("az", 34), el=p.get("el", 15), lens=95, margin=.09)


def outlet(loc, rot, m_d):
    with group(loc, rot):
        plate(rrect(2.9, 2.9, .3, 6), .12, (0, 0, 0), mat("#34373c", .4), [], .03)
        for x, y, w, h in ((-.55, .35, .22, .7), (.55, .35, .22, .7)):
            box((w, h, .06), (x, y, .06), m_d, .04)
        cyl(.28, .06, (0, -.6, .06), m_d, .02, 24)


def plain(p):
    """low UPS without a display: outlets on the top, one button in front"""
    W, Dp, H = 14.0, 24.0, 9.5
    m = mat("#1f2124", .44, grain=.12, grain_scale=14); m_d = mat("#08090a", .6); ink = mat("#cfd3d8", .45)
    z = .4
    plate(rrect(W, Dp, 1.4, 8), H, (0, 0, z + H / 2), m, [], .5, 5)
    plate(rrect(W * .86, Dp * .52, .8, 8), .14, (0, Dp * .16, z + H), mat("#292c30", .4), [], .05)
    for i in range(p.get("outlets", 4)):
        outlet(((i % 2 - .5) * 5.6, Dp * .07 + (i // 2) * 4.6, z + H + .09), (0, 0, 0), m_d)
    cyl(1.1, .35, (0, -Dp * .34, z + H + .05), mat("#33363b", .3, .3), .1, 56)
    ring(1.08, 1.28, .12, (0, -Dp * .34, z + H + .03), emis("#4ade80", 3.0), .04)
    printed("front", W * .8, 2.6, (0, -Dp * .2, z + H + .01))
    text(p.get("label", "UPS"), 1.7, (0, -Dp * .2, z + H + .01), mat=ink, style="Bold", depth=.004)
    for k in range(8):
        box((W * .6, .1, .22), (0, -Dp / 2 - .0, z + 1.8 + k * .7), m_d, .05)
    for s in (-1, 1):
        for k in range(12):
            box((.1, .5, 4.0), (s * W / 2, -Dp * .2 + k * 1.0, z + H * .5), m_d, .05)
    return dict(az=p.get("az", 30), el=p.get("el", 30), lens=95, margin=.08)


def avr(p):
    """voltage regulator: metal box, needle meter, outlets in front"""
    W, Dp, H = p.get("width", 13.0), p.get("depth", 17.0), p.get("height", 11.5)
    m = mat({"black": "#232528", "white": "#e4e5e6"}[p.get("colour", "black")], .42, .25, grain=.10, grain_scale=16)
    m_f = mat("#17181b", .34, coat=.2); m_d = mat("#060708", .6); ink = mat("#d9dce0", .45)
    z = .5
    box((W, Dp, H), (0, 0, z + H / 2), m, .25, 3)
    plate(rrect(W - .3, H - .3, .5, 6), .5, (0, -Dp / 2 - .1, z + H / 2), m_f, [], .2, 4, rot=(90, 0, 0))
    y = -Dp / 2 - .36
    # meter
    with group((-W * .22, y, z + H * .70), (90, 0, 0)):
        plate(rrect(5.0, 4.2, .3, 6), .3, (0, 0, 0), mat("#0b0c0e", .3), [], .1)
        plate(rrect(4.5, 3.7, .2, 6), .04, (0, 0, .15), mat("#f4f1e8", .5), [], .01)
        for k in range(11):
            a = D(140 - k * 10)
            box((.05, .32, .02), (2.3 * math.cos(a), -1.1 + 2.3 * math.sin(a), .18), mat("#22262c", .5), 0, rot=(0, 0, math.degrees(a) - 90))
        box((.06, 2.3, .03), (.28, .0, .2), mat("#c81e1e", .4), .01, rot=(0, 0, -14))
        cyl(.22, .1, (0, -1.1, .2), mat("#22262c", .4), .03, 24)
        text("V", .7, (0, .35, .18), mat=mat("#22262c", .5), style="Bold", depth=.002)
        plate(rrect(4.5, 3.7, .2, 6), .04, (0, 0, .26), glass("#ffffff", 0, .02, .5), [], .01)
    for k, c in enumerate(("#4ade80", "#fbbf24", "#f87171")):
        cyl(.28, .16, (W * .14 + k * 1.4, y, z + H * .80), emis(c, 2.6 if k == 0 else .5), .08, 28, (90, 0, 0))
    printed("front", W * .44, H * .24, (W * .235, y - .01, z + H * .595), (90, 0, 0))
    text(p.get("label", "AVR"), 1.5, (W * .25, y - .01, z + H * .60), (90, 0, 0), ink, style="ExtraBold", depth=.004)
    n = p.get("outlets", 3)
    for i in range(n):
        outlet(((i - (n - 1) / 2) * min(3.7, (W - 1.5) / n), y - .02, z + H * .25), (90, 0, 0), m_d)
    for s in (-1, 1):
        for k in range(9):
            box((.1, 6.5, .3), (s * W / 2, 0, z + H * .3 + k * .62), m_d, .08)
    if p.get("handle"):
        tube([(0, -4, z + H), (0, -4, z + H + 1.6), (0, 4, z + H + 1.6), (0, 4, z + H)], .35, mat("#111214", .5), res=6)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(.7, .6, (sx * W * .38, sy * Dp * .38, .3), m_d, .1, 24)
    return dict(az=p.get("az", 30), el=p.get("el", 18), lens=95, margin=.09)

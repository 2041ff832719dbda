from kit import *


def lens(m_ring, r=1.5, leds=True):
    """lens cluster facing +Z at z=0"""
    cyl(r * 1.9, .25, (0, 0, -.1), mat("#0b0c0d", .18, coat=.6), .05, 72)
    ring(r * .78, r * 1.05, .5, (0, 0, .1), mat("#1d1e20", .3, .6), .08, 72)
    lathe([(0, .30), (r * .2, .29), (r * .45, .22), (r * .65, .1), (r * .76, -.02)], mat=mat("#0a0f24", .04, .0, spec=1.0, coat=1.0, coat_rough=.02), n=64)
    ring(r * .3, r * .36, .04, (0, 0, .27), mat("#2b3d78", .15, .8), .01, 48)
    if leds:
        for k in range(10):
            a = D(36 * k + 18)
            cyl(.20, .12, (r * 1.48 * math.cos(a), r * 1.48 * math.sin(a), .06), mat("#3d2226", .15, coat=.8), .06, 24)
            ring(.2, .27, .1, (r * 1.48 * math.cos(a), r * 1.48 * math.sin(a), .06), mat("#c5c8cb", .2, 1), .03, 24)


def build(p):
    kind = p.get("kind", "bullet")
    if kind in MORE:
        return MORE[kind](p)
    col = p.get("colour", "white")
    c = {"white": "#eceded", "black": "#232427", "grey": "#c4c7cb"}[col]
    m = mat(c, .36, grain=.04, grain_scale=16); m2 = mat("#dfe0e2" if col == "white" else c, .4); m_d = mat("#141517", .35)
    met = mat("#b9bcc0", .3, 1)
    if kind == "dome":
        cyl(5.6, 1.0, (0, 0, .5), m, .3, 96)
        lathe([(5.4, .9), (5.25, 2.2), (4.9, 3.0), (4.2, 3.4), (3.95, 3.3)], mat=m, n=96, angle=60)
        cyl(3.9, 1.6, (0, 0, 2.4), m_d, .1, 72)
        with group((0, -.6, 3.4), (28, 0, 0)):
            lathe([(0, 2.3), (1.2, 2.2), (2.2, 1.5), (2.6, .5), (2.6, -.4)], mat=mat("#1b1c1f", .35), n=64)
            with group((0, 0, 2.25)):
                lens(met, .95, False)
        prof = [(3.95 * math.cos(D(a)), 3.35 + 3.85 * math.sin(D(a))) for a in range(0, 91, 5)]
        lathe(prof, mat=glass("#d3d7dc", 0, .25, 1.2), n=96, angle=60)
        ring(3.9, 4.15, .25, (0, 0, 3.4), m, .06)
        wrapped("base", 6.5, 1.6, (0, -9, 1.75), (93, 0, 0), reach=8)
        if p.get("label"):
            text(p["label"], 1.2, (0, -5.55, 1.6), (96, 0, 0), mat("#8b8f94", .4), style="SemiBold", depth=.01)
        return dict(az=p.get("az", -22), el=p.get("el", 24), lens=100, margin=.12)
    # bullet
    L_, R = 15.5, 3.4
    zc = 11.0
    with group((0, 0, zc), (0, 0, 0)):
        with group(rot=(90 + p.get("down", 8), 0, 0)):
            # +Z = forward (towards -Y)
            lathe([(0, -L_ * .45), (R * .72, -L_ * .45), (R * .88, -L_ * .43), (R * .95, -L_ * .36), (R * .95, L_ * .40), (R * .99, L_ * .41), (R * .99, L_ * .5), (R * .93, L_ * .52), (R * .90, L_ * .50), (R * .88, L_ * .47)], mat=m, n=96, angle=40)
            with group((0, 0, L_ * .47)):
                lens(met, 1.55)
            # sun shield
            sec = []
            g = []
            for i in range(25):
                a = D(8 + 164 * i / 24)
                g.append(a)
            grid = []
            for zz in (-L_ * .36, L_ * .40, L_ * .56, L_ * .60):
                k = 1.10
                a_in = 0 if zz < L_ * .5 else 0.10 if zz < L_ * .58 else .16
                grid.append([(R * k * math.cos(a * (1 - a_in * 0) ), R * k * math.sin(a) + .05, zz - (0 if zz < L_ * .5 else .9 * (1 - math.sin(a)))) for a in g])
            sheet(grid, m, .22, 0, .06, angle=50)
            wrapped("side", 8.0, 1.25, (R + 3, 1.45, -.5), (0, 90, 0), reach=6)
            if p.get("label"):
                with group((R * 1.115, 0, 0), (0, 90, 0)):
                    text(p["label"], .85, (-L_ * .02, .85, .0), (-13, 0, 0), mat("#7f848a", .4), style="SemiBold", depth=.01)
    # bracket: ball joint, arm, wall plate on the floor
    with group((0, 3.2, 0)):
        cyl(3.6, .9, (0, 0, .45), m, .25, 72)
        lathe([(3.0, .9), (2.2, 1.4), (1.5, 2.4), (1.2, 3.8), (1.2, 4.6)], mat=m, n=64, angle=60)
        lathe([(1.45 * math.sin(D(a)), 5.4 - 1.45 * math.cos(D(a))) for a in range(0, 181, 10)], mat=met, n=48, angle=60)
        tube([(0, 0, 5.6), (0, -.6, 6.8), (0, -1.6, 8.2)], .85, m, res=8)
        for k in range(3):
            a = D(120 * k + 30); cyl(.35, .12, (2.7 * math.cos(a), 2.7 * math.sin(a), .92), met, .04, 20)
    tube([(0, 5.5, 10.0), (0, 7.5, 9.2), (.8, 8.6, 5.5), (1.6, 8.2, 1.2), (3.5, 9.5, .3), (7, 9, .3)], .3, mat("#e1e2e4" if col != "black" else "#222", .5))
    return dict(az=p.get("az", 36), el=p.get("el", 10), lens=95, margin=.09)


def plastics(p):
    c = {"white": "#eceded", "black": "#232427", "gray": "#c4c7cb"}[p.get("colour", "white")]
    return mat(c, .36, grain=.04, grain_scale=16), mat("#101114", .2, coat=.6), mat("#b9bcc0", .3, 1)


def ball(r, m, loc=(0, 0, 0), n=72, a0=0, a1=180):
    return lathe([(r * math.sin(D(a)), -r * math.cos(D(a))) for a in range(a0, a1 + 1, 5)], loc, m, n, angle=60)


def turret(p):
    """eyeball in a ring"""
    m, m_d, met = plastics(p)
    lathe([(0, 0), (5.6, 0), (5.75, .2), (5.7, 1.2), (5.1, 2.6), (4.4, 3.3), (4.0, 3.4), (3.9, 3.1)], mat=m, n=96, angle=50)
    wrapped("base", 6.0, 1.5, (0, -10, 1.25), (90, 0, 0), reach=8)
    with group((0, 0, 3.5), (52, 0, 0)):
        ball(4.05, m)
        cyl(2.9, 1.9, (0, 0, 3.2), m, .2, 72)
        with group((0, 0, 4.1)):
            cyl(2.65, .2, (0, 0, .05), m_d, .06, 72)
            with group((0, 0, .2)):
                lens(met, 1.0, False)
            for x in (-1.85, 1.85):
                cyl(.5, .16, (x, 1.1, .16), mat("#f3efe0", .2, coat=.8) if x > 0 else mat("#3d2226", .15, coat=.8), .08, 32)
    return dict(az=p.get("az", -24), el=p.get("el", 26), lens=100, margin=.11)


def pan(p):
    """indoor pan and tilt: ball head on a round foot"""
    m, m_d, met = plastics(p)
    lathe([(0, 0), (3.4, 0), (3.6, .3), (3.4, 2.2), (3.0, 3.4), (2.9, 4.2), (3.1, 4.4)], mat=m, n=96, angle=50)
    wrapped("base", 4.6, 1.6, (0, -8, 1.7), (90, 0, 0), reach=8)
    ring(2.95, 3.2, .25, (0, 0, 4.45), mat("#1a1b1e", .4), .06)
    with group((0, 0, 7.9), (78, 0, 0)):
        ball(4.1, m)
        with group((0, 0, 2.9)):
            lathe([(0, 1.35), (1.6, 1.28), (2.5, .95), (2.95, .35), (2.95, -.2)], mat=m_d, n=72, angle=60)
            with group((0, 0, 1.22)):
                lens(met, .85, False)
            for k in range(8):
                a = D(45 * k + 22)
                cyl(.16, .1, (2.1 * math.cos(a), 2.1 * math.sin(a), 1.05), mat("#3d2226", .15, coat=.8), .04, 20)
            cyl(.1, .08, (0, -2.3, .95), emis("#38bdf8", 3), .02, 16)
    return dict(az=p.get("az", -26), el=p.get("el", 14), lens=100, margin=.1)


def dome_ptz(p):
    """outdoor pan and tilt: arm, body, two aerials or none"""
    m, m_d, met = plastics(p)
    plate(rrect(6.5, 9.5, 1.4, 8), 1.4, (0, 5.6, 9.5), m, [], .35, 4, rot=(90, 0, 0))
    box((3.2, 5.4, 3.0), (0, 3.2, 11.6), m, .9, 5)
    lathe([(0, 11.2), (2.6, 11.2), (3.0, 10.8), (3.1, 10.0), (3.1, 8.9), (2.9, 8.7), (0, 8.7)], (0, 0, .6), m, 72)
    for s in (-1, 1):
        plate(rrect(1.3, 5.6, .6, 6), 1.9, (s * 3.55, -.1, 6.6), m, [], .3, 4, rot=(90, 0, 0))
    box((7.2, 2.0, 1.3), (0, -.1, 9.0), m, .5, 4)
    with group((0, -.2, 5.6), (84, 0, 0)):
        ball(2.95, m)
        lathe([(2.7, .8), (2.95, 1.6), (3.0, 2.6), (2.8, 2.9), (0, 2.9)], mat=m, n=72)
        with group((0, 0, 2.95)):
            cyl(2.55, .2, (0, 0, 0), m_d, .06, 72)
            with group((0, 0, .15)):
                lens(met, 1.0, False)
            for a in (35, 145, 215, 325):
                cyl(.42, .14, (1.9 * math.cos(D(a)), 1.9 * math.sin(D(a)), .12), mat("#f3efe0" if a < 180 else "#3d2226", .15, coat=.8), .05, 28)
    printed("base", 6.2, .8, (0, -1.12, 9.2), (90, 0, 0))
    if p.get("aerials", True):
        for s in (-1, 1):
            with group((s * 3.9, 5.0, 12.5), (0, s * 12, 0)):
                cyl(.42, 7.5, (0, 0, 3.6), mat("#e2e3e5" if p.get("colour", "white") != "black" else "#1b1c1f", .4), .18, 32)
    return dict(az=p.get("az", -32), el=p.get("el", 6), lens=95, margin=.09, floor=True)


def doorbell(p):
    m, m_d, met = plastics(p)
    W, H, T = 4.8, 14.0, 2.4
    with group((0, 0, H / 2), (90 - 10, 0, 0)):
        plate(rrect(W, H, 1.6, 10), T, (0, 0, 0), mat("#e9eaec", .35, grain=.03), [], .4, 5)
        plate(rrect(W - .5, H - .5, 1.4, 10), .2, (0, 0, T / 2), m_d, [], .08)
        with group((0, H * .29, T / 2 + .12)):
            lens(met, 1.0, False)
        for k in range(6):
            a = D(60 * k)
            cyl(.13, .06, (1.75 * math.cos(a), H * .29 + 1.75 * math.sin(a), T / 2 + .1), mat("#3d2226", .15, coat=.8), .02, 16)
        cyl(1.45, .2, (0, -H * .27, T / 2 + .12), mat("#2a2c31", .3, .3), .08, 64)
        ring(1.4, 1.62, .1, (0, -H * .27, T / 2 + .14), emis("#38bdf8", 3.0), .03)
        printed("base", 3.2, 1.2, (0, -H * .42, T / 2 + .11))
        for k in range(5):
            box((.9 - abs(k - 2) * .18, .08, .04), (0, .9 - k * .22, T / 2 + .1), mat("#050505", .7), .02)
    box((W * .8, 4.5, .6), (0, .6, .3), mat("#202226", .5), .2)
    return dict(az=p.get("az", -26), el=p.get("el", 10), lens=100, margin=.1)


def twin(p):
    """two lenses side by side on a bracket"""
    m, m_d, met = plastics(p)
    cyl(3.6, .9, (0, 3.4, .45), m, .25, 72)
    tube([(0, 3.4, .8), (0, 3.2, 3.4), (0, 1.6, 5.2)], 1.0, m, res=8)
    with group((0, 0, 7.2), (86, 0, 0)):
        plate(rrect(14.5, 6.2, 2.6, 12), 5.2, (0, 0, -.8), m, [], .8, 5)
        plate(rrect(13.4, 5.2, 2.3, 12), .3, (0, 0, 1.9), m_d, [], .1)
        printed("base", 4.2, .8, (0, -2.1, 2.06))
        for s in (-1, 1):
            with group((s * 3.6, 0, 2.1), (0, s * 14, 0)):
                lens(met, 1.25, False)
        for x in (-.9, .9):
            for y in (-1.2, 0, 1.2):
                cyl(.35, .14, (x, y, 2.06), mat("#f3efe0" if y else "#3d2226", .15, coat=.8), .05, 28)
    return dict(az=p.get("az", -26), el=p.get("el", 12), lens=95, margin=.08)


def pod(p):
    """wire-free camera: a rounded body on a round foot"""
    m, m_d, met = plastics(p)
    lathe([(0, 0), (2.9, 0), (3.0, .3), (2.6, .8), (1.2, 1.1), (.8, 1.8), (.8, 3.0)], mat=m, n=72, angle=60)
    ball(1.25, met, (0, 0, 3.4))
    with group((0, 0, 6.4), (86, 0, 0)):
        plate(rrect(6.2, 6.6, 2.9, 12), 8.6, (0, 0, -1.6), m, [], 1.0, 6)
        plate(rrect(5.6, 6.0, 2.7, 12), .4, (0, 0, 2.75), m_d, [], .12)
        with group((0, .6, 2.95)):
            lens(met, 1.1, False)
        for x in (-1.5, 1.5):
            cyl(.34, .14, (x, 1.9, 2.96), mat("#f3efe0", .2, coat=.8), .05, 28)
        cyl(.5, .12, (0, -1.9, 2.96), mat("#c9ccd0", .4), .05, 28)
        wrapped("base", 5.2, 1.0, (0, 8, -1.6), (-90, 0, 0), reach=8)
    return dict(az=p.get("az", -32), el=p.get("el", 12), lens=100, margin=.12)


def cube(p):
    """small indoor camera: a flat round head on a hinged foot"""
    m, m_d, met = plastics(p)
    lathe([(0, 0), (3.2, 0), (3.3, .25), (3.1, .7), (1.4, 1.0), (.9, 1.6), (.85, 3.2)], mat=m, n=96, angle=60)
    wrapped("base", 3.4, .5, (0, -8, .35), (90, 0, 0), reach=8)
    cyl(.7, 2.2, (0, 0, 3.4), met, .1, 40, (0, 90, 0))
    with group((0, -.2, 6.4), (84, 0, 0)):
        plate(rrect(5.6, 5.6, 1.7, 12), 2.5, (0, 0, 0), m, [], .5, 5)
        plate(rrect(4.9, 4.9, 1.5, 12), .2, (0, 0, 1.25), m_d, [], .08)
        with group((0, .2, 1.4)):
            lens(met, 1.05, False)
        for k in range(8):
            a = D(45 * k)
            cyl(.14, .08, (1.95 * math.cos(a), .2 + 1.95 * math.sin(a), 1.36), mat("#3d2226", .15, coat=.8), .03, 16)
        cyl(.1, .08, (0, -2.0, 1.36), emis("#38bdf8", 3), .02, 16)
    return dict(az=p.get("az", -28), el=p.get("el", 12), lens=100, margin=.12)


MORE = {"pod": pod, "cube": cube, "turret": turret, "pan": pan, "ptz": dome_ptz, "doorbell": doorbell, "dual": twin}

from kit import *


def plug(kind, m_b, m_met):
    """connector pointing +X, cable leaves at -X"""
    m_d = mat("#0b0c0d", .6)
    if kind == "usbc":
        plate(rrect(2.3, 1.15, .34, 8), .62, (-.35, 0, 0), m_b, [], .2, 4)
        box((.5, .8, .46), (-1.6, 0, 0), m_b, .15, 4)
        o = plate(rrect(.84, .26, .125, 8), .7, (1.12, 0, 0), m_met, [rrect(.74, .17, .08, 8)], .015, 2)
        o.rotation_euler = (D(90), 0, D(90))
        box((.55, .6, .07), (1.1, 0, 0), m_d, .01)
    elif kind == "usba":
        plate(rrect(2.6, 1.65, .3, 6), .85, (-.7, 0, 0), m_b, [], .2, 4)
        box((.7, .9, .6), (-2.2, 0, 0), m_b, .2, 4)
        box((1.3, 1.2, .45), (1.15, 0, 0), m_met, .03)
        for s in (-1, 1):
            box((.22, .24, .02), (1.3, s * .28, .226), m_d, .01)
        box((.05, 1.0, .18), (1.805, 0, .08), mat("#2563eb", .4), 0)
        box((.05, 1.0, .14), (1.803, 0, -.12), m_d, 0)
    elif kind == "usbb":
        plate(rrect(2.6, 1.7, .3, 6), 1.5, (-.7, 0, 0), m_b, [], .25, 4)
        box((.7, .9, .7), (-2.2, 0, 0), m_b, .2, 4)
        o = plate(roundpoly([(-.42, -.39), (.42, -.39), (.42, .18), (.24, .39), (-.24, .39), (-.42, .18)], .05, 3), 1.0, (1.0, 0, 0), m_met, [roundpoly([(-.34, -.31), (.34, -.31), (.34, .15), (.2, .31), (-.2, .31), (-.34, .15)], .04, 3)], .02, 1)
        o.rotation_euler = (D(90), 0, D(90))
        box((.8, .42, .26), (1.0, 0, 0), mat("#f1f2f3", .5), .03)
    elif kind == "vga":
        plate(rrect(2.8, 3.2, .3, 6), 1.35, (-.8, 0, 0), m_b, [], .3, 5)
        box((1.0, 1.0, .9), (-2.6, 0, 0), m_b, .3, 4)
        box((.12, 3.1, 1.2), (.65, 0, 0), m_met, .05)
        o = plate(roundpoly([(-.82, .36), (.82, .36), (.68, -.36), (-.68, -.36)], .14, 5), .7, (1.0, 0, 0), m_met, [roundpoly([(-.74, .29), (.74, .29), (.61, -.29), (-.61, -.29)], .1, 5)], .02, 1)
        o.rotation_euler = (D(90), 0, D(90))
        box((.6, 1.3, .5), (.95, 0, 0), mat("#1d4ed8", .45), .05)
        for s in (-1, 1):
            cyl(.28, 3.2, (-.6, s * 1.28, 0), mat("#2a2c30", .5), .08, 24, (0, 90, 0))
            cyl(.13, .7, (1.2, s * 1.28, 0), m_met, .04, 16, (0, 90, 0))
    elif kind == "sata":
        box((2.2, 1.75, .7), (-.3, 0, 0), m_b, .12, 3)
        box((.05, 1.3, .34), (.81, 0, 0), m_d, 0)
        box((.06, .9, .1), (.83, .05, .04), mat("#dcae50", .25, 1), 0)
        box((.9, .5, .06), (-.1, 0, .38), m_met, .02)
    elif kind == "c13":
        plate(roundpoly([(-1.3, -.95), (1.3, -.95), (1.3, .5), (.85, .95), (-.85, .95), (-1.3, .5)], .2, 4), 3.6, (-.4, 0, 0), m_b, [], .2, 4).rotation_euler = (D(90), 0, D(90))
        for y, z in ((-.65, -.15), (.65, -.15), (0, .35)):
            box((.06, .22, .5), (1.41, y, z), m_d, .02)
        box((1.2, 1.1, 1.1), (-2.7, 0, 0), m_b, .35, 4)
    elif kind == "mains":
        cyl(1.35, 3.0, (-.6, 0, 0), m_b, .4, 48, (0, 90, 0))
        box((1.0, 1.1, 1.1), (-2.5, 0, 0), m_b, .35, 4)
        for s in (-1, 1):
            box((1.7, .16, .62), (1.7, s * .63, 0), m_met, .04)
    elif kind == "jack":
        cyl(.42, 2.2, (-.7, 0, 0), m_b, .12, 40, (0, 90, 0))
        cyl(.26, .5, (.6, 0, 0), m_met, .05, 32, (0, 90, 0))
        for x0, w in ((.85, .8), (1.75, .25), (2.1, .3)):
            cyl(.175, w, (x0 + w / 2, 0, 0), m_met, .03 if x0 < 2 else .12, 32, (0, 90, 0))
        for x0 in (1.68, 2.04):
            cyl(.165, .12, (x0 + .03, 0, 0), m_d, .0, 32, (0, 90, 0))
    elif kind == "pwm":
        box((1.5, 1.15, .6), (0, 0, 0), m_b, .06)
        for k in range(4):
            box((.05, .16, .2), (.76, -.38 + k * .254, 0), m_d, .02)
        box((1.0, .4, .12), (-.1, 0, .34), m_b, .03)
    elif kind == "dvi":
        plate(rrect(2.4, 4.2, .3, 6), 1.5, (-.6, 0, 0), m_b, [], .3, 5)
        box((.12, 3.9, 1.2), (.65, 0, 0), m_met, .05)
        box((.75, 2.5, .8), (1.0, 0, 0), m_met, .12)
        for k in range(3):
            q = box((.2, .06, .06), (1.4, -.95, .2 - k * .2), mat("#dcae50", .25, 1), 0); array(q, 8, (0, .2, 0))
        box((.2, .06, .5), (1.4, .95, 0), mat("#dcae50", .25, 1), 0)
        for s in (-1, 1):
            cyl(.3, 2.6, (-.4, s * 1.68, 0), mat("#2a2c30", .5), .08, 24, (0, 90, 0))
            cyl(.14, .8, (1.3, s * 1.68, 0), m_met, .04, 16, (0, 90, 0))
    elif kind == "mdp":
        plate(rrect(2.4, 1.5, .3, 6), .8, (-.4, 0, 0), m_b, [], .22, 4)
        pts = [(-.38, .22), (.38, .22), (.38, -.06), (.22, -.22), (-.22, -.22), (-.38, -.06)]
        o = plate(roundpoly(pts, .05, 3), .8, (1.1, 0, 0), m_met, [roundpoly([(x * .85, y * .76) for x, y in pts], .04, 3)], .015, 1)
        o.rotation_euler = (D(90), 0, D(90))
        box((.6, .5, .1), (1.1, 0, 0), m_d, .02)
    elif kind == "header":
        box((1.5, 2.2, .9), (0, 0, 0), m_b, .08)
        for row in (-.15, .15):
            q = box((.05, .12, .12), (.76, -.9, row), m_d, .02); array(q, 10, (0, .2, 0))
        box((.9, .5, .12), (0, 0, .5), m_b, .03)
    elif kind == "usbaf":
        plate(rrect(3.0, 1.75, .3, 6), .95, (-.4, 0, 0), m_b, [], .22, 4)
        box((.7, .9, .6), (-2.2, 0, 0), m_b, .2, 4)
        box((.1, 1.3, .58), (1.08, 0, 0), m_met, .02)
        box((.06, 1.14, .42), (1.12, 0, 0), m_d, .01)
        box((.1, 1.0, .18), (1.12, 0, .06), mat("#2563eb", .4), 0)
    elif kind == "gpu16":
        box((2.6, 2.3, 1.15), (0, 0, 0), m_b, .1)
        q = box((.05, .2, .2), (1.31, -.83, .15), m_d, .03); array(q, 6, (0, .33, 0))
        q = box((.05, .2, .2), (1.31, -.83, -.25), m_d, .03); array(q, 6, (0, .33, 0))
        box((1.2, .7, .2), (.2, 0, .62), m_b, .05)
    elif kind == "rj45":
        m_c = mat("#dfe6ea", .12, trans=.75, ior=1.3)
        box((2.1, 1.16, .85), (.2, 0, 0), m_c, .08)
        g = box((.7, .07, .03), (.85, -.36, .44), mat("#dcae50", .25, 1), 0); array(g, 8, (0, .103, 0))
        box((1.5, .5, .08), (.3, 0, .62), m_c, .03, rot=(0, 9, 0))
        plate(rrect(1.7, 1.35, .3, 6), 1.0, (-1.25, 0, 0), m_b, [], .25, 4)
        for k in range(4):
            box((.14, 1.38, 1.03), (-1.6 + k * .28, 0, 0), m_b, .06)
    else:  # hdmi / dp
        plate(rrect(3.4, 2.05, .35, 6), 1.0, (-.6, 0, 0), m_b, [], .3, 5)
        box((1.0, 1.3, .7), (-2.6, 0, 0), m_b, .28, 4)
        pts = [(-.70, .22), (.70, .22), (.70, -.02), (.50, -.22), (-.50, -.22), (-.70, -.02)]
        if kind == "dp":
            pts = [(-.80, .24), (.80, .24), (.80, -.24), (-.55, -.24), (-.80, -.02)]
            box((.8, .5, .1), (-.3, 0, .52), m_met, .04)
        o = plate(roundpoly(pts, .06, 3), 1.1, (1.5, 0, 0), m_met, [roundpoly([(x * .9, y * .82) for x, y in pts], .05, 3)], .015, 1)
        o.rotation_euler = (D(90), 0, D(90))
        box((.7, 1.05, .12), (1.5, 0, 0), mat("#111", .5), .02)
        text(kind.upper(), .62, (-.6, 0, .51), (0, 0, 90), mat("#8d939b", .4), style="Bold", depth=.003, maxw=1.6)


HUE = {"black": "#1a1b1e", "blue": "#1e4fb4", "red": "#b3161d", "gray": "#8d9299"}
LENGTH = {"hdmi": 2.9, "dp": 2.9, "usbc": 1.7, "usba": 2.3, "usbb": 2.3, "vga": 2.9, "sata": 1.2, "c13": 3.1, "mains": 2.8, "jack": 1.7, "pwm": .8, "gpu16": 1.3, "rj45": 1.9, "usbaf": 2.3}


def build(p):
    if p.get("pair"):           # a second one behind
        one = dict(p, pair=False)
        with group((4.6, 9.5, 0)):
            build(one)
    col = HUE[p.get("colour", "black")]
    m_c = mat(col, .62, grain=.35 if p.get("braid", True) else .02, grain_scale=11)
    m_b = mat(p.get("boot", "#202226" if p.get("colour", "black") == "black" else col), .42, grain=.05, grain_scale=18)
    m_m = mat(p.get("tip", "#d8b25a"), .24, 1) if p.get("gold", True) else mat("#c9ccd0", .24, 1)
    r = p.get("r", .34)
    R = 6.6
    pts = []
    turns = p.get("turns", 3)
    n = 24 * turns
    rnd = random.Random(p.get("seed", 3))
    for i in range(n + 1):
        a = 2 * math.pi * i / 24 + math.pi / 2
        k = i / n
        rr = R + .55 * math.sin(a * .5 + 1) + .25 * (k - .5)
        pts.append((rr * math.cos(a), rr * .92 * math.sin(a) + 1.5, r + .1 + (i / 24) * r * 1.55 + .12 * math.sin(a * 2)))
    x1, y1, z1 = pts[-1]
    head = [(9.0, -9.2, r + .2), (5.0, -7.6, r + .2), (1.5, -1.2, r + .3)]
    tail = [(-3.4, 6.6, z1), (-8.6, 2.0, r + 1.2), (-9.2, -4.6, r + .25), (-7.4, -8.6, r + .25)]
    full = [(6.4, -8.6, r + .25), (9.2, -4.6, r + .25), (8.6, 2.0, r + .25), (4.0, 7.3, r + .1)] + pts[3:-3] + tail
    tube(full, r, m_c, res=8)
    kinds = p.get("kinds") or [p.get("kind", "hdmi")] * 2
    for (ex, ey, ang) in ((full[0][0], full[0][1], None), (full[-1][0], full[-1][1], None)):
        first = (ex, ey) == (full[0][0], full[0][1])
        nx, ny = (full[1][0], full[1][1]) if first else (full[-2][0], full[-2][1])
        a = math.degrees(math.atan2(ey - ny, ex - nx))
        kind, k = kinds[0 if first else 1], p.get("plug_scale", 1.3)
        d = LENGTH[kind] * k
        with group((ex + d * math.cos(D(a)), ey + d * math.sin(D(a)), p.get("plug_z", .62) * k), (0, 0, a), k):
            plug(kind, m_b, m_m)
    for i in range(p.get("more", 0)):         # further ends of a splitter
        x, y, a, k = -4.4 + i * 3.2, -9.8 - i * .5, -78 + i * 8, p.get("plug_scale", 1.3)
        tube([(-8.9, -3.4, r + .25), (-7.6 + i * 1.6, -6.0, r + .3), (x - .2, y + 2.2, r + .25), (x, y, r + .25)], r, m_c, res=8)
        with group((x + .8 * k * math.cos(D(a)), y + .8 * k * math.sin(D(a)), p.get("plug_z", .62) * k), (0, 0, a), k):
            plug(kinds[1], m_b, m_m)
    box((1.3, 2.2, 2.4), (-R - .1, 1.6, 1.2), mat("#26282c", .7, sheen=.3), .3)      # tie
    printed("tag", 8.4, 6.4, (0, 1.6, .05))
    return dict(az=p.get("az", 12), el=p.get("el", 42), lens=95, margin=.09)

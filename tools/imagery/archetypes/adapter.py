from kit import *
from archetypes.cable import plug
from archetypes.hub import port, TONE


def build(p):
    return {"dongle": dongle, "nano": nano, "antenna": antenna, "ethernet": dongle, "pcie": pcie, "enclosure": enclosure}[p.get("kind", "dongle")](p)


def dongle(p):
    """short cable between a plug and a socket block: video, network and sound adapters"""
    col = p.get("colour", "black")
    m = mat(TONE[col], .36, .9 if col in ("gray", "silver") else .1, grain=.04, grain_scale=22)
    sock = p.get("socket", "hdmi")
    W, L_, T = {"rj45": (2.5, 5.2, 1.75), "vga": (3.6, 4.2, 1.5), "sata": (3.6, 5.4, 1.2), "jack": (1.5, 3.0, 1.0), "jacks": (2.4, 4.0, 1.1)}.get(sock, (2.6, 3.6, 1.2))
    z = T / 2 + .1
    with group((3.6, -1.2, 0), (0, 0, 24)):
        plate(rrect(L_, W, .4, 8), T, (0, 0, z), m, [], .22, 4)
        if sock == "jacks":
            for y, c in ((-.55, "#4ade80"), (.55, "#f472b6")):
                port("jack", (L_ / 2 + .005, y, z), (90, 0, 90))
                ring(.26, .36, .06, (L_ / 2 + .02, y, z), mat(c, .4), .02, rot=(0, 90, 0))
        else:
            port(sock, (L_ / 2 + .005, 0, z), (90, 0, 90))
        printed("top", L_ * .86, W * .72, (0, 0, z + T / 2 + .004))
        text(p.get("label", "HDMI"), .62, (0, 0, z + T / 2 + .003), mat=mat("#eceef0" if col != "white" else "#5a5e64", .4), style="Bold", depth=.003, maxw=L_ * .8)
    a = D(24)
    s = (3.6 - L_ / 2 * math.cos(a), -1.2 - L_ / 2 * math.sin(a), z)
    tube([s, (s[0] - 1.4, s[1] - .5, z), (s[0] - 4.0, s[1] + 1.6, .4), (s[0] - 6.2, s[1] - .4, .4), (s[0] - 6.6, s[1] - 3.0, .62)], .24, mat("#232529" if col != "white" else "#d5d7da", .6, grain=.3, grain_scale=14))
    with group((s[0] - 6.55, s[1] - 4.1, .62), (0, 0, -88), 1.2):
        plug(p.get("plug", "usbc"), m, mat("#c9ccd0", .25, 1))
    return dict(az=p.get("az", 16), el=p.get("el", 38), lens=100, margin=.09)


def usb_a(m_met, L_=1.25):
    """USB-A plug tip pointing +X"""
    box((L_, 1.2, .45), (L_ / 2, 0, 0), m_met, .03)
    for s in (-1, 1):
        box((.22, .24, .02), (L_ * .62, s * .28, .226), mat("#0b0b0c", .7), .01)
    box((.05, 1.0, .18), (L_ + .005, 0, .06), mat("#f1f2f3", .5), 0)
    box((.05, 1.0, .14), (L_ + .004, 0, -.12), mat("#0b0b0c", .8), 0)


def nano(p):
    """thumb-nail sized Wi-Fi or Bluetooth plug"""
    m = mat(TONE[p.get("colour", "black")], .36, grain=.05, grain_scale=30)
    with group((0, 0, .42), (0, 0, 0)):
        usb_a(mat("#c9ccd0", .25, 1))
        L_ = p.get("length", .7)
        plate(rrect(L_, 1.55, .28, 6), .78, (-L_ / 2 + .03, 0, 0), m, [], .16, 4)
        printed("top", 1.3, L_ * .8, (-L_ / 2 + .02, 0, .4), (0, 0, 90))
        text(p.get("label", "BT"), .34, (-L_ / 2, 0, .395), (0, 0, 90), mat("#c8ccd1", .4), style="Bold", depth=.003, maxw=1.2)
        box((.1, .1, .04), (-.14, .5, .39), emis("#60a5fa", 5), .01)
    return dict(az=p.get("az", 40), el=p.get("el", 30), lens=105, margin=.17)


def antenna(p):
    """USB Wi-Fi adapter with one raised aerial"""
    m = mat("#202226", .38, grain=.06, grain_scale=24); m2 = mat("#141518", .28, coat=.3)
    with group((0, 0, .62)):
        with group((2.9, 0, 0)):
            usb_a(mat("#c9ccd0", .25, 1), 1.3)
        plate(rrect(5.8, 2.3, .5, 8), 1.05, (0, 0, 0), m, [], .25, 5)
        plate(roundpoly([(-2.4, -.8), (1.4, -.8), (2.2, .0), (2.2, .8), (-2.4, .8)], .25, 5), .06, (0, 0, .53), m2, [], .02)
        printed("top", 4.2, 1.4, (-.2, 0, .57))
        text(p.get("label", "WI-FI 6"), .48, (-.3, 0, .57), mat=mat("#d5d8dc", .4), style="Bold", depth=.003)
        for y in (1.15, -1.15) if p.get("pair") else (1.15,):
            cyl(.42, 1.3, (-2.75, y, .1), m, .1, 32, (90, 0, 0))
            with group((-2.75, y * 1.3, .2), (-6 if y > 0 else 6, p.get("lean", -14), 0)):
                plate(roundpoly([(-.5, 0), (.5, 0), (.62, 9.4), (.4, 10.2), (-.4, 10.2), (-.62, 9.4)], .25, 5), .55, (0, 0, 0), m, [], .2, 4, rot=(90, 0, 0))
    return dict(az=p.get("az", 24), el=p.get("el", 18), lens=100, margin=.09)


def pcie(p):
    """low PCIe card on its edge: bracket, board, heat spreader; aerials on a base where it is wireless"""
    L_, H = p.get("length", 11.5), 6.2
    m_pcb = mat("#101214", .38, coat=.4, image=f"{TEX}/pcb_black.png", bump_image=f"{TEX}/pcb_black_h.png", bump=.3)
    met, gold = mat("#c9ccd0", .28, 1, vary=.05), mat("#dcae50", .24, 1)
    sink = mat({"black": "#26282c", "red": "#8e1a20", "silver": "#aeb2b7"}[p.get("sink", "black")], .34, .7, vary=.05)
    with group((0, 0, .9), (90, 0, 0)):
        out = [(-L_ / 2, .0), (-L_ / 2 + 1.4, 0), (-L_ / 2 + 1.4, -.8), (-L_ / 2 + (3.4 if p.get("lanes") == 1 else 5.4), -.8), (-L_ / 2 + (3.4 if p.get("lanes") == 1 else 5.4), 0), (L_ / 2, 0), (L_ / 2, H), (-L_ / 2, H)]
        uv_xy(plate(out, .16, (0, 0, 0), m_pcb, [], .015, 1))
        f = box((.07, .6, .012), (-L_ / 2 + 1.5, -.45, .086), gold, 0); array(f, 18 if p.get("lanes") == 1 else 38, (.1, 0, 0))
        if p.get("m2"):
            plate(rrect(8.0, 2.2, .1, 4), .1, (.9, H * .55, .3), mat("#111315", .4, coat=.3), [], .01)
            plate(rrect(5.5, 1.8, .1, 4), .02, (1.3, H * .55, .36), mat("#262a31", .4), [], .004)
            printed("side", 5.3, 1.7, (1.3, H * .55, .38))
            text("M.2 NVMe", .6, (1.3, H * .55, .38), mat=mat("#f2f3f4", .45), style="Bold", depth=.002)
            box((.5, 2.4, .5), (-3.2, H * .55, .3), mat("#17181a", .5), .04)
        else:
            plate(crect(L_ * .66, H * .72, .6), .8, (L_ * .08, H * .53, .5), sink, [], .12)
            for k in range(7):
                box((L_ * .52, .14, .25), (L_ * .08, H * .30 + k * .46, .95), sink, .05, 2)
            printed("side", L_ * .6, 1.1, (L_ * .08, H * .80, .93))
            text(p.get("label", "WI-FI 6E"), .78, (L_ * .08, H * .82, .93), mat=mat("#f2f3f4", .45), style="Bold", depth=.003, maxw=L_ * .55)
        # bracket
        with group((-L_ / 2 - .2, 0, .3)):
            box((.12, 8.4, 1.9), (0, H * .5, 0), met, .03)
            box((1.2, .12, 1.9), (-.55, H * .5 + 4.2, 0), met, .03)
            if p.get("aerials"):
                for k in range(p["aerials"]):
                    with group((-.1, 1.2 + k * 2.2, .0), (0, -90, 0)):
                        cyl(.32, .9, (0, 0, .4), gold, .04, 24)
            elif p.get("socket"):
                box((.3, 1.5, 1.3), (-.06, H * .5, 0), mat("#c9ccd0", .25, 1), .04)
                box((.1, 1.2, 1.0), (-.2, H * .5, 0), mat("#08090a", .7), .02)
    if p.get("aerials"):
        base = mat("#1c1e21", .4, grain=.06, grain_scale=20)
        with group((8.4, -5.4, 0)):
            plate(rrect(5.0, 5.0, .8, 8), 1.2, (0, 0, .6), base, [], .35, 4)
            for s in (-1, 1):
                with group((s * 1.2, .4, 1.1), (-8, s * 10, 0)):
                    plate(roundpoly([(-.55, 0), (.55, 0), (.75, 9.4), (.5, 10.3), (-.5, 10.3), (-.75, 9.4)], .25, 5), .6, (0, 0, 0), base, [], .22, 4, rot=(90, 0, 0))
    return dict(az=p.get("az", 26), el=p.get("el", 18), lens=95, margin=.08)


def enclosure(p):
    """ribbed metal shell for an M.2 drive, with one USB-C socket, on its lead"""
    m = mat(TONE[p.get("colour", "gray")], .34, .9, grain=.03, grain_scale=22)
    plate(rrect(11.0, 4.2, .6, 8), 1.35, (0, 0, .8), m, [], .2, 4)
    for k in range(9):
        box((8.6, .14, .1), (-.4, -1.5 + k * .375, 1.5), m, .04, 2)
    printed("top", 6.0, 1.4, (-.4, 0, 1.56))
    plate(rrect(6.2, 1.7, .2, 6), .08, (-.4, 0, 1.52), mat("#2a2d31", .4), [], .02)
    port("usbc", (5.505, 0, .8), (90, 0, 90))
    cyl(.09, .06, (5.5, 1.2, .8), emis("#60a5fa", 5), .01, 16, (0, 90, 0))
    return dict(az=p.get("az", 24), el=p.get("el", 34), lens=95, margin=.1)

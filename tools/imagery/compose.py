#!/usr/bin/python3
"""compose.py jobs.json: makes each product's own picture from the render of its look. Called by encode.ts.

A job has `product` (a record of the demo catalogue), `look`, `colour`, `mirrored`, `turn` (how many products before it have
this look), `base` (render of the look), `areas` (where it carries printing) and `out`. Old lettering is smoothed away, the new one follows the surface and its
shading, and coloured light takes another colour or is switched off.
"""
import json, sys
from multiprocessing import Pool
import cv2
import numpy as np
from PIL import Image
import printing

S, FINE = 640, 2            # side of a picture; printing is drawn finer, then averaged
LUMA = np.array([.2126, .7152, .0722], np.float32)


def outline(grid):
    g = np.array(grid, np.float32)
    return np.concatenate([g[0], g[1:, -1], g[-1, ::-1][1:], g[1:-1, 0][::-1]]) * S


def polygon(points, grow=0):
    m = np.zeros((S, S), np.uint8)
    cv2.fillPoly(m, [np.round(points).astype(np.int32)], 255)
    if grow:
        m = cv2.dilate(m, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * grow + 1,) * 2))
    return m.astype(np.float32) / 255


def warp(label, grid):
    """label (RGBA, straight) on a grid of picture points, cell by cell; returns premultiplied RGBA of the whole picture"""
    g = np.array(grid, np.float32) * S
    rows, cols = g.shape[0] - 1, g.shape[1] - 1
    h, w = label.shape[:2]
    pre = np.dstack([label[..., :3] * label[..., 3:], label[..., 3:]])
    lo = np.maximum(np.floor(g.reshape(-1, 2).min(0)) - 2, 0).astype(int)
    hi = np.minimum(np.ceil(g.reshape(-1, 2).max(0)) + 2, S).astype(int)
    size = (hi - lo) * FINE
    # average first what the picture can't resolve
    shrink = max(1.0, min(w / max(size[0], 1), 6.0) / 1.5)
    if shrink > 1.05:
        pre = cv2.resize(pre, (max(2, int(w / shrink)), max(2, int(h / shrink))), interpolation=cv2.INTER_AREA)
        h, w = pre.shape[:2]
    part = np.zeros((size[1], size[0], 4), np.float32)
    for r in range(rows):
        for c in range(cols):
            to = np.float32((np.float32([g[r, c], g[r, c + 1], g[r + 1, c + 1], g[r + 1, c]]) - lo) * FINE)
            x0, x1, y0, y1 = w * c / cols, w * (c + 1) / cols, h * r / rows, h * (r + 1) / rows
            m = cv2.getPerspectiveTransform(np.float32([(x0, y0), (x1, y0), (x1, y1), (x0, y1)]), to)
            cell = cv2.warpPerspective(pre, m, tuple(int(v) for v in size), flags=cv2.INTER_LINEAR)
            if rows * cols == 1:
                part = cell
            else:
                inside = np.zeros(part.shape[:2], np.uint8)
                cv2.fillConvexPoly(inside, np.round(to).astype(np.int32), 1)
                part = np.where(inside[..., None] > 0, cell, part)
    full = np.zeros((S, S, 4), np.float32)
    full[lo[1]:hi[1], lo[0]:hi[0]] = cv2.resize(part, tuple(int(v) for v in hi - lo), interpolation=cv2.INTER_AREA)
    return full


class Picture:
    def __init__(self, render, areas):
        im = Image.open(render).convert("RGBA")
        data = np.asarray(im if im.size == (S, S) else im.resize((S, S), Image.LANCZOS), np.float32) / 255
        self.rgb, self.a = data[..., :3].copy(), data[..., 3].copy()
        self.areas = areas

    def turn(self):
        """mirrors picture and areas; the printing itself stays readable. Only after old lettering is gone."""
        self.rgb, self.a = self.rgb[:, ::-1].copy(), self.a[:, ::-1].copy()
        flip = lambda grid: [[(1 - x, y) for x, y in row[::-1]] for row in grid]
        self.areas = {k: dict(v, grid=flip(v["grid"])) for k, v in self.areas.items()}

    def tone(self, name):
        m = polygon(outline(self.areas[name]["grid"]))
        return float((self.rgb @ LUMA)[m > 0].mean()) if m.max() else 0

    def clear(self, name, k=17, feather=3, grow=1):
        """smooths old lettering away: dark strokes on light ground, light ones on dark"""
        m = polygon(outline(self.areas[name]["grid"]), grow)
        ys, xs = np.nonzero(m)
        if not len(ys):
            return
        y0, y1, x0, x1 = max(ys.min() - 24, 0), ys.max() + 24, max(xs.min() - 24, 0), xs.max() + 24
        part = self.rgb[y0:y1, x0:x1]
        low, mid, high = np.percentile((self.rgb @ LUMA)[m > 0], (1, 50, 99))
        op = cv2.MORPH_CLOSE if mid - low > high - mid else cv2.MORPH_OPEN
        plain = cv2.morphologyEx(part, op, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (k, k)))
        plain = cv2.GaussianBlur(plain, (0, 0), k / 4)
        soft = cv2.GaussianBlur(m[y0:y1, x0:x1], (0, 0), feather)[..., None]
        self.rgb[y0:y1, x0:x1] = part * (1 - soft) + plain * soft

    def shade(self, name, least=.92, most=1.08):
        """light on an area, 1 on average: a plane, so that what was printed before leaves no trace"""
        ys, xs = np.nonzero(polygon(outline(self.areas[name]["grid"])))
        if len(ys) < 9:
            return 1.0
        known = np.column_stack([xs, ys, np.ones_like(xs)]).astype(np.float32) / S
        luma = (self.rgb @ LUMA)[ys, xs]
        plane = np.linalg.lstsq(known, luma, rcond=None)[0]
        y, x = np.mgrid[0:S, 0:S].astype(np.float32) / S
        return np.clip((plane[0] * x + plane[1] * y + plane[2] / S) / max(luma.mean(), 1e-3), least, most)[..., None]

    def draw(self, name, label, mode):
        """mode: ink (dark, multiplied), light (light ink), sticker (opaque, takes the shading), screen, under (behind the product)"""
        new = warp(label, self.areas[name]["grid"])
        col, a = new[..., :3], new[..., 3:]
        if mode == "under":
            own = self.a[..., None]
            alpha = own + (1 - own) * a
            self.rgb = np.where(alpha > 1e-3, (self.rgb * own + (1 - own) * col) / np.maximum(alpha, 1e-3), self.rgb)
            self.a = alpha[..., 0]
        elif mode == "ink":
            self.rgb = self.rgb * (1 - a + col)
        elif mode == "screen":
            self.rgb = self.rgb * (1 - a) + col
        else:
            lit = self.shade(name) * (.97 if mode == "sticker" else 1)
            self.rgb = self.rgb * (1 - a) + np.clip(col * lit, 0, 1)

    def relight(self, tint, where=None):
        """gives coloured light another colour; None switches it off. The product itself must be black, white or grey."""
        top, low = self.rgb.max(2, keepdims=True), self.rgb.min(2, keepdims=True)
        sat = (top - low) / np.maximum(top, 1e-3)
        w = np.clip(sat / .3 if tint is None else (sat - .08) / .14, 0, 1) * np.clip((top - .04) / .1, 0, 1)
        if where is not None:
            w = w * where[..., None]
        new = low * .7 + (top - low) * .08 if tint is None else low * .9 + (top - low * .9) * tint
        self.rgb = self.rgb * (1 - w) + new * w

    def clean_edges(self):
        """smooths the outline along itself, so that light breaks into no dashes on it"""
        solid, near = (self.a > .97).astype(np.uint8), np.ones((3, 3), np.uint8)
        edge = (cv2.dilate(solid, near) - cv2.erode(solid, near, iterations=2)).astype(np.float32)
        weight = edge * self.a
        blur = lambda t: cv2.GaussianBlur(t, (0, 0), 2.5)
        along = blur(self.rgb * weight[..., None]) / np.maximum(blur(weight), 1e-4)[..., None]
        self.rgb = np.where(edge[..., None] > 0, np.minimum(self.rgb, along), self.rgb)

    def save(self, path):
        out = np.dstack([np.clip(self.rgb, 0, 1), np.clip(self.a, 0, 1)])
        Image.fromarray((out * 255 + .5).astype(np.uint8)).save(path, compress_level=1)


def make(job):
    pic = Picture(job["base"], job["areas"])
    printing.print_product(pic, job)
    pic.clean_edges()
    pic.save(job["out"])


if __name__ == "__main__":
    cv2.setNumThreads(1)
    with Pool(8) as workers:
        workers.map(make, json.load(open(sys.argv[1])), 8)

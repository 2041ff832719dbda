"""kit.py - small modelling + studio kit on top of bpy (Blender 3.4, headless).

Everything a product archetype needs: materials, bevelled solids, extruded
outlines with holes, lathes, cables, fans, text, instancing, framing, lighting.
Model in centimetres; `studio()` normalises the size so light and camera are the
same for every product.
"""
import bpy, bmesh, math, random, os
from contextlib import contextmanager
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector, Matrix, Euler

HERE = os.path.dirname(os.path.abspath(__file__))
TEX = os.environ.get("TEX_DIR", os.path.join(HERE, "build", "tex"))
FONT_DIR = os.environ.get("FONT_DIR", "/usr/share/fonts/opentype/inter")
_fonts, _mats = {}, {}
_stack = []
_areas = []         # printed areas: name, frame, grid of points
D = math.radians


# ------------------------------------------------------------------ scene ---
def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _fonts.clear(); _mats.clear(); _stack.clear(); _areas.clear()
    root = bpy.data.objects.new("root", None)
    bpy.context.scene.collection.objects.link(root)
    _stack.append(root)
    return root


@contextmanager
def group(loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, name="grp"):
    e = bpy.data.objects.new(name, None)
    e.parent = _stack[-1]
    e.location = loc
    e.rotation_euler = [D(a) for a in rot]
    e.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    bpy.context.scene.collection.objects.link(e)
    _stack.append(e)
    try:
        yield e
    finally:
        _stack.pop()


def add(data, loc=(0, 0, 0), rot=(0, 0, 0), mat=None, name="o", scale=(1, 1, 1)):
    o = bpy.data.objects.new(name, data)
    o.location = loc
    o.rotation_euler = [D(a) for a in rot]
    o.scale = scale
    o.parent = _stack[-1]
    if mat is not None:
        if data.materials:
            data.materials[0] = mat
        else:
            data.materials.append(mat)
    bpy.context.scene.collection.objects.link(o)
    return o


# -------------------------------------------------------------- materials ---
def lin(c):
    """'#rrggbb' or rgb tuple in sRGB -> linear rgba"""
    if isinstance(c, str):
        c = c.lstrip("#")
        c = "".join(ch * 2 for ch in c) if len(c) == 3 else c
        c = [int(c[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c[:3]) + (1.0,)


def mat(color="#222222", rough=.45, metal=0.0, spec=.5, coat=0.0, coat_rough=.08, grain=0.0,
        grain_scale=60.0, vary=0.0, brushed=None, emit=None, strength=0.0, trans=0.0, ior=1.45,
        alpha=1.0, aniso=0.0, image=None, bump_image=None, bump=0.2, rough_image=None,
        metal_image=None, ext="REPEAT", key=None, sheen=0.0, sss=0.0):
    k = key or repr((color, rough, metal, spec, coat, coat_rough, grain, grain_scale, vary, brushed,
                     emit, strength, trans, ior, alpha, aniso, image, bump_image, bump, rough_image,
                     metal_image, sheen, sss))
    if k in _mats:
        return _mats[k]
    m = bpy.data.materials.new("m")
    m.use_nodes = True
    nt = m.node_tree
    N, L = nt.nodes, nt.links
    b = N["Principled BSDF"]
    I = b.inputs
    I["Base Color"].default_value = lin(color)
    I["Roughness"].default_value = rough
    I["Metallic"].default_value = metal
    I["Specular"].default_value = spec
    I["Clearcoat"].default_value = coat
    I["Clearcoat Roughness"].default_value = coat_rough
    I["Transmission"].default_value = trans
    I["IOR"].default_value = ior
    I["Alpha"].default_value = alpha
    I["Anisotropic"].default_value = aniso
    I["Sheen"].default_value = sheen
    if sss:
        I["Subsurface"].default_value = sss
        I["Subsurface Color"].default_value = lin(color)
        I["Subsurface Radius"].default_value = (.3, .3, .3)
    if emit is not None:
        I["Emission"].default_value = lin(emit)
        I["Emission Strength"].default_value = strength
    tc = N.new("ShaderNodeTexCoord")
    normal = None

    def noise(scale, detail=2.0, stretch=None, coords="Object"):
        n = N.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = scale
        n.inputs["Detail"].default_value = detail
        src = tc.outputs[coords]
        if stretch:
            mp = N.new("ShaderNodeMapping")
            mp.inputs["Scale"].default_value = stretch
            L.new(src, mp.inputs["Vector"])
            src = mp.outputs["Vector"]
        L.new(src, n.inputs["Vector"])
        return n

    def bumpnode(height, strength, dist=.02):
        nonlocal normal
        bn = N.new("ShaderNodeBump")
        bn.inputs["Strength"].default_value = strength
        bn.inputs["Distance"].default_value = dist
        L.new(height, bn.inputs["Height"])
        if normal is not None:
            L.new(normal, bn.inputs["Normal"])
        normal = bn.outputs["Normal"]

    if grain:
        bumpnode(noise(grain_scale, 1.0).outputs["Fac"], grain)
    if brushed:
        st = {"x": (.6, 90, 90), "y": (90, .6, 90), "z": (90, 90, .6)}[brushed]
        n = noise(4.0, 6.0, st)
        bumpnode(n.outputs["Fac"], .12, .02)
        mr = N.new("ShaderNodeMapRange")
        mr.inputs["To Min"].default_value = max(0, rough - .12)
        mr.inputs["To Max"].default_value = min(1, rough + .16)
        L.new(n.outputs["Fac"], mr.inputs["Value"])
        L.new(mr.outputs["Result"], I["Roughness"])
    elif vary:
        n = noise(.35, 2.0)
        mr = N.new("ShaderNodeMapRange")
        mr.inputs["From Min"].default_value = .25
        mr.inputs["From Max"].default_value = .75
        mr.inputs["To Min"].default_value = max(0, rough - vary)
        mr.inputs["To Max"].default_value = min(1, rough + vary)
        L.new(n.outputs["Fac"], mr.inputs["Value"])
        L.new(mr.outputs["Result"], I["Roughness"])

    def tex(path, noncolor):
        t = N.new("ShaderNodeTexImage")
        t.image = bpy.data.images.load(path, check_existing=True)
        t.extension = ext
        t.interpolation = "Cubic" if not noncolor else "Linear"
        if noncolor:
            t.image.colorspace_settings.name = "Non-Color" if "Non-Color" in \
                t.image.colorspace_settings.bl_rna.properties["name"].enum_items.keys() else t.image.colorspace_settings.name
        L.new(tc.outputs["UV"], t.inputs["Vector"])
        return t

    if image:
        t = tex(image, False)
        L.new(t.outputs["Color"], I["Base Color"])
        if emit == "image":
            L.new(t.outputs["Color"], I["Emission"])
    if rough_image:
        L.new(tex(rough_image, True).outputs["Color"], I["Roughness"])
    if metal_image:
        L.new(tex(metal_image, True).outputs["Color"], I["Metallic"])
    if bump_image:
        bumpnode(tex(bump_image, True).outputs["Color"], bump, .05)
    if normal is not None:
        L.new(normal, I["Normal"])
    _mats[k] = m
    return m


def printed(name, w, h, loc=(0, 0, 0), rot=(0, 0, 0)):
    """flat area that carries the product's own printing; has no part in the picture itself"""
    return mark(name, [[(-w / 2, h / 2, 0), (w / 2, h / 2, 0)], [(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0)]], loc, rot)


def wrapped(name, w, h, loc=(0, 0, 0), rot=(0, 0, 0), n=8, reach=4.0):
    """printed area on a curved surface: a grid thrown on the model along its own -Z"""
    at = mark(name, [], loc, rot)
    bpy.context.view_layer.update()
    dg, mw = bpy.context.evaluated_depsgraph_get(), at.matrix_world
    down, back = (mw.to_3x3() @ Vector((0, 0, -1))).normalized(), mw.inverted()
    for j in range(n + 1):
        row = [mw @ Vector(((i / n - .5) * w, (.5 - j / n) * h, 0)) for i in range(n + 1)]
        hits = [bpy.context.scene.ray_cast(dg, p, down, distance=reach) for p in row]
        _areas[-1][2].append([tuple(back @ (hit[1] if hit[0] else p)) for hit, p in zip(hits, row)])
    return at


def mark(name, grid, loc, rot):
    o = bpy.data.objects.new("area", None)
    o.location, o.rotation_euler, o.parent = loc, [D(a) for a in rot], _stack[-1]
    bpy.context.scene.collection.objects.link(o)
    _areas.append((name, o, list(grid)))
    return o


def area_grids():
    """printed areas as the camera sees them: rows of points from top left, in parts of the picture's side"""
    sc = bpy.context.scene
    bpy.context.view_layer.update()

    def seen(o, p):
        q = world_to_camera_view(sc, sc.camera, o.matrix_world @ Vector(p))
        return round(q.x, 5), round(1 - q.y, 5)
    far = lambda p, q: round((Vector(p) - Vector(q)).length, 3)
    return {name: dict(size=(far(g[0][0], g[0][-1]), far(g[0][0], g[-1][0])), grid=[[seen(o, p) for p in row] for row in g]) for name, o, g in reversed(_areas)}        # of two alike the first counts, the one in front


def emis(color, strength=4.0):
    """Pure emitter."""
    k = "E" + repr((color, strength))
    if k in _mats:
        return _mats[k]
    m = bpy.data.materials.new("e")
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    e = nt.nodes.new("ShaderNodeEmission")
    e.inputs["Color"].default_value = lin(color)
    e.inputs["Strength"].default_value = strength
    o = nt.nodes.new("ShaderNodeOutputMaterial")
    nt.links.new(e.outputs[0], o.inputs["Surface"])
    _mats[k] = m
    return m


def rainbow(strength=3.0, axis="X", scale=.1, offset=0.0, sat=.9, lo=None, hi=None, spots=0.0):
    """Emitter with a hue sweep along an object axis, or a two-colour sweep lo->hi."""
    k = "R" + repr((strength, axis, scale, offset, sat, lo, hi, spots))
    if k in _mats:
        return _mats[k]
    m = bpy.data.materials.new("rb")
    m.use_nodes = True
    nt = m.node_tree
    N, L = nt.nodes, nt.links
    N.clear()
    tc = N.new("ShaderNodeTexCoord")
    sx = N.new("ShaderNodeSeparateXYZ")
    L.new(tc.outputs["Object"], sx.inputs[0])
    if axis == "A":  # angle around Z
        a = N.new("ShaderNodeMath"); a.operation = "ARCTAN2"
        L.new(sx.outputs[1], a.inputs[0]); L.new(sx.outputs[0], a.inputs[1])
        src, sc = a.outputs[0], 1 / (2 * math.pi)
    else:
        src, sc = sx.outputs["XYZ".index(axis)], scale
    mu = N.new("ShaderNodeMath"); mu.operation = "MULTIPLY_ADD"
    mu.inputs[1].default_value = sc; mu.inputs[2].default_value = offset
    L.new(src, mu.inputs[0])
    if lo:
        # ping-pong between two colours
        pp = N.new("ShaderNodeMath"); pp.operation = "PINGPONG"; pp.inputs[1].default_value = 1.0
        L.new(mu.outputs[0], pp.inputs[0])
        cr = N.new("ShaderNodeValToRGB")
        cr.color_ramp.elements[0].color = lin(lo)
        cr.color_ramp.elements[1].color = lin(hi)
        L.new(pp.outputs[0], cr.inputs[0])
        col = cr.outputs[0]
    else:
        fr = N.new("ShaderNodeMath"); fr.operation = "FRACT"
        L.new(mu.outputs[0], fr.inputs[0])
        cc = N.new("ShaderNodeCombineHSV" if hasattr(bpy.types, "ShaderNodeCombineHSV") else "ShaderNodeCombineColor")
        if cc.bl_idname == "ShaderNodeCombineColor":
            cc.mode = "HSV"
        cc.inputs[1].default_value = sat
        cc.inputs[2].default_value = 1
        L.new(fr.outputs[0], cc.inputs[0])
        col = cc.outputs[0]
    e = N.new("ShaderNodeEmission")
    e.inputs["Strength"].default_value = strength
    L.new(col, e.inputs["Color"])
    if spots:           # LEDs behind the diffuser: brightness ripples along the bar
        w1 = N.new("ShaderNodeMath"); w1.operation = "MULTIPLY"; w1.inputs[1].default_value = 2 * math.pi / spots
        L.new(src, w1.inputs[0])
        w2 = N.new("ShaderNodeMath"); w2.operation = "COSINE"; L.new(w1.outputs[0], w2.inputs[0])
        w3 = N.new("ShaderNodeMath"); w3.operation = "MULTIPLY_ADD"
        w3.inputs[1].default_value = strength * .34; w3.inputs[2].default_value = strength * .72
        L.new(w2.outputs[0], w3.inputs[0]); L.new(w3.outputs[0], e.inputs["Strength"])
    g = N.new("ShaderNodeBsdfGlossy"); g.inputs["Roughness"].default_value = .22
    fr = N.new("ShaderNodeFresnel"); fr.inputs[0].default_value = 1.4
    mx = N.new("ShaderNodeMixShader")
    L.new(fr.outputs[0], mx.inputs[0]); L.new(e.outputs[0], mx.inputs[1]); L.new(g.outputs[0], mx.inputs[2])
    o = N.new("ShaderNodeOutputMaterial")
    L.new(mx.outputs[0], o.inputs["Surface"])
    _mats[k] = m
    return m


def glow(rgb, strength, axis="X", scale=.1, offset=0.0, spots=0.0):
    """rgb: None | '#hex' | 'rainbow' | ['#lo','#hi'] -> emitter or dark diffuser"""
    if not rgb:
        return mat("#0c0d0f", .35)
    if rgb == "rainbow":
        return rainbow(strength, axis, scale, offset, spots=spots)
    if isinstance(rgb, (list, tuple)):
        return rainbow(strength, axis, scale * 2, offset, lo=rgb[0], hi=rgb[1], spots=spots)
    return emis(rgb, strength)


def perforated(color, pitch=.5, r=.18, rough=.45, metal=0.0, axes="XY", hexa=True):
    """Sheet with round holes (alpha), pattern from object coordinates."""
    k = "P" + repr((color, pitch, r, rough, metal, axes, hexa))
    if k in _mats:
        return _mats[k]
    m = bpy.data.materials.new("perf")
    m.use_nodes = True
    nt = m.node_tree
    N, L = nt.nodes, nt.links
    b = N["Principled BSDF"]
    b.inputs["Base Color"].default_value = lin(color)
    b.inputs["Roughness"].default_value = rough
    b.inputs["Metallic"].default_value = metal
    tc = N.new("ShaderNodeTexCoord")
    sx = N.new("ShaderNodeSeparateXYZ")
    L.new(tc.outputs["Object"], sx.inputs[0])

    def M(op, a, b_=None, c=None):
        n = N.new("ShaderNodeMath"); n.operation = op
        for i, v in enumerate((a, b_, c)):
            if v is None:
                continue
            if isinstance(v, (int, float)):
                n.inputs[i].default_value = v
            else:
                L.new(v, n.inputs[i])
        return n.outputs[0]
    u, v = sx.outputs["XYZ".index(axes[0])], sx.outputs["XYZ".index(axes[1])]
    s3 = math.sqrt(3)

    def cell(u, v, pu, pv):
        fu = M("SUBTRACT", M("FRACT", M("ADD", M("DIVIDE", u, pu), 1000.5)), .5)
        fv = M("SUBTRACT", M("FRACT", M("ADD", M("DIVIDE", v, pv), 1000.5)), .5)
        du, dv = M("MULTIPLY", fu, pu), M("MULTIPLY", fv, pv)
        return M("SQRT", M("ADD", M("MULTIPLY", du, du), M("MULTIPLY", dv, dv)))
    if hexa:
        d1 = cell(u, v, pitch, pitch * s3)
        d2 = cell(M("ADD", u, pitch / 2), M("ADD", v, pitch * s3 / 2), pitch, pitch * s3)
        d = M("MINIMUM", d1, d2)
    else:
        d = cell(u, v, pitch, pitch)
    L.new(M("GREATER_THAN", d, r), b.inputs["Alpha"])
    _mats[k] = m
    return m


def glass(tint="#ffffff", rough=0.0, dark=0.0, refl=1.0):
    """Thin architectural glass: fresnel mix of transparent + glossy (no refraction, cheap, no caustics)."""
    k = "G" + repr((tint, rough, dark, refl))
    if k in _mats:
        return _mats[k]
    m = bpy.data.materials.new("glass")
    m.use_nodes = True
    nt = m.node_tree
    N, L = nt.nodes, nt.links
    N.clear()
    tr = N.new("ShaderNodeBsdfTransparent")
    c = [x * (1 - dark) for x in lin(tint)[:3]]
    tr.inputs[0].default_value = (*c, 1)
    gl = N.new("ShaderNodeBsdfGlossy")
    gl.inputs["Roughness"].default_value = rough
    fr = N.new("ShaderNodeFresnel"); fr.inputs[0].default_value = 1.5
    mu = N.new("ShaderNodeMath"); mu.operation = "MULTIPLY"; mu.inputs[1].default_value = refl
    L.new(fr.outputs[0], mu.inputs[0])
    mx = N.new("ShaderNodeMixShader")
    L.new(mu.outputs[0], mx.inputs[0])
    L.new(tr.outputs[0], mx.inputs[1])
    L.new(gl.outputs[0], mx.inputs[2])
    o = N.new("ShaderNodeOutputMaterial")
    L.new(mx.outputs[0], o.inputs["Surface"])
    _mats[k] = m
    return m


# --------------------------------------------------------------- geometry ---
def _mesh(bm, smooth=True, angle=32):
    me = bpy.data.meshes.new("me")
    bm.to_mesh(me)
    bm.free()
    if smooth:
        for p in me.polygons:
            p.use_smooth = True
        me.use_auto_smooth = True
        me.auto_smooth_angle = D(angle)
    return me


def _bevel(o, w, seg=3, angle=30):
    if w > 0:
        md = o.modifiers.new("bev", "BEVEL")
        md.width = w
        md.segments = seg
        md.limit_method = "ANGLE"
        md.angle_limit = D(angle)
        md.harden_normals = True
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = D(40)
        for p in o.data.polygons:
            p.use_smooth = True
    return o


def box(size, loc=(0, 0, 0), mat=None, bevel=.08, seg=3, rot=(0, 0, 0), name="box"):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1.0)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    o = add(_mesh(bm), loc, rot, mat, name)
    return _bevel(o, min(bevel, min(size) * .49), seg)


def wedge(pts, depth, loc=(0, 0, 0), mat=None, bevel=.05, rot=(0, 0, 0)):
    """polygon in XY extruded +-depth/2 in Z, bevel modifier (convex-ish shapes)."""
    bm = bmesh.new()
    vs = [bm.verts.new((x, y, -depth / 2)) for x, y in pts]
    f = bm.faces.new(vs)
    r = bmesh.ops.extrude_face_region(bm, geom=[f])
    bmesh.ops.translate(bm, vec=(0, 0, depth), verts=[g for g in r["geom"] if isinstance(g, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    o = add(_mesh(bm), loc, rot, mat, "wedge")
    return _bevel(o, bevel)


def rrect(w, h, r, n=10, cx=0, cy=0):
    """rounded rectangle outline; r: radius or (tr, tl, bl, br)"""
    rs = (r,) * 4 if isinstance(r, (int, float)) else r
    pts = []
    for (sx, sy, a0), rr in zip(((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)), rs):
        if rr <= 1e-6:
            pts.append((cx + sx * w / 2, cy + sy * h / 2))
            continue
        for i in range(n + 1):
            a = D(a0 + 90 * i / n)
            pts.append((cx + sx * (w / 2 - rr) + rr * math.cos(a), cy + sy * (h / 2 - rr) + rr * math.sin(a)))
    return pts


def crect(w, h, c, cx=0, cy=0):
    """chamfered rectangle; c: cut or (tr, tl, bl, br)"""
    cs = (c,) * 4 if isinstance(c, (int, float)) else c
    tr, tl, bl, br = cs
    x, y = w / 2, h / 2
    pts = []
    def p(a, b):
        pts.append((cx + a, cy + b))
    if tr: p(x, y - tr); p(x - tr, y)
    else: p(x, y)
    if tl: p(-x + tl, y); p(-x, y - tl)
    else: p(-x, y)
    if bl: p(-x, -y + bl); p(-x + bl, -y)
    else: p(-x, -y)
    if br: p(x - br, -y); p(x, -y + br)
    else: p(x, -y)
    return pts


def circ(r, n=72, cx=0, cy=0, a0=0, a1=360):
    full = abs(a1 - a0) >= 360
    k = n if full else n + 1
    return [(cx + r * math.cos(D(a0 + (a1 - a0) * i / n)), cy + r * math.sin(D(a0 + (a1 - a0) * i / n))) for i in range(k)]


def roundpoly(pts, r, n=6):
    """round the corners of a polygon; r: radius or per-vertex list"""
    out, m = [], len(pts)
    rs = [r] * m if isinstance(r, (int, float)) else r
    for i in range(m):
        p, a, b = Vector(pts[i]), Vector(pts[i - 1]), Vector(pts[(i + 1) % m])
        da, db = (a - p), (b - p)
        la, lb = da.length, db.length
        if rs[i] <= 0 or la < 1e-6 or lb < 1e-6:
            out.append(tuple(p)); continue
        da /= la; db /= lb
        ang = da.angle(db)
        t = min(rs[i] / max(math.tan(ang / 2), 1e-4), la * .48, lb * .48)
        p0, p1 = p + da * t, p + db * t
        for j in range(n + 1):
            s = j / n
            q = p0.lerp(p, s).lerp(p.lerp(p1, s), s)
            out.append((q.x, q.y))
    return out


def plate(outline, depth, loc=(0, 0, 0), mat=None, holes=(), bevel=.05, res=2, rot=(0, 0, 0), name="plate", angle=32):
    """Filled outline (with holes) in XY, thickness `depth` centred on z=0, rounded rims."""
    cu = bpy.data.curves.new("cu", "CURVE")
    cu.dimensions = "2D"
    cu.fill_mode = "BOTH"
    bevel = min(bevel, depth * .49)
    cu.extrude = depth / 2 - bevel
    cu.bevel_depth = bevel
    cu.bevel_resolution = res
    cu.offset = -bevel
    for pts in (outline, *holes):
        sp = cu.splines.new("POLY")
        sp.points.add(len(pts) - 1)
        for p, (x, y) in zip(sp.points, pts):
            p.co = (x, y, 0, 1)
        sp.use_cyclic_u = True
    tmp = bpy.data.objects.new("tmp", cu)
    bpy.context.scene.collection.objects.link(tmp)
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(tmp.evaluated_get(dg))
    bpy.data.objects.remove(tmp)
    bpy.data.curves.remove(cu)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
    me2 = _mesh(bm, True, angle)
    bpy.data.meshes.remove(me)
    me2.materials.clear()
    return add(me2, loc, rot, mat, name)


def uv_xy(o, w=None, h=None, x0=None, y0=None):
    """planar UV from local XY (0..1 over the bbox or given size)"""
    me = o.data
    xs = [v.co.x for v in me.vertices]; ys = [v.co.y for v in me.vertices]
    x0 = min(xs) if x0 is None else x0; y0 = min(ys) if y0 is None else y0
    w = w or (max(xs) - min(xs)); h = h or (max(ys) - min(ys))
    uv = me.uv_layers.new(name="uv") if not me.uv_layers else me.uv_layers[0]
    for l in me.loops:
        c = me.vertices[l.vertex_index].co
        uv.data[l.index].uv = ((c.x - x0) / w, (c.y - y0) / h)
    return o


def quad(w, h, loc=(0, 0, 0), mat=None, rot=(0, 0, 0), name="quad"):
    bm = bmesh.new()
    vs = [bm.verts.new(p) for p in ((-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0))]
    bm.faces.new(vs)
    return uv_xy(add(_mesh(bm, False), loc, rot, mat, name))


def lathe(profile, loc=(0, 0, 0), mat=None, n=64, rot=(0, 0, 0), angle=32, name="lathe"):
    """profile [(r,z)..] spun about Z"""
    bm = bmesh.new()
    rings = []
    for r, z in profile:
        if r < 1e-5:
            rings.append([bm.verts.new((0, 0, z))])
        else:
            rings.append([bm.verts.new((r * math.cos(2 * math.pi * i / n), r * math.sin(2 * math.pi * i / n), z)) for i in range(n)])
    for a, b in zip(rings, rings[1:]):
        for i in range(n):
            j = (i + 1) % n
            if len(a) == 1 and len(b) == 1: continue
            if len(a) == 1: bm.faces.new((a[0], b[i], b[j]))
            elif len(b) == 1: bm.faces.new((a[i], a[j], b[0]))
            else: bm.faces.new((a[i], a[j], b[j], b[i]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return add(_mesh(bm, True, angle), loc, rot, mat, name)


def cyl(r, h, loc=(0, 0, 0), mat=None, bevel=.04, n=48, rot=(0, 0, 0), name="cyl"):
    b = min(bevel, h * .45, r * .45)
    prof = [(0, -h / 2), (r - b, -h / 2)]
    for i in range(1, 4):
        a = D(90 * i / 3); prof.append((r - b + b * math.sin(a), -h / 2 + b - b * math.cos(a)))
    for i in range(0, 4):
        a = D(90 * i / 3); prof.append((r - b + b * math.cos(a), h / 2 - b + b * math.sin(a)))
    prof.append((0, h / 2))
    return lathe(prof, loc, mat, n, rot, 45, name)


def ring(r0, r1, h, loc=(0, 0, 0), mat=None, bevel=.03, n=96, rot=(0, 0, 0)):
    """flat annulus r0<r1, height h, softened edges"""
    b = min(bevel, h * .45, (r1 - r0) * .45)
    pr = []
    for (cx, cz, a0) in ((r1 - b, h / 2 - b, 0), (r0 + b, h / 2 - b, 90), (r0 + b, -h / 2 + b, 180), (r1 - b, -h / 2 + b, 270)):
        for i in range(4):
            a = D(a0 + 30 * i); pr.append((cx + b * math.cos(a), cz + b * math.sin(a)))
    pr.append(pr[0])
    return lathe(pr, loc, mat, n, rot, 45, "ring")


def tube(points, r, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), cyclic=False, res=6, smooth=True, bez=16):
    """cable / pipe through points (Catmull-like bezier)"""
    cu = bpy.data.curves.new("tube", "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    cu.resolution_u = bez
    if smooth:
        sp = cu.splines.new("BEZIER")
        sp.bezier_points.add(len(points) - 1)
        for bp, p in zip(sp.bezier_points, points):
            bp.co = p
            bp.handle_left_type = bp.handle_right_type = "AUTO"
    else:
        sp = cu.splines.new("POLY")
        sp.points.add(len(points) - 1)
        for q, p in zip(sp.points, points):
            q.co = (*p, 1)
    sp.use_cyclic_u = cyclic
    return add(cu, loc, rot, mat, "tube")


def font(style="Bold"):
    if style not in _fonts:
        _fonts[style] = bpy.data.fonts.load(os.path.join(FONT_DIR, f"Inter-{style}.otf"))
    return _fonts[style]


def text(s, size, loc=(0, 0, 0), rot=(0, 0, 0), mat=None, align="CENTER", style="Bold", depth=.004, spacing=1.0, valign="CENTER", maxw=None):
    cu = bpy.data.curves.new("txt", "FONT")
    cu.body = s
    cu.font = font(style)
    cu.size = size
    cu.align_x = align
    cu.align_y = valign
    cu.extrude = depth
    cu.space_character = spacing
    cu.resolution_u = 6
    o = add(cu, loc, rot, mat, "text")
    if maxw:
        bpy.context.view_layer.update()
        w = o.dimensions.x / max(1e-6, 1)
        if w > maxw:
            cu.size = size * maxw / w
    return o


def instances(o, mats):
    """extra copies of object o (shared mesh) at the given 4x4 matrices / (loc) tuples"""
    out = []
    for m in mats:
        c = o.copy()
        c.parent = o.parent
        if isinstance(m, Matrix):
            c.matrix_basis = m
        else:
            c.location = m
        bpy.context.scene.collection.objects.link(c)
        out.append(c)
    return out


def array(o, count, step):
    md = o.modifiers.new("arr", "ARRAY")
    md.count = count
    md.use_relative_offset = False
    md.use_constant_offset = True
    md.constant_offset_displace = step
    return o


def fins(size, count, step, loc, mat, rot=(0, 0, 0), bevel=0):
    o = box(size, loc, mat, bevel, 1, rot, "fin")
    return array(o, count, step)


# ------------------------------------------------------------------- fans ---
def fan_blades(r_hub, r_out, n=11, depth=.9, sweep=38, chord=.86, mat=None, thick=.09, twist=1.0, ringed=False, cup=.12):
    """Axial fan rotor in XY, air side +Z. Returns object."""
    bm = bmesh.new()
    U, V = 16, 8
    for k in range(n):
        base = 2 * math.pi * k / n
        grid = []
        for i in range(U + 1):
            u = i / U
            r = r_hub * .98 + (r_out - r_hub * .98) * u
            row = []
            sw = D(sweep) * (u ** 1.25)
            width = 2 * math.pi / n * chord * (1.06 - .10 * u)
            pitch = depth * (1.0 - .35 * u * twist)
            for j in range(V + 1):
                v = j / V
                th = base + sw + width * (v - .5) * (1 - .22 * max(0, u - .75) / .25 * (0 if ringed else 1) * abs(v - .35) * 2)
                z = (.5 - v) * pitch + cup * math.sin(math.pi * v)
                row.append(bm.verts.new((r * math.cos(th), r * math.sin(th), z)))
            grid.append(row)
        for i in range(U):
            for j in range(V):
                bm.faces.new((grid[i][j], grid[i + 1][j], grid[i + 1][j + 1], grid[i][j + 1]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = _mesh(bm, True, 60)
    o = add(me, mat=mat, name="blades")
    md = o.modifiers.new("sol", "SOLIDIFY")
    md.thickness = thick
    md.offset = 0
    return o


def fan(r=4.4, blades=11, loc=(0, 0, 0), rot=(0, 0, 0), mat_blade=None, mat_hub=None, hub=.34, depth=1.0, sweep=38,
        ringed=True, label=None, label_mat=None, cap=None, spin=0, chord=.86, glow_mat=None, ridge=True):
    with group(loc, rot):
        with group(rot=(0, 0, spin)):
            fan_blades(r * hub, r * (.985 if not ringed else .96), blades, depth, sweep, chord, mat_blade, ringed=ringed)
        rh = r * hub
        h = depth * 1.0
        lathe([(0, h * .56), (rh * .60, h * .56), (rh * .66, h * .54), (rh * .7, h * .5), (rh * .9, h * .47), (rh * .98, h * .40), (rh, h * .30), (rh, -h * .5)],
              mat=mat_hub, n=64)
        if cap:
            cyl(rh * .58, .05, (0, 0, h * .57), cap, .02)
        if glow_mat:
            ring(rh * .72, rh * .82, .06, (0, 0, h * .50), glow_mat, .02)
        if ringed:
            ring(r * .955, r * .985, depth * .75, (0, 0, -.05), mat_blade, .03)
        if label:
            text(label, rh * .42, (0, 0, h * .57 + .03), (0, 0, 0), label_mat, style="SemiBold", maxw=rh * 1.0)


def frame_fan(s=12.0, t=2.5, loc=(0, 0, 0), rot=(0, 0, 0), mat_frame=None, mat_blade=None, glow_mat=None, blades=9, label=None, label_mat=None, sweep=30, cap=None):
    """Square case fan: s x s x t, air side +Z."""
    with group(loc, rot):
        R = s * .475
        plate(rrect(s, s, s * .06), t, (0, 0, 0), mat_frame, [circ(R, 96)], .08)
        if glow_mat:
            ring(R * .945, R * 1.005, .22, (0, 0, t / 2 - .06), glow_mat, .05)
        for a in (45, 135, 225, 315):
            x, y = s * .4375 * math.copysign(1, math.cos(D(a))), s * .4375 * math.copysign(1, math.sin(D(a)))
            ring(.18, .34, .05, (x, y, t / 2 + .01), mat("#3a3d42", .4, .3), .01, 24)
            cyl(.18, .02, (x, y, t / 2 + .015), mat("#050505", .6), .005, 20)
        for k in range(4):
            a = 45 + 90 * k
            box((R * .9, .35, .3), (R * .5 * math.cos(D(a)), R * .5 * math.sin(D(a)), -t / 2 + .2), mat_frame, .05, 2, (0, 0, a))
        fan(R * .97, blades, (0, 0, 0), (0, 0, 0), mat_blade, mat_blade, .36, t * .62, sweep, False, label, label_mat, cap)


# ----------------------------------------------------------------- studio ---
def bounds():
    dg = bpy.context.evaluated_depsgraph_get()
    lo, hi, pts = Vector((1e9,) * 3), Vector((-1e9,) * 3), []
    for o in bpy.context.scene.objects:
        if o.type not in {"MESH", "CURVE", "FONT"} or o.get("studio"):
            continue
        ev = o.evaluated_get(dg)
        mw = o.matrix_world
        try:
            me = ev.to_mesh()
        except RuntimeError:
            continue
        vs = me.vertices
        st = max(1, len(vs) // 400)
        for i in range(0, len(vs), st):
            p = mw @ vs[i].co
            pts.append(p)
        for c in ev.bound_box:
            p = mw @ Vector(c)
            lo = Vector(map(min, lo, p)); hi = Vector(map(max, hi, p))
        ev.to_mesh_clear()
    return lo, hi, pts


def area(loc, target, size, power, color=(1, 1, 1), spread=180, sy=None, name="key", visible=True):
    l = bpy.data.lights.new(name, "AREA")
    l.shape = "RECTANGLE"
    l.size = size
    l.size_y = sy or size
    l.energy = power
    l.color = color
    l.spread = D(spread)
    o = bpy.data.objects.new(name, l)
    o["studio"] = 1
    o.location = loc
    d = Vector(target) - Vector(loc)
    o.rotation_euler = d.to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(o)
    return o


def world(strength=.55, top=(1, 1, 1), side=(.72, .74, .78), bottom=(.9, .9, .92)):
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    N, L = nt.nodes, nt.links
    tc = N.new("ShaderNodeTexCoord")
    sx = N.new("ShaderNodeSeparateXYZ")
    L.new(tc.outputs["Generated"], sx.inputs[0])
    cr = N.new("ShaderNodeValToRGB")
    mr = N.new("ShaderNodeMapRange")
    mr.inputs["From Min"].default_value = -1
    L.new(sx.outputs[2], mr.inputs["Value"])
    L.new(mr.outputs[0], cr.inputs[0])
    e = cr.color_ramp.elements
    e[0].position = .35; e[0].color = (*bottom, 1)
    e[1].position = .95; e[1].color = (*top, 1)
    n = cr.color_ramp.elements.new(.55); n.color = (*side, 1)
    bg = N["Background"]
    bg.inputs[1].default_value = strength
    L.new(cr.outputs[0], bg.inputs[0])


def frame_camera(cam, pts, margin=.10, iters=6, bias=(0, 0)):
    """move camera along its axis + shift so that pts fill the frame with `margin` on each side"""
    sc = bpy.context.scene
    asp = sc.render.resolution_x / sc.render.resolution_y
    q = cam.rotation_euler.to_matrix()
    right, up, fwd = q @ Vector((1, 0, 0)), q @ Vector((0, 1, 0)), q @ Vector((0, 0, -1))
    half = math.tan(cam.data.angle / 2)
    hx, hy = (half, half / asp) if asp >= 1 else (half * asp, half)
    pos = cam.location.copy()
    for _ in range(iters * 4):
        xs, ys = [], []
        for p in pts:
            d = p - pos
            z = d.dot(fwd)
            xs.append(d.dot(right) / z / hx); ys.append(d.dot(up) / z / hy)
        cx, cy = (min(xs) + max(xs)) / 2 - bias[0], (min(ys) + max(ys)) / 2 - bias[1]
        ext = max(max(xs) - min(xs), (max(ys) - min(ys))) / 2
        dist = sum((p - pos).dot(fwd) for p in pts) / len(pts)
        pos += right * cx * hx * dist + up * cy * hy * dist
        pos -= fwd * dist * (ext / (1 - 2 * margin) - 1) * .8
    cam.location = pos


def crop(cam, pts, left=.12, right=.12, below=.11, above=.03):
    """render only the product and the reach of its shadow; the rest of the square stays empty"""
    r = bpy.context.scene.render
    bpy.context.view_layer.update()
    seen = [world_to_camera_view(bpy.context.scene, cam, p) for p in pts]
    xs, ys = [p.x for p in seen], [p.y for p in seen]
    r.use_border, r.use_crop_to_border = True, False
    r.border_min_x, r.border_max_x = max(0, min(xs) - left), min(1, max(xs) + right)
    r.border_min_y, r.border_max_y = max(0, min(ys) - below), min(1, max(ys) + above)


def camera(az=-28, el=14, lens=85, target=(0, 0, 0), dist=40):
    c = bpy.data.cameras.new("cam")
    c.lens = lens
    c.clip_end = 2000
    o = bpy.data.objects.new("cam", c)
    o["studio"] = 1
    a, e = D(az), D(el)
    d = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    o.location = Vector(target) + d * dist
    o.rotation_euler = (-d).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    return o


def floor_mat(white=.80, seen_in_gloss=.26):
    """white floor that acts as a dark card in reflections: bounce light stays, blacks stay black"""
    m = bpy.data.materials.new("floor"); m.use_nodes = True
    nt = m.node_tree; N, L = nt.nodes, nt.links
    b = N["Principled BSDF"]; b.inputs["Roughness"].default_value = .7; b.inputs["Specular"].default_value = .2
    lp = N.new("ShaderNodeLightPath"); mx = N.new("ShaderNodeMixRGB")
    mx.inputs[1].default_value = (white, white, white * 1.01, 1); mx.inputs[2].default_value = (seen_in_gloss,) * 3 + (1,)
    L.new(lp.outputs["Is Glossy Ray"], mx.inputs[0]); L.new(mx.outputs[0], b.inputs["Base Color"])
    return m


def studio(az=-28, el=14, lens=85, margin=.09, spin=0, size=10.0, key=1.0, fill=1.0, rim=1.0, floor=True, light_az=None, env=.38, bias=(0, 0), hide_glossy=False):
    """normalise product to `size`, drop on floor, light it, frame it"""
    root = bpy.data.objects["root"]
    root.rotation_euler = (0, 0, D(spin))
    bpy.context.view_layer.update()
    lo, hi, _ = bounds()
    s = size / max((hi - lo))
    c = (lo + hi) / 2
    root.scale = (s,) * 3
    root.location = (-c.x * s, -c.y * s, -lo.z * s)
    bpy.context.view_layer.update()
    lo, hi, pts = bounds()
    ctr = (lo + hi) / 2
    if floor:
        bm = bmesh.new()
        bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=300)
        f = bpy.data.objects.new("floor", _mesh(bm, False))
        f["studio"] = 1
        f.data.materials.append(floor_mat())
        bpy.context.scene.collection.objects.link(f)
        f.is_shadow_catcher = True
    cam = camera(az, el, lens, ctr)
    bpy.context.view_layer.update()
    frame_camera(cam, pts, margin, bias=bias)
    crop(cam, pts)
    a = D(az)  # lights follow the camera so every product gets the same look

    def at(daz, el_, dist):
        b, e = a + D(daz), D(el_)
        return Vector((math.sin(b) * math.cos(e), -math.cos(b) * math.cos(e), math.sin(e))) * dist + ctr
    area(at(-52, 48, 22), ctr, 11, 2900 * key, (1, .985, .965), name="key")              # key softbox, left-high
    area(at(58, 22, 24), ctr, 10, 700 * fill, (.95, .975, 1), sy=18, name="fill")          # fill, right
    area(at(0, 84, 20), ctr, 16, 1150 * key, (1, 1, 1), sy=10, name="top")                # overhead
    area(at(152, 32, 22), ctr, 4, 1000 * rim, (1, 1, 1), sy=16, name="rimR")               # rim right-back strip
    area(at(-150, 28, 22), ctr, 4, 800 * rim, (1, 1, 1), sy=16, name="rimL")               # rim left-back strip
    world(env)
    if hide_glossy:      # keep big softboxes out of flat glass
        for n in ("fill", "key"):
            if n in bpy.data.objects: bpy.data.objects[n].visible_glossy = False
    return lo, hi, cam


def render(path, res=768, spp=64, transparent=True, w=None, h=None, threads=2, adaptive=.03, bounces=8, clamp=6.0):
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    cy = sc.cycles
    cy.device = "CPU"
    cy.samples = spp
    cy.use_adaptive_sampling = True
    cy.adaptive_threshold = adaptive
    cy.adaptive_min_samples = 8
    cy.max_bounces = bounces
    cy.diffuse_bounces = 3
    cy.glossy_bounces = 4
    cy.transmission_bounces = 6
    cy.transparent_max_bounces = 12
    cy.caustics_reflective = False
    cy.caustics_refractive = False
    cy.sample_clamp_indirect = clamp
    cy.blur_glossy = .6
    cy.use_denoising = False
    sc.render.film_transparent = transparent
    sc.render.resolution_x = w or res
    sc.render.resolution_y = h or res
    sc.render.resolution_percentage = 100
    sc.render.threads_mode = "FIXED"
    sc.render.threads = threads
    sc.render.use_persistent_data = False
    sc.cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    sc.cycles.filter_width = 1.5
    vl = sc.view_layers[0]
    vl.cycles.denoising_store_passes = True
    vl.use_pass_emit = True
    vl.cycles.use_pass_shadow_catcher = transparent      # then the picture itself has none, and clean edges
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new("CompositorNodeRLayers")
    out = nt.nodes.new("CompositorNodeOutputFile")
    out.base_path = os.path.dirname(path)
    out.format.file_format = "OPEN_EXR"
    out.format.color_depth = "16"
    out.format.color_mode = "RGBA"
    out.format.exr_codec = "ZIP"
    out.file_slots.clear()
    base = os.path.basename(path)
    passes = [("rgba", "Image"), ("alb", "Denoising Albedo"), ("nrm", "Denoising Normal"), ("emit", "Emit")]
    for slot, sock in passes + ([("shadow", "Shadow Catcher")] if transparent else []):
        out.file_slots.new(f"{base}.{slot}.")
        nt.links.new(rl.outputs[sock], out.inputs[-1])
    bpy.ops.render.render(write_still=False)


# ------------------------------------------------------------ sweeps/lofts ---
def loft(sections, loc=(0, 0, 0), mat=None, closed_ends=True, angle=40, rot=(0, 0, 0), cyclic=False, subsurf=0):
    """sections: list of equal-length closed 3D point loops -> skin"""
    bm = bmesh.new()
    rows = [[bm.verts.new(p) for p in s] for s in sections]
    n = len(rows[0])
    pairs = list(zip(rows, rows[1:])) + ([(rows[-1], rows[0])] if cyclic else [])
    for a, b in pairs:
        for i in range(n):
            j = (i + 1) % n
            bm.faces.new((a[i], a[j], b[j], b[i]))
    if closed_ends and not cyclic:
        bm.faces.new(rows[0][::-1]); bm.faces.new(rows[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    o = add(_mesh(bm, True, angle), loc, rot, mat, "loft")
    if subsurf:
        md = o.modifiers.new("ss", "SUBSURF"); md.levels = md.render_levels = subsurf
    return o


def sheet(grid, mat=None, thick=0.0, offset=1.0, bevel=0.0, loc=(0, 0, 0), rot=(0, 0, 0), angle=50):
    """open grid surface (rows of points), optional solidify"""
    bm = bmesh.new()
    rows = [[bm.verts.new(p) for p in r] for r in grid]
    for a, b in zip(rows, rows[1:]):
        for i in range(len(a) - 1):
            bm.faces.new((a[i], a[i + 1], b[i + 1], b[i]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    o = add(_mesh(bm, True, angle), loc, rot, mat, "sheet")
    if thick:
        md = o.modifiers.new("sol", "SOLIDIFY"); md.thickness = thick; md.offset = offset
    if bevel:
        md = o.modifiers.new("bev", "BEVEL"); md.width = bevel; md.segments = 2; md.limit_method = "ANGLE"; md.angle_limit = D(50); md.harden_normals = True
    return o


def sweep(path, section, mat=None, up=(0, 1, 0), cyclic=False, loc=(0, 0, 0), rot=(0, 0, 0), scale=None, angle=40):
    """sweep a closed 2D section along a 3D path; section x -> binormal, y -> `up`-ish normal"""
    P = [Vector(p) for p in path]
    up = Vector(up)
    secs = []
    for i, p in enumerate(P):
        a = P[i - 1] if i or cyclic else P[0]
        b = P[(i + 1) % len(P)] if i < len(P) - 1 or cyclic else P[-1]
        t = (b - a).normalized()
        bn = up.normalized()
        nn = t.cross(bn).normalized()
        k = scale(i / (len(P) - 1)) if scale else (1, 1)
        secs.append([p + bn * (x * k[0]) + nn * (y * k[1]) for x, y in section])
    return loft(secs, loc, mat, True, angle, rot, cyclic)

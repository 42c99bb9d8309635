# shared parts of the still lifes: the wall-and-table stage, gobos (leaf and window shadow), cloth, folded linen, seedlings, keys
from kit import *


def gobo(D, C, dist, leaves=(), bars=(), s=1.0, seed=40, L=0.165, W=0.062, frame_=False):
    """shadow casters on a plane square to the sun D, 'dist' up-sun of point C. leaves: (u,v,du,dv,n); bars: (u,v,w,h) in metres (times s)"""
    D = Vector(D).normalized()
    q = D.to_track_quat("-Z", "Y")
    B = Vector(C) - D * dist * s
    if leaves:
        gm = mat_leaf("gl", "#6a8458", "#7d9468", 0.25, 0.5, vein=False)
        gl = [leafmesh("g%d" % i, L * s, W * s, "ovate", 0.35, 0.2, gm, 5, 10, 0.05, seed=20 + i) for i in range(5)]
        n0 = set(bpy.data.objects)
        for k, (u, v, du, dv, n) in enumerate(leaves):
            P = [
                B + q @ Vector(((u + du * f) * s, (v + dv * f + 0.04 * math.sin(f * 3 + k)) * s, 0.05 * k * s))
                for f in (0, 0.33, 0.66, 1)
            ]
            stem(P, gl, gm, 0.005 * s, 0.002 * s, 0.05, n, 1.0, 60, "alt", 0.3, 0.5, seed + k)
        for o in set(bpy.data.objects) - n0:
            o.visible_camera = False
    blk = mat_plain("blk", "#d8cdbd", 0.9)
    for u, v, w, h in bars:
        o = box("bar", w * s, h * s, 0.04 * s, blk, bev=0)
        o.rotation_euler = q.to_euler()
        o.location = B + q @ Vector((u * s, v * s, 0))
        o.visible_camera = False


def stage(
    s=1.0,
    wc=("#F0E7D9", "#E4D8C7"),
    tc=("#EAE0D2", "#D8CAB5"),
    table=True,
    leaves=None,
    bars=True,
    sunp=6.4,
    w=0.55,
    D=(0.74, 0.52, -0.42),
    ang=1.1,
    depth=0.55,
    wcol="#e3e6e6",
):
    """the hero's wall at y=0 and table, scaled by s; the view of `cam_stage`"""
    wall = mat_plaster("wall", *wc, 1.15 / s**0.6, 0.5, dist=0.004 * s**0.6)
    plane("wall", 6 * s, 4 * s, wall, (0, 0, 1.0 * s), (math.pi / 2, 0, 0))
    if table:
        tbl = mat_plaster(
            "tbl", *tc, 1.6 / s**0.6, 0.25, 0.6, 0.3, dist=0.003 * s**0.6, proj="BOX", tex="fine", mot="trav"
        )
        box("table", 4 * s, depth * s, 0.06 * s, tbl, (0, -(depth / 2 - 0.015) * s, -0.03 * s), bev=0.012 * s)
    D = Vector(D).normalized()
    gm = mat_leaf("gl", "#6a8458", "#7d9468", 0.25, 0.5, vein=False)
    gl = [leafmesh("g%d" % i, 0.165 * s, 0.062 * s, "ovate", 0.35, 0.2, gm, 5, 10, 0.05, seed=20 + i) for i in range(5)]

    def off(px, pz, d):
        return Vector((px, 0, pz)) * s - D * d * s

    if leaves is None:
        leaves = [
            (-0.80, 0.80, 1.25, 0.62, -0.30, 18),
            (-0.15, 0.98, 1.3, 0.62, -0.36, 22),
            (0.30, 0.95, 1.5, 0.50, -0.34, 18),
            (-0.88, 0.52, 1.2, 0.55, -0.08, 16),
        ]
    n0 = set(bpy.data.objects)
    for k, (px, pz, d, dx, dz, n) in enumerate(leaves):
        b = off(px, pz, d)
        stem(
            [
                b,
                b + Vector((dx * 0.33, 0.0, dz * 0.2)) * s,
                b + Vector((dx * 0.66, 0.03, dz * 0.55)) * s,
                b + Vector((dx, 0.05, dz)) * s,
            ],
            gl,
            gm,
            0.005 * s,
            0.002 * s,
            0.05,
            n,
            1.0,
            60,
            "alt",
            0.3,
            0.5,
            80 + k,
        )
    for o in set(bpy.data.objects) - n0:
        o.visible_camera = False
    if bars:
        blk = mat_plain("blk", "#d8cdbd", 0.9)
        C = off(0.05, 0.40, 2.3)
        q = D.to_track_quat("-Z", "Y")
        for cx, cy, ww, h in (
            (
                (0.02, 0, 0.03, 2),
                (0, 0.16, 2, 0.03),
                (0, -0.46, 2, 0.3),
                (-0.62, 0, 0.35, 2),
                (0.62, 0, 0.35, 2),
                (0, 0.75, 2, 0.4),
            )
            if bars is True
            else bars
        ):
            o = box("bar", ww * s, h * s, 0.04 * s, blk, bev=0)
            o.rotation_euler = q.to_euler()
            o.location = C + q @ Vector((cx, cy, 0)) * s
            o.visible_camera = False
    sun(D, sunp, "#ffdfb8", ang)
    world(wcol, w)


def cam_stage(s=1.0, f=4.0, focus=(0.33, -0.2, 0.1), z=0.44, tz=0.30, x=-0.02):
    return camera((x * s, -2.75 * s, z * s), (x * s, 0, tz * s), 80, f, tuple(focus))


def cloth(sx, sy, mat, loc, rotz=0, folds=(), flat=(), n=200, seed=1, amp=0.003, z0=0.0015):
    """folds: (nx,ny,off,width,height) ridge along the line nx*x+ny*y=off (local); flat: (x,y,r) local spots kept flat"""
    c = plane("cloth", sx, sy, mat, loc, (0, 0, rotz), n)
    for v in c.data.vertices:
        x, y = v.co.x, v.co.y
        w = 0
        for nx, ny, o, wd, h in folds:
            d = nx * x + ny * y - o + 0.02 * mnoise.noise(Vector((x * 4 + seed, y * 4, o * 9)))
            w += (
                h
                * math.exp(-((d / wd) ** 2))
                * (0.55 + 0.6 * (mnoise.noise(Vector((x * 3, y * 3, o * 7 + seed))) * 0.5 + 0.5))
            )
        b = amp * (mnoise.noise(Vector((x * 7 + seed, y * 7, 1))) * 0.5 + 0.5) + 0.0008 * mnoise.noise(
            Vector((x * 40, y * 40, 3))
        )
        k = 1.0
        for fx, fy, r in flat:
            k *= 1 - math.exp(-((((x - fx) ** 2 + (y - fy) ** 2) / r**2) ** 2))
        v.co.z += z0 + (w + b) * k
    return c


def folded(w, d, layers, mat, loc, rotz=0, t=0.0065, seed=1, name="fold"):
    """a folded cloth: serpentine section in x-z (round folds left and right), extruded along y"""
    r = random.Random(seed)
    path = []
    h = t * 0.5
    for k in range(layers):
        x0, x1 = (-w / 2, w / 2) if k % 2 == 0 else (w / 2, -w / 2)
        ins = r.uniform(0, 0.012) * (k > 0)
        z = h + k * t
        sg = 1 if x1 > x0 else -1
        x0 += sg * (0.004 + (path and 0 or 0))
        x1 -= sg * (0.004 + ins)
        if k:
            x0 = path[-1][2]
        for i in range(13):
            path.append((x0 + (x1 - x0) * i / 12, z + 0.0006 * math.sin(i * 0.9 + k), x1))
        if k < layers - 1:
            for i in range(1, 8):
                a = -math.pi / 2 + math.pi * i / 8
                path.append((x1 + sg * t * 0.62 * math.cos(a), z + t / 2 + t / 2 * math.sin(a), x1))
    ny = 44
    vs = []
    fs = []
    uv = []
    n = len(path)
    ln = [0]
    for a, b in zip(path, path[1:]):
        ln.append(ln[-1] + math.hypot(a[0] - b[0], a[1] - b[1]))
    for j in range(ny + 1):
        y = (j / ny - 0.5) * d
        for i, p in enumerate(path):
            e = (
                mnoise.noise(Vector((p[0] * 9, y * 9, p[1] * 30 + seed))) * 0.0022
                + mnoise.noise(Vector((p[0] * 28, y * 28, p[1] * 60 + seed))) * 0.0007
            )
            ed = 0.004 * mnoise.noise(Vector((ln[i] * 6, seed * 3.1, j and 5 or 1))) if j in (0, ny) else 0
            sag = -0.0025 * (p[1] / (t * layers)) * math.exp(-(((abs(y) - d / 2) / 0.02) ** 2))
            vs.append(
                (
                    p[0] + mnoise.noise(Vector((y * 8, p[1] * 80, seed))) * 0.003,
                    y + ed,
                    p[1] + e * (0.3 + p[1] / (t * layers)) + sag,
                )
            )
            uv.append((ln[i], y))
    for j in range(ny):
        for i in range(n - 1):
            a = j * n + i
            fs.append((a, a + 1, a + n + 1, a + n))
    o = mesh(name, vs, fs, mat, uvs=uv)
    o.location = loc
    o.rotation_euler = (0, 0, rotz)
    m = o.modifiers.new("s", "SOLIDIFY")
    m.thickness = t * 0.82
    m.offset = 0
    b = o.modifiers.new("b", "BEVEL")
    b.width = t * 0.25
    b.segments = 3
    b.limit_method = "ANGLE"
    b.angle_limit = math.radians(50)
    return o


def cup(x, y, r, h, mat, seed=1, th=0.0035, flare=1.06, wob=0.015, z=0):
    return lathe(
        "cup",
        [
            (0, 0),
            (r * 0.80, 0),
            (r * 0.92, h * 0.03),
            (r * 0.98, h * 0.3),
            (r * flare, h * 0.96),
            (r * flare - th * 0.3, h),
            (r * flare - th, h * 0.965),
            (r * 0.98 - th, h * 0.3),
            (r * 0.85 - th, h * 0.08),
            (0, h * 0.07),
        ],
        mat,
        96,
        6,
        (x, y, z),
        wob=wob,
        seed=seed,
    )


def put(me, p, az, ang, s=1.0, roll=0):
    d = Vector((math.cos(az) * math.sin(ang), math.sin(az) * math.sin(ang), math.cos(ang)))
    n = Vector((0, 0, 1)) - d * d.z
    n.normalize()
    x = d.cross(n).normalized()
    n = x.cross(d)
    m = Matrix((x, d, n)).transposed().to_4x4()
    m.translation = p
    o = bpy.data.objects.new("leaf", me)
    link(o)
    o.matrix_world = m @ Matrix.Rotation(roll, 4, "Y") @ Matrix.Scale(s, 4)
    return o


class Seedlings:
    def __init__(s, k=1.0, seed=4, col=("#7C9A5E", "#93AE70")):
        s.rr = random.Random(seed)
        s.k = k
        lf = mat_leaf("lf", *col, 0.5, 0.45, "#cfe07f")
        s.st = mat_plain("st", "#7F9660", 0.6)
        s.co = [
            leafmesh("c%d" % i, 0.0135 * k, 0.0075 * k, "ovate", 0.45, 0.25, lf, 8, 14, 0.02, seed=i) for i in range(4)
        ]
        s.lv = [
            leafmesh(
                "l%d" % i,
                0.025 * k,
                0.0125 * k,
                "ovate",
                0.55 * s.rr.uniform(0.4, 1.1),
                0.3,
                lf,
                8,
                16,
                0.05,
                seed=10 + i,
            )
            for i in range(5)
        ]

    def grow(s, x, y, z0, top, pairs, lean, az0):
        rr = s.rr
        p = crom(
            [
                (x, y, z0),
                (x + lean * 0.1, y, z0 + (top - z0) * 0.4),
                (x + lean * 0.45, y + 0.001, z0 + (top - z0) * 0.75),
                (x + lean, y + 0.002, top),
            ],
            14,
        )
        tube("stem", p, 0.00125 * s.k, 0.0007 * s.k, s.st, 5)
        for k, (f, kind, ang, sc_) in enumerate(pairs):
            q = p[min(int(f * (len(p) - 1)), len(p) - 1)]
            for sd in (0, math.pi):
                put(
                    rr.choice(s.co if kind == "c" else s.lv),
                    q,
                    az0 + k * 1.45 + sd + rr.uniform(-0.15, 0.15),
                    math.radians(ang + rr.uniform(-9, 9)),
                    1.5 * sc_ * rr.uniform(0.9, 1.1),
                    rr.uniform(-0.25, 0.25),
                )


def mat_oak(name="oak", a="#A88A66", b="#C6AC88", scale=(5, 5, 9), rough=0.6, axis="z"):
    m = M(name)
    v = m.coord("Object", scale)
    if axis == "x":
        s_ = m.n("ShaderNodeSeparateXYZ", {0: v})
        v = m.n(
            "ShaderNodeCombineXYZ", {0: m.math("ADD", s_.outputs[1], s_.outputs[2]), 1: s_.outputs[0], 2: s_.outputs[0]}
        ).outputs[0]
    h = itex(m, "wood", v, proj="BOX")
    return m.fin(
        m.pr(
            Base_Color=m.ramp(h, [(0.3, lin(a)), (0.7, lin(b))]),
            Roughness=rough,
            Specular=0.25,
            Normal=m.bump(h, 0.15, 0.0006),
        ).outputs[0]
    )


def mat_leather(name, col, rough=0.5, bs=0.4):
    m = M(name)
    vo = m.n("ShaderNodeTexVoronoi", {"Vector": m.coord("Object"), "Scale": 900.0})
    q = itex(m, "mottle", m.coord("Object", (6, 6, 6)), proj="BOX")
    c = lin(col)
    return m.fin(
        m.pr(
            Base_Color=m.ramp(q, [(0.3, sc(c, 0.8)), (0.7, c)]),
            Roughness=rough,
            Specular=0.4,
            Normal=m.bump(vo.outputs["Distance"], bs, 0.0004),
        ).outputs[0]
    )


def torus(R_, r, mat, n=72, k=16, loc=(0, 0, 0), rot=(0, 0, 0)):
    vs = []
    fs = []
    for i in range(n):
        a = 2 * math.pi * i / n
        for j in range(k):
            b = 2 * math.pi * j / k
            rr = R_ + r * math.cos(b)
            vs.append((rr * math.cos(a), rr * math.sin(a), r * math.sin(b)))
    for i in range(n):
        for j in range(k):
            fs.append((i * k + j, ((i + 1) % n) * k + j, ((i + 1) % n) * k + (j + 1) % k, i * k + (j + 1) % k))
    o = mesh("torus", vs, fs, mat)
    o.location = loc
    o.rotation_euler = rot
    return o


def shape(name, outline, mat, th, bev=0.0004, holes=(), loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """flat cut shape in its xy-plane, extruded, edges rounded"""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "2D"
    cu.fill_mode = "BOTH"
    cu.extrude = max(th / 2 - bev, 0)
    cu.bevel_depth = bev
    cu.bevel_resolution = 3
    for pts in [outline, *holes]:
        s = cu.splines.new("POLY")
        s.points.add(len(pts) - 1)
        s.use_cyclic_u = True
        for i, p in enumerate(pts):
            s.points[i].co = (p[0], p[1], 0, 1)
    cu.materials.append(mat)
    o = bpy.data.objects.new(name, cu)
    link(o)
    o.location = loc
    o.rotation_euler = rot
    if parent:
        o.parent = parent
    return o


def rrect(w, h, r, n=8, cx=0, cy=0):
    out = []
    for sx, sy, a0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(n + 1):
            a = math.radians(a0 + 90 * i / n)
            out.append((cx + sx * (w / 2 - r) + r * math.cos(a), cy + sy * (h / 2 - r) + r * math.sin(a)))
    return out


def circ(r, n=32, cx=0, cy=0):
    return [(cx + r * math.cos(2 * math.pi * i / n), cy + r * math.sin(2 * math.pi * i / n)) for i in range(n)]


def empty(loc=(0, 0, 0), rot=(0, 0, 0)):
    e = bpy.data.objects.new("e", None)
    link(e)
    e.location = loc
    e.rotation_euler = rot
    return e


class Group:
    """with Group(loc,rot): everything made inside is parented to an empty there"""

    def __init__(s, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
        s.e = empty(loc, rot)
        s.e.scale = (scale,) * 3

    def __enter__(s):
        s.b = set(bpy.data.objects)
        return s.e

    def __exit__(s, *a):
        for o in set(bpy.data.objects) - s.b:
            if o.parent is None:
                o.parent = s.e

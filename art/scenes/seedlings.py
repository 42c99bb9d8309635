"""Three test tubes with seedlings in a wooden block."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import *

reset()
rr = random.Random(4)
X0 = 0.034
GAP = 0.034
# seamless sage backdrop: floor that curves up into the wall
sg = mat_plaster("sage", "#9AA992", "#84957D", 1.6, 0.28, dist=0.0015)
pts = crom(
    [(0, -0.9, 0), (0, 0.0, 0), (0, 0.42, 0), (0, 0.60, 0.05), (0, 0.66, 0.2), (0, 0.67, 0.6), (0, 0.67, 1.4)], 10
)
vs = []
fs = []
for i, p in enumerate(pts):
    for k in range(2):
        vs.append((-1.6 + 3.2 * k, p.y, p.z))
for i in range(len(pts) - 1):
    fs.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
mesh("sweep", vs, fs, sg)
glass = mat_glass("glass", (0.975, 0.99, 0.985, 1), 0, 1.47, shadow=(0.95, 0.97, 0.955, 1))
wat = mat_glass("wat", (0.985, 0.995, 0.985, 1), 0, 1.333, shadow=(0.97, 0.98, 0.97, 1))
oak = M("oak")
v = oak.coord("Object", (5, 5, 9))
oak = oak.fin(
    oak.pr(
        Base_Color=oak.ramp(itex(oak, "wood", v, proj="BOX"), [(0.3, lin("#A88A66")), (0.7, lin("#C6AC88"))]),
        Roughness=0.6,
        Specular=0.25,
    ).outputs[0]
)
brass = metal()
box("block", GAP * 2 + 0.046, 0.034, 0.021, oak, (X0, 0, 0.0105), bev=0.0022)
lf = mat_leaf("lf", "#7C9A5E", "#93AE70", 0.5, 0.45, "#cfe07f")
st = mat_plain("st", "#7F9660", 0.6)
rt = mat_plain("rt", "#EDE6D3", 0.7)
co = [leafmesh("c%d" % i, 0.0135, 0.0075, "ovate", 0.45, 0.25, lf, 8, 14, 0.02, seed=i) for i in range(4)]
lv = [
    leafmesh("l%d" % i, 0.025, 0.0125, "ovate", 0.55 * rr.uniform(0.4, 1.1), 0.3, lf, 8, 16, 0.05, seed=10 + i)
    for i in range(5)
]


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


def tubeglass(x, y, h=0.098, r=0.0098, fill=0.042):
    t = 0.0009
    z = 0.006
    lathe(
        "tube",
        [
            (0, z),
            (r * 0.55, z + 0.0012),
            (r * 0.9, z + 0.005),
            (r, z + 0.010),
            (r, z + h * 0.5),
            (r, z + h - 0.002),
            (r * 1.08, z + h - 0.0006),
            (r * 1.08, z + h + 0.0006),
            (r - t * 0.4, z + h + 0.0008),
            (r - t, z + h - 0.002),
            (r - t, z + h * 0.5),
            (r - t, z + 0.0102),
            (r * 0.88 - t, z + 0.0056),
            (r * 0.5, z + 0.0022),
            (0, z + 0.0011),
        ],
        glass,
        72,
        4,
        (x, y, 0),
    )
    q = r - t + 0.0001
    lathe(
        "water",
        [
            (0, z + 0.0010),
            (r * 0.5, z + 0.0021),
            (r * 0.88 - t + 0.0001, z + 0.0055),
            (q, z + 0.0102),
            (q, z + fill * 0.6),
            (q, z + fill),
            (q - 0.0007, z + fill - 0.0006),
            (q - 0.0022, z + fill - 0.001),
            (0, z + fill - 0.0011),
        ],
        wat,
        72,
        4,
        (x, y, 0),
    )
    return z + fill


def roots(x, y, z, n, L):
    for k in range(n):
        a = rr.uniform(0, 6.3)
        l = L * rr.uniform(0.5, 1)
        s = rr.uniform(0.001, 0.0045)
        tube(
            "root",
            crom(
                [(x, y, z)]
                + [
                    (x + s * f * math.cos(a + f) + rr.uniform(-0.0007, 0.0007), y + s * f * math.sin(a + f), z - l * f)
                    for f in (0.3, 0.65, 1.0)
                ],
                8,
            ),
            0.00042,
            0.00016,
            rt,
            3,
        )


def seedling(x, y, z0, top, pairs, lean, az0, s=1.0):
    p = crom(
        [
            (x, y, z0),
            (x + lean * 0.1, y, z0 + (top - z0) * 0.4),
            (x + lean * 0.45, y + 0.001, z0 + (top - z0) * 0.75),
            (x + lean, y + 0.002, top),
        ],
        14,
    )
    tube("stem", p, 0.00125 * s, 0.0007, st, 5)
    for k, (f, kind, ang, sc_) in enumerate(pairs):
        q = p[min(int(f * (len(p) - 1)), len(p) - 1)]
        for sd in (0, math.pi):
            put(
                rr.choice(co if kind == "c" else lv),
                q,
                az0 + k * 1.45 + sd + rr.uniform(-0.15, 0.15),
                math.radians(ang + rr.uniform(-9, 9)),
                1.5 * sc_ * rr.uniform(0.9, 1.1),
                rr.uniform(-0.25, 0.25),
            )


xs = [X0 - GAP, X0, X0 + GAP]
ys = [0.001, -0.001, 0.0015]
for x, y, fill, top, pairs, lean, az, n in (
    (xs[0], ys[0], 0.040, 0.1265, [(1.0, "c", 55, 1.1)], 0.003, 0.3, 4),
    (xs[1], ys[1], 0.046, 0.136, [(0.70, "c", 78, 1.1), (1.0, "l", 48, 0.85)], -0.004, 2.6, 6),
    (
        xs[2],
        ys[2],
        0.050,
        0.156,
        [(0.52, "c", 82, 1.0), (0.72, "l", 66, 1.15), (0.88, "l", 56, 1.0), (1.0, "l", 30, 0.62)],
        0.006,
        0.5,
        8,
    ),
):
    w = tubeglass(x, y, fill=fill)
    roots(x, y, w + 0.004, n, fill * 0.62)
    seedling(x, y, w - 0.006, top, pairs, lean, az)
# blurred glassware behind, cut by nothing important
fl = [
    (0, 0),
    (0.030, 0),
    (0.034, 0.003),
    (0.033, 0.008),
    (0.012, 0.062),
    (0.0105, 0.070),
    (0.0105, 0.092),
    (0.0125, 0.0935),
    (0.0118, 0.0945),
    (0.0095, 0.091),
    (0.0095, 0.07),
    (0.011, 0.061),
    (0.032, 0.009),
    (0.031, 0.004),
    (0, 0.002),
]
lathe("flask", fl, glass, 64, 3, (-0.150, 0.34, 0))
lathe(
    "fw", [(0, 0.0021), (0.0305, 0.0042), (0.0319, 0.0092), (0.0255, 0.026), (0, 0.0258)], wat, 64, 2, (-0.150, 0.34, 0)
)
# leaf shadow over the backdrop, far up-sun
D = Vector((0.78, 0.40, -0.48)).normalized()
gm = mat_leaf("gl", "#6a8458", "#7d9468", 0.25, 0.5, vein=False)
gl = [leafmesh("g%d" % i, 0.13, 0.05, "ovate", 0.35, 0.2, gm, 5, 10, 0.05, seed=20 + i) for i in range(5)]
for k, (px, pz, d, dx, dz) in enumerate([(-0.46, 0.33, 1.0, 0.34, -0.13), (-0.16, 0.42, 1.25, 0.40, -0.10)]):
    b = Vector((px, 0.60, pz)) - D * d
    stem(
        [b, b + Vector((dx * 0.5, 0, dz * 0.35)), b + Vector((dx, 0.02, dz))],
        gl,
        st,
        0.004,
        0.0015,
        0.05,
        13,
        1.0,
        60,
        "alt",
        0.3,
        0.5,
        40 + k,
    )
sun(D, 4.6, "#ffdfb8", 1.3)
area((0.25, 0.62, 0.5), (X0, 0, 0.11), 0.5, 0.5, 2.6, "#fff0d6", vis=False)
strip((-0.42, -0.30, 0.14), (X0, 0, 0.07), 0.12, 0.40, 2.2)
strip((0.50, -0.16, 0.14), (X0, 0, 0.07), 0.05, 0.36, 0.8, "#f3f6f4")
world("#e3e8e4", 0.5)
camera((-0.004, -0.68, 0.112), (-0.004, 0, 0.080), 75, 4.5, (X0, -0.006, 0.1))
go(1600, 1000, spp=64, exposure=0.1, glass=True, bounces=10)

"""The four rings of a steroid in porcelain and brass, on sage."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *

reset()
rr = random.Random(3)
sg = mat_plaster("sage", "#93A38D", "#7E9080", 1.8, 0.3, dist=0.0012, mot="mottle")
plane("floor", 5, 5, sg, (0, 1, 0))


def P(name, col, r=0.28):
    m = M(name)
    q = itex(m, "mottle", m.coord("Object", (20, 20, 20)), proj="BOX")
    c = lin(col)
    return m.fin(
        m.pr(
            Base_Color=m.ramp(q, [(0.3, sc(c, 0.92)), (0.7, c)]),
            Roughness=r,
            Specular=0.5,
            Clearcoat=0.35,
            Clearcoat_Roughness=0.1,
        ).outputs[0]
    )


iv = P("iv", "#EFE7D8")
cl = P("cl", "#9A6E5B", 0.4)
ds = P("ds", "#4A6657", 0.35)
brass = metal("brass", "#C6A367", 0.26)
a = 0.030
h = a * math.sqrt(3) / 2


def hexa(cx, cy):
    return [
        (cx + a * math.cos(math.radians(30 + 60 * k)), cy + a * math.sin(math.radians(30 + 60 * k))) for k in range(6)
    ]


A = (0, 0)
Bc = (2 * h, 0)
Cc = (3 * h, 1.5 * a)
atoms = []
bonds = set()


def idx(p):
    for i, q in enumerate(atoms):
        if math.hypot(q[0] - p[0], q[1] - p[1]) < a * 0.2:
            return i
    atoms.append(p)
    return len(atoms) - 1


def ring(ps):
    ii = [idx(p) for p in ps]
    for i, j in zip(ii, ii[1:] + ii[:1]):
        bonds.add((min(i, j), max(i, j)))


ring(hexa(*A))
ring(hexa(*Bc))
ring(hexa(*Cc))
# pentagon on the right edge of C
hc = hexa(*Cc)
p0, p1 = hc[5], hc[0]
q0, q1 = Vector((*p1, 0)), Vector((*p0, 0))
d = q1 - q0
pen = [q0]
cur = q0
dr = d.normalized()
ps = [q0, q1]
ang_ = math.atan2(d.y, d.x)
c_ = q1
for k in range(3):
    ang_ += math.radians(72)
    c_ = c_ + Vector((math.cos(ang_), math.sin(ang_), 0)) * a * 0.99
    ps.append(c_)
ring([(p.x, p.y) for p in ps])
base = len(atoms)


def sub_(i, dx, dy):
    atoms.append((atoms[i][0] + dx * a, atoms[i][1] + dy * a))
    bonds.add((i, len(atoms) - 1))
    return len(atoms) - 1


def near(x, y):
    return min(range(base), key=lambda i: (atoms[i][0] - x) ** 2 + (atoms[i][1] - y) ** 2)


oh = sub_(near(-h, -a * 0.5), -0.82, -0.52)
o17 = sub_(idx((ps[3].x, ps[3].y)), 0.55, 0.85)
R0 = 0.0088
# chair: alternate up and down along the rings
col = {0: 0}
st = [0]
while st:
    i = st.pop()
    for u, v in bonds:
        for x, y in ((u, v), (v, u)):
            if x == i and y not in col:
                col[y] = 1 - col[x]
                st.append(y)
G = empty((0.058, 0.032, 0), (0, 0, math.radians(35)))
cx = sum(p[0] for p in atoms) / len(atoms)
cy = sum(p[1] for p in atoms) / len(atoms)
pos = [Vector((p[0] - cx, p[1] - cy, R0 * (1.0) + col[i] * 0.0105)) for i, p in enumerate(atoms)]
for i, p in enumerate(pos):
    mt = cl if i == oh else ds if i == o17 else iv
    r = R0 * (1.12 if i in (oh, o17) else 1.0) * rr.uniform(0.97, 1.03)
    o = lathe(
        "atom",
        [
            (0, -r),
            (r * 0.52, -r * 0.86),
            (r * 0.88, -r * 0.48),
            (r * 1.0, 0),
            (r * 0.87, r * 0.50),
            (r * 0.50, r * 0.88),
            (0, r),
        ],
        mt,
        64,
        6,
        tuple(p + Vector((0, 0, r - R0))),
        wob=0.012,
        seed=i,
    )
    o.parent = G
    o.rotation_euler = (rr.uniform(-1, 1), rr.uniform(-1, 1), 0)
for i, j in bonds:
    d = (pos[j] - pos[i]).normalized()
    t = tube("bond", [pos[i] + d * R0 * 0.6, pos[j] - d * R0 * 0.6], 0.0027, 0.0027, iv, 8)
    t.parent = G
    for e, sg_ in ((pos[i], 1), (pos[j], -1)):
        c = lathe(
            "collar",
            [(0.0026, 0), (0.0042, 0.0002), (0.0044, 0.0012), (0.0042, 0.0024), (0.0026, 0.0026)],
            brass,
            40,
            2,
        )
        c.location = e + d * sg_ * R0 * 0.90
        c.rotation_euler = (d * sg_).to_track_quat("Z", "Y").to_euler()
        c.parent = G
D = Vector((0.80, -0.22, -0.40)).normalized()
gobo(
    D,
    (-0.10, 0.06, 0),
    1.0,
    [(-0.36, 0.12, 0.34, -0.05, 14), (-0.44, 0.28, 0.42, -0.10, 16)],
    [(0.48, 0, 0.3, 1.4)],
    seed=46,
    L=0.12,
    W=0.046,
)
sun(D, 4.6, "#ffdfb8", 1.2)
area((0.4, -0.4, 0.5), (0.02, 0, 0), 0.4, 0.4, 0.7, "#eaf2f0")
world("#dfe6e0", 0.5)
camera((-0.008, -0.50, 0.262), (-0.008, 0.018, 0.0), 75, 5.0, (0.0, -0.025, 0.012))
go(1600, 1000, spp=28, exposure=0.25, dn_k=1.2)

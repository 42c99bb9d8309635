"""An unrolling fern crozier."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *

reset()
rr = random.Random(4)
B1, B2 = "#566F5F", "#8DA38A"
m = M("bg")
g = m.ramp(itex(m, "cloud", m.coord("Object", (0.9, 0.9, 0.9))), [(0.3, lin(B1)), (0.7, lin(B2))])
bgm = m.fin(m.pr(Base_Color=g, Roughness=1.0, Specular=0.0).outputs[0])
plane("bg", 4, 3, bgm, (0, 0.9, 0), (math.pi / 2, 0, 0))
st = M("st")
q = itex(st, "fine", st.coord("Object", (26, 26, 8)), proj="BOX")
st = st.fin(
    st.pr(
        Base_Color=st.ramp(q, [(0.3, lin("#7C8C52")), (0.7, lin("#9CAA6C"))]),
        Roughness=0.5,
        Specular=0.35,
        Subsurface=0.12,
        Subsurface_Color=lin("#A9B66E"),
        Subsurface_Radius=(0.002, 0.002, 0.001),
        Normal=st.bump(q, 0.3, 0.0004),
    ).outputs[0]
)
lf = mat_leaf("pin", "#7E9A58", "#9DB272", 0.5, 0.5, "#d5e08a", vein=False)
hair = mat_leaf("hair", "#A58A63", "#C0A67C", 0.35, 0.6, "#dcc290", vein=False)
PN = [
    leafmesh("p%d" % i, 0.0105, 0.0046, "ovate", rr.uniform(1.3, 1.9), 0.5, lf, 8, 16, 0.10, seed=i) for i in range(6)
]
HR = [
    leafmesh(
        "h%d" % i,
        0.0060,
        0.00075,
        "lance",
        rr.uniform(0.2, 0.9),
        0.2,
        hair,
        2,
        8,
        0.05,
        twist=rr.uniform(-1.5, 1.5),
        seed=20 + i,
    )
    for i in range(6)
]


def crozier(C, R0, turns, foot, lean, k=1.0, seed=1, full=True):
    """spiral in the x-z plane round C: the stalk rises from 'foot' on the right and rolls in over the top, to the left"""
    r = random.Random(seed)
    P = []
    n = int(90 * turns)
    b = 0.205
    for i in range(n + 1):
        th = 2 * math.pi * turns * i / n
        rad = R0 * math.exp(-b * th) * (1 - 0.12 * i / n)
        a = -0.10 + th  # starts at the right, goes up and over
        P.append(
            C + Vector((rad * math.cos(a), 0.0012 * k * math.sin(th * 0.7) + 0.0026 * k * th / 6.28, rad * math.sin(a)))
        )
    low = []
    f0 = Vector(foot)
    s0 = P[0]
    t0 = (P[0] - P[1]).normalized()
    ln = (s0 - f0).length
    low = crom([f0, f0.lerp(s0, 0.36) + Vector((lean, 0, 0)), s0 + t0 * ln * 0.30, s0], 40)[:-1]
    path = [Vector(p) for p in low] + P
    N = len(path)
    nl = len(low)

    def rad_(i):
        f = max(0, (i - nl) / (N - nl))
        return k * (0.0036 - 0.0004 * i / nl if i < nl else 0.0032 * (1 - f) ** 0.75 + 0.0007)

    cu = tube("stalk", path, 1, 1, st, 8)
    sp = cu.data.splines[0]
    for i in range(N):
        sp.points[i].radius = rad_(i)
    # pinnae: in pairs at both sides, rolled inwards, smaller towards the tip
    if full:
        idx = [int(nl * 0.93 + (N - 1 - nl * 0.93) * (j / 46)) for j in range(46)]
    else:
        idx = [int(nl + (N - 1 - nl) * (j / 22)) for j in range(22)]
    for j, i in enumerate(idx):
        i = min(i, N - 2)
        t = (path[i + 1] - path[i]).normalized()
        Y = Vector((0, 1, 0))
        inn = C - path[i]
        inn = (inn - t * inn.dot(t)).normalized()
        f = j / len(idx)
        s_ = k * (1.15 - 0.80 * f) * (min(1, 0.45 + j * 0.09))
        for sd in (-1, 1):
            d = (
                Y * sd * 0.80 + t * 0.62 + inn * r.uniform(0.05, 0.30) + Vector((r.gauss(0, 0.08), 0, r.gauss(0, 0.08)))
            ).normalized()
            nrm = -inn * 0.8 + Y * sd * 0.5
            nrm = (nrm - d * nrm.dot(d)).normalized()
            x = d.cross(nrm)
            mt = Matrix((x, d, nrm)).transposed().to_4x4()
            mt.translation = path[i] + Y * sd * rad_(i) * 0.75
            o = bpy.data.objects.new("p", r.choice(PN))
            link(o)
            o.matrix_world = mt @ Matrix.Scale(s_ * r.uniform(0.88, 1.1), 4)
    # papery scales on the stalk and the back of the roll
    for _ in range(520 if full else 120):
        i = int(r.triangular(0, N - 2, nl))
        t = (path[i + 1] - path[i]).normalized()
        Y = Vector((0, 1, 0))
        o_ = t.cross(Y)
        a = r.uniform(0, 6.28)
        nv = o_ * math.cos(a) + Y * math.sin(a)
        d = (
            nv * r.uniform(0.5, 1.0)
            + t * r.uniform(0.3, 1.1)
            + Vector((r.gauss(0, 0.2), r.gauss(0, 0.2), r.gauss(0, 0.2)))
        ).normalized()
        n2 = (nv - d * nv.dot(d)).normalized()
        x = d.cross(n2)
        mt = Matrix((x, d, n2)).transposed().to_4x4()
        mt.translation = path[i] + nv * rad_(i) * 0.92
        o = bpy.data.objects.new("h", r.choice(HR))
        link(o)
        o.matrix_world = mt @ Matrix.Scale(k * r.uniform(0.35, 1.0) * (1 - 0.45 * i / N), 4)


crozier(Vector((0.012, 0, 0.014)), 0.0285, 2.35, (0.036, 0.004, -0.11), 0.006, 1.0, 3)
crozier(Vector((-0.090, 0.20, -0.030)), 0.026, 1.9, (-0.075, 0.20, -0.16), 0.004, 1.0, 5, False)
crozier(Vector((0.118, 0.26, -0.040)), 0.022, 1.7, (0.130, 0.26, -0.16), 0.004, 0.9, 8, False)
sun((0.62, -0.50, -0.40), 4.8, "#ffdfb4", 1.2)
area((0.35, -0.30, 0.25), (0, 0, 0), 0.25, 0.25, 0.5, "#e9f2ee")
area((-0.5, 0.3, 0.6), (0, 0.9, 0), 0.6, 0.6, 9, "#fff0dc")
world("#dfe8e0", 0.38)
camera((-0.016, -0.33, 0.006), (-0.016, 0, 0.004), 72, 4.5, (0.012, -0.008, 0.014))
go(1600, 1000, spp=36, exposure=0.1, dn_k=0.9)

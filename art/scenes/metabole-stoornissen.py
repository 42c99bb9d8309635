"""Golden oil drops on water, seen close from above; the ground lies far below and out of focus."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *

reset()
rr = random.Random(14)
m = M("bg")
v = m.coord("Object")
g = m.n("ShaderNodeSeparateXYZ", {0: v})
cl = itex(m, "cloud", m.coord("Object", (1.1, 1.1, 1.1)))
d = m.math(
    "ADD",
    m.math("ADD", m.math("MULTIPLY", g.outputs[0], 1.16), m.math("MULTIPLY", g.outputs[1], 0.74)),
    m.math("MULTIPLY", cl, 0.16),
)
d = m.math("ADD", m.math("MULTIPLY", d, 2.1), 0.24)
bg = m.fin(
    m.n(
        "ShaderNodeEmission",
        {
            "Color": m.ramp(
                d, [(0.12, lin("#5F7F6E")), (0.38, lin("#93AA93")), (0.62, lin("#D3CBAE")), (0.86, lin("#F2E4C8"))]
            ),
            "Strength": 1.0,
        },
    ).outputs[0]
)
plane("bg", 1.8, 1.5, bg, (0, 0, -0.16))


def oil(n, a):
    return mat_glass(n, lin(a), 0, 1.21, shadow=lin(a))


gold = [oil("o0", "#F9ECC9"), oil("o1", "#F7E4B6"), oil("o2", "#F9EBCB")]
bpy.ops.mesh.primitive_uv_sphere_add(segments=96, ring_count=64, radius=1)
sp = bpy.context.object.data
bpy.data.objects.remove(bpy.context.object)
sp.polygons.foreach_set("use_smooth", [True] * len(sp.polygons))
P = [
    [Vector((0.040, 0.002)), 0.0230],
    [Vector((0.0745, 0.0225)), 0.0135],
    [Vector((0.0125, -0.0225)), 0.0100],
    [Vector((0.076, -0.016)), 0.0150],
    [Vector((0.004, 0.0245)), 0.0074],
    [Vector((0.050, 0.037)), 0.0088],
    [Vector((-0.028, 0.012)), 0.0052],
    [Vector((-0.060, -0.024)), 0.0080],
    [Vector((0.040, -0.034)), 0.0062],
]
fixed = len(P)
for i in range(95):
    a = rr.random()
    r = 0.0007 + 0.0042 * a**4
    x = rr.gauss(0.035, 0.045)
    P.append([Vector((x, rr.uniform(-0.052, 0.052))), r])
for it in range(260):
    for i in range(fixed, len(P)):
        for j in range(len(P)):
            if i == j:
                continue
            d = P[i][0] - P[j][0]
            l = d.length
            mn = P[i][1] + P[j][1] + 0.0004
            if l < mn:
                P[i][0] += d / (l + 1e-9) * (mn - l) * (0.5 if j >= fixed else 1)
for i, (p, r) in enumerate(P):
    me = sp.copy()
    me.materials.clear()
    me.materials.append(gold[i % 3])
    o = bpy.data.objects.new("d", me)
    link(o)
    for v in me.vertices:
        n = mnoise.noise(v.co * 0.9 + Vector((i * 3.1, 0, 0)))
        v.co *= 1 + 0.030 * n
    deep = 0 if i < fixed or rr.random() < 0.6 else rr.uniform(0.004, 0.02)
    o.location = (p.x, p.y, -deep)
    o.scale = (r, r, r * (0.55 if r > 0.008 else 0.72))
    o.rotation_euler = (0, 0, rr.uniform(0, 6))
# a window with four panes, seen only as the light on the drops
for i in (0, 1):
    for j in (0, 1):
        a = area((-0.24 + 0.15 * i, 0.20, 0.26 + 0.19 * j), (0.03, 0, 0), 0.12, 0.16, 2.0, "#fff3e2", vis=False)
        a.visible_diffuse = False
world("#aebbb0", 0.25)
camera((-0.012, -0.105, 0.285), (-0.012, 0.0, 0.0), 78, 4.0, (0.030, 0.0, 0.004))
go(1600, 1000, spp=24, exposure=0.1, glass=True, bounces=14, dn_k=0.8)

"""A skeleton leaf in a small bottle vase, its lace shadow on the wall."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *

reset()
s = 0.5
rr = random.Random(8)
stage(s, leaves=[(-0.80, 0.80, 1.25, 0.62, -0.30, 18), (-0.88, 0.52, 1.2, 0.55, -0.08, 16)], ang=0.55)
m = M("skel")
v = itex(m, "skel", m.coord("UV"))
f = itex(m, "fine", m.coord("UV", (2, 2, 2)))
col = m.mix(m.ramp(v, [(0.35, (0, 0, 0, 1)), (0.9, (1, 1, 1, 1))]), lin("#A08A62"), lin("#75603F"))
nb = m.bump(v, 0.5, 0.0006)
p = m.pr(Base_Color=col, Roughness=0.7, Specular=0.2, Normal=nb)
t = m.n("ShaderNodeBsdfTranslucent", {"Color": lin("#B4986A"), "Normal": nb})
b = m.n("ShaderNodeMixShader", {0: 0.4, 1: p.outputs[0], 2: t.outputs[0]})
al = m.ramp(v, [(0.20, (0, 0, 0, 1)), (0.46, (1, 1, 1, 1))])
skel = m.fin(
    m.n("ShaderNodeMixShader", {0: al, 1: m.n("ShaderNodeBsdfTransparent").outputs[0], 2: b.outputs[0]}).outputs[0]
)
X, Y = 0.062, -0.105
vas = mat_ceramic("vas", "#93A38D", 0.5, 0.45, "#5b6b58", bump=0.3)
lathe(
    "vase",
    [
        (0, 0.001),
        (0.0165, 0),
        (0.0200, 0.0015),
        (0.0228, 0.008),
        (0.0236, 0.018),
        (0.0218, 0.029),
        (0.0150, 0.0385),
        (0.0092, 0.0440),
        (0.0078, 0.0500),
        (0.0080, 0.0560),
        (0.0094, 0.0592),
        (0.0090, 0.0600),
        (0.0076, 0.0592),
        (0.0062, 0.0555),
        (0.0060, 0.050),
        (0.0074, 0.0435),
        (0.0130, 0.0375),
        (0.0195, 0.028),
        (0.0214, 0.018),
        (0.0206, 0.009),
        (0.0180, 0.004),
        (0, 0.003),
    ],
    vas,
    128,
    6,
    (X, Y, 0),
    wob=0.012,
    seed=3,
)
# the leaf: a gently curled sheet; its stalk goes down into the vase
L, W = 0.150, 0.150
N = 110
vs = []
fs = []
uv = []
base = Vector((X + 0.012, Y, 0.085))
rot = Euler((math.radians(6), math.radians(15), math.radians(-24))).to_matrix()
for j in range(N + 1):
    for i in range(N + 1):
        u, w = i / N - 0.5, j / N
        x = u * W
        y = (
            -0.16 * x * x / 0.075
            - 0.020 * math.sin(w * 2.6)
            + 0.0035 * math.sin(w * 9 + u * 7)
            + 0.002 * math.sin(u * 16 + w * 4)
        )
        z = w * L * (1 - 0.03 * w)
        q = rot @ Vector((x - 0.0022, y, z))
        vs.append(base + q)
        uv.append((i / N, w))
for j in range(N):
    for i in range(N):
        a = j * (N + 1) + i
        fs.append((a, a + 1, a + N + 2, a + N + 1))
mesh("leaf", vs, fs, skel, uvs=uv)
b0 = base + rot @ Vector((0, 0, 0.003))
b1 = base + rot @ Vector((0, -0.0005, 0.012))
tube(
    "stalk",
    crom([(X - 0.010, Y, 0.006), (X - 0.004, Y, 0.035), (X + 0.0045, Y + 0.001, 0.066), b0, b1], 12),
    0.0010,
    0.0007,
    mat_plain("stk", "#8A7350", 0.8),
)
# one that has fallen
lf = mat_leaf("dry", "#8d8a5e", "#a39a70", 0.25, 0.6, "#c9b988")
o = bpy.data.objects.new("f", leafmesh("f", 0.050, 0.026, "ovate", 0.7, 0.3, lf, 10, 18, 0.05, seed=4))
link(o)
o.location = (X - 0.088, Y - 0.012, 0.0065)
o.rotation_euler = (math.radians(5), math.radians(4), math.radians(118))
camera((0.032, -1.10, 0.215), (0.032, 0, 0.109), 86, 5.6, (X, Y - 0.01, 0.12))
go(1600, 1000, spp=26, exposure=0.02)

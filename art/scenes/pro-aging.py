"""Tree rings seen close, one fresh shoot."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *

reset()
S = 0.44
CX, CY = 0.73, 0.30  # the pith in the texture, which is mirrored
m = M("wood")
uv = m.coord("UV")
c = itex(m, "rings", uv)
h = itex(m, "ringh", uv)
q = itex(m, "mottle", m.coord("UV", (1.3, 1.3, 1.3)))
col = m.ramp(
    c,
    [
        (0.0, lin("#3A2A1E")),
        (0.22, lin("#B59F84")),
        (0.42, lin("#BFAB90")),
        (0.72, lin("#9B7A58")),
        (0.95, lin("#7C5C42")),
    ],
)
col = m.mix(m.math("MULTIPLY", q, 0.30), col, lin("#A48A68"))
wood = m.fin(m.pr(Base_Color=col, Roughness=0.72, Specular=0.22, Normal=m.bump(h, 0.55, 0.0016)).outputs[0])
px, py = 0.078, 0.006  # the pith on the table
vs = []
fs = []
uvs = []
N = 150
for j in range(N + 1):
    for i in range(N + 1):
        u, w = i / N * 1.4 - 0.2, j / N * 1.4 - 0.2
        x = px + (u - CX) * S
        y = py + (w - CY) * S
        vs.append((x, y, 0.0010 * mnoise.noise(Vector((x * 14, y * 14, 1)))))
        uvs.append((1 - u, w))
for j in range(N):
    for i in range(N):
        a = j * (N + 1) + i
        fs.append((a, a + 1, a + N + 2, a + N + 1))
mesh("slab", vs, fs, wood, uvs=uvs)
sd = Seedlings(1.15, seed=6, col=("#7C9A5E", "#93AE70"))
t0 = math.pi + 0.42
rx = 0.030
sx, sy = px + rx * math.cos(t0), py - rx * math.sin(t0)
sd.grow(sx, sy, -0.004, 0.064, [(0.50, "c", 62, 1.1), (0.80, "l", 58, 0.78), (0.985, "l", 26, 0.55)], -0.006, 0.55)
D = Vector((0.80, -0.30, -0.36)).normalized()
gobo(
    D,
    (-0.08, 0.06, 0),
    1.0,
    [(-0.40, 0.10, 0.34, -0.05, 14), (-0.44, 0.30, 0.42, -0.10, 16)],
    [(0.50, 0, 0.3, 1.4)],
    seed=52,
    L=0.12,
    W=0.046,
)
sun(D, 5.0, "#ffdfb8", 0.9)
area((0.4, -0.4, 0.5), (0.02, 0, 0), 0.4, 0.4, 0.8, "#eaf2f0")
world("#e3e6e6", 0.5)
camera((-0.004, -0.36, 0.235), (-0.004, 0.024, 0.012), 66, 5.6, (sx, sy - 0.004, 0.03))
go(1600, 1000, spp=24, exposure=0.0)

"""Thick linen cord, a knot coming loose, long soft shadow."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *

reset()
rr = random.Random(5)
tbl = mat_plaster("tbl", "#E9DFCF", "#D9CBB6", 1.7, 0.4, 0.75, 0.25, dist=0.0014, tex="plaster_h", mot="mottle")
plane("table", 6, 5, tbl, (0, 1, 0))
m = M("cord")
v = m.coord("UV", (60, 2, 1))
f = itex(m, "fine", m.coord("Object", (22, 22, 22)), proj="BOX")
q = itex(m, "mottle", m.coord("Object", (5, 5, 5)), proj="BOX")
base = m.mix(m.math("MULTIPLY", f, 0.45), m.ramp(q, [(0.3, lin("#B7A688")), (0.7, lin("#D3C5A9"))]), lin("#8F7D60"))
cord = m.fin(m.pr(Base_Color=base, Roughness=0.95, Specular=0.1, Sheen=0.5, Normal=m.bump(f, 0.8, 0.0012)).outputs[0])
r = 0.0105
S = 0.031


def sh(t):
    return Vector((t**3 - 3 * t, t**4 - 4 * t * t, 0))


# long trefoil (Shastri) in plan; heights from its crossings, alternately over and under
T = [-2.12 + 4.24 * i / 600 for i in range(601)]
P = [sh(t) for t in T]
ang = math.radians(-10)
rot = Matrix.Rotation(ang, 3, "Z")
off = Vector((0.088, -0.02, 0))
knot = [rot @ Vector((P[i].x * S * 1.06, (P[i].y + 1.6) * S * 0.80, 0)) + off for i in range(0, 601, 6)]
a = knot[0]
b = knot[-1]
da = (knot[0] - knot[3]).normalized()
db = (knot[-1] - knot[-4]).normalized()


# the ends: in wide arcs from the left and out to the right
def arc(p, d, turn, R_, step=0.006):
    """from p on in direction d, turning by 'turn' with radius R_"""
    out = []
    n = int(abs(turn) * R_ / step)
    s_ = 1 if turn > 0 else -1
    for i in range(n):
        d = Matrix.Rotation(s_ * step / R_, 3, "Z") @ d
        p = p + d * step
        out.append(p)
    return out, d


def on(p, d, pts, n=14):
    return crom([p, p + d * 0.05] + [Vector(q) for q in pts], n)[1:]


l1, d1 = arc(a, da, math.radians(74), 0.055)
l2 = on(l1[-1], d1, [(-0.30, 0.075, 0), (-0.44, 0.005, 0), (-0.62, -0.075, 0)])
r1, d2 = arc(b, db, math.radians(-70), 0.050)
r2 = on(r1[-1], d2, [(0.40, 0.075, 0), (0.52, 0.10, 0), (0.68, 0.16, 0)])
flat = l2[::-1] + l1[::-1] + knot + r1 + r2


def even(q, step):
    L = [0]
    for u, v_ in zip(q, q[1:]):
        L.append(L[-1] + (v_ - u).length)
    n = int(L[-1] / step)
    out = []
    j = 0
    for i in range(n + 1):
        s_ = L[-1] * i / n
        while j < len(L) - 2 and L[j + 1] < s_:
            j += 1
        out.append(q[j].lerp(q[j + 1], (s_ - L[j]) / max(1e-9, L[j + 1] - L[j])))
    return out


flat = even(flat, 0.0032)
for _ in range(60):
    flat = [flat[0]] + [(flat[i - 1] + flat[i] * 2 + flat[i + 1]) * 0.25 for i in range(1, len(flat) - 1)] + [flat[-1]]
for i, p in enumerate(flat):
    p += Vector((0.003 * mnoise.noise(Vector((i * 0.012, 3, 0))), 0.003 * mnoise.noise(Vector((i * 0.012, 7, 0))), 0))
# where it crosses itself it passes over and under in turn
X_ = []
for i in range(len(flat) - 1):
    for j in range(i + 10, len(flat) - 1):
        if (flat[i] - flat[j]).length > 0.02:
            continue
        e = flat[i + 1] - flat[i]
        g = flat[j + 1] - flat[j]
        w = flat[j] - flat[i]
        den = e.x * g.y - e.y * g.x
        if abs(den) < 1e-12:
            continue
        s_ = (w.x * g.y - w.y * g.x) / den
        u = (w.x * e.y - w.y * e.x) / den
        if 0 <= s_ < 1 and 0 <= u < 1:
            X_ += [i, j]
X_.sort()
print("crossings", X_)
ev = []
for i, p in enumerate(flat):
    h = 0
    for k, c in enumerate(X_):
        if k % 2 == 0:
            h = max(h, math.exp(-(((i - c) * 0.0032 / (r * 2.0)) ** 2)) * r * 1.98)
    ev.append(Vector((p.x, p.y, r + h)))
n = len(ev) - 1
up = Vector((0, 0, 1))
F = []
for i in range(n + 1):
    t = (ev[min(i + 1, n)] - ev[max(i - 1, 0)]).normalized()
    up = (up - t * up.dot(t)).normalized()
    F.append((t, up.copy(), t.cross(up)))
for k in range(3):
    pts = []
    for i in range(n + 1):
        an = 2 * math.pi * k / 3 + i * 0.0032 / 0.046 * 2 * math.pi * 1.0
        t, u, w = F[i]
        rad = r * 0.50 * (1 + 0.05 * mnoise.noise(Vector((i * 0.05, k * 3, 0))))
        pts.append(ev[i] + (u * math.cos(an) + w * math.sin(an)) * rad)
    tube("strand", pts, r * 0.56, r * 0.56, cord, 6)
# loose fibres
fib = mat_plain("fib", "#D8CBB0", 0.9)
for i in range(420):
    k = rr.randrange(2, n - 2)
    t, u, w = F[k]
    an = rr.uniform(0, 6.28)
    d = u * math.cos(an) + w * math.sin(an)
    p = ev[k] + d * r * 0.98
    e = (d * rr.uniform(0.2, 1) + t * rr.uniform(-1.4, 1.4)).normalized()
    l = rr.uniform(0.002, 0.006)
    if p.z < 0.003:
        continue
    tube("f", crom([p, p + e * l * 0.5 + d * 0.0004, p + e * l + Vector((0, 0, -0.0006))], 3), 0.00009, 0.00004, fib, 1)
D = Vector((0.84, -0.30, -0.30)).normalized()
gobo(
    D,
    (-0.12, 0.1, 0),
    1.5,
    [(-0.48, 0.16, 0.42, -0.05, 14), (-0.55, 0.36, 0.5, -0.12, 16)],
    [(-0.21, 0, 0.024, 1.8), (0.62, 0, 0.35, 1.8), (-0.80, 0, 0.3, 1.8)],
    seed=49,
)
sun(D, 5.6, "#ffd9ac", 1.3)
area((0.6, -0.8, 0.8), (0.05, 0, 0), 0.8, 0.8, 1.4, "#e8f0f4")
world("#e3e6e6", 0.55)
camera((-0.005, -0.93, 0.54), (-0.005, 0.035, 0.0), 68, 6.3, (0.09, 0.0, 0.015))
go(1600, 1000, spp=30, exposure=0.0)

"""A large, flat wheel seen from a high seat; an empty road at dawn."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *

reset()
rr = random.Random(5)
blk = mat_leather("blk", "#3F3D38", 0.48, 0.35)
tan = mat_leather("tan", "#8C6A52", 0.52, 0.35)
dash = mat_leather("dash", "#5E594E", 0.62, 0.3)
soft = mat_plain("soft", "#23261f", 0.6)
met = metal("met", "#C9C4BA", 0.32)
piv = empty((0.03, 0, 0.0), (math.radians(34), 0, math.radians(-2)))


def rim(a0, a1, mat, r, R_=0.235, n=150, k=24):
    vs = []
    fs = []
    full = abs(a1 - a0) > 6.28
    N = n if full else n + 1
    for i in range(N):
        a = a0 + (a1 - a0) * i / n
        for j in range(k):
            b = 2 * math.pi * j / k
            q = R_ + r * math.cos(b) * 0.92
            vs.append((q * math.cos(a), q * math.sin(a), r * 1.06 * math.sin(b)))
    for i in range(n):
        for j in range(k):
            a_ = (i % N) * k + j
            b_ = ((i + 1) % N) * k + j
            fs.append((a_, b_, ((i + 1) % N) * k + (j + 1) % k, (i % N) * k + (j + 1) % k))
    o = mesh("rim", vs, fs, mat)
    o.parent = piv
    return o


rim(0, 2 * math.pi, blk, 0.0152)
rim(math.radians(60), math.radians(120), tan, 0.0160)
for a in (59.6, 120.4):
    rim(math.radians(a - 0.5), math.radians(a + 0.5), met, 0.0164, n=4)
for i in range(190):
    a = 2 * math.pi * i / 190
    o = box("st", 0.0045, 0.0009, 0.0009, tan, bev=0)
    o.parent = piv
    o.location = (0.2205 * math.cos(a), 0.2205 * math.sin(a), 0.0045)
    o.rotation_euler = (0, 0, a + math.pi / 2 + 0.35)
h = lathe(
    "hub",
    [(0, -0.006), (0.030, -0.005), (0.062, -0.008), (0.074, -0.014), (0.072, -0.030), (0.05, -0.05), (0, -0.05)],
    blk,
    96,
    6,
)
h.parent = piv
h.scale = (1.15, 0.92, 1)
for a, w in ((8, 0.034), (172, 0.034), (246, 0.030), (294, 0.030)):
    q = math.radians(a)
    o = box("sp", 0.175, w, 0.014, blk, bev=0.006)
    o.parent = piv
    o.location = (0.145 * math.cos(q), 0.145 * math.sin(q), -0.012)
    o.rotation_euler = (0, math.radians(7), q)
col = lathe("col", [(0, -0.04), (0.045, -0.04), (0.055, -0.07), (0.06, -0.4), (0, -0.4)], soft, 64, 3)
col.parent = piv
# dashboard: a long, soft roll under the window
prof = crom(
    [(0.26, -0.30), (0.28, -0.12), (0.31, -0.035), (0.38, 0.000), (0.58, 0.015), (0.80, 0.010), (0.98, -0.04)], 10
)
vs = []
fs = []
uvs = []
NX = 120
for i in range(NX + 1):
    x = -1.5 + 3.0 * i / NX
    hump = 0.050 * math.exp(-(((x - 0.03) / 0.25) ** 4))
    for k, p in enumerate(prof):
        f = k / (len(prof) - 1)
        vs.append((x, p.x + 0.04 * x * x, p.y + hump * math.exp(-(((f - 0.52) / 0.20) ** 2)) - 0.02 * x * x))
        uvs.append((x * 3, f * 2))
P_ = len(prof)
for i in range(NX):
    for k in range(P_ - 1):
        a = i * P_ + k
        fs.append((a, a + P_, a + P_ + 1, a + 1))
mesh("dash", vs, fs, dash, uvs=uvs)
plane("front", 3.4, 1.2, soft, (0, 0.24, -0.75), (math.pi / 2, 0, 0))
tube("pil", crom([(-1.02, 0.95, -0.1), (-0.93, 0.70, 0.42), (-0.80, 0.42, 0.80)], 10), 0.045, 0.05, soft, 8)
# outside: dawn sky, low land, a road that runs to the horizon
m = M("sky")
z = m.n("ShaderNodeSeparateXYZ", {0: m.n("ShaderNodeTexCoord").outputs["Generated"]}).outputs[1]
x = m.n("ShaderNodeSeparateXYZ", {0: m.n("ShaderNodeTexCoord").outputs["Generated"]}).outputs[0]
g = m.ramp(z, [(0.498, lin("#EBB98A")), (0.52, lin("#F0D3AE")), (0.56, lin("#DDDCCB")), (0.62, lin("#AFC4C0"))])
sky = m.fin(m.n("ShaderNodeEmission", {"Color": g, "Strength": 0.85}).outputs[0])
plane("sky", 900, 400, sky, (0, 420, 0), (math.pi / 2, 0, 0))
Zr = -2.3
land = mat_plaster("land", "#6F7A62", "#5C6852", 0.05, 0.2)
plane("land", 900, 460, land, (0, 200, Zr - 0.06))
rd = mat_plaster("road", "#8F8A80", "#7C776E", 0.25, 0.2, 0.75, 0.3)
ln = mat_plain("ln", "#E9E2D2", 0.8)
vs = []
fs = []
N = 90


def cx(y):
    return -0.7 + 0.00135 * max(0, y - 20) ** 1.6 * 0.28


def ribbon(name, o0, o1, mat, y0, y1, z, n=N):
    vs = []
    fs = []
    for i in range(n + 1):
        y = y0 + (y1 - y0) * (i / n) ** 2 if n > 6 else y0 + (y1 - y0) * i / n
        vs += [(cx(y) + o0, y, z), (cx(y) + o1, y, z)]
    for i in range(n):
        fs.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    mesh(name, vs, fs, mat, smooth=False)


ribbon("road", -5.4, 1.9 + 1.8, rd, 2, 380, Zr)
ribbon("edge", 3.25, 3.42, ln, 2, 380, Zr + 0.01)
ribbon("edge2", -5.1, -4.93, ln, 2, 380, Zr + 0.01)
for k in range(26):
    y = 4 + 9 * k
    ribbon("dash", -0.92, -0.78, ln, y, y + 3.4, Zr + 0.012, 4)
greens = [mat_plain("tg%d" % i, c, 0.9) for i, c in enumerate(["#5F7558", "#52694F", "#70855F", "#48604C"])]
bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=1)
sp = bpy.context.object.data
bpy.data.objects.remove(bpy.context.object)
for i in range(46):
    sd = rr.choice([-1, -1, 1])
    y = rr.uniform(45, 330)
    x = cx(y) + sd * rr.uniform(11, 70)
    R_ = rr.uniform(1.6, 4.6)
    for k in range(12):
        me = sp.copy()
        me.materials.append(rr.choice(greens))
        o = bpy.data.objects.new("b", me)
        link(o)
        d = Vector((rr.gauss(0, 1), rr.gauss(0, 1), rr.gauss(0, 0.8))).normalized() * R_ * rr.random() ** 0.5
        o.location = (x + d.x * 1.2, y + d.y, Zr + R_ * 0.75 + d.z * 0.8)
        q = R_ * rr.uniform(0.3, 0.6)
        o.scale = (q, q, q * 0.9)
hz = mat_plain("hz", "#9DAA97", 1.0)
for k in range(24):
    x = -420 + 36 * k + rr.uniform(-12, 12)
    me = sp.copy()
    me.materials.append(hz)
    o = bpy.data.objects.new("hill", me)
    link(o)
    o.location = (x, 400, Zr)
    o.scale = (rr.uniform(26, 44), 6, rr.uniform(3, 7))
sun((0.74, -0.42, -0.34), 3.4, "#ffd9ac", 1.5)
area((-1.0, -0.5, 0.7), (0, 0, 0.0), 0.8, 1.0, 7, "#f4ead8")
world("#dfe2dc", 0.65)
camera((-0.10, -0.66, 0.36), (-0.10, 0.40, 0.168), 37, 2.8, (0.03, 0.10, 0.08))
go(1600, 1000, spp=32, exposure=0.0, dn_k=1.0)

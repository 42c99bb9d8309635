"""A steering wheel, dawn through the windscreen."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import *

reset()


def leather(name, col, rough=0.5, bs=0.5, scale=9):
    m = M(name)
    v = m.coord("UV", (scale * 6, scale, 1))
    vo = m.n("ShaderNodeTexVoronoi", {"Vector": m.coord("Object", (1, 1, 1)), "Scale": 520.0})
    c = lin(col)
    return m.fin(
        m.pr(Base_Color=c, Roughness=rough, Specular=0.45, Normal=m.bump(vo.outputs["Distance"], bs, 0.0006)).outputs[0]
    )


blk = leather("blk", "#3D3B36", 0.48)
tan = leather("tan", "#A9744F", 0.5)
dash = leather("dash", "#575145", 0.62)
soft = mat_plain("soft", "#1d1f1d", 0.6)
met = M("met")
met = met.fin(met.pr(Base_Color=lin("#C9C4BA"), Metallic=1.0, Roughness=0.3).outputs[0])
piv = bpy.data.objects.new("wheel", None)
link(piv)


def torus(Rr, r, mat, n=160, k=28, a0=0, a1=2 * math.pi, flat=1.0):
    vs = []
    fs = []
    uv = []
    full = abs(a1 - a0 - 2 * math.pi) < 1e-6
    N = n if full else n
    for i in range(N + (0 if full else 1)):
        a = a0 + (a1 - a0) * i / N
        for j in range(k):
            b = 2 * math.pi * j / k
            rr = Rr + r * math.cos(b)
            vs.append((rr * math.cos(a), rr * math.sin(a), r * flat * math.sin(b)))
            uv.append((i / N * 4, j / k))
    L = N if full else N + 1
    for i in range(N):
        for j in range(k):
            a_ = (i % L) * k + j
            b_ = ((i + 1) % L) * k + j
            c_ = ((i + 1) % L) * k + (j + 1) % k
            d_ = (i % L) * k + (j + 1) % k
            fs.append((a_, b_, c_, d_))
    o = mesh("t", vs, fs, mat, uvs=uv)
    o.parent = piv
    return o


torus(0.185, 0.0155, blk, flat=1.05)
for a in (55, 125, 235, 305):
    pass
torus(0.185, 0.0164, tan, 60, 28, math.radians(48), math.radians(132), 1.05)
for a in (47.4, 132.6):
    torus(0.185, 0.0168, met, 4, 28, math.radians(a - 0.5), math.radians(a + 0.5), 1.05)
# stitching
for i in range(150):
    a = 2 * math.pi * i / 150
    o = box("st", 0.0045, 0.0009, 0.0009, tan, bev=0)
    o.parent = piv
    o.location = (0.1698 * math.cos(a), 0.1698 * math.sin(a), 0.004)
    o.rotation_euler = (0, 0, a + math.pi / 2 + 0.35)
h = lathe(
    "hub",
    [(0, 0.010), (0.03, 0.011), (0.055, 0.008), (0.062, 0.002), (0.060, -0.012), (0.04, -0.03), (0, -0.03)],
    blk,
    96,
    6,
)
h.parent = piv
h.scale = (1.12, 0.92, 1)
lg = lathe("ring", [(0.016, 0.0108), (0.0175, 0.0125), (0.019, 0.0105)], met, 64, 3)
lg.parent = piv
for a, w in ((4, 0.036), (176, 0.036), (270, 0.044)):
    r = math.radians(a)
    o = box("sp", 0.14, w, 0.016, blk, bev=0.006)
    o.parent = piv
    o.location = (0.115 * math.cos(r), 0.115 * math.sin(r), -0.006)
    o.rotation_euler = (0, math.radians(6), r)
    o = box("spm", 0.055, w * 0.18, 0.018, met, bev=0.002)
    o.parent = piv
    o.location = (0.13 * math.cos(r), 0.13 * math.sin(r), -0.004)
    o.rotation_euler = (0, math.radians(6), r)
col = lathe("col", [(0, -0.03), (0.04, -0.03), (0.05, -0.06), (0.055, -0.2), (0, -0.2)], soft, 64, 3)
col.parent = piv
piv.rotation_euler = (math.radians(66), 0, math.radians(0))
piv.location = (-0.02, 0, 0)
# dashboard: swept profile
prof = crom([(0.20, 0.02), (0.22, 0.09), (0.26, 0.125), (0.36, 0.15), (0.55, 0.165), (0.80, 0.15), (1.0, 0.11)], 10)
vs = []
fs = []
uvs = []
NX = 120
for i in range(NX + 1):
    x = -1.1 + 2.4 * i / NX
    hump = 0.045 * math.exp(-(((x + 0.02) / 0.19) ** 4))
    for k, p in enumerate(prof):
        f = k / (len(prof) - 1)
        vs.append((x, p.x + 0.05 * x * x, p.y - 0.01 + hump * math.exp(-(((f - 0.35) / 0.28) ** 2)) - 0.03 * x * x))
        uvs.append((x * 3, f * 2))
P_ = len(prof)
for i in range(NX):
    for k in range(P_ - 1):
        a = i * P_ + k
        fs.append((a, a + P_, a + P_ + 1, a + 1))
mesh("dash", vs, fs, dash, uvs=uvs)
plane(
    "front", 2.6, 0.8, soft, (0, 0.17, -0.365), (math.pi / 2, 0, 0)
)  # in front of the dash's lower lip at every x: no wedges
# a-pillar
tube("pil", crom([(-0.95, 0.75, 0.05), (-0.80, 0.45, 0.42), (-0.62, 0.1, 0.72)], 10), 0.045, 0.05, soft, 8)
tube("roof", crom([(-0.9, 0.2, 0.62), (0, 0.28, 0.60), (0.9, 0.2, 0.62)], 10), 0.05, 0.05, soft, 8)


# outside: gradient dawn + bokeh
def emit(col, s):
    m = M("em")
    return m.fin(
        m.n("ShaderNodeEmission", {"Color": lin(col) if isinstance(col, str) else col, "Strength": s}).outputs[0]
    )


m = M("sky")
z = m.n("ShaderNodeSeparateXYZ", {0: m.n("ShaderNodeTexCoord").outputs["Generated"]}).outputs[1]
g = m.ramp(
    z,
    [
        (0.38, lin("#4F5F55")),
        (0.46, lin("#8FA08C")),
        (0.50, lin("#F3CFA3")),
        (0.56, lin("#F6E3C8")),
        (0.8, lin("#C9D6D4")),
    ],
)
sky = m.fin(m.n("ShaderNodeEmission", {"Color": g, "Strength": 1.7}).outputs[0])
plane("sky", 60, 30, sky, (0, 30, 1.4), (math.pi / 2, 0, 0))
rd = mat_plain("road", "#6d6a62", 0.6)
plane("road", 14, 40, rd, (0, 20, -1.1))
tr = emit("#2f4636", 0.6)
rr = random.Random(5)
bpy.ops.mesh.primitive_uv_sphere_add(segments=16, ring_count=10, radius=1)
sp = bpy.context.object.data
bpy.data.objects.remove(bpy.context.object)


def ball(p, r, mat):
    me = sp.copy()
    me.materials.clear()
    me.materials.append(mat)
    o = bpy.data.objects.new("b", me)
    link(o)
    o.location = p
    o.scale = (r, r, r)


greens = [mat_plain("tg%d" % i, c, 0.9) for i, c in enumerate(["#5d7756", "#49664d", "#7c9169", "#3b5646"])]
for i in range(34):
    sd = rr.choice([-1, 1])
    y = rr.uniform(9, 26)
    cx = sd * rr.uniform(4.8, 11)
    cz = rr.uniform(-0.8, 1.2)
    R_ = rr.uniform(0.8, 1.6)
    g_ = rr.choice(greens)
    for k in range(46):
        d = Vector((rr.gauss(0, 1), rr.gauss(0, 1), rr.gauss(0, 1))).normalized() * R_ * rr.random() ** 0.4
        ball((cx + d.x, y + d.y, cz + d.z * 0.9), rr.uniform(0.10, 0.30), rr.choice(greens))
for i in range(16):
    sd = rr.choice([-1, 1])
    y = rr.uniform(7, 24)
    ball(
        (sd * (1.2 + rr.random() * 2.2), y, -0.55 + rr.uniform(0, 0.35)),
        0.045,
        emit(rr.choice(["#FFE2B0", "#FFC58A", "#FF9A6A", "#FFF3DC"]), 22),
    )
sun((-0.5, -0.86, -0.24), 3.2, "#ffd5a0", 2)
area((-1.2, -0.6, 0.6), (0, 0, 0.05), 0.8, 1.0, 11, "#f2efe8")
world("#dfe2de", 0.75)
camera((-0.17, -0.62, 0.27), (-0.125, 0.0, 0.195), 35, 1.15, (0.0, 0.0, 0.165))
go(spp=128, exposure=-0.05, look_="Medium High Contrast", dn_k=1.0)

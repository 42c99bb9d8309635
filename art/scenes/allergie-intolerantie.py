"""One dandelion clock, two seeds drifting."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *

reset()
rr = random.Random(6)
B1, B2 = "#4C6658", "#7C967F"
m = M("bg")
v = m.coord("Object", (0.9, 0.9, 0.9))
g = m.ramp(itex(m, "cloud", v), [(0.3, lin(B1)), (0.7, lin(B2))])
bgm = m.fin(m.pr(Base_Color=g, Roughness=1.0, Specular=0.0).outputs[0])
plane("bg", 4, 3, bgm, (0, 0.9, 0), (math.pi / 2, 0, 0))
m = M("hair")
p = m.pr(Base_Color=lin("#F4EFE4"), Roughness=0.5, Specular=0.4)
t = m.n("ShaderNodeBsdfTranslucent", {"Color": lin("#FBF3E2")})
hair = m.fin(m.n("ShaderNodeMixShader", {0: 0.5, 1: p.outputs[0], 2: t.outputs[0]}).outputs[0])
brown = mat_plain("ach", "#7A6248", 0.7)
core = mat_plain("core", "#B9AE8C", 0.8)
stm = M("stm")
q = itex(stm, "fine", stm.coord("Object", (30, 30, 6)), proj="BOX")
stm = stm.fin(stm.pr(Base_Color=stm.ramp(q, [(0.3, lin("#7E8A5C")), (0.7, lin("#9AA274"))]), Roughness=0.5).outputs[0])


def seedmesh(seed, L=0.0125, hl=0.0078, n=24):
    r = random.Random(seed)
    vs = []
    fs = []
    mi = []

    def prism(a, b, r0, r1, mt):
        d = (b - a).normalized()
        s_, _, u = frame(d, Vector((0.3, 0.2, 1)))
        k = len(vs)
        for c, rad in ((a, r0), (b, r1)):
            for j in range(4):
                an = math.pi / 2 * j
                vs.append(c + (s_ * math.cos(an) + u * math.sin(an)) * rad)
        for j in range(4):
            fs.append((k + j, k + (j + 1) % 4, k + 4 + (j + 1) % 4, k + 4 + j))
            mi.append(mt)

    # achene, beak, umbrella (z is outward)
    prism(Vector((0, 0, 0)), Vector((0, 0, 0.0014)), 0.00018, 0.00042, 1)
    prism(Vector((0, 0, 0.0014)), Vector((0, 0, 0.0032)), 0.00042, 0.00016, 1)
    bend = Vector((r.uniform(-0.0006, 0.0006), r.uniform(-0.0006, 0.0006), 0))
    m1 = Vector((0, 0, 0.0032 + L * 0.5)) + bend
    top = Vector((0, 0, 0.0032 + L))
    prism(Vector((0, 0, 0.0032)), m1, 0.000075, 0.00006, 0)
    prism(m1, top, 0.00006, 0.00006, 0)
    for i in range(n):
        a = 2 * math.pi * (i + r.uniform(-0.3, 0.3)) / n
        e = math.radians(r.uniform(14, 36))
        l = hl * r.uniform(0.85, 1.08)
        d = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
        mid = top + d * l * 0.55
        end = top + Vector((math.cos(a) * math.cos(e - 0.22), math.sin(a) * math.cos(e - 0.22), math.sin(e - 0.22))) * l
        prism(top, mid, 0.000046, 0.000036, 0)
        prism(mid, end, 0.000036, 0.000020, 0)
    me = bpy.data.meshes.new("seed")
    me.from_pydata(vs, [], fs)
    me.materials.append(hair)
    me.materials.append(brown)
    me.polygons.foreach_set("material_index", mi)
    me.update()
    return me


SM = [seedmesh(i) for i in range(7)]
C = Vector((-0.002, 0, 0.003))
Rc = 0.0048
o = lathe(
    "core",
    [
        (0, -Rc),
        (Rc * 0.5, -Rc * 0.9),
        (Rc * 0.9, -Rc * 0.4),
        (Rc, 0),
        (Rc * 0.9, Rc * 0.45),
        (Rc * 0.5, Rc * 0.88),
        (0, Rc),
    ],
    core,
    32,
    4,
)
o.location = C


def place(p, d, roll, k=1.0, me=None):
    q = Vector(d).to_track_quat("Z", "Y").to_matrix().to_4x4()
    o = bpy.data.objects.new("s", me or rr.choice(SM))
    link(o)
    o.matrix_world = Matrix.Translation(p) @ q @ Matrix.Rotation(roll, 4, "Z") @ Matrix.Scale(k, 4)
    return o


N = 140
for i in range(N):
    z = 1 - 2 * (i + 0.5) / N
    a = i * 2.399963
    r = math.sqrt(1 - z * z)
    d = Vector((r * math.cos(a), r * math.sin(a), z))
    d = (d + Vector((rr.gauss(0, 1), rr.gauss(0, 1), rr.gauss(0, 1))) * 0.035).normalized()
    if d.z < -0.90:
        continue
    if d.dot(Vector((0.80, -0.25, 0.55)).normalized()) > 0.90 and rr.random() < 0.86:
        continue  # some have gone
    place(C + d * Rc * 0.92, d, rr.uniform(0, 6), rr.uniform(0.94, 1.05))
for k in range(9):
    a = 2 * math.pi * k / 9
    me = leafmesh("br", 0.013, 0.0032, "lance", 1.2, 0.2, stm, 5, 10, 0.02, seed=k)
    put(me, C + Vector((0.003 * math.cos(a), 0.003 * math.sin(a), -Rc * 0.85)), a, math.radians(118), 1.0)
tube(
    "stem",
    crom(
        [
            C + Vector((0, 0, -Rc * 0.8)),
            C + Vector((0.0004, 0, -0.020)),
            C + Vector((-0.002, 0.001, -0.045)),
            C + Vector((-0.007, 0.003, -0.085)),
        ],
        12,
    ),
    0.00165,
    0.0021,
    stm,
    8,
)
place(Vector((0.0215, -0.006, 0.0150)), (0.42, -0.25, 0.85), 1.0, 0.95)
place(Vector((0.0330, 0.002, 0.0245)), (0.70, 0.1, 0.55), 2.0, 0.92)
# soft second one far behind, out of focus
C2 = Vector((-0.098, 0.34, -0.036))
for i in range(90):
    z = 1 - 2 * (i + 0.5) / 90
    a = i * 2.399963
    r = math.sqrt(1 - z * z)
    d = Vector((r * math.cos(a), r * math.sin(a), z))
    place(C2 + d * Rc, d, i, 1.1)
tube("stem2", crom([C2, C2 + Vector((0.002, 0, -0.04)), C2 + Vector((0.008, 0, -0.15))], 10), 0.0019, 0.0022, stm, 6)
sun((0.62, -0.50, -0.40), 4.6, "#ffdfb4", 1.2)
area((0.35, -0.30, 0.25), C, 0.25, 0.25, 0.35, "#e9f2ee")
area((-0.5, 0.3, 0.6), (0, 0.9, 0), 0.6, 0.6, 9, "#fff0dc")
world("#dfe8e0", 0.34)
camera((-0.013, -0.30, 0.004), (-0.013, 0, 0.005), 72, 5.6, (0.004, -0.004, 0.010))
go(1600, 1000, spp=44, exposure=0.1, dn_k=0.9, bounces=6)

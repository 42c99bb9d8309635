"""Golden softgels spilling from a small dish."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *

reset()
rr = random.Random(11)
fl = mat_plaster("fl", "#8B9C87", "#788B79", 2.0, 0.3, dist=0.0010, mot="mottle")
plane("floor", 4, 4, fl, (0, 1, 0))
X, Y = 0.060, 0.020
dp = [
    (0, 0.0030),
    (0.020, 0.0028),
    (0.024, 0.0006),
    (0.0275, 0.0004),
    (0.030, 0.0028),
    (0.0375, 0.0075),
    (0.0440, 0.0140),
    (0.0462, 0.0178),
    (0.0450, 0.0188),
    (0.0432, 0.0176),
    (0.0365, 0.0110),
    (0.0280, 0.0068),
    (0, 0.0060),
]
iv = mat_ceramic("iv", "#EAE1D1", 0.5, 0.5, "#8a7a64", bump=0.35)
dish = lathe("dish", dp, iv, 128, 6, (X, Y, 0), wob=0.010, seed=5)
# each capsule falls and comes to rest: the pile is computed forty times as large, which the solver likes better
a, r = 0.0110, 0.0047
Z = 40


def capsule(mt, segs=40, n=12, sm=4):
    return lathe(
        "cap",
        [(0, -a)]
        + [(r * math.sin(math.pi * k / n) ** 0.86, -a * math.cos(math.pi * k / n)) for k in range(1, n)]
        + [(0, a)],
        mt,
        segs,
        sm,
    )


start = []
for i in range(30):
    inn = i < 17
    c = Vector((X, Y, 0)) if inn else Vector((X - 0.050, Y - 0.040, 0))
    sp_ = 0.014 if inn else 0.026
    start.append(
        (
            c + Vector((rr.gauss(0, sp_), rr.gauss(0, sp_ * 0.8), 0.030 + 0.013 * (i if inn else i - 17))),
            Euler((rr.uniform(0, 3), rr.uniform(0, 3), rr.uniform(0, 6))),
        )
    )
sc_ = bpy.context.scene
bpy.ops.rigidbody.world_add()
rw = sc_.rigidbody_world
rw.substeps_per_frame = 8
rw.solver_iterations = 14
rw.point_cache.frame_end = 160


def body(o, kind, shape, fr=0.55, mass=1.0):
    bpy.ops.object.select_all(action="DESELECT")
    o.select_set(True)
    bpy.context.view_layer.objects.active = o
    bpy.ops.rigidbody.object_add(type=kind)
    b = o.rigid_body
    b.collision_shape = shape
    b.friction = fr
    b.restitution = 0.10
    b.mass = mass
    b.use_margin = True
    b.collision_margin = 0.004
    b.linear_damping = 0.12
    b.angular_damping = 0.55
    return o


big = lathe("bigdish", dp, None, 40, 1, (X * Z, Y * Z, 0))
big.data.transform(Matrix.Scale(Z, 4))
body(big, "PASSIVE", "MESH")
gr = box("ground", 60, 60, 2, None, (0, 0, -1), bev=0)
body(gr, "PASSIVE", "BOX")
B = []
c0 = capsule(None, 14, 8, 1)
hull = c0.data
hull.transform(Matrix.Scale(Z, 4))
bpy.data.objects.remove(c0)
for p, e in start:
    o = link(bpy.data.objects.new("b", hull))
    o.location = p * Z
    o.rotation_euler = e
    B.append(body(o, "ACTIVE", "CONVEX_HULL"))
for f in range(1, 151):
    sc_.frame_set(f)
rest = [o.evaluated_get(bpy.context.evaluated_depsgraph_get()).matrix_world.copy() for o in B]
for o in B + [big, gr]:
    bpy.data.objects.remove(o)
bpy.ops.rigidbody.world_remove()
sc_.frame_set(1)
m = M("gel")
g = m.n("ShaderNodeBsdfGlass", {"Color": lin("#F0CB86"), "Roughness": 0.03, "IOR": 1.42})
t = m.n("ShaderNodeBsdfTranslucent", {"Color": lin("#E2B05C")})
lp = m.n("ShaderNodeLightPath")
tr = m.n("ShaderNodeBsdfTransparent", {"Color": lin("#E9BE74")})
b = m.n("ShaderNodeMixShader", {0: 0.16, 1: g.outputs[0], 2: t.outputs[0]})
gel = m.fin(
    m.n(
        "ShaderNodeMixShader",
        {
            0: m.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"]),
            1: b.outputs[0],
            2: tr.outputs[0],
        },
    ).outputs[0]
)
me = capsule(gel)
proto = me.data
bpy.data.objects.remove(me)
for w in rest:
    l, q, _ = w.decompose()
    o = bpy.data.objects.new("gel", proto)
    link(o)
    o.matrix_world = Matrix.Translation(l / Z) @ q.to_matrix().to_4x4()
    print("CAP %.3f %.3f %.4f" % tuple(l / Z))
D = Vector((0.80, -0.26, -0.40)).normalized()
gobo(
    D,
    (-0.10, 0.06, 0),
    1.0,
    [(-0.36, 0.12, 0.34, -0.05, 14), (-0.44, 0.28, 0.42, -0.10, 16)],
    [(0.52, 0, 0.3, 1.4)],
    seed=46,
    L=0.12,
    W=0.046,
)
sun(D, 4.6, "#ffdfb8", 1.1)
area((0.4, -0.4, 0.5), (0.02, 0, 0), 0.4, 0.4, 0.8, "#eaf2f0")
strip((-0.4, 0.3, 0.35), (X, Y, 0.01), 0.12, 0.4, 2.4)
world("#dfe6e0", 0.5)
camera((-0.006, -0.46, 0.255), (-0.006, 0.020, 0.004), 70, 5.0, (X - 0.02, Y - 0.03, 0.01))
go(1600, 1000, spp=48, exposure=0.08, glass=True, bounces=12)

"""Roof light in blurred dusk lights."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *

reset()
m = M("paint")
paint = m.fin(
    m.pr(
        Base_Color=lin("#26352F"), Roughness=0.35, Metallic=0.35, Specular=0.5, Clearcoat=1.0, Clearcoat_Roughness=0.04
    ).outputs[0]
)
soft = mat_plain("soft", "#141816", 0.5)
# roof: crowned sheet, edge falls away behind
N = 120
vs = []
fs = []
for j in range(N + 1):
    for i in range(N + 1):
        x = (i / N - 0.5) * 3.2
        y = -1.2 + 2.2 * j / N
        vs.append(
            (
                x,
                y,
                -0.075 * (x / 0.8) ** 2 * 0.8 - 0.05 * max(0, (y - 0.10) / 0.6) ** 2.2 - 0.04 * max(0, (-0.2 - y)) ** 2,
            )
        )
for j in range(N):
    for i in range(N):
        a = j * (N + 1) + i
        fs.append((a, a + 1, a + N + 2, a + N + 1))
mesh("roof", vs, fs, paint)
# lamp housing
X = 0.085
W, Dp, Hh = 0.31, 0.105, 0.098
m = M("lamp")
tc = m.n("ShaderNodeTexCoord").outputs["Object"]
sp = m.n("ShaderNodeSeparateXYZ", {0: tc})
ax = m.math("ABSOLUTE", m.math("DIVIDE", sp.outputs[0], W / 2))
az = m.math("DIVIDE", sp.outputs[2], Hh)
gx = m.ramp(ax, [(0.15, (1, 1, 1, 1)), (0.98, (0.42, 0.42, 0.42, 1))])
gz = m.ramp(az, [(0.05, (0.62, 0.62, 0.62, 1)), (0.45, (1, 1, 1, 1)), (1.0, (0.55, 0.55, 0.55, 1))])
st = m.math("MULTIPLY", m.math("MULTIPLY", gx, gz), 1.85)
col = m.ramp(m.math("MULTIPLY", gx, gz), [(0.2, lin("#E08F45")), (0.95, lin("#FFD08A"))])
p = m.pr(Base_Color=lin("#D9B98A"), Roughness=0.32, Specular=0.5, Clearcoat=0.3, Emission=col, Emission_Strength=st)
lamp = m.fin(p.outputs[0])
bpy.ops.mesh.primitive_cube_add(size=1)
o = bpy.context.object
o.scale = (W, Dp, Hh)
bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
for v in o.data.vertices:
    v.co.z += Hh / 2
    if v.co.z > Hh * 0.5:
        v.co.x *= 0.86
        v.co.y *= 0.55
o.data.materials.append(lamp)
b = o.modifiers.new("b", "BEVEL")
b.width = 0.020
b.segments = 8
o.data.polygons.foreach_set("use_smooth", [True] * len(o.data.polygons))
o.data.use_auto_smooth = True
o.location = (X, 0, 0.017)
box("base", W * 1.03, Dp * 1.06, 0.020, soft, (X, 0, 0.0085), bev=0.006)
box("gasket", W * 1.05, Dp * 1.09, 0.006, soft, (X, 0, 0.001), bev=0.002)
# letters, ink, on the sloping front
cu = bpy.data.curves.new("txt", "FONT")
cu.body = "TAXI"
cu.font = (
    bpy.data.fonts.load("/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Bold.ttf")
    if os.path.exists("/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Bold.ttf")
    else cu.font
)
cu.size = 0.062
cu.space_character = 1.22
cu.align_x = "CENTER"
cu.extrude = 0.0006
t = bpy.data.objects.new("txt", cu)
link(t)
cu.materials.append(mat_plain("ink", "#1C2B27", 0.5))
sl = math.atan2(Dp / 2 * 0.45, Hh)
t.rotation_euler = (math.pi / 2 - sl, 0, 0)
zc = 0.034
zb = 0.030
t.location = (X, -Dp / 2 + zb * math.tan(sl) - 0.0007, 0.017 + zb)
# dusk
m = M("sky")
z = m.n("ShaderNodeSeparateXYZ", {0: m.n("ShaderNodeTexCoord").outputs["Generated"]}).outputs[1]
g = m.ramp(
    z,
    [
        (0.42, lin("#46534B")),
        (0.475, lin("#626659")),
        (0.497, lin("#9A856E")),
        (0.510, lin("#E3B48A")),
        (0.537, lin("#C9B8A4")),
        (0.58, lin("#8FA3A0")),
        (0.72, lin("#5C7678")),
    ],
)
plane(
    "sky",
    70,
    34,
    m.fin(m.n("ShaderNodeEmission", {"Color": g, "Strength": 0.78}).outputs[0]),
    (0, 34, 1.2),
    (math.pi / 2, 0, 0),
)
rr = random.Random(11)
bpy.ops.mesh.primitive_uv_sphere_add(segments=16, ring_count=10, radius=1)
sp_ = bpy.context.object.data
bpy.data.objects.remove(bpy.context.object)


def ball(p, r, mat):
    me = sp_.copy()
    me.materials.clear()
    me.materials.append(mat)
    o = bpy.data.objects.new("b", me)
    link(o)
    o.location = p
    o.scale = (r, r, r)
    return o


dk = [mat_plain("tg%d" % i, c, 0.9) for i, c in enumerate(["#33463a", "#2a3b33", "#465746"])]
for i in range(30):
    y = rr.uniform(12, 26)
    x = rr.gauss(-0.6, 2.2) * y / 20
    ball(
        (x, y, rr.uniform(-0.55, 0.55) * y / 20 + 0.05),
        0.075 * rr.uniform(0.7, 1.2),
        emit(rr.choice(["#FFE2B0", "#FFC58A", "#F7A877", "#FFF3DC", "#FFD9A0"]), rr.uniform(2.2, 5.0)),
    )
area((-1.3, 0.7, 0.7), (X, 0, 0.05), 0.6, 0.9, 12, "#ffd9b0")
area((0.9, -1.0, 0.8), (X, 0, 0.05), 0.8, 0.8, 3.0, "#cfe0e4")
world("#a9b9bb", 0.42)
camera((-0.035, -1.62, 0.165), (-0.035, 0, 0.090), 78, 2.0, (X, -0.045, 0.06))
go(1600, 1000, spp=64, exposure=0.0, dn_k=1.0, glare=0.14)

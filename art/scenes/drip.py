"""The drip chamber of an infusion, one falling drop, blurred plants."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import *

reset()
bg = mat_plaster("wall", "#E9E2D4", "#DCD6C4", 0.6, 0.2)
plane("wall", 5, 4, bg, (0, 1.3, 0.3), (math.pi / 2, 0, 0)).visible_shadow = False
plas = mat_glass("plas", (0.975, 0.985, 0.985, 1), 0.0, 1.38, shadow=(0.94, 0.96, 0.95, 1))
wat = mat_glass("wat", lin("#FCFAF1"), 0, 1.333, shadow=lin("#FBF8EE"))
fro = mat_glass("fro", (0.95, 0.96, 0.95, 1), 0.25, 1.35, shadow=(0.85, 0.88, 0.86, 1))
cap = mat_plain("cap", "#F2EDE3", 0.4, Clearcoat=0.2)
sage = mat_plain("sg", "#7F9C86", 0.4, Clearcoat=0.2)
clay = mat_plain("cl", "#9A6E5B", 0.45)


def drip(x, y, z, s=1.0, drop=True):
    e = bpy.data.objects.new("e", None)
    link(e)
    e.location = (x, y, z)
    e.scale = (s, s, s)
    before = set(bpy.data.objects)
    r = 0.0088
    lathe(
        "ch",
        [
            (0.0030, -0.034),
            (0.0034, -0.030),
            (0.0072, -0.026),
            (r, -0.021),
            (r, 0),
            (r, 0.024),
            (r * 0.98, 0.028),
            (r * 0.98, 0.0285),
            (r - 0.0008, 0.0275),
            (r - 0.0009, 0.02),
            (r - 0.0009, 0),
            (r - 0.0009, -0.0205),
            (0.0064, -0.0252),
            (0.0026, -0.029),
            (0.0022, -0.034),
        ],
        plas,
        96,
        5,
    )
    q = r - 0.00082
    lathe(
        "lq",
        [
            (0, -0.0292),
            (0.0024, -0.0290),
            (0.0065, -0.0249),
            (q, -0.0203),
            (q, -0.008),
            (q, -0.0035),
            (q - 0.0003, -0.0040),
            (q - 0.0012, -0.0046),
            (q - 0.003, -0.0048),
            (0, -0.0048),
        ],
        wat,
        96,
        4,
    )
    lathe(
        "cap",
        [
            (0, 0.026),
            (r * 0.9, 0.026),
            (r * 1.06, 0.0268),
            (r * 1.10, 0.028),
            (r * 1.10, 0.034),
            (r * 1.04, 0.0352),
            (0.0055, 0.036),
            (0.0048, 0.038),
            (0.0046, 0.046),
            (0.0060, 0.047),
            (0.0060, 0.0485),
            (0.0040, 0.0495),
            (0.0038, 0.062),
            (0, 0.062),
        ],
        cap,
        96,
        4,
    )
    lathe("ring", [(r * 1.102, 0.0296), (r * 1.125, 0.030), (r * 1.125, 0.032), (r * 1.102, 0.0324)], sage, 96, 2)
    lathe("noz", [(0, 0.027), (0.0022, 0.027), (0.0016, 0.0215), (0.0012, 0.0205), (0, 0.0205)], cap, 48, 2)
    if drop:
        lathe(
            "dr",
            [
                (0, 0.0206),
                (0.0011, 0.0204),
                (0.0012, 0.0195),
                (0.0016, 0.0180),
                (0.0021, 0.0165),
                (0.0021, 0.0150),
                (0.0014, 0.0139),
                (0, 0.0135),
            ],
            wat,
            48,
            6,
        )
    lathe(
        "dr2",
        [(0, 0.0066), (0.0009, 0.0058), (0.0015, 0.0042), (0.0014, 0.0030), (0.0008, 0.0023), (0, 0.0021)],
        wat,
        48,
        6,
    )
    lathe(
        "col",
        [
            (0, -0.033),
            (0.0046, -0.033),
            (0.0050, -0.034),
            (0.0050, -0.040),
            (0.0042, -0.042),
            (0.0030, -0.044),
            (0.0030, -0.05),
            (0, -0.05),
        ],
        cap,
        64,
        3,
    )
    pts = crom([(0, 0, -0.045), (0, 0, -0.07), (0.001, 0.002, -0.11), (0.004, 0.004, -0.17)], 14)
    tube("tb", pts, 0.0021, 0.0021, fro, 10)
    pts = crom([(0, 0, 0.06), (0, 0, 0.1), (-0.002, 0, 0.16)], 10)
    tube("tb", pts, 0.0030, 0.0030, fro, 10)
    for o in set(bpy.data.objects) - before:
        o.parent = e


drip(0.022, 0, 0.0)
drip(-0.075, 0.16, -0.012, 1.0)
drip(0.115, 0.30, 0.02, 1.0)
pl = mat_leaf("pl", "#6d8a63", "#9ab48a", 0.5, 0.5, "#d6e29a")
st = mat_plain("st", "#7a6a4c", 0.8)
pls = [leafmesh("p%d" % i, 0.13, 0.06, "ovate", 0.4, 0.15, pl, 8, 14, 0.03, seed=60 + i) for i in range(4)]
for k in range(7):
    stem(
        [
            (-0.40 + 0.05 * k, 0.75, -0.35),
            (-0.40 + 0.05 * k, 0.74, -0.12),
            (-0.42 + 0.09 * k, 0.70, 0.05),
            (-0.47 + 0.13 * k, 0.66, 0.2),
        ],
        pls,
        st,
        0.004,
        0.001,
        0.15,
        10,
        1.0,
        55,
        "opp",
        0.3,
        0.5,
        70 + k,
    )


# window bokeh: emissive panes far right
def emit(col, s):
    m = M("em")
    return m.fin(m.n("ShaderNodeEmission", {"Color": lin(col), "Strength": s}).outputs[0])


w = emit("#fff6e6", 3.2)
for i in range(2):
    for j in range(3):
        plane("pane", 0.21, 0.25, w, (0.22 + i * 0.23, 1.25, -0.32 + j * 0.28), (math.pi / 2, 0, 0))
area((0.75, 0.7, 0.3), (0, 0, 0), 0.7, 1.0, 20, "#fff1dd")
area((-0.6, -0.25, 0.25), (0.02, 0, 0), 0.5, 0.7, 3.2, "#eaf2ee")
world("#e6e8e2", 0.5)
camera((-0.012, -0.30, 0.006), (-0.012, 0, 0.004), 85, 2.2, (0.022, -0.008, 0))
go(spp=128, exposure=0.0, look_="Medium High Contrast", glass=True, bounces=12, dn_k=0.9)

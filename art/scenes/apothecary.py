"""A clear laboratory vial beside an amber dropper, a bottle and a mortar, on linen."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import *

reset()
wall = mat_plaster("wall", "#EADFCE", "#DDCFBA", 1.0, 0.4)
plane("wall", 5, 3, wall, (0, 0.55, 0.6), (math.pi / 2, 0, 0)).visible_shadow = False
stone = mat_plaster(
    "stone", "#EDE6DA", "#CDBFA9", 3.0, 0.25, 0.45, 0.4, dist=0.0008, proj="BOX", tex="fine", mot="trav"
)
box("slab", 1.6, 0.7, 0.04, stone, (0, 0.05, -0.02), bev=0.006)
amber = mat_glass("amber", lin("#EFD3A6"), 0.0, 1.5, shadow=lin("#EDC58A"))
amber.node_tree
clear = mat_glass("clear", (0.96, 0.985, 0.97, 1), 0.0, 1.5, shadow=(0.93, 0.96, 0.94, 1))
liq = mat_glass("liq", lin("#F8E4BE"), 0.0, 1.34, shadow=lin("#EFCB8E"))
liqg = mat_glass("liqg", lin("#ECEBC0"), 0, 1.34, shadow=lin("#E4E8B8"))
brass = M("brass")
brass = brass.fin(brass.pr(Base_Color=lin("#C9A66B"), Metallic=1.0, Roughness=0.28).outputs[0])
rub = mat_plain(
    "rub", "#EFE7D8", 0.55, Subsurface=0.05, Subsurface_Color=lin("#EFE7D8"), Subsurface_Radius=(0.004, 0.003, 0.002)
)
label = mat_linen("label", "#F4EEE2", 30, "UV", 0.2, 0.0002, 0.9)


def bottle(x, y, r=0.0165, h=0.062, glass=amber, liquid=liq, fill=0.6, cap="drop", lab=True, s=1, rot=0, th=0.0016):
    n = 0.45 * r
    pr = [
        (0, 0.0008),
        (r * 0.78, 0.0),
        (r * 0.95, 0.0012),
        (r, 0.0045),
        (r, h * 0.5),
        (r, h * 0.93),
        (r * 0.96, h * 1.0),
        (r * 0.72, h * 1.09),
        (n, h * 1.16),
        (n * 1.0, h * 1.26),
    ]
    inn = [
        (n - th * 0.8, h * 1.26),
        (n - th * 0.8, h * 1.17),
        (r * 0.70 - th, h * 1.085),
        (r * 0.93 - th, h * 0.99),
        (r - th, h * 0.93),
        (r - th, h * 0.5),
        (r - th, 0.007),
        (r * 0.8, 0.0045),
        (0, 0.0052),
    ]
    lathe("bt", pr + [(n - th * 0.3, h * 1.265)] + inn, glass, 96, 6, (x, y, 0))
    if liquid:
        f = h * fill
        q = r - th + 0.00012
        lathe(
            "lq",
            [
                (0, 0.0050),
                (r * 0.78, 0.0043),
                (q, 0.0072),
                (q, f * 0.5),
                (q, f),
                (q - 0.0006, f - 0.0005),
                (q - 0.002, f - 0.0009),
                (0, f - 0.001),
            ],
            liquid,
            96,
            4,
            (x, y, 0),
        )
    z = h * 1.19
    if cap == "drop":
        lathe(
            "col",
            [
                (0, z),
                (n * 1.42, z),
                (n * 1.5, z + 0.0006),
                (n * 1.5, z + 0.0115),
                (n * 1.42, z + 0.0125),
                (n * 1.0, z + 0.0127),
                (0, z + 0.0127),
            ],
            brass,
            96,
            2,
            (x, y, 0),
        )
        lathe(
            "blb",
            [
                (n * 0.95, z + 0.0125),
                (n * 1.0, z + 0.014),
                (n * 0.80, z + 0.019),
                (n * 0.80, z + 0.026),
                (n * 0.93, z + 0.034),
                (n * 0.90, z + 0.040),
                (n * 0.55, z + 0.0445),
                (0, z + 0.0455),
            ],
            rub,
            64,
            6,
            (x, y, 0),
        )
        lathe(
            "pip",
            [
                (0.0016, h * 0.12),
                (0.0022, h * 0.2),
                (0.0029, h * 0.4),
                (0.0029, z + 0.003),
                (0.0021, z + 0.003),
                (0.0021, h * 0.4),
                (0.0013, h * 0.2),
                (0.001, h * 0.12),
            ],
            clear,
            32,
            2,
            (x, y, 0),
        )
    elif cap == "cork":
        ck = mat_plaster("cork", "#C9A67C", "#A9835A", 30, 0.5, 0.9, 0.1, tex="fine")
        lathe(
            "ck",
            [
                (0, z - 0.006),
                (n * 0.8, z - 0.006),
                (n * 0.95, z + 0.004),
                (n * 1.05, z + 0.014),
                (n * 1.0, z + 0.0155),
                (0, z + 0.0155),
            ],
            ck,
            64,
            3,
            (x, y, 0),
        )
    if lab:
        vs = []
        fs = []
        uv = []
        a0 = math.radians(-rot - 90 - 62)
        a1 = math.radians(-rot - 90 + 62)
        N = 40
        for j, zz in enumerate((h * 0.3, h * 0.78)):
            for i in range(N + 1):
                a = a0 + (a1 - a0) * i / N
                vs.append((x + (r + 0.00015) * math.cos(a), y + (r + 0.00015) * math.sin(a), zz))
                uv.append((i / N * 0.1, j * 0.06))
        for i in range(N):
            fs.append((i, i + 1, N + 2 + i, N + 1 + i))
        mesh("lab", vs, fs, label, uvs=uv)


bottle(0.075, 0.0, 0.0175, 0.066, lab=False)
bottle(0.122, 0.055, 0.021, 0.095, fill=0.72, cap="cork", lab=False)
bottle(0.030, 0.045, 0.0145, 0.05, glass=clear, liquid=liqg, fill=0.62, cap="cork", lab=False)
# mortar
cer = mat_ceramic("cer", "#F3EDE2", 0.45, 0.35, coat=0.1)
lathe(
    "mortar",
    [
        (0, 0),
        (0.024, 0),
        (0.026, 0.003),
        (0.026, 0.007),
        (0.033, 0.02),
        (0.041, 0.042),
        (0.0425, 0.048),
        (0.041, 0.050),
        (0.038, 0.047),
        (0.030, 0.024),
        (0.018, 0.012),
        (0, 0.010),
    ],
    cer,
    128,
    6,
    (-0.045, 0.075, 0),
    wob=0.01,
)
p = lathe(
    "pestle",
    [
        (0, 0),
        (0.008, 0.001),
        (0.0105, 0.006),
        (0.0085, 0.016),
        (0.006, 0.04),
        (0.0062, 0.07),
        (0.0085, 0.084),
        (0.007, 0.091),
        (0, 0.093),
    ],
    cer,
    64,
    8,
    (-0.05, 0.07, 0.014),
)
p.rotation_euler = (math.radians(-14), math.radians(38), 0)
# linen cloth with folds
lin_ = mat_linen("linen", "#E9DFCC", 9, "UV", 1.0, 0.0005)
c = plane("cloth", 0.62, 0.34, lin_, (-0.05, -0.14, 0.002), (0, 0, math.radians(-9)), 220)
for v in c.data.vertices:
    x, y = v.co.x, v.co.y
    f = mnoise.noise(Vector((x * 5 + 2, y * 9, 1))) * 0.5 + 0.5
    w = (
        0.010 * math.exp(-(((y - 0.03 * math.sin(x * 9) - 0.02 - 0.15 * x) / 0.016) ** 2))
        + 0.008 * math.exp(-(((y + 0.07 + 0.25 * x) / 0.014) ** 2))
        + 0.007 * math.exp(-(((x - 0.12 + 0.5 * y) / 0.02) ** 2))
    )
    v.co.z += 0.0015 + w * (0.45 + f) + 0.003 * f + 0.0012 * mnoise.noise(Vector((x * 40, y * 40, 3)))
# sprigs (olive / rosemary)
ol = mat_leaf("olive", "#6F8458", "#8E9C74", 0.25, 0.45, "#c0c980")
st = mat_plain("st", "#7a6a4c", 0.8)
ols = [
    leafmesh("o%d" % i, 0.036, 0.0095, "lance", 0.5 * R.uniform(-0.4, 1), 0.3, ol, 8, 16, 0.04, seed=i)
    for i in range(5)
]
ros = mat_leaf("ros", "#5E7352", "#80906c", 0.15, 0.5, vein=False)
rs = [
    leafmesh("r%d" % i, 0.017, 0.0024, "needle", 0.6 * R.uniform(-0.3, 1), -0.4, ros, 4, 8, 0.02, seed=i)
    for i in range(5)
]
stem(
    [(-0.16, -0.085, 0.012), (-0.09, -0.10, 0.016), (-0.02, -0.085, 0.016), (0.045, -0.095, 0.013)],
    ols,
    st,
    0.0013,
    0.0005,
    0.05,
    15,
    1.0,
    50,
    "opp",
    0.25,
    0.4,
    5,
    0.0,
)
stem(
    [(0.17, -0.03, 0.004), (0.13, -0.055, 0.010), (0.085, -0.072, 0.012), (0.04, -0.070, 0.016)],
    rs,
    st,
    0.0012,
    0.0005,
    0.04,
    60,
    1.05,
    62,
    "opp",
    0.35,
    0.3,
    9,
    0.0,
)
# background plant out of focus
pl = mat_leaf("pl", "#6d8a63", "#8ba57d", 0.45, 0.5, "#cdd98a")
pls = [leafmesh("p%d" % i, 0.11, 0.05, "ovate", 0.4, 0.15, pl, 8, 14, 0.03, seed=60 + i) for i in range(4)]
for k in range(5):
    stem(
        [
            (-0.34 + 0.04 * k, 0.34, -0.02),
            (-0.33 + 0.05 * k, 0.33, 0.10),
            (-0.36 + 0.10 * k, 0.30, 0.24),
            (-0.42 + 0.15 * k, 0.27, 0.36),
        ],
        pls,
        st,
        0.003,
        0.001,
        0.15,
        9,
        1.0,
        55,
        "opp",
        0.3,
        0.5,
        70 + k,
    )
D = Vector((0.55, -0.72, -0.62)).normalized()  # backlight from behind-left
sun((0.62, -0.38, -0.42), 4.2, "#ffe2bd", 1.6)
area((-0.9, 0.45, 0.55), (0, 0.0, 0.05), 0.7, 0.9, 16, "#fff3e2")
area((0.9, -0.5, 0.5), (0.05, 0, 0.05), 0.6, 0.6, 1.8, "#e8f0f4")
strip((-0.46, -0.28, 0.12), (0.08, 0.0, 0.05), 0.16, 0.42, 3.0)
strip((0.56, -0.12, 0.12), (0.08, 0.0, 0.05), 0.06, 0.36, 0.8, "#f3f6f4")
world("#e9e6df", 0.6)
camera((0.0, -0.62, 0.155), (0.02, 0.02, 0.052), 75, 4.2, (0.07, -0.01, 0.05))
go(spp=64, exposure=0.15, look_="Medium High Contrast", glass=True, bounces=12)

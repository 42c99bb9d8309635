"""Six small vials in a row, each with a different sprig."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *

reset()
rr = random.Random(3)
wall = mat_plaster("wall", "#EADFCE", "#DDCFBA", 1.0, 0.4)
plane("wall", 6, 3, wall, (0, 0.75, 0.6), (math.pi / 2, 0, 0)).visible_shadow = False
stone = mat_plaster(
    "stone", "#EDE6DA", "#CDBFA9", 3.0, 0.25, 0.45, 0.4, dist=0.0008, proj="BOX", tex="fine", mot="trav"
)
box("slab", 3, 0.62, 0.04, stone, (0, 0.10, -0.02), bev=0.005)
glass = mat_glass("glass", (0.97, 0.985, 0.975, 1), 0, 1.48, shadow=(0.94, 0.96, 0.945, 1))
wat = mat_glass("wat", (0.985, 0.995, 0.985, 1), 0, 1.333, shadow=(0.97, 0.98, 0.97, 1))


def vial(x, y, r, h, fill):
    t = 0.0011
    n = r * 0.62
    lathe(
        "v",
        [
            (0, 0.0006),
            (r * 0.75, 0),
            (r * 0.95, 0.001),
            (r, 0.004),
            (r, h * 0.5),
            (r, h * 0.76),
            (r * 0.93, h * 0.83),
            (n * 1.06, h * 0.89),
            (n, h * 0.92),
            (n, h * 0.97),
            (n * 1.16, h * 0.985),
            (n * 1.16, h * 1.0),
            (n - t * 0.4, h * 1.003),
            (n - t, h * 0.99),
            (n - t, h * 0.92),
            (n - t * 0.6, h * 0.885),
            (r * 0.92 - t, h * 0.82),
            (r - t, h * 0.755),
            (r - t, h * 0.5),
            (r - t, 0.0058),
            (r * 0.8, 0.0036),
            (0, 0.004),
        ],
        glass,
        72,
        4,
        (x, y, 0),
    )
    q = r - t + 0.0001
    f = h * fill
    lathe(
        "w",
        [
            (0, 0.0038),
            (r * 0.8, 0.0034),
            (q, 0.0060),
            (q, f * 0.5),
            (q, f),
            (q - 0.0006, f - 0.0005),
            (q - 0.002, f - 0.0009),
            (0, f - 0.001),
        ],
        wat,
        72,
        3,
        (x, y, 0),
    )


xs = [-0.060 + 0.0375 * k + rr.uniform(-0.003, 0.003) for k in range(6)]
ys = [rr.uniform(-0.008, 0.008) for _ in xs]
brown = mat_plain("br", "#7a6a4c", 0.75)
green = mat_plain("gr", "#7F9660", 0.6)
L = dict(
    euc=(mat_leaf("euc", "#8FA08C", "#A9B6A0", 0.35, 0.55, "#b7c48a", vein=False), "round", 0.026, 0.024, 10, 14),
    olive=(mat_leaf("ol", "#6F8458", "#8E9C74", 0.3, 0.45, "#c0c980"), "lance", 0.038, 0.0098, 8, 16),
    ros=(mat_leaf("ros", "#5E7352", "#80906c", 0.15, 0.5, vein=False), "needle", 0.018, 0.0026, 4, 8),
    mint=(mat_leaf("mint", "#6E9160", "#8AA873", 0.45, 0.45, "#cfe07f"), "ovate", 0.033, 0.021, 10, 16),
    lav=(mat_leaf("lav", "#7F7A94", "#989AA8", 0.25, 0.6, "#b0a8c0", vein=False), "ovate", 0.0078, 0.0052, 4, 6),
    fern=(mat_leaf("fern", "#7C9A5E", "#93AE70", 0.5, 0.45, "#cfe07f"), "lance", 0.030, 0.0070, 6, 12),
)
ML = {
    k: [
        leafmesh("%s%d" % (k, i), v[2], v[3], v[1], 0.45 * rr.uniform(-0.2, 1), 0.25, v[0], v[4], v[5], 0.04, seed=i)
        for i in range(5)
    ]
    for k, v in L.items()
}
specs = [
    ("olive", 0.118, -0.010, 8, 50, "opp", 0.35, 0.062, 0.9, brown, 0.35),
    ("fern", 0.100, 0.008, 26, 72, "opp", 0.75, 0.058, 0.95, green, 0.22),
    ("lav", 0.138, -0.004, 40, 38, "opp", 0.25, 0.070, 1.0, green, 0.25),
    ("euc", 0.122, -0.004, 11, 60, "opp", 0.45, 0.060, 0.95, brown, 0.4),
    ("mint", 0.104, 0.008, 5, 62, "opp", 0.45, 0.058, 1.0, green, 0.3),
    ("ros", 0.132, 0.012, 46, 58, "opp", 0.35, 0.064, 1.0, brown, 0.3),
]
hs = [0.056, 0.050, 0.060, 0.054, 0.049, 0.057]
for k, (kind, top, lean, n, ang, arr, tap, lo, sc_, sm, rn) in enumerate(specs):
    x, y = xs[k], ys[k]
    r = 0.0128 + 0.0012 * ((k * 7) % 3 - 1)
    h = hs[k]
    vial(x, y, r, h, 0.5 + 0.06 * ((k * 5) % 3))
    b = Vector((x - 0.3 * lean * 0.6, y + rr.uniform(-0.002, 0.002), 0.0065))
    P = [
        b,
        Vector((x + lean * 0.06, y, h * 0.75)),
        Vector((x + lean * 0.22, y + 0.001, h + (top - h) * 0.35)),
        Vector((x + lean * 0.7, y - 0.003, h + (top - h) * 0.75)),
        Vector((x + lean * 1.5, y - 0.006, top)),
    ]
    tot = sum((P[i + 1] - P[i]).length for i in range(4))
    s0 = min(0.8, (h * 1.14) / tot)
    if kind == "lav":
        s0 = 0.66
    stem(P, ML[kind], sm, 0.0011, 0.0005, s0, n, sc_, ang, arr, tap, rn, 30 + k)
pl = mat_leaf("pl", "#6d8a63", "#8ba57d", 0.45, 0.5, "#cdd98a")
pls = [leafmesh("p%d" % i, 0.11, 0.05, "ovate", 0.4, 0.15, pl, 8, 14, 0.03, seed=60 + i) for i in range(4)]
for k in range(4):
    stem(
        [
            (-0.46 + 0.03 * k, 0.55, -0.02),
            (-0.46 + 0.04 * k, 0.54, 0.12),
            (-0.49 + 0.09 * k, 0.50, 0.27),
            (-0.53 + 0.13 * k, 0.47, 0.40),
        ],
        pls,
        brown,
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
sun((0.66, -0.36, -0.42), 4.4, "#ffe0bb", 1.5)
area((-0.9, 0.45, 0.55), (0, 0.0, 0.05), 0.7, 0.9, 14, "#fff3e2")
area((0.9, -0.5, 0.5), (0.05, 0, 0.05), 0.6, 0.6, 1.8, "#e8f0f4")
area((-0.7, 0.15, 0.75), (0.1, 0.75, 0.22), 0.5, 0.5, 9, "#ffe6c8", spread=120)
strip((-0.50, -0.30, 0.12), (0.03, 0.0, 0.04), 0.16, 0.42, 3.0)
strip((0.60, -0.12, 0.12), (0.03, 0.0, 0.04), 0.06, 0.36, 0.9, "#f3f6f4")
world("#e9e6df", 0.6)
camera((-0.012, -0.83, 0.150), (-0.012, 0.02, 0.064), 80, 4.5, (0.03, -0.005, 0.06))
go(1600, 1000, spp=36, exposure=-0.03, glass=True, bounces=12)

"""The wall of the hero, almost empty: leaf shadow and one cup."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import *

reset()
wall = mat_plaster("wall", "#F0E7D9", "#E4D8C7", 1.15, 0.5)
plane("wall", 6, 4, wall, (0, 0.0, 1.0), (math.pi / 2, 0, 0))
tbl = mat_plaster("tbl", "#EAE0D2", "#D8CAB5", 1.6, 0.25, 0.6, 0.3, proj="BOX", tex="fine", mot="trav")
box("table", 4, 0.55, 0.06, tbl, (0, -0.26, -0.03), bev=0.012)
clay = mat_ceramic("clay", "#9A6E5B", 0.75, 0.25, "#4f3226", bump=0.6)
sagec = mat_ceramic("sagec", "#9CAB93", 0.5, 0.4, "#3b4a3a")
X = 0.33
Y = -0.20
lathe(
    "cup",
    [
        (0, 0),
        (0.030, 0),
        (0.034, 0.004),
        (0.0365, 0.034),
        (0.0375, 0.084),
        (0.037, 0.0875),
        (0.0345, 0.083),
        (0.0325, 0.022),
        (0, 0.013),
    ],
    sagec,
    96,
    6,
    (X, Y, 0),
    wob=0.015,
    seed=5,
)
lm = mat_leaf("euc", "#8FA08C", "#A9B6A0", 0.35, 0.55, "#b7c48a", vein=False)
st = mat_plain("stem", "#7d6a52", 0.7)
lfs = [
    leafmesh("e%d" % i, 0.052, 0.046, "round", 0.3 * R.uniform(-0.3, 1), 0.18, lm, 10, 14, 0.05, seed=i)
    for i in range(6)
]
# one sprig lying beside the cup
stem(
    [
        (X - 0.20, Y - 0.10, 0.010),
        (X - 0.14, Y - 0.085, 0.016),
        (X - 0.07, Y - 0.075, 0.015),
        (X - 0.01, Y - 0.09, 0.012),
    ][::-1],
    lfs,
    st,
    0.0018,
    0.0007,
    0.08,
    8,
    0.9,
    60,
    "opp",
    0.45,
    0.35,
    31,
)
D = Vector((0.74, 0.52, -0.42)).normalized()
gm = mat_leaf("gl", "#6a8458", "#7d9468", 0.25, 0.5, vein=False)
gl = [leafmesh("g%d" % i, 0.165, 0.062, "ovate", 0.35, 0.2, gm, 5, 10, 0.05, seed=20 + i) for i in range(5)]


def off(px, pz, d):
    return Vector((px, 0, pz)) - D * d


for k, (px, pz, d, dx, dz, n) in enumerate(
    [
        (-0.80, 0.80, 1.25, 0.62, -0.30, 18),
        (-0.15, 0.98, 1.3, 0.62, -0.36, 22),
        (0.02, 0.86, 1.45, 0.55, -0.30, 20),
        (0.30, 0.95, 1.5, 0.50, -0.34, 18),
        (-0.88, 0.52, 1.2, 0.55, -0.08, 16),
    ]
):
    b = off(px, pz, d)
    stem(
        [
            b,
            b + Vector((dx * 0.33, 0.0, dz * 0.2)),
            b + Vector((dx * 0.66, 0.03, dz * 0.55)),
            b + Vector((dx, 0.05, dz)),
        ],
        gl,
        st,
        0.005,
        0.002,
        0.05,
        n,
        1.0,
        60,
        "alt",
        0.3,
        0.5,
        80 + k,
    )
blk = mat_plain("blk", "#d8cdbd", 0.9)
C = off(0.05, 0.40, 2.3)
q = D.to_track_quat("-Z", "Y")


def bar(cx, cy, w, h):
    o = box("bar", w, h, 0.04, blk, bev=0)
    o.rotation_euler = q.to_euler()
    o.location = C + q @ Vector((cx, cy, 0))
    o.visible_camera = False


bar(0.02, 0, 0.03, 2)
bar(0, 0.16, 2, 0.03)
bar(0, -0.46, 2, 0.3)
bar(-0.62, 0, 0.35, 2)
bar(0.62, 0, 0.35, 2)
bar(0, 0.75, 2, 0.4)
sun(D, 6.4, "#ffdfb8", 1.1)
world("#e3e6e6", 0.55)
camera((-0.02, -2.75, 0.44), (-0.02, 0, 0.30), 80, 4.0, (X, Y, 0.05))
go(1600, 1000, spp=48)

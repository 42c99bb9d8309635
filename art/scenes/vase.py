"""A white vase with eucalyptus before a wall with leaf and window shadow."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import *

reset()
wall = mat_plaster("wall", "#F0E7D9", "#E4D8C7", 1.15, 0.5)
plane("wall", 6, 4, wall, (0, 0.0, 1.0), (math.pi / 2, 0, 0))
tbl = mat_plaster("tbl", "#EAE0D2", "#D8CAB5", 1.6, 0.25, 0.6, 0.3, proj="BOX", tex="fine", mot="trav")
box("table", 4, 0.55, 0.06, tbl, (0, -0.26, -0.03), bev=0.012)
cer = mat_ceramic("cer", "#F1EADD", 0.6, 0.55)
clay = mat_ceramic("clay", "#9A6E5B", 0.75, 0.25, "#4f3226", bump=0.6)
sagec = mat_ceramic("sagec", "#9CAB93", 0.5, 0.4, "#3b4a3a")
X = 0.325
Y = -0.22
# vase: bulb with narrow neck (outer then inner)
lathe(
    "vase",
    [
        (0, 0.0),
        (0.045, 0.0),
        (0.052, 0.004),
        (0.078, 0.05),
        (0.088, 0.10),
        (0.078, 0.15),
        (0.047, 0.192),
        (0.026, 0.215),
        (0.0235, 0.24),
        (0.03, 0.262),
        (0.028, 0.265),
        (0.0205, 0.24),
        (0.022, 0.21),
        (0.04, 0.18),
    ],
    cer,
    128,
    8,
    (X, Y, 0),
    wob=0.012,
)
lathe(
    "bowl",
    [
        (0, 0),
        (0.024, 0),
        (0.027, 0.004),
        (0.05, 0.025),
        (0.061, 0.052),
        (0.0605, 0.0555),
        (0.057, 0.053),
        (0.046, 0.028),
        (0.02, 0.012),
        (0, 0.01),
    ],
    clay,
    96,
    6,
    (X - 0.20, Y - 0.09, 0),
    wob=0.02,
    seed=3,
)
lathe(
    "cup",
    [
        (0, 0),
        (0.026, 0),
        (0.03, 0.004),
        (0.032, 0.03),
        (0.033, 0.075),
        (0.0325, 0.078),
        (0.030, 0.074),
        (0.0285, 0.02),
        (0, 0.012),
    ],
    sagec,
    96,
    6,
    (X + 0.138, Y + 0.035, 0),
    wob=0.015,
    seed=5,
)
lm = mat_leaf("euc", "#8FA08C", "#A9B6A0", 0.35, 0.55, "#b7c48a", vein=False)
st = mat_plain("stem", "#7d6a52", 0.7)
lfs = [
    leafmesh("e%d" % i, 0.060, 0.060, "round", 0.3 * R.uniform(-0.3, 1), 0.18, lm, 12, 30, 0.05, seed=i)
    for i in range(6)
]
T = Vector((X, Y, 0.2))


def P(*a):
    return [T + Vector(p) for p in a]


stem(
    P(
        (0, 0, -0.1),
        (0.0, 0, 0.06),
        (-0.035, -0.02, 0.17),
        (-0.10, -0.03, 0.27),
        (-0.20, -0.045, 0.34),
        (-0.31, -0.05, 0.375),
    ),
    lfs,
    st,
    0.0024,
    0.0008,
    0.27,
    13,
    1.05,
    62,
    "opp",
    0.58,
    0.45,
    3,
)
stem(
    P(
        (0.004, 0, -0.1),
        (0.006, 0, 0.06),
        (0.012, 0.02, 0.19),
        (0.04, 0.03, 0.31),
        (0.052, 0.02, 0.42),
        (0.035, 0.0, 0.52),
    ),
    lfs,
    st,
    0.0024,
    0.0008,
    0.27,
    14,
    1.1,
    62,
    "opp",
    0.6,
    0.45,
    8,
)
stem(
    P(
        (0.008, 0, -0.1),
        (0.01, 0, 0.05),
        (0.05, -0.03, 0.14),
        (0.12, -0.05, 0.215),
        (0.20, -0.055, 0.25),
        (0.27, -0.05, 0.245),
    ),
    lfs,
    st,
    0.0024,
    0.0008,
    0.30,
    11,
    1.0,
    62,
    "opp",
    0.55,
    0.45,
    12,
)
stem(
    P((-0.004, 0, -0.1), (-0.006, 0.005, 0.05), (-0.03, 0.02, 0.13), (-0.085, 0.03, 0.19), (-0.15, 0.03, 0.215)),
    lfs,
    st,
    0.002,
    0.0008,
    0.36,
    8,
    0.85,
    62,
    "opp",
    0.5,
    0.5,
    21,
)
# shadow gobo: off-camera foliage + window bars along sun direction
D = Vector((0.74, 0.52, -0.42)).normalized()
gm = mat_leaf("gl", "#6a8458", "#7d9468", 0.25, 0.5, vein=False)
gl = [leafmesh("g%d" % i, 0.165, 0.062, "ovate", 0.35, 0.2, gm, 5, 10, 0.05, seed=20 + i) for i in range(5)]


def off(px, pz, d):
    return Vector((px, 0, pz)) - D * d


for k, (px, pz, d, dx, dz, n) in enumerate(
    [
        (-0.75, 0.86, 1.25, 0.62, -0.34, 20),
        (-0.62, 0.98, 1.5, 0.75, -0.30, 22),
        (-0.85, 0.60, 1.2, 0.62, -0.12, 18),
        (-0.30, 1.02, 1.4, 0.62, -0.30, 20),
        (-0.9, 0.9, 1.7, 0.35, -0.55, 16),
        (0.12, 1.0, 1.5, 0.55, -0.28, 16),
    ]
):
    b = off(px, pz, d)
    pts = [
        b,
        b + Vector((dx * 0.33, 0.0, dz * 0.2)),
        b + Vector((dx * 0.66, 0.03, dz * 0.55)),
        b + Vector((dx, 0.05, dz)),
    ]
    stem(pts, gl, st, 0.005, 0.002, 0.05, n, 1.0, 60, "alt", 0.3, 0.5, 40 + k)
blk = mat_plain("blk", "#d8cdbd", 0.9)
# window: frame with mullions, placed 2.6 m up-sun
C = off(0.0, 0.42, 2.3)
q = D.to_track_quat("-Z", "Y")


def bar(cx, cy, w, h):
    o = box("bar", w, h, 0.04, blk, bev=0)
    o.rotation_euler = q.to_euler()
    o.location = C + q @ Vector((cx, cy, 0))
    o.visible_camera = False


bar(0.02, 0, 0.03, 2)
bar(0, 0.16, 2, 0.03)
bar(0, -0.42, 2, 0.3)
bar(-0.62, 0, 0.35, 2)
bar(0.62, 0, 0.35, 2)
bar(0, 0.75, 2, 0.4)
sun(D, 6.4, "#ffdfb8", 1.1)
world("#e3e6e6", 0.55)
camera((-0.02, -2.75, 0.44), (-0.02, 0, 0.30), 80, 4.0, (X, Y, 0.2))
go(2000, 1250, spp=64, exposure=0.0, look_="Medium High Contrast")

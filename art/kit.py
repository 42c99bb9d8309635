import bpy, math, random, sys, os, time, json, bmesh
from mathutils import Vector, Matrix, Euler, noise as mnoise

R = random.Random(7)
KIT = os.path.dirname(os.path.abspath(__file__))
WORK = os.environ.get("ART_WORK") or os.path.join(KIT, "work")
SCENE = os.environ.get("ART_SCENE", "scene")


def lin(h, a=1.0):
    h = h.lstrip("#")
    o = []
    for i in (0, 2, 4):
        c = int(h[i : i + 2], 16) / 255
        o.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return (*o, a)


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    return s


def coll():
    return bpy.context.scene.collection


def link(o):
    coll().objects.link(o)
    return o


# ---------- nodes
class M:
    def __init__(s, name):
        s.m = bpy.data.materials.new(name)
        s.m.use_nodes = True
        s.t = s.m.node_tree
        s.t.nodes.clear()
        s.out = s.n("ShaderNodeOutputMaterial")

    def n(s, typ, inp=None, **kw):
        n = s.t.nodes.new(typ)
        for k, v in kw.items():
            setattr(n, k, v)
        for k, v in (inp or {}).items():
            if isinstance(v, bpy.types.NodeSocket):
                s.t.links.new(v, n.inputs[k])
            else:
                n.inputs[k].default_value = v
        return n

    def l(s, a, b):
        s.t.links.new(a, b)

    def coord(s, kind="Object", scale=(1, 1, 1), rot=(0, 0, 0)):
        tc = s.n("ShaderNodeTexCoord")
        mp = s.n("ShaderNodeMapping", {"Vector": tc.outputs[kind], "Scale": scale, "Rotation": rot})
        return mp.outputs[0]

    def noise(s, vec, scale, detail=6, rough=0.55, dist=0):
        return s.n(
            "ShaderNodeTexNoise",
            {"Vector": vec, "Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": dist},
        )

    def ramp(s, fac, stops):
        r = s.n("ShaderNodeValToRGB", {"Fac": fac})
        e = r.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for x, (p, c) in zip(e, stops):
            x.position = p
            x.color = c
        return r.outputs[0]

    def bump(s, h, strength=0.3, dist=0.01, normal=None):
        d = {"Height": h, "Strength": strength, "Distance": dist}
        if normal is not None:
            d["Normal"] = normal
        return s.n("ShaderNodeBump", d).outputs[0]

    def math(s, op, a, b=0.0):
        return s.n("ShaderNodeMath", {0: a, 1: b}, operation=op).outputs[0]

    def mix(s, fac, a, b, blend="MIX"):
        n = s.n("ShaderNodeMixRGB", {"Fac": fac, "Color1": a, "Color2": b}, blend_type=blend)
        return n.outputs[0]

    def pr(s, **kw):
        n = s.n("ShaderNodeBsdfPrincipled")
        for k, v in kw.items():
            k = k.replace("_", " ")
            if isinstance(v, bpy.types.NodeSocket):
                s.l(v, n.inputs[k])
            else:
                n.inputs[k].default_value = v
        return n

    def fin(s, sock):
        s.l(sock, s.out.inputs["Surface"])
        return s.m


def mat_plain(name, col, rough=0.5, **kw):
    m = M(name)
    return m.fin(m.pr(Base_Color=lin(col), Roughness=rough, **kw).outputs[0])


def mat_leaf(name, col, col2, trans=0.45, rough=0.5, tcol=None, vein=True):
    m = M(name)
    oi = m.n("ShaderNodeObjectInfo")
    uv = m.n("ShaderNodeTexCoord").outputs["UV"]
    base = m.mix(oi.outputs["Random"], lin(col), lin(col2))
    nz = m.noise(uv, 6, 4, 0.5).outputs[0]
    base = m.mix(m.math("MULTIPLY", nz, 0.35), base, lin("#2b3d28"))
    sep = m.n("ShaderNodeSeparateXYZ", {0: uv})
    x = m.math("ABSOLUTE", m.math("SUBTRACT", sep.outputs[0], 0.5))
    mid = m.ramp(x, [(0.0, (1, 1, 1, 1)), (0.035, (0, 0, 0, 1))])
    # secondary veins: waves along slanted coordinate
    sl = m.math("SUBTRACT", m.math("MULTIPLY", sep.outputs[1], 9.0), m.math("MULTIPLY", x, 7.0))
    w = m.math("PINGPONG", sl, 0.5)
    sv = m.ramp(w, [(0.0, (1, 1, 1, 1)), (0.07, (0, 0, 0, 1))])
    vv = m.math("MAXIMUM", mid, m.math("MULTIPLY", sv, 0.35)) if vein else mid
    base = m.mix(m.math("MULTIPLY", vv, 0.4), base, lin("#dfe4c8"))
    nb = m.bump(m.math("ADD", vv, m.math("MULTIPLY", nz, 0.5)), 0.35, 0.001)
    p = m.pr(Base_Color=base, Roughness=rough, Specular=0.35, Sheen=0.2, Normal=nb)
    tc = m.mix(0.5, base, lin(tcol or "#b9c86a"))
    t = m.n("ShaderNodeBsdfTranslucent", {"Color": tc, "Normal": nb})
    return m.fin(m.n("ShaderNodeMixShader", {0: trans, 1: p.outputs[0], 2: t.outputs[0]}).outputs[0])


def mat_glass(name, tint=(1, 1, 1, 1), rough=0.0, ior=1.47, shadow=None):
    m = M(name)
    g = m.n("ShaderNodeBsdfGlass", {"Color": tint, "Roughness": rough, "IOR": ior})
    lp = m.n("ShaderNodeLightPath")
    tr = m.n("ShaderNodeBsdfTransparent", {"Color": shadow or tint})
    f = m.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
    return m.fin(m.n("ShaderNodeMixShader", {0: f, 1: g.outputs[0], 2: tr.outputs[0]}).outputs[0])


# ---------- geometry
def mesh(name, verts, faces, mat=None, smooth=True, uvs=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    me.update()
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    if uvs:
        ul = me.uv_layers.new(name="UVMap")
        for lp in me.loops:
            ul.data[lp.index].uv = uvs[lp.vertex_index]
    o = bpy.data.objects.new(name, me)
    link(o)
    if mat:
        me.materials.append(mat)
    return o


def crom(pts, n=12, closed=False):
    out = []
    P = [Vector(p) for p in pts]
    L = len(P)
    for i in range(L - 1):
        p0 = P[max(i - 1, 0)]
        p1 = P[i]
        p2 = P[i + 1]
        p3 = P[min(i + 2, L - 1)]
        for k in range(n):
            t = k / n
            out.append(
                0.5
                * (
                    (2 * p1)
                    + (-p0 + p2) * t
                    + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                    + (-p0 + 3 * p1 - 3 * p2 + p3) * t**3
                )
            )
    out.append(P[-1])
    return out


def lathe(name, prof, mat, segs=96, smoothn=8, loc=(0, 0, 0), wob=0, seed=0):
    """prof: list of (r,z)"""
    pr = crom([(r, 0, z) for r, z in prof], smoothn) if smoothn > 1 else [Vector((r, 0, z)) for r, z in prof]
    vs = []
    fs = []
    uv = []
    n = len(pr)
    for i, p in enumerate(pr):
        for k in range(segs):
            a = 2 * math.pi * k / segs
            r = max(p.x, 0)
            if wob:
                r *= 1 + wob * mnoise.noise(Vector((math.cos(a) * 1.2 + seed * 9, math.sin(a) * 1.2, p.z * 14)))
            vs.append((r * math.cos(a), r * math.sin(a), p.z))
            uv.append((k / segs, i / n))
    for i in range(n - 1):
        for k in range(segs):
            k2 = (k + 1) % segs
            fs.append((i * segs + k, i * segs + k2, (i + 1) * segs + k2, (i + 1) * segs + k))
    o = mesh(name, vs, fs, mat, uvs=uv)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    o.data.polygons.foreach_set("use_smooth", [True] * len(o.data.polygons))
    o.location = loc
    return o


def leafmesh(
    name, L=0.06, W=0.02, shape="lance", bend=0.25, fold=0.25, mat=None, nu=9, nv=18, wave=0.02, twist=0, seed=0
):
    r = random.Random(seed)
    ph = r.random() * 6
    vs = []
    uv = []
    fs = []
    for j in range(nv + 1):
        t = j / nv
        if shape == "lance":
            w = math.sin(math.pi * t**0.8) ** 0.9 * (1 - 0.35 * t)
        elif shape == "round":
            w = math.sqrt(max(0, 1 - (2 * t - 1) ** 2)) * (1 + 0.08 * math.sin(3 * t + ph))
        elif shape == "ovate":
            w = math.sin(math.pi * t**0.6) ** 0.85
        elif shape == "needle":
            w = min(1, t * 12) * (1 - t**6)
        w = max(w, 0.02 if j not in (0, nv) else 0.01)
        th = bend * t * 1.6
        y = L * (math.sin(th) / (bend * 1.6) if abs(bend) > 1e-4 else t)
        z = -L * ((1 - math.cos(th)) / (bend * 1.6)) if abs(bend) > 1e-4 else 0
        for i in range(nu + 1):
            u = 2 * i / nu - 1
            x = u * W * 0.5 * w
            zz = z + abs(u) * W * 0.5 * w * fold + wave * W * math.sin(t * 11 + ph + u * 1.3) * abs(u)
            ct = math.cos(twist * t)
            st = math.sin(twist * t)
            vs.append((x * ct - (zz - z) * st, y, z + x * st + (zz - z) * ct))
            uv.append((i / nu, t))
    for j in range(nv):
        for i in range(nu):
            a = j * (nu + 1) + i
            fs.append((a, a + 1, a + nu + 2, a + nu + 1))
    me = bpy.data.meshes.new(name)
    me.from_pydata(vs, [], fs)
    me.update()
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    ul = me.uv_layers.new(name="UVMap")
    for lp in me.loops:
        ul.data[lp.index].uv = uv[lp.vertex_index]
    if mat:
        me.materials.append(mat)
    return me


def tube(name, pts, r0, r1, mat, res=6):
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = 1.0
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    sp = cu.splines.new("POLY")
    sp.points.add(len(pts) - 1)
    for i, p in enumerate(pts):
        sp.points[i].co = (*p, 1)
        t = i / (len(pts) - 1)
        sp.points[i].radius = r0 + (r1 - r0) * t
    sp.use_smooth = True
    o = bpy.data.objects.new(name, cu)
    link(o)
    cu.materials.append(mat)
    return o


def frame(t, up):
    t = t.normalized()
    s = t.cross(up)
    if s.length < 1e-4:
        s = t.cross(Vector((1, 0, 0)))
    s.normalize()
    return s, t, s.cross(t)


def stem(
    pts,
    leafmeshes,
    mat_stem,
    r0=0.0022,
    r1=0.0008,
    start=0.3,
    n=16,
    scale=1.0,
    ang=55,
    arr="alt",
    taper=0.5,
    rnd=0.3,
    seed=1,
    droop=0,
):
    r = random.Random(seed)
    path = crom(pts, 14)
    tube("stem", path, r0, r1, mat_stem)
    for k in range(n):
        f = start + (1 - start) * k / max(n - 1, 1)
        i = min(int(f * (len(path) - 1)), len(path) - 2)
        p = path[i]
        t = (path[i + 1] - path[i]).normalized()
        s, _, b = frame(t, Vector((0, 0, 1)))
        az = (k * 137.5 if arr == "alt" else k * 90) + r.uniform(-20, 20)
        for side in ((0,) if arr == "alt" else (0, 180)):
            a = math.radians(az + side)
            radial = s * math.cos(a) + b * math.sin(a)
            aa = math.radians(ang * (1 - 0.55 * f) + r.uniform(-12, 12))
            d = t * math.cos(aa) + radial * math.sin(aa)
            d.z -= droop
            d.normalize()
            if k == n - 1:
                d = t
            nrm = t - d * t.dot(d)
            if nrm.length < 1e-3:
                nrm = radial
            nrm.normalize()
            nrm = (nrm + Vector((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-1, 1))) * rnd).normalized()
            x = d.cross(nrm).normalized()
            nrm = x.cross(d)
            sc = scale * (1 - taper * f) * r.uniform(0.8, 1.15)
            mtx = Matrix((x, d, nrm)).transposed().to_4x4()
            mtx.translation = p
            o = bpy.data.objects.new("leaf", r.choice(leafmeshes))
            link(o)
            o.matrix_world = mtx @ Matrix.Scale(sc, 4)


def plane(name, sx, sy, mat, loc=(0, 0, 0), rot=(0, 0, 0), sub=0):
    n = max(1, sub)
    vs = []
    fs = []
    uv = []
    for j in range(n + 1):
        for i in range(n + 1):
            vs.append(((i / n - 0.5) * sx, (j / n - 0.5) * sy, 0))
            uv.append((i / n * sx, j / n * sy))
    for j in range(n):
        for i in range(n):
            a = j * (n + 1) + i
            fs.append((a, a + 1, a + n + 2, a + n + 1))
    o = mesh(name, vs, fs, mat, uvs=uv)
    o.location = loc
    o.rotation_euler = rot
    return o


def box(name, sx, sy, sz, mat, loc=(0, 0, 0), rot=(0, 0, 0), bev=0.003):
    bpy.ops.mesh.primitive_cube_add(size=1)
    o = bpy.context.object
    o.name = name
    o.scale = (sx, sy, sz)
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    o.location = loc
    o.rotation_euler = rot
    if mat:
        o.data.materials.append(mat)
    if bev:
        b = o.modifiers.new("b", "BEVEL")
        b.width = bev
        b.segments = 4
        o.data.polygons.foreach_set("use_smooth", [True] * len(o.data.polygons))
        o.data.use_auto_smooth = True
    return o


# ---------- light/camera/render
def look(o, tgt):
    o.rotation_euler = (Vector(tgt) - o.location).to_track_quat("-Z", "Y").to_euler()


def area(loc, tgt, sx, sy, power, col="#ffffff", spread=180, vis=True):
    l = bpy.data.lights.new("a", "AREA")
    l.shape = "RECTANGLE"
    l.size = sx
    l.size_y = sy
    l.energy = power
    l.color = lin(col)[:3]
    l.spread = math.radians(spread)
    o = bpy.data.objects.new("a", l)
    link(o)
    o.location = loc
    look(o, tgt)
    o.visible_camera = vis
    return o


def sun(d, strength, col="#fff0dc", ang=1.0):
    l = bpy.data.lights.new("s", "SUN")
    l.energy = strength
    l.angle = math.radians(ang)
    l.color = lin(col)[:3]
    o = bpy.data.objects.new("s", l)
    link(o)
    o.rotation_euler = Vector(d).to_track_quat("-Z", "Y").to_euler()
    return o


def world(col="#cfd8dc", strength=0.5, sky=None):
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    bg = t.nodes["Background"]
    bg.inputs[0].default_value = lin(col)
    bg.inputs[1].default_value = strength
    if sky:
        s = t.nodes.new("ShaderNodeTexSky")
        s.sky_type = "NISHITA"
        s.sun_disc = sky.get("disc", False)
        s.sun_elevation = math.radians(sky.get("el", 25))
        s.sun_rotation = math.radians(sky.get("rot", 0))
        s.sun_intensity = sky.get("int", 1)
        t.links.new(s.outputs[0], bg.inputs[0])
    return w


def camera(loc, tgt, lens=85, f=2.8, focus=None, shiftx=0, shifty=0, blades=0):
    c = bpy.data.cameras.new("c")
    o = bpy.data.objects.new("c", c)
    link(o)
    o.location = loc
    look(o, tgt)
    c.lens = lens
    c.sensor_width = 36
    c.dof.use_dof = f is not None
    if f:
        c.dof.aperture_fstop = f
        c.dof.focus_distance = (Vector(focus or tgt) - o.location).length if not isinstance(focus, float) else focus
    # focus plane distance along view axis
    if f and focus and not isinstance(focus, float):
        q = o.rotation_euler.to_quaternion()
        ax = q @ Vector((0, 0, -1))
        c.dof.focus_distance = (Vector(focus) - o.location).dot(ax)
    c.shift_x = shiftx
    c.shift_y = shifty
    c.dof.aperture_blades = blades
    c.clip_start = 0.001
    bpy.context.scene.camera = o
    return o


# ---------- image-texture versions (10x cheaper than procedural bump)
_im = {}


def itex(m, name, vec, data=True, proj="FLAT", interp="Linear"):
    if name not in _im or _im[name].name not in bpy.data.images:
        im = bpy.data.images.load(os.path.join(WORK, "tex", name + ".png"))
        im.colorspace_settings.name = "Non-Color" if data else "sRGB"
        _im[name] = im
    n = m.n("ShaderNodeTexImage", {"Vector": vec}, projection=proj, interpolation=interp)
    n.image = _im[name]
    if proj == "BOX":
        n.projection_blend = 0.3
    return n.outputs[0]


def sc(c, f):
    return tuple(min(1, x * f) for x in c[:3]) + (1,)


def mat_plaster(
    name="plaster",
    col="#E9DFD0",
    col2=None,
    scale=1.0,
    bump=0.5,
    rough=0.9,
    spec=0.15,
    dist=0.004,
    proj="FLAT",
    tex="plaster_h",
    mot="mottle",
):
    m = M(name)
    v = m.coord("Object", (scale,) * 3)
    v2 = m.coord("Object", (scale * 0.55,) * 3)
    c1 = lin(col)
    c2 = lin(col2) if col2 else sc(c1, 0.84)
    base = m.ramp(itex(m, mot, v2, proj=proj), [(0.3, c2), (0.7, c1)])
    return m.fin(
        m.pr(
            Base_Color=base, Roughness=rough, Specular=spec, Normal=m.bump(itex(m, tex, v, proj=proj), bump, dist)
        ).outputs[0]
    )


def mat_ceramic(
    name, col, rough=0.55, speckle=0.5, spcol="#6b5844", sss=0.0, bump=0.3, scale=(2, 2, 1), spec=0.4, coat=0
):
    m = M(name)
    v = m.coord("UV", scale)
    f = itex(m, "fine", v)
    b = itex(m, "mottle", v)
    c = lin(col)
    base = m.ramp(b, [(0.3, sc(c, 0.86)), (0.7, c)])
    if speckle:
        msk = m.ramp(f, [(0.74, (0, 0, 0, 1)), (0.80, (1, 1, 1, 1))])
        base = m.mix(m.math("MULTIPLY", msk, speckle), base, lin(spcol))
    kw = dict(Subsurface=sss, Subsurface_Color=c, Subsurface_Radius=(0.01, 0.006, 0.004)) if sss else {}
    return m.fin(
        m.pr(
            Base_Color=base,
            Roughness=rough,
            Specular=spec,
            Clearcoat=coat,
            Normal=m.bump(m.math("ADD", f, m.math("MULTIPLY", b, 1.5)), bump, 0.001),
            **kw,
        ).outputs[0]
    )


def mat_linen(name, col="#E7DDCB", scale=8, kind="UV", bump=0.9, dist=0.0006, dark=0.55):
    m = M(name)
    v = m.coord(kind, (scale,) * 3)
    h = itex(m, "linen_h", v)
    c = lin(col)
    k = itex(m, "linen_c", v)
    base = m.ramp(k, [(0.45, sc(c, dark)), (1.0, c)])
    return m.fin(
        m.pr(Base_Color=base, Roughness=0.95, Specular=0.08, Sheen=0.4, Normal=m.bump(h, bump, dist)).outputs[0]
    )


def metal(name="brass", col="#C9A66B", rough=0.28):
    m = M(name)
    return m.fin(m.pr(Base_Color=lin(col), Metallic=1.0, Roughness=rough).outputs[0])


def emit(col, s):
    m = M("em")
    return m.fin(
        m.n("ShaderNodeEmission", {"Color": lin(col) if isinstance(col, str) else col, "Strength": s}).outputs[0]
    )


def strip(loc, tgt, w, h, power, col="#fff3e2"):
    """tall light for a long highlight in glass; never seen by the camera, lights no other surface"""
    o = area(loc, tgt, w, h, power, col, vis=False)
    o.visible_diffuse = False
    o.visible_transmission = False
    return o


# ---------- render
def go(
    W=1600,
    H=1000,
    spp=64,
    exposure=0,
    look_="Medium High Contrast",
    clamp=6,
    bounces=8,
    glass=False,
    thr=0.02,
    dn_k=0.6,
    dn_r=8,
    glare=0.08,
    grain=1.5,
):
    """spp is the total of both halves. Called last by every scene; render.sh chooses preview or final."""
    mode = os.environ.get("ART_MODE", "preview")
    s = bpy.context.scene
    c = s.cycles
    r = s.render
    od = os.path.join(WORK, SCENE)
    os.makedirs(od, exist_ok=True)
    k = float(os.environ.get("ART_SCALE", "1"))
    size = (W, H)
    if mode == "preview":
        W, H, spp = round(480 * k), round(480 * k * H / W), int(os.environ.get("ART_SAMPLES", "20"))
    else:
        W, H, spp = round(W * k), round(H * k), int(os.environ.get("ART_SAMPLES", spp))
    r.resolution_x, r.resolution_y, r.resolution_percentage = W, H, 100
    r.threads_mode = "FIXED"
    r.threads = int(os.environ.get("ART_THREADS", os.cpu_count() or 2))
    c.device = "CPU"
    c.use_adaptive_sampling = True
    c.adaptive_threshold = thr
    c.use_denoising = False
    c.max_bounces = bounces
    c.diffuse_bounces = min(3, bounces)
    c.glossy_bounces = min(4, bounces)
    c.transmission_bounces = 12 if glass else 4
    c.transparent_max_bounces = 16
    c.sample_clamp_indirect = clamp
    c.sample_clamp_direct = 0
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.use_auto_tile = False
    r.use_persistent_data = False  # persistent data would keep the old seed
    s.view_settings.view_transform = "Filmic"
    s.view_settings.look = look_
    s.view_settings.exposure = exposure
    r.image_settings.file_format = "PNG"
    if mode == "preview":
        c.samples = spp
        c.adaptive_min_samples = 16
        r.filepath = os.path.join(WORK, SCENE + "-preview.png")
        t = time.time()
        bpy.ops.render.render(write_still=True)
        print(f"TIME {SCENE} preview {W}x{H}@{spp} {time.time()-t:.0f}s", flush=True)
        return
    json.dump(
        dict(size=size, exposure=exposure, look=look_, k=dn_k, r=dn_r, glare=glare, grain=grain),
        open(os.path.join(od, "meta.json"), "w"),
    )
    s.view_layers[0].use_pass_normal = True
    s.view_layers[0].cycles.denoising_store_passes = True
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new("CompositorNodeRLayers")
    co = nt.nodes.new("CompositorNodeComposite")
    nt.links.new(rl.outputs[0], co.inputs[0])
    fo = nt.nodes.new("CompositorNodeOutputFile")
    fo.base_path = od
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_depth = "32"
    fo.format.exr_codec = "ZIP"
    names = {}
    for q, v in (("Denoising Albedo", "a"), ("Denoising Normal", "n"), ("Normal", "n"), ("Image", "c")):
        if q in rl.outputs and rl.outputs[q].enabled and v not in names.values():
            names[q] = v
    fo.file_slots.clear()
    for i, (q, v) in enumerate(names.items()):
        fo.file_slots.new(v)
        nt.links.new(rl.outputs[q], fo.inputs[i])
    c.samples = spp // 2
    c.adaptive_min_samples = max(6, spp // 6)
    for h in (0, 1):
        if os.path.exists(os.path.join(od, f"c{h}.exr")):
            print(f"half {h} exists, skipped", flush=True)
            continue
        c.seed = 11 + h * 97
        for sl, v in zip(fo.file_slots, names.values()):
            sl.path = f"tmp_{v}{h}_"
        t = time.time()
        bpy.ops.render.render(write_still=False)
        for v in names.values():
            os.replace(
                os.path.join(od, f"tmp_{v}{h}_0001.exr"), os.path.join(od, f"{v}{h}.exr")
            )  # the colour file comes last: it marks the half as done
        print(f"TIME {SCENE} half{h} {W}x{H}@{c.samples} {time.time()-t:.0f}s", flush=True)

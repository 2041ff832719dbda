"""blender -b -P render.py -- job.json size samples: renders one job beside its file. Called by make.py."""
import importlib, json, os, sys
sys.path[:0] = [os.path.dirname(os.path.abspath(__file__))]
import kit

spec, size, samples = sys.argv[sys.argv.index("--") + 1:]
size, samples = int(size), int(samples)
job = json.load(open(spec))
kit.reset()
st = importlib.import_module("archetypes." + job["archetype"]).build(job["params"]) or {}
st.update(job["studio"])
width, height = st.pop("res", None) or (size, size)
if st.get("custom") and size < 700:
    width, height = width // 3, height // 3
options = st.pop("render", {})
scene = kit.bpy.context.scene
scene.render.resolution_x, scene.render.resolution_y = width, height
if job["params"].get("colour") == "white":      # keep white plastics off the clip point
    st["key"] = st.get("key", 1) * .80
    st["fill"] = st.get("fill", 1) * .85
if not st.pop("custom", False):
    kit.studio(**st)
kit.render(os.path.join(os.path.dirname(spec), job["id"]), spp=options.pop("spp", samples), w=width, h=height, **options)

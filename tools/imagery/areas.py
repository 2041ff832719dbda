"""blender -b -P areas.py -- jobs.json out.json: where each look carries printing. Builds the scenes, renders nothing."""
import importlib, json, os, sys
sys.path[:0] = [os.path.dirname(os.path.abspath(__file__))]
import kit

spec, out = sys.argv[sys.argv.index("--") + 1:]
found = json.load(open(out)) if os.path.exists(out) else {}
for job in json.load(open(spec)):
    kit.reset()
    st = importlib.import_module("archetypes." + job["archetype"]).build(job["params"]) or {}
    st.update(job["studio"])
    scene = kit.bpy.context.scene
    scene.render.resolution_x = scene.render.resolution_y = 640
    kit.studio(**st)
    found[job["id"]] = kit.area_grids()
lines = ",\n".join(f'"{look}": {json.dumps(areas)}' for look, areas in sorted(found.items()))
open(out, "w").write("{\n" + lines + "\n}\n")

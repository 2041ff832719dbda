#!/usr/bin/python3
"""make.py [picture or subcategory ...]   renders what is missing of pictures.json, in its order

    make.py                      everything missing
    make.py gpu-trio-black       one picture
    make.py graphics_card        one subcategory
    make.py --preview gpu-...    320 px into build/preview, about 10 s
    make.py --again gpu-...      also what is already there
    make.py --fronts             no second views

The list is read again before each picture, and each finished picture is kept: stop and start as you like.
"""
import argparse, hashlib, json, os, resource, subprocess, sys, tempfile, time
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
BUILD = os.path.join(HERE, "build")
FULL, PREVIEW = (640, 20), (320, 8)      # pixels, samples: past 20 the denoised picture no longer changes to the eye


def jobs():
    """one job a view: the front is called like its picture, the others add their name"""
    out = []
    for p in json.load(open(os.path.join(HERE, "pictures.json"))):
        for view in p.get("views", ["front"]):
            out.append(dict(
                id=p["id"] if view == "front" else f"{p['id']}-{view}", picture=p["id"], subcategory=p["subcategory"],
                archetype=p["archetype"], params={"colour": p["colour"], **p.get("params", {}), "view": view}, studio=p.get("studio", {})))
    fronts = [j for j in out if j["id"] == j["picture"]]
    return fronts + [j for j in out if j["id"] != j["picture"]]


def stamp(job):
    drawn = [job["archetype"], job["params"], job["studio"]]
    return hashlib.sha1(json.dumps(drawn, sort_keys=True).encode()).hexdigest()


def is_made(job, folder):
    mark = os.path.join(folder, job["id"] + ".sha1")
    return os.path.exists(mark) and open(mark).read() == stamp(job)


def find_areas(found):
    """where each look carries printing, into areas.gen.json: the scenes are built, not rendered"""
    with tempfile.TemporaryDirectory(dir=BUILD) as raw:
        spec = os.path.join(raw, "jobs.json")
        json.dump(found, open(spec, "w"))
        subprocess.run(["blender", "-b", "--factory-startup", "--python-exit-code", "1", "-P", os.path.join(HERE, "areas.py"), "--", spec, os.path.join(HERE, "areas.gen.json")], check=True, capture_output=True)


def make(job, folder, size, samples):
    with tempfile.TemporaryDirectory(dir=BUILD) as raw:
        spec = os.path.join(raw, "job.json")
        json.dump(job, open(spec, "w"))
        render = ["blender", "-b", "--factory-startup", "--python-exit-code", "1", "-P", os.path.join(HERE, "render.py"), "--", spec, str(size), str(samples)]
        run = subprocess.run(render, capture_output=True, text=True)
        if run.returncode:
            return run.stdout[-1500:] + run.stderr[-1500:]
        post = [sys.executable, os.path.join(HERE, "post.py"), os.path.join(raw, job["id"]), os.path.join(folder, job["id"] + ".png")]
        if job["archetype"].startswith("scene_"):
            post.append("--scene")
        run = subprocess.run(post, capture_output=True, text=True)
        if run.returncode:
            return run.stderr[-1500:]
    open(os.path.join(folder, job["id"] + ".sha1"), "w").write(stamp(job))
    if size == FULL[0] and job["id"] == job["picture"]:
        Image.open(os.path.join(folder, job["id"] + ".png")).save(os.path.join(HERE, "looks", job["id"] + ".webp"), quality=84, alpha_quality=90)
    return None


def processor_seconds():
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime


def main():
    ap = argparse.ArgumentParser(usage=__doc__)
    ap.add_argument("names", nargs="*")
    ap.add_argument("--preview", action="store_true")
    ap.add_argument("--again", action="store_true")
    ap.add_argument("--fronts", action="store_true")
    a = ap.parse_args()
    folder = os.path.join(BUILD, "preview" if a.preview else "png")
    os.makedirs(folder, exist_ok=True)
    size, samples = PREVIEW if a.preview else FULL
    seen, spent = set(), []
    while True:
        wanted = [j for j in jobs() if not a.names or {j["id"], j["picture"], j["subcategory"]} & set(a.names)]
        wanted = [j for j in wanted if not a.fronts or j["id"] == j["picture"]]
        left = [j for j in wanted if j["id"] not in seen and (a.again or not is_made(j, folder))]
        if not left:
            break
        job, t0, cpu0 = left[0], time.time(), processor_seconds()
        seen.add(job["id"])
        failure = make(job, folder, size, samples)
        spent.append(time.time() - t0)
        minutes = (len(left) - 1) * sum(spent[-8:]) / len(spent[-8:]) / 60
        print(f"[{len(wanted) - len(left) + 1}/{len(wanted)}] {job['id']} {spent[-1]:.0f} s ({processor_seconds() - cpu0:.0f} s of processor){' FAILED' if failure else ''}, about {minutes:.0f} min left", flush=True)
        if failure:
            print(failure, file=sys.stderr, flush=True)
        elif not a.preview and job["id"] == job["picture"]:
            find_areas([job])


if __name__ == "__main__":
    main()

#!/bin/bash
# One contact sheet a subcategory, of what has been rendered, into docs/imagery.
set -e
cd "$(dirname "$0")"
mkdir -p ../../docs/imagery
for name in $(/usr/bin/python3 -c "import json; print(*sorted({p['subcategory'] for p in json.load(open('pictures.json'))} - {'scene'}))"); do
  files=$(/usr/bin/python3 -c "
import json, os, sys
for p in json.load(open('pictures.json')):
    for view in p.get('views', ['front']) if p['subcategory'] == '$name' else []:
        path = f\"build/png/{p['id']}{'' if view == 'front' else '-' + view}.png\"
        if os.path.exists(path): print(path)")
  [ -z "$files" ] || /usr/bin/python3 sheet.py "../../docs/imagery/$name.webp" $files
done

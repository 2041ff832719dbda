#!/bin/bash
# Once: tools from Debian, textures drawn here.
set -e
cd "$(dirname "$0")"
apt-get -o DPkg::Lock::Timeout=600 install -y --no-install-recommends \
  blender python3-pil python3-opencv python3-numpy fonts-inter
mkdir -p build
/usr/bin/python3 textures.py

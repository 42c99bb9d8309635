#!/bin/bash
# render.sh SCENE [preview|final] [FOLDER-FOR-THE-MASTER]     see README.md
set -euo pipefail
kit=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
scene=$(basename "${1:?usage: render.sh SCENE [preview|final] [folder for the master]}" .py)
mode=${2:-preview}
masters=${3:-$kit/../src/assets/images}
python=${ART_PYTHON:-/usr/bin/python3}
source="$kit/scenes/$scene.py"

[ -f "$source" ] || { echo "there is no scene $source" >&2; exit 1; }
case $mode in preview | final) ;; *) echo "the mode is preview or final" >&2; exit 1 ;; esac

mkdir -p "${ART_WORK:=$kit/work}"
ART_WORK=$(cd "$ART_WORK" && pwd)
export ART_WORK ART_SCENE=$scene ART_MODE=$mode ART_THREADS=${ART_THREADS:-$(nproc)}
gently="nice -n ${ART_NICE:-19}"

blend() { # SCRIPT LOG
  $gently blender -b --factory-startup -noaudio -t "$ART_THREADS" --python-exit-code 1 --python "$1" > "$2" 2>&1 ||
    { tail -n 25 "$2" >&2; echo "Blender failed; the whole log is $2" >&2; exit 1; }
}
texture() { # NAME SCRIPT [ARGUMENT]
  [ -f "$ART_WORK/tex/$1.png" ] || { echo "baking textures, once"; $gently "$python" "$kit/$2" "${@:3}"; }
}

texture wood textures.py
case $scene in
  leaf) texture vein leaf-texture.py ;;
  degeneratieve-ziekten) texture skel extra-textures.py skel ;;
  pro-aging) texture rings extra-textures.py rings ;;
esac

if [ "$mode" = preview ]; then
  blend "$source" "$ART_WORK/$scene-preview.log"
  grep '^TIME' "$ART_WORK/$scene-preview.log"
  echo "$ART_WORK/$scene-preview.png"
  exit
fi

denoiser="$ART_WORK/nlm.so"
[ "$denoiser" -nt "$kit/nlm.c" ] || gcc -O3 -march=native -ffast-math -fPIC -shared -o "$denoiser" "$kit/nlm.c" -lm

# A finished half is kept as long as the scene, its size and its samples are the same.
folder="$ART_WORK/$scene"
mkdir -p "$folder" "$masters"
key=$(cat "$source" <(echo "${ART_SCALE:-1} ${ART_SAMPLES:-}") | sha256sum)
[ "$(cat "$folder/key" 2> /dev/null)" = "$key" ] || { rm -f "$folder"/*.exr "$folder"/*.png; echo "$key" > "$folder/key"; }

blend "$source" "$folder/render.log"
grep -E '^TIME|skipped' "$folder/render.log" || true
$gently "$python" "$kit/denoise.py" "$scene"
blend "$kit/tone.py" "$folder/tone.log"
$gently node "$kit/finish.mjs" "$folder" "$masters/$scene.jpg"

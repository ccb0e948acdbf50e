#!/usr/bin/env bash
# Packs the binary that maturin has just built for TARGET, as cargo-binstall wants it:
#   archive.sh TARGET FOLDER     writes FOLDER/crane-TARGET.tar.gz (Windows: .zip)
set -euo pipefail
TARGET="$1"
folder="$2"
name="crane-$TARGET"
binary="target/$TARGET/release/crane"
mkdir -p "$folder/$name"
case "$TARGET" in
*windows*)
  cp "$binary.exe" README.md LICENSE "$folder/$name/"
  (cd "$folder" && 7z a -bso0 "crane-$TARGET.zip" "$name")
  ;;
*)
  cp "$binary" README.md LICENSE "$folder/$name/"
  tar -C "$folder" -czf "$folder/crane-$TARGET.tar.gz" "$name"
  ;;
esac
rm -r "${folder:?}/$name"

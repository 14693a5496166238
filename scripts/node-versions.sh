#!/usr/bin/env bash
# Runs the main files of the suite and starts the whole service on each supported version of Node, whichever version
# runs this. The binaries come from npm, into a temporary folder. They are the packages that npm's `node` consists of:
# that package would fetch them by an install script, which npm may not run. VERSIONS="22 24" selects some of them.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# These cover argon2 (passwords), sharp (images), threads (imports), and what every request uses.
files=(
  test/modules/health test/core/contas/password.test.ts test/modules/auth/login.test.ts test/modules/agravos/create.test.ts test/modules/usuarios/photo-image.test.ts
  test/modules/importacao/upload.test.ts test/core/jobs/task.test.ts test/server.test.ts
)
for file in "${files[@]}"; do
  [ -e "$file" ] || { echo "$file is missing" >&2; exit 1; }
done

package=node-linux-$(node -p process.arch)
for version in ${VERSIONS:-20 22 24}; do
  mkdir "$folder/$version"
  npm install --prefix "$folder/$version" --no-save --no-audit --no-fund --silent "$package@$version"
  bin=$folder/$version/node_modules/$package/bin
  [[ $("$bin/node" --version) == v$version.* ]] || { echo "$package@$version is $("$bin/node" --version)" >&2; exit 1; }
  echo "Node $("$bin/node" --version)"
  # Modules with parts in C (argon2, sharp) are those of the lockfile: one installation runs on all versions.
  PATH=$bin:$PATH "$bin/node" node_modules/vitest/vitest.mjs run --project main --project alone "${files[@]}"
done

#!/usr/bin/env bash
# The main files of the suite and a start of the whole service on each version of Node that is supported, whichever runs this. The binaries come from npm,
# from the packages that `node` there is made of (it would fetch them by a script of its installation, which npm may not run), into a temporary folder. VERSIONS="22 24" for some of them.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# argon2 by passwords, sharp by images, threads by imports; the rest is what everybody uses.
files=(
  test/modules/health test/core/contas/password.test.ts test/modules/auth/login.test.ts test/modules/agravos/create.test.ts test/modules/usuarios/photo-image.test.ts
  test/modules/importacao/envio.test.ts test/core/jobs/task.test.ts test/server.test.ts
)
for file in "${files[@]}"; do
  [ -e "$file" ] || { echo "$file is not there" >&2; exit 1; }
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

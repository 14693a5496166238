#!/usr/bin/env bash
# Installs what the tests of a continuous integration use beyond Node and make, as root on Debian. Without it, those
# tests say what they miss.
set -euo pipefail
exec </dev/null

missing=()
[ -x "${CHROMIUM_PATH:-/usr/bin/chromium}" ] || missing+=(chromium)
[ -x "${REDIS_SERVER_PATH:-/usr/bin/redis-server}" ] || missing+=(redis-server)
[ -x /usr/bin/soffice ] || missing+=(libreoffice-calc-nogui)
command -v curl >/dev/null || missing+=(curl)
# For the samples of the guides. Those in Go are run where there is Go: half a gigabyte for thirty lines would be too much.
command -v jq >/dev/null || missing+=(jq)
command -v php >/dev/null || missing+=(php-cli)
python3 -c 'import requests' 2>/dev/null || /usr/bin/python3 -c 'import requests' 2>/dev/null || missing+=(python3-requests)
if [ ${#missing[@]} -gt 0 ]; then
  echo "apt-get install ${missing[*]}"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi

# Only promtool is wanted. An installed Prometheus would start at once.
if ! command -v promtool >/dev/null; then
  echo 'promtool, from the package of prometheus'
  (
    cd "$(mktemp -d)"
    [ ${#missing[@]} -gt 0 ] || apt-get update -qq
    apt-get download -qq prometheus
    dpkg-deb -x prometheus_*.deb .
    install usr/bin/promtool /usr/local/bin/promtool
    rm -rf "$PWD"
  )
fi

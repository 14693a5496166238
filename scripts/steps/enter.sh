#!/bin/bash
# Called by unshare in namespaces of its own for mounts, processes and network: whatever is mounted, started or listens
# here is gone when this ends. Installing needs the network, so wrappers in the chroot enter the outer one for it.
# Usage: enter.sh <folder with seed> <archive of a bare Debian> <outer network namespace> <folder of caches>
set -euo pipefail
source "$(dirname "$0")/memory.sh"
root=$1/root
archive=$2
outer=$3
caches=$4
mkdir -p "$root" "$caches/apt" "$caches/npm"
in_memory "$root"
tar -C "$root" --numeric-owner -xpf "$archive"
cp -r "$1/seed/." "$root/"
ip link set lo up
# A machine has an address of its own: without one, some programs look up no names.
ip link add eth0 type veth peer name eth1
ip address add 192.0.2.10/24 dev eth0
ip link set eth0 up
ip link set eth1 up
touch "$root/run/outer-network"
mount --bind "$outer" "$root/run/outer-network"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=0755 tmpfs "$root/dev"
for device in null zero full random urandom tty; do
  touch "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
ln -s /proc/self/fd "$root/dev/fd"
for name in stdin:0 stdout:1 stderr:2; do ln -s "/proc/self/fd/${name#*:}" "$root/dev/${name%:*}"; done
mkdir "$root/dev/shm" "$root/dev/pts"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
ln -s pts/ptmx "$root/dev/ptmx"
mkdir -p "$root/root/.npm"
mount --bind "$caches/apt" "$root/var/cache/apt/archives"
mount --bind "$caches/npm" "$root/root/.npm"
exec chroot "$root" /usr/bin/env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin HOME=/root TERM=dumb \
  DEBIAN_FRONTEND=noninteractive ${VERBOSE:+VERBOSE=$VERBOSE} /bin/bash /root/steps/walk.sh

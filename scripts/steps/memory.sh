# Puts a folder into memory where there is plenty: dpkg waits for the disk after each file, which takes minutes.
in_memory() {
  local free
  free=$(awk '/^MemAvailable:/ { print int($2 / 1048576) }' /proc/meminfo)
  [ "$free" -lt 10 ] || mount -t tmpfs -o mode=0755,size=6g tmpfs "$1"
}

/**
 * Watches for how long the event loop is kept busy at a stretch, in milliseconds of processor time. Unlike the clock,
 * this does not count the time in which the machine works for others.
 */
export function watchLoop(): { stop(): number } {
  let longest = 0
  let last = process.cpuUsage()
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(last)
    longest = Math.max(longest, (user + system) / 1000)
    last = process.cpuUsage()
  }, 1)
  return {
    stop() {
      clearInterval(watch)
      return longest
    }
  }
}

const AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

/**
 * Runs a few pieces of work at a time; the others wait in order. Inspecting a file may hold all of it in memory, and an
 * image even as pixels.
 */
export async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    // The place is handed over rather than freed, so that a newcomer cannot get ahead of the next in line.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

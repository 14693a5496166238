const AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

/** Looking into a file may hold all of it in memory, and an image as pixels, so only a few are looked into at a time; the others wait in order. */
export async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    // The place is handed over rather than freed, so a newcomer can not slip in before the one who waits.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

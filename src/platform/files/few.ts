import pLimit from 'p-limit'

/**
 * Runs two pieces of work at a time; the others wait in order. Inspecting a file may hold all of it in memory, and an
 * image even as pixels.
 */
export const oneOfFew = pLimit(2)

import pLimit from 'p-limit'

/**
 * Runs two works at a time and makes the others wait in order. Looking into a file may hold all of it in memory, and an
 * image as pixels, so only a few are looked into at once.
 */
export const oneOfFew = pLimit(2)

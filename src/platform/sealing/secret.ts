import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Makes a secret of 256 random bits, in the form that is sent. Only its hash is kept. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares two texts without revealing by timing where they differ or how long the expected one is. */
export const sameSecret = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected))

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

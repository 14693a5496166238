import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, as they travel. Only their hash is kept. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares without telling by time where two texts differ, or how long the expected one is. */
export const sameSecret = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected))

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

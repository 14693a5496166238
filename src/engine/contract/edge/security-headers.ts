/** Headers of every answer, in case a browser receives it. */
export const security = {
  // A browser that shows an answer as a page runs and loads nothing from it. Real pages bring a policy of their own.
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN'
}

/** Answers hold tokens and health data, so no cache on the way may keep them. */
export const ofData = { ...security, 'cache-control': 'no-store', 'x-frame-options': 'DENY' }

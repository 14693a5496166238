/** On every answer, for the case that a browser gets it. */
export const security = {
  // A browser that shows an answer as if it were a page runs and loads nothing of it. Pages bring a policy of their own.
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN'
}

/** Answers hold tokens and health data: no cache on the way may keep them. */
export const ofData = { ...security, 'cache-control': 'no-store', 'x-frame-options': 'DENY' }

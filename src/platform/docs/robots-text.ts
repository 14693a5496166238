import type { FastifyInstance } from 'fastify'
import { ASK_AGAIN, serveText } from './served.ts'

/** Search engines have nothing to look for in the API, in what is tried out, and in the panel behind its sign-in. */
const lines = ['User-agent: *', 'Disallow: /api/', 'Disallow: /collections/', 'Disallow: /painel/', '']

/** Serves /robots.txt (RFC 9309). */
export const addRobotsText = (app: FastifyInstance): void =>
  serveText(app, '/robots.txt', { type: 'text/plain', cacheControl: ASK_AGAIN }, () => lines.join('\n'))

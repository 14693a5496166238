import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { loggerOptions, outputFormat, requestLines } from '../../../src/platform/log/log.ts'
import { forPeople } from '../../../src/platform/log/people.ts'

/** Writes through the service's own options, and returns what people read, without the time. */
function told(write: (log: FastifyBaseLogger) => void, colours = false): string[] {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(forPeople(line, colours)) }
  write(pino(loggerOptions({ logLevel: 'trace' }), stream))
  return lines.map((line) => line.slice(line.indexOf(' ') + 1))
}

describe('a line for people', () => {
  it('has a time, the level, the message and the fields', () => {
    expect(forPeople('{"level":30,"time":1700000000000,"msg":"x"}', false)).toMatch(/^\d\d:\d\d:\d\d\.000 INFO {2}x\n$/)
    expect(
      told((log) => {
        log.warn({ part: 'queue', count: 2 }, 'a part does not work')
        log.info('plain')
        log.fatal({ list: [1, 'b'], text: 'two words', gone: undefined }, 'x')
      })
    ).toEqual([
      'WARN  a part does not work part=queue count=2\n',
      'INFO  plain\n',
      'FATAL x list=[1,"b"] text="two words"\n'
    ])
  })

  it('of a request says what was asked and answered', () => {
    const request = { id: 'r1', method: 'GET', url: '/api/v1/x?token=t', ip: '203.0.113.7', caller: { id: 7 } }
    const reply = { statusCode: 404, elapsedTime: 12.34 } as FastifyReply
    expect(told((log) => requestLines(log)(request as unknown as FastifyRequest, reply, false))).toEqual([
      'INFO  GET /api/v1/x 404 12.3 ms ip=203.0.113.7 request_id=r1 usuario_id=7\n'
    ])
  })

  it('of an error says type, sentence and place, on the same line, and nothing personal', () => {
    const err = Object.assign(new Error('Failed query with maria@x.example'), { query: 'select' })
    const [line] = told((log) => log.error({ err, conta: { senha: 'Dengue#2024' } }, 'request failed'))
    expect(line).toMatch(
      /^ERROR request failed err="Error: the database refused a query" at .+ conta=\{"senha":"\[redacted\]"\}\n$/
    )
    expect(line).not.toMatch(/maria|Dengue/)
  })

  it.each([
    ['a\nb', 'a | b'],
    ['\u001b[2Jx', '\\u001b[2Jx'],
    ['a\rb', 'a\\u000db'],
    ['x\u202eabc', 'x\\u202eabc'],
    ['a\u2028b', 'a\\u2028b'],
    ['ação', 'ação']
  ])('%j cannot leave its line nor move the cursor', (given, shown) => {
    expect(told((log) => log.info(given))).toEqual([`INFO  ${shown}\n`])
    const [field] = told((log) => log.info({ path: given }, 'x'))
    expect(field).not.toMatch(/[\p{Cc}\u202e\u2028]./u)
  })

  it('has colours where they are wanted', () => {
    expect(told((log) => log.warn({ a: 1 }, 'x'), true)).toEqual([
      '\u001b[33mWARN \u001b[39m x \u001b[90ma=\u001b[39m1\n'
    ])
  })
})

describe('what standard output gets', () => {
  it.each([
    ['auto', false, true, 'coloured'],
    ['auto', true, true, 'plain'],
    ['auto', false, false, 'json'],
    ['json', false, true, 'json'],
    ['people', false, false, 'plain'],
    ['people', false, true, 'coloured'],
    ['people', true, true, 'plain']
  ] as const)('LOG_FORMAT=%s, NO_COLOR %s, terminal %s: %s', (logFormat, noColor, isTTY, format) => {
    expect(outputFormat({ logFormat, noColor }, { isTTY })).toBe(format)
  })
})

describe('probes', () => {
  const levelOf = (url: string, statusCode = 200): unknown => {
    const lines: Record<string, unknown>[] = []
    const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
    const request = { id: 'r1', method: 'GET', url, ip: '::1' } as unknown as FastifyRequest
    requestLines(pino(loggerOptions({ logLevel: 'trace' }), stream))(
      request,
      { statusCode, elapsedTime: 1 } as FastifyReply,
      false
    )
    return lines[0]!.level
  }

  it.each(['/health', '/health/live', '/health/ready?x=1', '/metrics', '/api/v1/health', '/api/v1/health/detailed'])(
    '%s is no line of the level info',
    (url) => {
      expect([levelOf(url), levelOf(url, 503)]).toEqual([20, 20])
    }
  )

  it('others are, and so is a refusal', () => {
    expect([levelOf('/'), levelOf('/healthx'), levelOf('/api/v1/usuarios')]).toEqual([30, 30, 30])
    expect([levelOf('/metrics', 401), levelOf('/metrics', 404)]).toEqual([30, 30])
  })
})

import { execFile } from 'node:child_process'
import { PassThrough } from 'node:stream'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bufferedOutput, lazyChild, loggerOptions, requestLines } from '../../../src/platform/log/log.ts'
import { program } from '../../support/programs.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Makes a logger like the service's, and records what it writes. */
function recorder(logLevel = 'trace') {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const log: FastifyBaseLogger = pino(loggerOptions({ logLevel }), stream)
  return { lines, log }
}

describe('bufferedOutput', () => {
  function start() {
    vi.useFakeTimers()
    const before = process.listeners('exit')
    const writes: string[] = []
    const out = new PassThrough()
    out.write = ((text: string) => writes.push(text) > 0) as typeof out.write
    const { write } = bufferedOutput(out)
    const atExit = process.listeners('exit').filter((listener) => !before.includes(listener))
    return { writes, write, atExit }
  }

  it('writes a few lines together, after 20 ms', () => {
    const { writes, write } = start()
    write('a\n')
    vi.advanceTimersByTime(15)
    write('b\n')
    expect(writes).toEqual([])
    vi.advanceTimersByTime(4)
    expect(writes).toEqual([])
    vi.advanceTimersByTime(1)
    expect(writes).toEqual(['a\nb\n'])
    vi.advanceTimersByTime(1000)
    expect(writes).toHaveLength(1)
    write('c\n')
    vi.advanceTimersByTime(20)
    expect(writes).toEqual(['a\nb\n', 'c\n'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('writes at once when there is much', () => {
    const { writes, write } = start()
    const line = `${'x'.repeat(1023)}\n`
    for (let i = 0; i < 31; i++) write(line)
    expect(writes).toEqual([])
    write(line)
    expect(writes).toEqual([line.repeat(32)])
    expect(vi.getTimerCount()).toBe(0)
    write('next\n')
    vi.advanceTimersByTime(20)
    expect(writes[1]).toBe('next\n')
  })

  it('writes what is left at the exit, and nothing twice', () => {
    const { writes, write, atExit } = start()
    expect(atExit).toHaveLength(1)
    write('last\n')
    atExit[0]!(0)
    expect(writes).toEqual(['last\n'])
    atExit[0]!(0)
    vi.advanceTimersByTime(1000)
    expect(writes).toHaveLength(1)
  })

  it.each([
    ['end', 0],
    ['exit', 3],
    ['throw', 1]
  ])('the last lines of a process get through a pipe (%s)', async (way, status) => {
    const ended = await new Promise<{ code: unknown; text: string }>((resolve) => {
      execFile(process.execPath, [program('log-child'), way], (error, text) =>
        resolve({ code: error?.code ?? 0, text })
      )
    })
    expect(ended).toEqual({ code: status, text: 'primeira\nsegunda\n' })
  })
})

describe('lazyChild', () => {
  function start(logLevel?: string) {
    const { lines, log } = recorder(logLevel)
    const child = vi.spyOn(log, 'child')
    return { lines, child, lazy: lazyChild(log, { request_id: 'r1' }, {}) }
  }

  it('is not made before it is used, and then once', () => {
    const { lines, child, lazy } = start()
    expect(child).not.toHaveBeenCalled()
    lazy.info('a')
    lazy.warn({ b: 1 }, 'b')
    expect(child).toHaveBeenCalledTimes(1)
    expect(lines).toMatchObject([
      { level: 30, msg: 'a', request_id: 'r1' },
      { level: 40, msg: 'b', b: 1, request_id: 'r1' }
    ])
  })

  it('has every level of its parent', () => {
    const { lines, lazy } = start()
    for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const) lazy[level]({ is: level }, 'x')
    expect(lines.map(({ level, is }) => [level, is])).toEqual([
      [10, 'trace'],
      [20, 'debug'],
      [30, 'info'],
      [40, 'warn'],
      [50, 'error'],
      [60, 'fatal']
    ])
    lazy.silent('x')
    expect(lines).toHaveLength(6)
  })

  it('keeps to the level of its parent, and reports it', () => {
    const { lines, lazy } = start('error')
    lazy.info('no')
    lazy.error('yes')
    expect(lines.map(({ msg }) => msg)).toEqual(['yes'])
    expect(lazy.level).toBe('error')
  })

  it('has children with its bindings', () => {
    const { lines, lazy } = start()
    lazy.child({ part: 'p' }).info('x')
    expect(lines).toMatchObject([{ request_id: 'r1', part: 'p' }])
  })

  it('redacts and serialises like its parent', () => {
    const { lines, lazy } = start()
    const err = Object.assign(new Error('Failed query with maria@x.example'), { query: 'select' })
    lazy.error({ conta: { senha: 'Dengue#2024', email: 'maria@x.example' }, err }, 'x')
    expect(JSON.stringify(lines)).not.toMatch(/Dengue|maria/)
    expect(lines[0]).toMatchObject({ conta: { senha: '[redacted]' }, err: { message: 'the database refused a query' } })
  })
})

describe('errors of the database', () => {
  const told = (cause: Error & { code?: string }) => {
    const { lines, log } = recorder()
    const err = Object.assign(new Error('Failed query with maria@x.example', { cause }), { query: 'select' })
    log.error({ err }, 'x')
    expect(JSON.stringify(lines)).not.toContain('maria')
    return lines[0]!.err
  }

  it('a refused statement is named by its SQLSTATE', () => {
    const cause = Object.assign(new Error('duplicate key (email)=(maria@x.example)'), { code: '23505' })
    expect(told(cause)).toMatchObject({ message: 'the database refused a query (23505)', state: '23505' })
  })

  it('a database that cannot be reached is not one that refuses', () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    expect(told(cause)).toMatchObject({ message: 'the database cannot be reached', code: 'ECONNREFUSED' })
  })
})

describe('requestLines', () => {
  const request = (url: string, caller?: { id: number }) =>
    ({ id: 'r1', method: 'GET', url, ip: '203.0.113.7', caller, headers: { cookie: 'c' } }) as unknown as FastifyRequest
  const reply = { statusCode: 418, elapsedTime: 12.3456 } as FastifyReply

  it.each([
    ['/api/v1/x', '/api/v1/x'],
    ['/api/v1/x?token=segredo', '/api/v1/x'],
    ['/api/v1/x?', '/api/v1/x'],
    ['/?a=segredo?b=segredo', '/'],
    ['/a"}\n{"level":50}', '/a"}\n{"level":50}']
  ])('%s is logged as %s, with exactly these fields', (url, path) => {
    const { lines, log } = recorder()
    requestLines(log)(request(url, { id: 7 }), reply, false)
    const { time, pid, hostname, ...line } = lines[0]!
    expect([typeof time, typeof pid, typeof hostname]).toEqual(['number', 'number', 'string'])
    expect(line).toEqual({
      level: 30,
      request_id: 'r1',
      req: { method: 'GET', path, ip: '203.0.113.7' },
      res: { status: 418 },
      ms: 12.3,
      usuario_id: 7,
      msg: 'request'
    })
    expect(JSON.stringify(lines)).not.toContain('segredo')
  })

  it('names no account when nobody has logged in', () => {
    const { lines, log } = recorder()
    requestLines(log)(request('/'), reply, false)
    expect(lines[0]).not.toHaveProperty('usuario_id')
  })

  it('says which valve refused a request, and by which figures', () => {
    const { lines, log } = recorder()
    const shed = { valve: 'turns', waiting: 200, most_waiting: 200 }
    requestLines(log)(Object.assign(request('/'), { shed }), reply, false)
    expect(lines[0]).toMatchObject({ shed })
  })

  it('does not keep its parent logger from redacting', () => {
    const { lines, log } = recorder()
    requestLines(log)(request('/'), reply, false)
    log.info({ conta: { senha: 'Dengue#2024' } }, 'x')
    expect(lines[1]).toMatchObject({ conta: { senha: '[redacted]' } })
  })
})

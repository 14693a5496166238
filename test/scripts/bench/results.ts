import type { Finding } from '../../../scripts/bench/finding.ts'
import { type Part, type Results, sealed } from '../../../scripts/bench/results.ts'

export const machine = {
  cores: 2,
  cpu: 'A <small> one',
  memoryMb: 4096,
  system: 'linux x64',
  node: 'v20.20.2',
  postgres: '18.4'
}

export const held: Finding = {
  name: 'logins per second / argon2 verifications per second',
  measured: '19.0 / 20.0',
  ratio: 0.95,
  wanted: '>= 0.9',
  ok: true,
  figures: [
    { plot: 'login', group: 'POST /auth/login', series: 'service', value: 19 },
    { plot: 'login', group: 'POST /auth/login', series: 'argon2', value: 20 }
  ]
}
export const missed: Finding = {
  name: 'a page | <b>in the middle</b>: 100000 / 10000 cases',
  measured: '22 ms / 10 ms',
  ratio: 2.2,
  wanted: '<= 2',
  ok: false,
  figures: [{ plot: 'growth', group: 'a page | <b>in the middle</b>', series: '10000 cases', value: 10.25 }]
}
export const shown: Finding = {
  name: 'a list / express',
  measured: '3 / 1',
  ratio: 3,
  wanted: 'nothing: for comparison',
  ok: true
}

export const part = (findings: Finding[]): Part => ({
  date: '2026-11-16T12:30:00.000Z',
  commit: 'abc1234+changes',
  size: 'usual',
  seconds: 12,
  load: 0.25,
  findings
})

export const results: Results = sealed({ machine, parts: { login: part([held]), casos: part([missed, shown]) } })

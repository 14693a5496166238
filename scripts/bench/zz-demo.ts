import { readFileSync } from 'node:fs'
import { connect } from '../../src/db/client.ts'
import { migrate } from '../../src/db/migrate.ts'
import { seedDemo } from '../../src/demo.ts'
import { casosInventados } from '../../src/demo-casos-dados.ts'

const base = readFileSync('/tmp/u10k', 'utf8').trim()
const a = connect(base, { max: 1 })
await a.sql.unsafe('drop database if exists demo1')
await a.sql.unsafe('create database demo1')
await a.close()
const u = new URL(base)
u.pathname = '/demo1'
await migrate(u.href)
const d = connect(u.href)
let t = performance.now()
casosInventados(20000, '2026-11-15')
console.log('gerar', performance.now() - t)
t = performance.now()
await seedDemo({
  db: d.db,
  now: () => new Date(),
  log: { info: (x: string) => console.log(Math.round(performance.now() - t), x), warn: console.log }
})
console.log('seedDemo ms', performance.now() - t)
t = performance.now()
await seedDemo({ db: d.db, now: () => new Date(), log: { info: console.log, warn: console.log } })
console.log('again ms', performance.now() - t)
await d.close()

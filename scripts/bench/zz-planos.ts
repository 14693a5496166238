import { readFileSync } from 'node:fs'
import postgres from 'postgres'
import { lerDetalhe } from '../../src/agravos/detalhe.ts'
import { paginaDeCasos } from '../../src/agravos/lista.ts'
import { limitesDe, mapa } from '../../src/agravos/mapa.ts'
import { resumo } from '../../src/agravos/resumo.ts'
import { record } from './bare.ts'
import { limitesDe as lim } from './casos-dados.ts'

const url = readFileSync('/tmp/u1m', 'utf8').trim()
const order = [{ field: 'data_notificacao', direction: 'desc' }]
const list =
  (filter: any, extra: any = {}) =>
  (db: any) =>
    paginaDeCasos(db, { page: 1, size: 50, filter, text: null, order, query: {}, ...extra } as any, {})
const eq = (field: string, value: any) => ({ field, op: 'eq', value })
const now = new Date()
const works: Record<string, (db: any) => Promise<unknown>> = {
  detalhe: (db) => lerDetalhe(db, 500_000),
  primeira: list(null),
  ultima: list(null, { page: 20_000 }),
  meio: list(null, { page: 10_000 }),
  'sort=id meio': list(null, { page: 10_000, order: [{ field: 'id', direction: 'asc' }] }),
  uf: list(eq('estado', 'PE')),
  'uf pag 300': list(eq('estado', 'PE'), { page: 300 }),
  municipio: list(eq('municipio', 'recife')),
  obito: list(eq('evolucao', 'obito')),
  'PE obito': list({ and: [eq('estado', 'PE'), eq('evolucao', 'obito')] }),
  grave: list(eq('classificacao', 'dengue_grave')),
  'zika PE grave(0)': list({ and: [eq('tipo_agravo', 'zika'), eq('classificacao', 'dengue_grave')] }),
  'sexo F': list(eq('sexo', 'F')),
  'texto numero': list(null, { text: 'B00050000' }),
  'texto recife': list(null, { text: 'recife' }),
  'numero eq': list(eq('numero_notificacao', 'B000500000')),
  'resumo PE': (db) => resumo(db, { inicio: '2025-11-16', fim: '2026-11-15', uf: 'PE' }),
  'resumo BR': (db) => resumo(db, { inicio: '2025-11-16', fim: '2026-11-15' }),
  'mapa PE': (db) =>
    mapa(db, { nivel: 'municipio', periodo: 30, limites: limitesDe(lim('PE').split(',').map(Number)) } as any, now),
  'mapa bairro': (db) => mapa(db, { nivel: 'bairro', periodo: 30 } as any, now),
  'mapa cep 365': (db) => mapa(db, { nivel: 'cep', periodo: 365 } as any, now)
}
const sql = postgres(url, { max: 1 })
for (const [name, work] of Object.entries(works)) {
  let st: any[] = []
  try {
    st = await record(url, work)
  } catch (e) {
    console.log(name, 'ERR', (e as any).cause?.message ?? e)
    continue
  }
  for (const { text, params } of st) {
    let best: any
    for (let i = 0; i < 3; i++) {
      const rows = await sql.unsafe(`explain (analyze, buffers, timing off) ${text}`, params)
      const lines = rows.map((r: any) => r['QUERY PLAN'])
      const ms = Number(/([\d.]+) ms/.exec(lines.find((l: string) => l.startsWith('Execution')))![1])
      if (!best || ms < best.ms) best = { ms, lines }
    }
    const scans = best.lines
      .filter((l: string) => /Scan|Removed/.test(l))
      .map((l: string) => l.replace(/\(cost[^)]*\)/, '').trim())
      .join(' ; ')
    console.log(`${name}: ${best.ms} ms | ${scans.slice(0, 420)}`)
  }
}
await sql.end()

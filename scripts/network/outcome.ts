import { setTimeout as pause } from 'node:timers/promises'
import { patience } from '../cluster/wait.ts'
import type { Ledger } from './ledger.ts'
import type { Site } from './site.ts'
import type { Work } from './work.ts'

export interface Outcome {
  lost: string[]
  twice: string[]
}

const sorted = (counts: Iterable<{ name: string; n: number }>) => new Map([...counts].map(({ name, n }) => [name, n]))

/** Looks for everything that was acknowledged. Waits for what is still under way. */
export async function outcomeOf(site: Site, work: Work, ledger: Ledger, limitMs: number): Promise<Outcome> {
  const { sql } = site.database
  const rows = async () => ({
    groups: sorted((await sql`select nome as name, count(*)::int as n from grupos group by 1`) as never),
    casos: sorted((await sql`select numero_notificacao as name, count(*)::int as n from casos group by 1`) as never),
    anexos: sorted((await sql`select descricao as name, count(*)::int as n from anexos group by 1`) as never)
  })
  const isOver = patience(limitMs)
  const waiting = new Map<string, () => Promise<boolean>>([
    ...ledger.mails.map((email) => [`mail ${email}`, async () => site.mails.has(email)] as const),
    ...ledger.jobs.map((id) => [`job ${id}`, () => work.isDone(id)] as const),
    ...[...ledger.casos].map(([numero]) => [`event ${numero}`, () => isToldOrDue(site, numero)] as const),
    ...[...ledger.anexos.keys()].map((path) => [`file ${path}`, () => work.download(path)] as const),
    ['who read what', () => areReadingsKept(site, ledger)]
  ])
  for (;;) {
    for (const [name, isThere] of waiting) if (await isThere()) waiting.delete(name)
    if (waiting.size === 0 || isOver()) break
    await pause(500)
  }
  const { groups, casos, anexos } = await rows()
  return {
    lost: [
      ...ledger.groups.filter((nome) => !groups.has(nome)).map((nome) => `group ${nome}`),
      ...[...ledger.casos.keys()].filter((numero) => !casos.has(numero)).map((numero) => `case ${numero}`),
      ...waiting.keys()
    ],
    twice: [
      ...ledger.groups.filter((nome) => groups.get(nome)! > 1),
      ...[...casos].filter(([, n]) => n > 1).map(([numero]) => `case ${numero}`),
      ...ledger.keys.filter((key) => (anexos.get(key) ?? 0) > 1).map((key) => `attachment ${key}`)
    ]
  }
}

/**
 * Whether the receiver was told of a case, or is going to be: after a second failure the next attempt comes minutes
 * later, as it is published.
 */
async function isToldOrDue({ database: { sql }, receiver }: Site, numero: string): Promise<boolean> {
  if (receiver.events.has(numero)) return true
  const due = await sql`select 1 from webhook_entregas
    where estado = 'pendente' and tentativa >= 2 and dados->>'numero_notificacao' = ${numero}`
  return due.length > 0
}

/** Whether every case that was shown is in the audit trail. */
async function areReadingsKept({ database: { sql } }: Site, { casos, reads }: Ledger): Promise<boolean> {
  const [row] = await sql<{ n: number }[]>`select count(*)::int as n from auditoria
    where acao = 'caso.lido' and alvo_id = any(${[...casos.values()]}::int[])`
  return row!.n >= reads
}

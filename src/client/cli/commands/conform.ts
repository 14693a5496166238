import { writeFile } from 'node:fs/promises'
import { realClock } from '../../clock.ts'
import { VERSION } from '../../contract.ts'
import { isApiError } from '../../errors.ts'
import { textOf, UsageError } from '../arguments.ts'
import { type Command, type Context, exits, printJson, wordsOf } from '../command.ts'
import { NoDocuments } from '../conform/agreement.ts'
import { htmlReport, markdownReport, summaryOf, textReport } from '../conform/report.ts'
import { conform, type Outcome, type Wanted } from '../conform/run.ts'
import { createSender } from '../conform/send.ts'

/** Checks whether a service answers as the contract says. Without --writes, nothing is sent that changes anything. */
export const conformance: Command = {
  options: { token: 'string', only: 'string', writes: 'boolean', report: 'string' },
  async run(context) {
    wordsOf(context)
    const { options, language, server, terminal, say, signal } = context
    const report = textOf(options, 'report')
    if (report !== undefined && !/\.(html|md)$/.test(report)) throw new UsageError('error.report', { path: report })
    const only = textOf(options, 'only')?.split(',') ?? []
    const agent = `saude-integra-client/${VERSION}`
    const send = createSender({
      server,
      fetch: (...given) => fetch(...given),
      clock: realClock,
      language,
      signal,
      agent
    })
    const token = textOf(options, 'token') ?? (await sessionToken(context))
    if (token !== null && (await send({ method: 'GET', path: '/api/v1/usuarios/me', token })).status === 401)
      throw new UsageError('error.token', { server })
    const outcome = await asked(context, { token, language, only, writes: options.writes === true }, send)
    if (outcome.results.length === 0) throw new UsageError('error.only', { name: only.join(',') })
    if (report !== undefined) {
      const write = report.endsWith('.md') ? markdownReport : htmlReport
      await writeFile(report, write(say, outcome, server, language))
    }
    show(context, outcome)
    if (report !== undefined) terminal.note(say('conform.written', { path: report }))
    return outcome.isGood ? exits.well : exits.refused
  }
}

async function asked(
  { terminal, say, server }: Context,
  wanted: Wanted,
  send: Parameters<typeof conform>[0]
): Promise<Outcome> {
  const bar = terminal.progress(say('conform.progress'))
  const onProgress: Wanted['onProgress'] = (done, all, { method, path }) =>
    bar.show(done / all, `${done}/${all} ${method} ${path}`)
  try {
    return await conform(send, { ...wanted, onProgress })
  } catch (error) {
    if (error instanceof NoDocuments) throw new UsageError('error.documents', { server })
    throw error
  } finally {
    bar.end()
  }
}

/** Returns the access token of the profile, renewed if necessary, or null without a login. */
async function sessionToken({ client, signal }: Context): Promise<string | null> {
  try {
    await client.GET('/api/v1/usuarios/me', { signal })
  } catch (error) {
    if (!isApiError(error)) throw error
    if (isApiError(error, 'UNAUTHORIZED', 'INVALID_REFRESH_TOKEN')) return null
  }
  return client.tokens()?.access_token ?? null
}

function show(context: Context, outcome: Outcome): void {
  if (!context.json) {
    context.terminal.out(textReport(context.say, outcome))
    return
  }
  for (const result of outcome.results) printJson(context, result)
  printJson(context, { summary: summaryOf(outcome), contract: outcome.agreement, ok: outcome.isGood })
}

import { type Job, JobFailedError } from '../../jobs.ts'
import { saveDownload } from '../../node/files.ts'
import { textOf } from '../arguments.ts'
import { type Command, type Context, exits, printJson, wordsOf } from '../command.ts'
import { sizeText } from '../terminal.ts'

export const watch: Command = {
  options: { output: 'string' },
  async run(context) {
    const [id] = wordsOf(context, 'job_id')
    const { job, isGood } = await ended(context, id)
    const output = textOf(context.options, 'output')
    const size = output && job.resultado_url ? await save(context, job, output) : null
    const code = report(context, job, isGood)
    if (size !== null) context.terminal.note(context.say('file.saved', { path: output, size }))
    return code
  }
}

/** Prints the outcome of a job and returns its exit code. */
export function report(context: Context, job: Job, isGood: boolean, extra: object = {}): number {
  const { terminal, say } = context
  if (context.json) printJson(context, { ...job, ...extra })
  else terminal.out(job.message)
  const figures = job.resultado && 'total_linhas' in job.resultado ? job.resultado : null
  if (figures && !context.json) {
    const errors = (figures.erros_detalhados ?? []).slice(0, 5)
    if (errors.length > 0) terminal.note(say('job.firstErrors'))
    for (const { linha, erro, campo } of errors)
      terminal.note(say('job.errorLine', { linha, erro: campo ? `${campo}: ${erro}` : erro }))
  }
  if (!isGood) return exits.refused
  return figures && figures.erros > 0 ? exits.refusedRows : exits.well
}

/** Waits for a job while showing a progress bar. A failed job is an outcome, not an error. */
export async function ended(context: Context, id: string): Promise<{ job: Job; isGood: boolean }> {
  const { client, terminal, say, signal } = context
  const bar = terminal.progress(say('job.progress'))
  try {
    const onProgress = ({ progress, linhas_processadas }: Job) =>
      bar.show(progress / 100, `${progress} %${linhas_processadas === null ? '' : ` (${linhas_processadas})`}`)
    return { job: await client.jobs.wait(id, { onProgress, signal }), isGood: true }
  } catch (error) {
    if (error instanceof JobFailedError) return { job: error.job, isGood: false }
    if (signal.aborted) terminal.note(`\n${say('error.interrupted', { id })}`)
    throw error
  } finally {
    bar.end()
  }
}

/** Writes the file of a job and returns its size. */
export async function save(context: Context, job: Job, path: string): Promise<number> {
  const { client, terminal, say, signal } = context
  const bar = terminal.progress(say('download.progress'))
  try {
    const download = await client.jobs.download(job, { signal })
    const onProgress = (received: number, total: number | null) =>
      bar.show(total ? received / total : 0, sizeText(received))
    return await saveDownload(download, path, { onProgress, signal })
  } finally {
    bar.end()
  }
}

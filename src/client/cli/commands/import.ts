import { extname } from 'node:path'
import { fileFromDisk } from '../../node/files.ts'
import { choiceOf, textOf, UsageError } from '../arguments.ts'
import { type Command, type Context, exits, printJson, wordsOf } from '../command.ts'
import { sizeText } from '../terminal.ts'
import { ended, report, save } from './jobs.ts'

const FORMATS = ['csv', 'xlsx', 'dbf'] as const
const MODES = ['validar', 'importar', 'atualizar', 'espelhar'] as const

/** Archives hold a csv, except those of DATASUS. */
const byEnding: Record<string, (typeof FORMATS)[number]> = {
  '.csv': 'csv',
  '.txt': 'csv',
  '.gz': 'csv',
  '.zip': 'csv',
  '.xlsx': 'xlsx',
  '.dbf': 'dbf',
  '.dbc': 'dbf'
}

export const importFile: Command = {
  options: { formato: 'string', modo: 'string', 'ignorar-erros': 'boolean', errors: 'string', 'no-wait': 'boolean' },
  async run(context) {
    const [path] = wordsOf(context, 'ARQUIVO')
    const { options, terminal, say } = context
    const formato = choiceOf(options, 'formato', FORMATS) ?? byEnding[extname(path).toLowerCase()]
    if (!formato) throw new UsageError('error.format', { path })
    const modo = choiceOf(options, 'modo', MODES) ?? 'importar'
    const accepted = await send(context, path, { formato, modo, ignorar_erros: options['ignorar-erros'] === true })
    if (options['no-wait']) {
      if (context.json) printJson(context, accepted)
      else terminal.out(say('job.started', { id: accepted.job_id }))
      return exits.well
    }
    terminal.note(say('job.started', { id: accepted.job_id }))
    const { job, isGood } = await ended(context, accepted.job_id)
    if (!job.resultado_url) return report(context, job, isGood)
    const errors = textOf(options, 'errors') ?? `${path}.erros.csv`
    await save(context, job, errors)
    const code = report(context, job, isGood, { arquivo_de_erros: errors })
    terminal.note(say('job.errorFile', { path: errors }))
    return code
  }
}

interface Sending {
  formato: (typeof FORMATS)[number]
  modo: (typeof MODES)[number]
  ignorar_erros: boolean
}

async function send({ client, terminal, say, signal }: Context, path: string, sending: Sending) {
  const bar = terminal.progress(say('upload.progress'))
  const onProgress = (sent: number, total: number | null) =>
    bar.show(total ? sent / total : 0, `${sizeText(sent)} / ${sizeText(total ?? 0)}`)
  const file = await fileFromDisk(path, { onProgress }).catch((error: Error) => {
    throw new UsageError('error.file', { path, reason: error.message })
  })
  try {
    return (await client.POST('/api/v1/agravos/casos/bulk', { body: { ...sending, file }, signal })).data
  } finally {
    bar.end()
  }
}

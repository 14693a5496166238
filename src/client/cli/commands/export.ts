import type { Schemas } from '../../contract.ts'
import { choiceOf, pairsOf, textOf, UsageError } from '../arguments.ts'
import { type Command, type Context, exits } from '../command.ts'
import { ended, report, save } from './jobs.ts'
import { withFreshLogin } from './login.ts'

const FORMATS = ['csv', 'xlsx', 'dbf'] as const
const paths = {
  casos: '/api/v1/agravos/casos/exportar',
  usuarios: '/api/v1/usuarios/exportar'
} as const

export const exportList: Command = {
  options: { formato: 'string', output: 'string', campos: 'string' },
  async run(context) {
    const [name, ...words] = context.args
    const what = Object.keys(paths).find((each): each is keyof typeof paths => each === name)
    if (!what) throw new UsageError('error.argument', { name: Object.keys(paths).join('|') })
    const formato = choiceOf(context.options, 'formato', FORMATS) ?? 'csv'
    const { job_id } = await withFreshLogin(context, () => start(context, what, formato, words))
    const { job, isGood } = await ended(context, job_id)
    if (!isGood) return report(context, job, isGood)
    const output = textOf(context.options, 'output') ?? `${what}.${formato}`
    const size = await save(context, job, output)
    report(context, job, isGood, { arquivo: output })
    context.terminal.note(context.say('file.saved', { path: output, size }))
    return exits.well
  }
}

async function start({ client, options, signal }: Context, what: keyof typeof paths, formato: string, words: string[]) {
  const campos = textOf(options, 'campos')?.split(',')
  const filtros = filterOf(pairsOf(words))
  // The service itself names the allowed formats, fields and values, in the language of the caller.
  const body = { formato, ...(campos ? { campos } : {}), ...(filtros ? { filtros } : {}) } as Schemas['CasoExportar'] &
    Schemas['UsuarioExportar']
  return (await client.POST(paths[what], { body, signal })).data
}

/** Builds the filter. `estado=PE` is a field with its value, `idade[gte]:=60` a condition; all of them have to hold. */
function filterOf(pairs: Record<string, unknown>): { and: object[] } | null {
  const conditions = Object.entries(pairs).map(([name, valor]) => {
    const [, campo, operador] = /^([^[\]]+)\[(\w+)\]$/.exec(name) ?? []
    return campo ? { campo, operador, valor } : { [name]: valor }
  })
  return conditions.length > 0 ? { and: conditions } : null
}

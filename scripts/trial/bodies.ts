import { addDays, todayAt } from '../../src/platform/time/days.ts'

export const CASOS = '/api/v1/agravos/casos'
export const BULK = `${CASOS}/bulk`
const hoje = todayAt(new Date())

const lugares = [
  ['Recife', 'PE'],
  ['Olinda', 'PE'],
  ['Campinas', 'SP']
] as const

/** An invented case, different enough from the next one to touch several of the kept counts. */
export function caso(numero: string, n = 1) {
  const [municipio_residencia, estado_residencia] = lugares[n % lugares.length]!
  return {
    tipo_agravo: n % 4 === 0 ? 'chikungunya' : 'dengue',
    numero_notificacao: numero,
    data_notificacao: addDays(hoje, -(n % 20)),
    data_inicio_sintomas: addDays(hoje, -(n % 20) - 2),
    paciente_nome: 'Pessoa Inventada',
    municipio_residencia,
    estado_residencia
  }
}

/** A file of cases in the service's own layout, each with a number of its own. */
export function casosCsv(prefix: string, rows: number): string {
  const columns = Object.keys(caso('', 0)) as (keyof ReturnType<typeof caso>)[]
  const line = (_: unknown, i: number) => {
    const one = caso(`${prefix}${i}`, i)
    return columns.map((name) => one[name]).join(';')
  }
  return `${[columns.join(';'), ...Array.from({ length: rows }, line)].join('\n')}\n`
}

/** An upload in the form that a browser sends. */
export function upload(file: string, fields: Record<string, string>): { raw: string; headers: Record<string, string> } {
  const boundary = 'saude-trial'
  const part = (head: string, content: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`
  const parts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value))
  const raw = `${parts.join('')}${part('name="file"; filename="casos.csv"', file)}--${boundary}--\r\n`
  return { raw, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

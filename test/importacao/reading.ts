import { open, stat } from 'node:fs/promises'
import { readBody } from '../../src/agravos/body.ts'
import type { Json, Path } from '../../src/agravos/field-type.ts'
import { brokenRules } from '../../src/agravos/rule-table.ts'
import { checkNewCaso } from '../../src/agravos/rules.ts'
import type { Converted, RowProblem } from '../../src/importacao/convert.ts'
import type { Layout } from '../../src/importacao/layout.ts'
import type { Reading } from '../../src/importacao/task.ts'
import { type Place, type SourceBatch, type SourceRow, UnreadableFile } from '../../src/sheets/read/source.ts'

/*
 * A reader of plain csv and a converter of the specification's names, with which imports are tried by themselves: semicolons, no quotes. A cell
 * `truque` plays tricks: it breaks the thread, fills its memory, makes it slow, or has the database refuse the row.
 */

const LF = 0x0a

async function* batchesOf(path: string, columns: number, size: number, after?: Place): AsyncGenerator<SourceBatch> {
  const { size: total } = await stat(path)
  const file = await open(path)
  try {
    let line = after?.line ?? 1
    let offset = after?.offset ?? (await headerOf(path)).length + 1
    let rows: SourceRow[] = []
    let rest = Buffer.alloc(0)
    let position = offset
    for (;;) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, position)
      if (bytesRead === 0) break
      position += bytesRead
      rest = Buffer.concat([rest, buffer.subarray(0, bytesRead)])
      for (let end = rest.indexOf(LF); end >= 0; end = rest.indexOf(LF)) {
        const text = rest.subarray(0, end).toString()
        rest = rest.subarray(end + 1)
        offset += end + 1
        line++
        if (text.startsWith('!!')) throw new UnreadableFile('field.invalid')
        rows.push({ line, cells: cellsOf(text, columns) })
        if (rows.length === size) {
          yield { rows, place: { line, offset }, share: offset / total }
          rows = []
        }
      }
    }
    if (rows.length > 0) yield { rows, place: { line, offset }, share: 1 }
  } finally {
    await file.close()
  }
}

const cellsOf = (text: string, columns: number): string[] => {
  const cells = text.split(';')
  return Array.from({ length: columns }, (_, i) => cells[i] ?? '')
}

async function headerOf(path: string): Promise<Buffer> {
  const file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(4096), 0, 4096, 0)
  await file.close()
  const end = buffer.indexOf(LF)
  if (end < 0) throw new UnreadableFile('field.invalid')
  return buffer.subarray(0, end)
}

const required = ['tipo_agravo', 'numero_notificacao', 'data_notificacao', 'data_inicio_sintomas']
const known = new Set([
  ...required,
  'paciente_nome',
  'paciente_data_nascimento',
  'paciente_sexo',
  'municipio_residencia',
  'estado_residencia',
  'bairro_residencia',
  'classificacao_final',
  'evolucao',
  'hospitalizacao',
  'data_obito'
])

function recognise(columns: string[]): Layout {
  const colunas = columns.map((coluna): Layout['colunas'][number] =>
    known.has(coluna) ? { coluna, campo: coluna, uso: 'campo' } : { coluna, campo: null, uso: 'desconhecida' }
  )
  const isOurs = colunas.some(({ campo }) => campo !== null)
  return {
    familia: isOurs ? 'especificacao' : null,
    colunas,
    faltando: required.filter((name) => !columns.includes(name))
  }
}

function play(trick: string): void {
  if (trick === 'quebra') throw new Error('a bug')
  if (trick === 'memoria') {
    const kept: unknown[] = []
    for (;;) kept.push(new Array(1e6).fill(0.5))
  }
  if (trick === 'demora') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
}

function createConverter({ colunas }: Layout, { today }: { today: string }) {
  return ({ cells }: { cells: readonly string[] }): Converted => {
    const raw = Object.fromEntries(colunas.map(({ coluna }, i) => [coluna, cells[i] ?? '']))
    play(raw.truque ?? '')
    const body: Json = {}
    const semMudanca: Path[] = []
    for (const { coluna, campo } of colunas) {
      const text = raw[coluna] ?? ''
      if (campo === null || text === '') continue
      if (text === '***') semMudanca.push('paciente.nome')
      else body[campo] = campo === 'hospitalizacao' ? text === 'true' : text
    }
    const { documento, problems, municipio } = checkNewCaso({ paciente_nome: 'X', ...body }, today)
    const { part } = readBody(body)
    const warned = brokenRules(documento, today).filter(({ imported }) => imported === 'warned')
    const isWarned = new Set<string>(warned.map(({ key }) => key))
    const column = (path: (string | number)[]) => path.join('.')
    const erros: RowProblem[] = problems
      .filter(({ key }) => !isWarned.has(key))
      .map(({ path, key, values }) => ({ campo: column(path), key, values, valor: raw[column(path)] ?? null }))
    for (const name of required)
      if (body[name] === undefined) erros.push({ campo: name, key: 'field.required', valor: '' })
    if (!municipio && erros.length === 0)
      erros.push({ campo: 'municipio_residencia', key: 'field.required', valor: raw.municipio_residencia ?? '' })
    // PostgreSQL can not keep it.
    if (raw.truque === 'recusa') part['endereco.bairro'] = 'a\0b'
    return {
      tipo: (body.tipo_agravo as Converted['tipo']) ?? null,
      numero: (body.numero_notificacao as string) ?? null,
      dataNotificacao: (body.data_notificacao as string) ?? null,
      documento: part,
      municipio: municipio?.codigo ?? null,
      idade: raw.idade ? Number(raw.idade) : null,
      erros,
      avisos: [
        ...warned.map(({ at, key, values }) => ({
          campo: at,
          key,
          values: values?.(documento),
          valor: raw[at] ?? null
        })),
        ...(raw.truque === 'ignorar' ? [{ campo: 'truque', key: 'field.invalid' as const, valor: 'ignorar' }] : [])
      ],
      iniciais: raw.paciente_nome === '***' ? 'O. C.' : null,
      semMudanca,
      ignorada: raw.truque === 'ignorar'
    }
  }
}

export const reading: Reading = {
  async openSource(path, formato) {
    const columns = (await headerOf(path)).toString().split(';')
    return {
      columns,
      form: { formato, codificacao: 'utf-8', separador: ';', compactacao: null },
      batches: ({ size, after }) => batchesOf(path, columns.length, size, after)
    }
  },
  recognise,
  createConverter
}

import type { AgravosHandlers } from '../../../../generated/handlers.ts'
import { audit } from '../../../core/auditoria/record.ts'
import { refused, validationError } from '../../../errors.ts'
import { prepareExtract } from './extract.ts'
import { csvLines, ndjsonLines } from './lines.ts'
import { parquetOf } from './parquet.ts'
import { streamOf, textOf } from './stream.ts'

const types = { csv: 'text/csv', ndjson: 'application/x-ndjson', parquet: 'application/vnd.apache.parquet' }

export const extrairCasos: AgravosHandlers['extrairCasos'] = async ({ query }, context) => {
  const { caller, db, extracts, now } = context
  const { formato, separador } = query
  if (separador !== undefined && formato !== 'csv')
    throw validationError([refused('separador', 'field.csv-only', 'INVALID_VALUE', {}, 'query')])
  const leave = extracts.enter(caller.id)
  try {
    const extract = await prepareExtract(context, query)
    await audit(db, context, 'caso.extraido', { tipo: 'caso', id: null }, { ...query })
    const content =
      formato === 'parquet'
        ? parquetOf(extract)
        : textOf(extract, formato === 'csv' ? csvLines(separador) : ndjsonLines())
    return {
      status: 200,
      body: {
        stream: streamOf(content, leave),
        contentType: types[formato],
        filename: `casos-${now().toISOString().slice(0, 10)}.${formato}`,
        headers: { 'X-Next-Since': new Date(extract.cursor.settled).toISOString() }
      }
    }
  } catch (error) {
    leave()
    throw error
  }
}

import { createConverter } from '../../../src/modules/importacao/read/convert.ts'
import { recognise } from '../../../src/modules/importacao/read/layout.ts'
import type { Reading } from '../../../src/modules/importacao/read/read.ts'
import type { Converted } from '../../../src/modules/importacao/read/row.ts'
import { openSource } from '../../../src/platform/sheets/read/source.ts'

/**
 * The real readers, with tricks: a cell of the column `trick` breaks the thread, fills its memory, or makes it slow.
 */
export const reading: Reading = {
  openSource,
  recognise,
  createConverter(layout, options) {
    const convert = createConverter(layout, options)
    const at = layout.colunas.findIndex(({ coluna }) => coluna === 'trick')
    return (row) => {
      const trick = row.cells[at] ?? ''
      play(trick)
      return changed(convert(row), trick)
    }
  }
}

function play(trick: string): void {
  if (trick === 'breaks') throw new Error('a bug')
  if (trick === 'memory') {
    const kept: unknown[] = []
    for (;;) kept.push(new Array(1e5).fill({}).map((_, i) => ({ i })))
  }
  if (trick === 'slow') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
}

/** Changes a row by a trick: a text that PostgreSQL cannot keep, or a row that is not to be counted. */
function changed(converted: Converted, trick: string): Converted {
  if (trick === 'refused') converted.documento['endereco.bairro'] = 'a\0b'
  if (trick !== 'ignored') return converted
  return { ...converted, ignorada: true, avisos: [{ campo: 'trick', key: 'field.invalid', valor: 'ignored' }] }
}

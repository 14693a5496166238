import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './finding.ts'

/**
 * Checks that whatever reads cases knows whose cases these may be: a file of `src/` that names the tables of cases, of
 * their personal data or of their attachments must use `modules/agravos/reach.ts`, or be listed here with its reason.
 */

const REACH = 'src/modules/agravos/reach.ts'

const EXEMPT: Record<string, string> = {
  'src/modules/agravos/tables.ts': 'declares the tables',
  'src/modules/agravos/fields/document.ts': 'takes the types of columns',
  'src/modules/agravos/fields/field-type.ts': 'names tables, and reads none',
  'src/modules/agravos/fields/fields.ts': 'names tables, and reads none',
  'src/modules/agravos/fields/selection.ts': 'names columns; who selects them decides of which cases',
  'src/modules/agravos/list/export-columns.ts': 'names columns; the export decides of which cases',
  'src/modules/agravos/extrato/columns.ts': 'names columns; the extract decides of which cases',
  'src/modules/agravos/list/jumps.ts': 'adds conditions to a list that is limited already',
  'src/modules/agravos/list/groups.ts': 'adds conditions to a list that is limited already',
  'src/modules/agravos/record/insert.ts': 'records new cases, which may lie anywhere',
  'src/modules/agravos/record/own-data.ts': 'shows an account what it has recorded itself',
  'src/modules/agravos/record/retention.ts': 'removes deleted cases for good, as the service itself',
  'src/modules/agravos/counts/beyond.ts': 'counts cases of a list that is limited already',
  'src/modules/agravos/counts/fold.ts': 'keeps counts, as the service itself',
  'src/modules/agravos/counts/recount-sets.ts': 'counts anew, as the service itself',
  'src/modules/agravos/counts/recount-parts.ts': 'counts anew, as the service itself',
  'src/modules/agravos/statistics/map-areas.ts': 'counts cases of the whole country by area',
  'src/modules/agravos/statistics/summary-former.ts': 'counts cases of the whole country',
  'src/modules/agravos/statistics/by-week.ts': 'counts cases of the whole country by week',
  'src/modules/agravos/statistics/indicators/facts.ts': 'counts cases by their delays, for the two below',
  'src/modules/agravos/statistics/indicators/keep.ts': 'counts the cases of whole states',
  'src/modules/agravos/statistics/indicators/read.ts':
    'counts cases; who may not list those of a municipality is not told',
  'src/modules/agravos/duplicidades/list.ts': 'shows pairs that were found within reach',
  'src/modules/agravos/anexos/stored.ts': 'adds up the sizes of all attachments, for a quota',
  'src/modules/agravos/bulk/line.ts': 'names the columns of new cases, and reads none',
  'src/modules/agravos/bulk/load.ts': 'records demonstration cases',
  'src/modules/agravos/bulk/store.ts': 'finds stored cases by keys of a file; sorting refuses those beyond reach',
  'src/modules/agravos/privacy/sealed.ts': 'seals values again, as the service itself',
  'src/modules/importacao/tables.ts': 'names a table for a foreign key, and reads none'
}

const IMPORTED = /\bimport (?!type )[^;]*?\b(?:casos|casosPessoais|anexos)\b[^;]*?\bfrom '[^']*\/tables\.ts'/
const IN_SQL = /\b(?:from|join|into|update|only)\s+(?:public\.)?"?(?:casos|casos_pessoais|anexos)\b(?!_)/i

/** Findings about the files below `root`. The exempt files are a parameter for tests. */
export function checkReach(root: string, exempt: Record<string, string> = EXEMPT): Finding[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => join('src', name).replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && name !== REACH && !Object.hasOwn(exempt, name))
    .flatMap((place) => {
      const code = readFileSync(join(root, place), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      if (!IMPORTED.test(code) && !IN_SQL.test(code)) return []
      const isLimited = /from '[^']*\/reach\.ts'/.test(code) && /\b(?:within|mayRead|casosWhere|reachOf)\b/.test(code)
      return isLimited ? [] : [{ place, problem: 'reads the tables of cases without a reach' }]
    })
}

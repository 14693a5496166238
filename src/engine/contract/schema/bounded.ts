import { _, type CodeKeywordDefinition, type KeywordCxt, Name } from 'ajv'
import type { Ajv2020 } from 'ajv/dist/2020.js'

/** More errors than any answer names. Some of them only concern branches that did not fit. */
const MOST_ERRORS = 1000

/** The variable that counts errors in the code that Ajv generates. */
const errors = new Name('errors')

/** Keywords that visit every item or key of a value, each with the keyword that bounds their number. */
const looping = { items: 'maxItems', uniqueItems: 'maxItems', additionalProperties: 'maxProperties' } as const

/**
 * Bounds the number of errors that Ajv collects. Ajv can either name everything that is wrong or stop at the first
 * error. A list of a hundred thousand wrong items then yields as many errors, and the process does nothing else
 * meanwhile. So these keywords stop after enough errors. They do not even begin when the value has more items or keys
 * than it may; another keyword reports that.
 */
export function boundErrors(ajv: Ajv2020): void {
  for (const [keyword, limit] of Object.entries(looping)) {
    const definition = ajv.getKeyword(keyword) as CodeKeywordDefinition
    ajv.removeKeyword(keyword)
    ajv.addKeyword({
      ...definition,
      // Keeps the keyword's original position, so that unknown keys are still named before wrong values.
      ...(keyword === 'additionalProperties' ? { before: 'properties' } : {}),
      code(cxt, ruleType) {
        const most: unknown = cxt.parentSchema[limit]
        const check = () => definition.code(stoppable(cxt, keyword), ruleType)
        if (typeof most === 'number') cxt.gen.if(_`${sizeOf(cxt, keyword)} <= ${most}`, check)
        else check()
      }
    })
  }
}

const sizeOf = ({ data }: KeywordCxt, keyword: string) =>
  keyword === 'additionalProperties' ? _`Object.keys(${data}).length` : _`${data}.length`

/**
 * Ends the loop over the value after anything that may have added an error. The loop over unique items ends by itself.
 */
function stoppable(cxt: KeywordCxt, keyword: string): KeywordCxt {
  if (keyword === 'uniqueItems') return cxt
  const stop = () => cxt.gen.if(_`${errors} > ${MOST_ERRORS}`, () => cxt.gen.break())
  const { error, subschema } = cxt
  cxt.error = (...given) => {
    error.apply(cxt, given)
    stop()
  }
  cxt.subschema = (...given) => {
    const made = subschema.apply(cxt, given)
    stop()
    return made
  }
  return cxt
}

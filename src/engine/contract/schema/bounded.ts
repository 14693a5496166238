import { _, type CodeKeywordDefinition, type KeywordCxt, Name } from 'ajv'
import type { Ajv2020 } from 'ajv/dist/2020.js'

/** More errors than any answer names, though some are only about branches that did not fit. */
const MOST_ERRORS = 1000

/** How many there are so far, in the code that Ajv makes. */
const errors = new Name('errors')

/** Keywords that look at every item or key of a value, and the one that says how many there may be. */
const looping = { items: 'maxItems', uniqueItems: 'maxItems', additionalProperties: 'maxProperties' } as const

/**
 * Ajv can name all that is wrong, or stop at the first thing; nothing between. A list of a hundred thousand wrong items then makes as many errors, and
 * the process does nothing else meanwhile. So these keywords stop when there are enough errors, and do not begin where the value has more
 * items or keys than it may: that it has too many is said by another keyword.
 */
export function boundErrors(ajv: Ajv2020): void {
  for (const [keyword, limit] of Object.entries(looping)) {
    const definition = ajv.getKeyword(keyword) as CodeKeywordDefinition
    ajv.removeKeyword(keyword)
    ajv.addKeyword({
      ...definition,
      // Where it stood, so that unknown keys are still named before wrong values.
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

/** Ends the loop over the value behind whatever may have added an error. The one over unique items ends by itself. */
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

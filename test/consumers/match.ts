/** An expectation of a value. Anything may stand where it says nothing: additions of a service break no consumer. */
export type Expected = null | boolean | number | string | Expected[] | { [key: string]: Expected }

export const matchers = [
  '$type',
  '$present',
  '$absent',
  '$matches',
  '$each',
  '$some',
  '$length',
  '$atLeast',
  '$oneOf'
] as const
type Matcher = (typeof matchers)[number]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isMatcher = (value: Expected): value is { [key: string]: Expected } =>
  isObject(value) && Object.keys(value).some((key) => key.startsWith('$'))

/** Returns where a value differs from the expectation, each with its path; empty when it fits. */
export function mismatches(expected: Expected, value: unknown, at: string): string[] {
  if (isMatcher(expected))
    return Object.entries(expected).flatMap(([name, given]) => rules[name as Matcher](given, value, at))
  if (Array.isArray(expected)) {
    if (!Array.isArray(value) || value.length !== expected.length)
      return [`${at}: expected ${expected.length} items, got ${shown(value)}`]
    return expected.flatMap((each, i) => mismatches(each, value[i], `${at}/${i}`))
  }
  if (typeof expected === 'object' && expected !== null) {
    if (!isObject(value)) return [`${at}: expected an object, got ${shown(value)}`]
    return Object.entries(expected).flatMap(([key, each]) => mismatches(each as Expected, value[key], `${at}/${key}`))
  }
  return value === expected ? [] : [`${at}: expected ${JSON.stringify(expected)}, got ${shown(value)}`]
}

const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  return Array.isArray(value) ? `${value.length} items` : JSON.stringify(value).slice(0, 120)
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

const isType = (type: Expected, value: unknown) =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type

type Rule = (given: Expected, value: unknown, at: string) => string[]
const unless = (isGood: boolean, text: string): string[] => (isGood ? [] : [text])

const rules: Record<Matcher, Rule> = {
  $type: (given, value, at) =>
    unless(
      [given].flat().some((type) => isType(type, value)),
      `${at}: expected ${[given].flat().join(' or ')}, got ${shown(value)}`
    ),
  $present: (_, value, at) => unless(value !== undefined, `${at}: is missing`),
  $absent: (_, value, at) => unless(value === undefined, `${at}: should not be there, got ${shown(value)}`),
  $matches: (given, value, at) =>
    unless(
      typeof value === 'string' && new RegExp(String(given), 'u').test(value),
      `${at}: expected text like ${given}, got ${shown(value)}`
    ),
  $each: (given, value, at) =>
    Array.isArray(value)
      ? value.flatMap((each, i) => mismatches(given, each, `${at}/${i}`))
      : [`${at}: expected a list, got ${shown(value)}`],
  $some: (given, value, at) =>
    unless(
      Array.isArray(value) && value.some((each) => mismatches(given, each, at).length === 0),
      `${at}: expected an item like ${JSON.stringify(given)}, got ${shown(value)}`
    ),
  $length: (given, value, at) =>
    unless(Array.isArray(value) && value.length === given, `${at}: expected ${given} items, got ${shown(value)}`),
  $atLeast: (given, value, at) =>
    unless(
      typeof value === 'number' && value >= Number(given),
      `${at}: expected at least ${given}, got ${shown(value)}`
    ),
  $oneOf: (given, value, at) =>
    unless(
      [given].flat().some((each) => mismatches(each, value, at).length === 0),
      `${at}: expected one of ${JSON.stringify(given)}, got ${shown(value)}`
    )
}

import { LEAST } from './counted.ts'

/** Municipalities of a state that protect each other: what is hidden of one is hidden of the others on those days. */
export interface Groups {
  groups: number[][]
  /** Nothing is ever told of these. Together they protect the only one of a group of one. */
  never: number[]
}

/**
 * Groups the municipalities of a state by their cases of one disease, so that no number follows from the state's. Those
 * with fewer than five cases altogether are never told, and are not one alone. The others come in pairs of about as
 * many cases. Those without any case are in no group, unless all cases of the state lie in one municipality: it is
 * paired with one of them.
 */
export function groupsOf(codigos: number[], totals: Map<number, number>): Groups {
  const totalOf = (codigo: number) => totals.get(codigo) ?? 0
  const many = codigos.filter((codigo) => totalOf(codigo) >= LEAST).sort((x, y) => totalOf(y) - totalOf(x) || x - y)
  const never = codigos.filter((codigo) => totalOf(codigo) > 0 && totalOf(codigo) < LEAST)
  const isTelling = () => {
    const sum = never.reduce((all, codigo) => all + totalOf(codigo), 0)
    return never.length === 1 || (never.length > 1 && sum <= never.length)
  }
  while (isTelling() && many.length > 0) never.push(many.pop() as number)
  if (isTelling()) never.push(...mateOf(codigos, never, totalOf))
  if (many.length === 1 && never.length === 0) many.push(...mateOf(codigos, many, totalOf))
  const groups: number[][] = []
  for (let i = 0; i + 1 < many.length || i === 0; i += 2) {
    const isLast = i + 3 === many.length
    const group = many.slice(i, isLast ? i + 3 : i + 2)
    if (group.length > 0) groups.push(group)
    if (isLast) break
  }
  return { groups, never }
}

/**
 * A municipality without cases that is hidden with the only one that has some. The two are neighbours in the order of
 * codes, always the same two, so that nobody can tell which of them was added.
 */
function mateOf(codigos: number[], hidden: number[], totalOf: (codigo: number) => number): number[] {
  const at = codigos.indexOf(hidden[0] as number)
  const others = [at ^ 1, ...codigos.keys()].flatMap((i) => codigos[i] ?? [])
  const found = others.find((codigo) => totalOf(codigo) === 0 && !hidden.includes(codigo))
  return found === undefined ? [] : [found]
}

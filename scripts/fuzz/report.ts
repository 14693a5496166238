import type { Finding } from './findings.ts'
import { kinds } from './outgoing.ts'
import type { Counts } from './run.ts'

const list = (counts: Iterable<[string | number, number]>) =>
  [...counts].map(([name, count]) => `${name} ${count}`).join(', ')

/** Describes what a run has done, for a person. Its findings were printed before. */
export function reportOf(counts: Counts, findings: Finding[], seed: number, seconds: number, all: string[]): string {
  const byStatus = [...counts.byStatus].sort(([a], [b]) => a - b)
  const never = all.filter((id) => !counts.succeeded.has(id))
  return [
    ...findings.filter(({ count }) => count > 1).map(({ title, count }) => `${count} times: ${title}`),
    `${counts.requests} requests in ${Math.round(seconds)} s, seed ${seed}`,
    `by kind: ${list(kinds.map((kind) => [kind, counts.byKind.get(kind) ?? 0]))}`,
    `by status: ${list(byStatus)}`,
    ...(counts.busy > 0 ? [`repeated after 503 with Retry-After: ${counts.busy} times`] : []),
    ...(never.length > 0 ? [`never successful: ${never.join(', ')}`] : []),
    findings.length > 0
      ? `${findings.length} findings. SEED=${seed} COUNT=${counts.requests} make fuzz shows them again.`
      : 'Nothing was found.'
  ].join('\n')
}

/** Describes a finding, with the commands that reproduce it. */
export const textOf = ({ title, commands, at }: Finding): string =>
  [`FOUND after ${at} requests: ${title}`, ...commands.map((line) => `  ${line}`), ''].join('\n')

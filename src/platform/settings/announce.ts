/** What is told of a start. */
interface Announced {
  env: string
  publicUrl: string
  masterKey: string
  dataDir: string
}

/** Whether somebody starts the service by hand, and reads what it prints. */
export const isAnnounced = ({ env }: Pick<Announced, 'env'>): boolean => process.stdout.isTTY || env === 'development'

/** Tells people who start the service by hand where it is. The master key is shown only in development. */
export function announce(config: Announced, embedded: boolean, demo: string[], link: string | null): void {
  if (!isAnnounced(config)) return
  const { env, publicUrl, masterKey, dataDir } = config
  const lines = [
    ...(link ? [`Begin here  ${link}`] : []),
    `Panel       ${publicUrl}/painel`,
    `Docs        ${publicUrl}/docs`,
    ...(env === 'development' ? [`Master key  ${masterKey}`] : []),
    `Data        ${dataDir}${embedded ? ' (with an embedded PostgreSQL)' : ''}`,
    ...demo
  ]
  process.stdout.write(`\n  ${lines.join('\n  ')}\n\n`)
}

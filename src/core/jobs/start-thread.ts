import { Worker, type WorkerOptions } from 'node:worker_threads'

/** Starts a thread with a file that is TypeScript where the sources are run, and JavaScript where they are compiled. */
export const startThread = (file: URL, options: WorkerOptions): Worker =>
  file.pathname.endsWith('.ts') ? new Worker(throughTsx(file), { ...options, eval: true }) : new Worker(file, options)

/** Where the sources are run, as by `make dev`: Node itself reads no TypeScript, and a thread does not inherit who does. */
function throughTsx(file: URL): string {
  const tsx = import.meta.resolve('tsx/esm/api')
  return `import(${JSON.stringify(tsx)}).then(({ register }) => {
    register()
    return import(${JSON.stringify(file.href)})
  })`
}

/** The file of a thread that lies beside the file which starts it; `name` has no ending. */
export const besides = (name: string, url: string): URL => new URL(`${name}${url.endsWith('.ts') ? '.ts' : '.js'}`, url)

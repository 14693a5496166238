import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Starts a thread from a file, which is TypeScript when the sources run directly and JavaScript when they are compiled.
 */
export const startThread = (file: URL, options: WorkerOptions): Worker =>
  file.pathname.endsWith('.ts') ? new Worker(throughTsx(file), { ...options, eval: true }) : new Worker(file, options)

/**
 * Loads TypeScript through tsx where the sources run directly, as in `make dev`. Node itself reads no TypeScript, and a
 * thread does not inherit the loader.
 */
function throughTsx(file: URL): string {
  const tsx = import.meta.resolve('tsx/esm/api')
  return `import(${JSON.stringify(tsx)}).then(({ register }) => {
    register()
    return import(${JSON.stringify(file.href)})
  })`
}

/** Returns the file of a thread that lies beside the file that starts it. `name` has no extension. */
export const besides = (name: string, url: string): URL => new URL(`${name}${url.endsWith('.ts') ? '.ts' : '.js'}`, url)

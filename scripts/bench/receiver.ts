import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

type Came = [path: string, { n: number; first: number; last: number }][]

export interface Receiver {
  origin: string
  ask(question: 'tell' | 'forget'): Promise<Came>
  stop(): Promise<void>
}

/** Starts a process that accepts what is posted to it. */
export async function startReceiver(): Promise<Receiver> {
  const child = fork(fileURLToPath(new URL('./receiver-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx']
  })
  const [port] = await once(child, 'message')
  return {
    origin: `http://127.0.0.1:${port}`,
    async ask(question) {
      child.send(question)
      const [came] = await once(child, 'message')
      return came as Came
    },
    async stop() {
      child.kill()
      await once(child, 'exit')
    }
  }
}

import { sql } from 'drizzle-orm'
import { tasks } from '../../../src/handlers.ts'
import type { TaskName } from '../../../src/platform/queue/tasks.ts'
import type { TestApp } from '../../support/app.ts'
import { askReset } from './support.ts'

/** Reads a mail as a person does: the address it goes to, and its text with the transport's encoding undone. */
export function readMail(source: string) {
  const [head = ''] = source.split('\r\n\r\n', 1)
  const to = /^To: (.*)$/im.exec(head)?.[1] ?? ''
  const bytes = source
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  const text = Buffer.from(bytes, 'latin1').toString('utf8')
  return { to, text, token: /^ {4}([\w-]{43})\r?$/m.exec(text)?.[1] ?? null }
}

export async function readMails(test: TestApp, count: number) {
  return (await test.mails(count)).map(readMail)
}

type Mail = ReturnType<typeof readMail>

/**
 * Does the work and waits for the first mail to this address that it causes and that fits. Notices that were still
 * under way are passed over.
 */
export async function mailAfter(
  test: TestApp,
  to: string,
  work: () => Promise<unknown>,
  fits: (mail: Mail) => boolean = () => true
) {
  const before = await test.mails(0)
  await work()
  for (let count = before.length + 1; ; count++) {
    const fresh = (await test.mails(count)).filter((source) => !before.includes(source)).map(readMail)
    const found = fresh.find((mail) => mail.to === to && fits(mail))
    if (found) return found
  }
}

/** Asks for a reset and reads the token from the mail. */
export async function resetToken(test: TestApp, email: string): Promise<string> {
  const isReset = ({ text }: Mail) => text.includes('/api/v1/auth/reset-password')
  const { token } = await mailAfter(test, email, () => askReset(test, email), isReset)
  return token!
}

/** Works off the queue in its order until nothing is left, where no worker runs, so that no test waits for one. */
export async function workOff(test: TestApp): Promise<void> {
  const handlers = tasks(test.services)
  for (;;) {
    const [job] = await test.db.execute<{ task: TaskName; payload: never }>(sql`
      delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and j.id = (select min(id) from graphile_worker._private_jobs)
      returning t.identifier as task, j.payload`)
    if (!job) return
    await handlers[job.task](job.payload, { attempt: 1, lastAttempt: true })
  }
}

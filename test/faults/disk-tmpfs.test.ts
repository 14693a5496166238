import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runJob } from '../../src/core/jobs/task.ts'
import { casos } from '../../src/modules/agravos/tables.ts'
import { expectEnvelope } from '../contract/support.ts'
import { createExport, jobRow, storedFiles } from '../core/jobs/support.ts'
import { anexosAt, filePart, pdfOf, uploadAnexo } from '../modules/agravos/anexos-support.ts'
import { CASOS, casoAt, casoBody, createdCaso } from '../modules/agravos/support.ts'
import { csv, idOf, sheetRows, showJob, uploadFile } from '../modules/importacao/api-support.ts'
import { type Account, account } from '../support/accounts.ts'
import { startApp, type TestApp } from '../support/app.ts'

const MIB = 1024 * 1024
const place = mkdtempSync(join(tmpdir(), 'small-disk-'))

/** Makes a disk of 64 MiB, where this account may mount one. */
function mounted(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', place], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const isMounted = mounted()
afterAll(() => {
  if (isMounted) execFileSync('umount', [place])
  rmSync(place, { recursive: true })
})

describe.skipIf(!isMounted)('a small disk that fills up', () => {
  let test: TestApp
  let analista: Account
  let gestor: Account
  let caso: number
  const ballast = join(place, 'ballast')
  const start = async (diskFreeBytes: number) => {
    const dataDir = join(place, 'data')
    mkdirSync(dataDir)
    test = await startApp({ dataDir, config: { diskFreeBytes } })
    analista = await account(test, 'analista')
    gestor = await account(test, 'gestor')
    caso = await createdCaso(test, analista.token)
  }
  /** Writes until not even a page is left. */
  const fill = () => {
    for (const bytes of [MIB, 4096])
      try {
        for (;;) appendFileSync(ballast, Buffer.alloc(bytes))
      } catch {}
  }
  const attach = () => uploadAnexo(test, analista.token, caso, [filePart(pdfOf(5 * MIB))])
  const expectService = async () => {
    expect((await test.call('GET', casoAt(caso), { token: analista.token })).status).toBe(200)
    expect((await test.call('POST', CASOS, { token: analista.token, body: casoBody() })).status).toBe(201)
  }

  describe('with a floor', () => {
    beforeAll(() => start(8 * MIB))
    afterAll(() => test.close())

    it('attachments are accepted until the floor, and each of them is there whole', async () => {
      const kept: number[] = []
      let answer = await attach()
      for (; answer.status === 201 && kept.length < 20; answer = await attach()) kept.push(answer.body.id)
      expectEnvelope(answer, 503, 'SERVICE_UNAVAILABLE')
      expect(kept.length).toBeGreaterThan(3)
      await expectService()
      for (const id of kept) {
        const { body } = await test.call('GET', anexosAt(caso, `/${id}`), { token: gestor.token })
        expect(body.length).toBe(5 * MIB)
      }
    })
  })

  describe('without a floor', () => {
    beforeAll(() => start(0))
    afterAll(() => test.close())

    it('what does not fit is 503 and leaves nothing, and afterwards everything works', async () => {
      await writeFile(ballast, Buffer.alloc(62 * MIB))
      expectEnvelope(await attach(), 503, 'SERVICE_UNAVAILABLE')
      await expectService()
      await rm(ballast)
      await expect.poll(async () => (await attach()).status).toBe(201)
    })

    it('an import and an export that meet a full disk lose nothing, and end once there is room', async () => {
      const accepted = await uploadFile(test, analista.token, csv(sheetRows(20)))
      expect(accepted.status).toBe(202)
      const job = await createExport(test, (await account(test, 'admin')).id)
      const before = await test.db.$count(casos)
      fill()
      expectEnvelope(await uploadFile(test, analista.token, csv(sheetRows(2))), 503, 'SERVICE_UNAVAILABLE')
      const work = (id: string) =>
        runJob(test.services, id, { lastAttempt: true }, { progressEveryMs: 0 }).catch(String)
      // The rows go to the database, which has a disk of its own here: the import may end now or wait.
      await work(idOf(accepted))
      fill()
      await work(job.id)
      expect([(await jobRow(test, job)).status, await storedFiles(test, job)]).toEqual(['processing', []])
      await expectService()
      await rm(ballast)
      await expect.poll(async () => (await test.services.files.room.figures())?.free).toBeGreaterThan(10 * MIB)
      await work(idOf(accepted))
      await work(job.id)
      expect((await showJob(test, analista.token, accepted)).resultado).toMatchObject({ total_linhas: 20, erros: 0 })
      // One more case was recorded while the disk was full.
      expect(await test.db.$count(casos)).toBe(before + 21)
      expect((await jobRow(test, job)).status).toBe('completed')
      expect(await storedFiles(test, job)).toHaveLength(1)
    })
  })
})

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectEnvelope } from '../contract/support.ts'
import { anexosAt, filePart, pdfOf, uploadAnexo } from '../modules/agravos/anexos-support.ts'
import { CASOS, casoAt, casoBody, createdCaso } from '../modules/agravos/support.ts'
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
  let caso: number
  const ballast = join(place, 'ballast')
  const start = async (diskFreeBytes: number) => {
    const dataDir = join(place, 'data')
    mkdirSync(dataDir)
    test = await startApp({ dataDir, config: { diskFreeBytes } })
    analista = await account(test, 'analista')
    caso = await createdCaso(test, analista.token)
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
        const { body } = await test.call('GET', anexosAt(caso, `/${id}`), { token: analista.token })
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
  })
})

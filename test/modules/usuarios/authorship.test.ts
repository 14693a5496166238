import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resultOf } from '../../core/jobs/support.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { filePart, PDF, uploadAnexo } from '../agravos/anexos-support.ts'
import { casoBody, createdCaso, readCaso } from '../agravos/support.ts'
import { at } from './support.ts'

let test: TestApp
let admin: Account

beforeAll(async () => {
  test = await startApp({ worker: true })
  admin = await account(test, 'admin')
})
afterAll(() => test.close())

describe('DELETE /api/v1/usuarios/{usuario_id} (A): what the account authored', () => {
  it('attachments and jobs keep the name of their author', async () => {
    const author = await account(test, 'gestor', { nome: 'Ana Autora' })
    const caso = await createdCaso(test, author.token, casoBody())
    const anexo = await uploadAnexo(test, author.token, caso, [filePart(PDF)])
    expect([anexo.status, anexo.body.enviado_por]).toEqual([201, { id: author.id, nome: 'Ana Autora' }])
    const started = await test.call('POST', '/api/v1/agravos/casos/exportar', {
      token: author.token,
      body: { formato: 'csv' }
    })
    const { job } = await resultOf(test, author.token, started)
    expect(job).toMatchObject({ dono_id: author.id, dono_nome: 'Ana Autora' })

    expect((await test.call('DELETE', at(author.id), { token: admin.token })).status).toBe(200)
    const { body } = await readCaso(test, admin.token, caso, { include: 'anexos' })
    expect(body.anexos).toMatchObject([{ id: anexo.body.id, enviado_por: { id: null, nome: 'Ana Autora' } }])
    const after = await test.call('GET', started.body.status_url, { token: admin.token })
    expect(after.body).toMatchObject({ dono_id: null, dono_nome: 'Ana Autora' })
  })
})

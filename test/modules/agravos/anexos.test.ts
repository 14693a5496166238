import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anexosOf } from '../../../src/modules/agravos/anexos/anexos.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import type { TestApp } from '../../support/app.ts'
import { closeWithoutLeftovers } from '../../support/leftovers.ts'
import { denied, errorOf, giveDirect, invalid, multipart, notFound, unauthorized } from '../usuarios/support.ts'
import {
  anexoRows,
  anexosAt,
  fieldPart,
  filePart,
  jpegOf,
  MAX,
  PDF,
  pdfOf,
  startAnexos,
  storedFiles,
  trailOf,
  uploadAnexo
} from './anexos-support.ts'
import { seed } from './seed.ts'

let test: TestApp
let analista: Account
let reader: Account
let caso: number
let jpeg: Buffer
let png: Buffer

beforeAll(async () => {
  ;({ test, analista, reader, jpeg, png } = await startAnexos())
})
beforeEach(async () => {
  ;[caso] = (await seed(test.db)) as [number]
})
afterAll(() => closeWithoutLeftovers(test))

const attach = (content: Buffer = PDF, casoId = caso) => uploadAnexo(test, analista.token, casoId, [filePart(content)])
const remove = (id: number | string, casoId: number | string = caso, token: string | undefined = analista.token) =>
  test.call('DELETE', anexosAt(casoId, `/${id}`), { token })
const markDeleted = () => test.db.update(casos).set({ excluido_em: test.clock.moment }).where(eq(casos.id, caso))

describe('POST /api/v1/agravos/casos/{id}/anexos: 201', () => {
  it('stores the file, answers with its record, and adds an entry to the audit trail', async () => {
    test.advance(1000)
    const answer = await uploadAnexo(test, analista.token, caso, [
      filePart(PDF, 'Laudo Ação.PDF'),
      fieldPart('tipo', 'exame'),
      fieldPart('descricao', 'NS1')
    ])
    expect(answer.status).toBe(201)
    const { id } = answer.body
    const anexo = {
      id,
      nome: 'Laudo Ação.pdf',
      tipo: 'exame',
      tamanho: PDF.length,
      url: anexosAt(caso, `/${id}`),
      uploaded_at: test.clock.moment.toISOString(),
      descricao: 'NS1',
      enviado_por: { id: analista.id, nome: analista.nome }
    }
    expect(answer.body).toEqual(anexo)
    expect(await anexosOf(test.db, caso)).toEqual([anexo])
    const [row] = await anexoRows(test, caso)
    expect(row).toMatchObject({ conteudo: 'application/pdf', enviadoPorId: analista.id })
    expect(row!.chave).toMatch(new RegExp(`^anexos/${caso}/[0-9a-f-]{36}\\.pdf$`))
    expect(await readFile(join(test.dataDir, 'files', row!.chave))).toEqual(PDF)
    expect(await trailOf(test, caso)).toMatchObject([
      {
        acao: 'caso.anexo_incluido',
        atorId: analista.id,
        em: test.clock.moment,
        detalhes: { anexo: id, tipo: 'exame' }
      }
    ])
    expect(JSON.stringify(await trailOf(test, caso))).not.toContain('Laudo')
  })

  it.each<[string, string[], object]>([
    ['neither tipo nor descricao', [], { tipo: 'outro', descricao: null }],
    ['tipo notificacao', ['tipo=notificacao'], { tipo: 'notificacao', descricao: null }],
    ['an empty descricao', ['descricao='], { tipo: 'outro', descricao: null }],
    ['a descricao of 500 characters', [`descricao=${'ç'.repeat(500)}`], { descricao: 'ç'.repeat(500) }]
  ])('with %s', async (_, fields, wanted) => {
    const parts = fields.map((text) => fieldPart(text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)))
    const answer = await uploadAnexo(test, analista.token, caso, [...parts, filePart(PDF)])
    expect(answer).toMatchObject({ status: 201, body: wanted })
  })

  it('of exactly 20 MiB, PDF and JPEG; 413 for one byte more, and nothing is kept of it', async () => {
    // Bytes behind the end of an image are not kept.
    for (const [content, size] of [[pdfOf(MAX), MAX] as const, [jpegOf(jpeg, MAX), jpeg.length] as const]) {
      const { status, body } = await attach(content)
      expect([status, body.tamanho]).toEqual([201, size])
    }
    for (const content of [pdfOf(MAX + 1), jpegOf(jpeg, MAX + 1)])
      expect(await attach(content)).toMatchObject(errorOf(413, 'PAYLOAD_TOO_LARGE'))
    expect(await anexoRows(test, caso)).toHaveLength(2)
    expect(await storedFiles(test, caso)).toHaveLength(2)
  })

  it('several are listed oldest first, and only those of the case', async () => {
    const [other] = (await seed(test.db)) as [number]
    const ids: number[] = []
    for (const content of [PDF, jpeg, png]) ids.push((await attach(content)).body.id)
    await attach(PDF, other)
    expect((await anexosOf(test.db, caso)).map(({ id, nome }) => [id, nome])).toEqual([
      [ids[0], 'exame.pdf'],
      [ids[1], 'exame.jpg'],
      [ids[2], 'exame.png']
    ])
  })
})

describe('POST /api/v1/agravos/casos/{id}/anexos: refused, and nothing is kept', () => {
  const expectNothing = async () => {
    expect(await anexoRows(test, caso)).toEqual([])
    expect(await storedFiles(test, caso)).toEqual([])
    expect(await trailOf(test, caso)).toEqual([])
  }

  it.each<[string, Parameters<typeof uploadAnexo>[3], [string, string][]]>([
    ['no file', [fieldPart('tipo', 'exame')], [['arquivo', 'REQUIRED']]],
    ['text in place of the file', [fieldPart('arquivo', 'olá')], [['arquivo', 'INVALID_TYPE']]],
    ['two files', [filePart(PDF), filePart(PDF)], [['arquivo', 'INVALID_TYPE']]],
    ['an unknown tipo', [filePart(PDF), fieldPart('tipo', 'foto')], [['tipo', 'INVALID_VALUE']]],
    [
      'a descricao of 501 characters',
      [filePart(PDF), fieldPart('descricao', 'a'.repeat(501))],
      [['descricao', 'TOO_LONG']]
    ],
    ['NUL in descricao', [filePart(PDF), fieldPart('descricao', 'a\0b')], [['descricao', 'INVALID_FORMAT']]],
    ['an unknown field', [filePart(PDF), fieldPart('caso_id', '1')], [['caso_id', 'UNKNOWN_FIELD']]]
  ])('422 for %s', async (_, parts, wanted) => {
    expect(await uploadAnexo(test, analista.token, caso, parts)).toMatchObject(invalid(...wanted))
    await expectNothing()
  })

  it.each([
    ['pt-BR', 'Envie nesta parte um único arquivo, e não um texto.'],
    ['en-US', 'Send one file in this part, and no text.'],
    ['es-ES', 'Envíe en esta parte un único archivo, y no un texto.']
  ])('422 for a text says in %s that a file is wanted', async (language, message) => {
    const sent = multipart([fieldPart('arquivo', 'olá')])
    const headers = { ...sent.headers, 'accept-language': language }
    const { body } = await test.call('POST', anexosAt(caso), { token: analista.token, ...sent, headers })
    expect(body.error.details).toEqual([{ field: 'arquivo', message, code: 'INVALID_TYPE' }])
  })

  it('401 without a token, 403 without agravos.editar, 201 with that permission alone', async () => {
    expect(await uploadAnexo(test, undefined, caso, [filePart(PDF)])).toMatchObject(unauthorized)
    expect(await uploadAnexo(test, reader.token, caso, [filePart(PDF)])).toMatchObject(denied('agravos.editar'))
    await expectNothing()
    const editor = await account(test, null)
    await giveDirect(test, editor.id, 'agravos.editar')
    expect((await uploadAnexo(test, editor.token, caso, [filePart(PDF)])).status).toBe(201)
  })

  it('404 for an unknown case and for a deleted one', async () => {
    expect(await attach(PDF, 2_147_483_647)).toMatchObject(notFound)
    await markDeleted()
    expect(await attach()).toMatchObject(notFound)
    await expectNothing()
  })

  it('5xx when the folder of the files cannot be written, and no record', async () => {
    const folder = join(test.dataDir, 'files')
    await mkdir(folder, { recursive: true })
    await rename(folder, `${folder}-away`)
    await writeFile(folder, 'a file where the folder should be')
    try {
      expect((await attach()).status).toBeGreaterThanOrEqual(500)
    } finally {
      await rm(folder)
      await rename(`${folder}-away`, folder)
    }
    await expectNothing()
    expect((await attach()).status).toBe(201)
  })

  it('5xx when the record cannot be written, and no file', async () => {
    await test.db.execute(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create trigger refuse before insert on auditoria for each row when (new.acao = 'caso.anexo_incluido') execute function refuse()`)
    try {
      expect((await attach()).status).toBeGreaterThanOrEqual(500)
    } finally {
      await test.db.execute('drop function refuse cascade')
    }
    await expectNothing()
  })

  it('422 at arquivo for the 51st, and the file of the 51st is gone; 201 after one was removed', async () => {
    const [first] = await Promise.all(Array.from({ length: 50 }, () => attach()))
    const full = await attach()
    expect(full).toMatchObject(invalid(['arquivo', 'LIMIT_REACHED']))
    expect(full.body.error.details[0].message).toBe('O caso já tem 50 anexos.')
    expect(await storedFiles(test, caso)).toHaveLength(50)
    await remove(first!.body.id)
    expect((await attach()).status).toBe(201)
  })

  it('parallel uploads at the limit: as many as there is room for; 422 for the others', async () => {
    await Promise.all(Array.from({ length: 47 }, () => attach()))
    const answers = await Promise.all(Array.from({ length: 10 }, () => attach()))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, ...Array(7).fill(422)])
    expect(await anexoRows(test, caso)).toHaveLength(50)
    expect((await anexoRows(test, caso)).map(({ chave }) => chave.split('/')[2]).sort()).toEqual(
      (await storedFiles(test, caso)).sort()
    )
    expect(await trailOf(test, caso)).toHaveLength(50)
  })
})

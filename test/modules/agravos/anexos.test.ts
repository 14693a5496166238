import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anexosOf } from '../../../src/modules/agravos/anexos/anexos.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import type { TestApp } from '../../support/app.ts'
import { closeWithoutLeftovers } from '../../support/leftovers.ts'
import { darDiretas, erro, invalido, multipart, naoEncontrado, negado, semToken } from '../usuarios/support.ts'
import {
  arquivo,
  campo,
  em,
  enviar,
  guardados,
  jpegOf,
  MAX,
  PDF,
  pdfOf,
  registros,
  startAnexos,
  trilha
} from './anexos-support.ts'
import { seed } from './seed.ts'

let test: TestApp
let analista: Account
let leitor: Account
let caso: number
let jpeg: Buffer
let png: Buffer

beforeAll(async () => {
  ;({ test, analista, leitor, jpeg, png } = await startAnexos())
})
beforeEach(async () => {
  ;[caso] = (await seed(test.db)) as [number]
})
afterAll(() => closeWithoutLeftovers(test))

const anexar = (content: Buffer = PDF, casoId = caso) => enviar(test, analista.token, casoId, [arquivo(content)])
const remover = (id: number | string, casoId: number | string = caso, token: string | undefined = analista.token) =>
  test.call('DELETE', em(casoId, `/${id}`), { token })
const excluir = () => test.db.update(casos).set({ excluido_em: test.clock.moment }).where(eq(casos.id, caso))

describe('POST /api/v1/agravos/casos/{id}/anexos: 201', () => {
  it('stores the file, answers with its record, and tells the audit trail', async () => {
    test.advance(1000)
    const answer = await enviar(test, analista.token, caso, [
      arquivo(PDF, 'Laudo Ação.PDF'),
      campo('tipo', 'exame'),
      campo('descricao', 'NS1')
    ])
    expect(answer.status).toBe(201)
    const { id } = answer.body
    const anexo = {
      id,
      nome: 'Laudo Ação.pdf',
      tipo: 'exame',
      tamanho: PDF.length,
      url: em(caso, `/${id}`),
      uploaded_at: test.clock.moment.toISOString(),
      descricao: 'NS1',
      enviado_por: { id: analista.id, nome: analista.nome }
    }
    expect(answer.body).toEqual(anexo)
    expect(await anexosOf(test.db, caso)).toEqual([anexo])
    const [registro] = await registros(test, caso)
    expect(registro).toMatchObject({ conteudo: 'application/pdf', enviadoPorId: analista.id })
    expect(registro!.chave).toMatch(new RegExp(`^anexos/${caso}/[0-9a-f-]{36}\\.pdf$`))
    expect(await readFile(join(test.dataDir, 'files', registro!.chave))).toEqual(PDF)
    expect(await trilha(test, caso)).toMatchObject([
      {
        acao: 'caso.anexo_incluido',
        atorId: analista.id,
        em: test.clock.moment,
        detalhes: { anexo: id, tipo: 'exame' }
      }
    ])
    expect(JSON.stringify(await trilha(test, caso))).not.toContain('Laudo')
  })

  it.each<[string, string[], object]>([
    ['neither tipo nor descricao', [], { tipo: 'outro', descricao: null }],
    ['tipo notificacao', ['tipo=notificacao'], { tipo: 'notificacao', descricao: null }],
    ['an empty descricao', ['descricao='], { tipo: 'outro', descricao: null }],
    ['a descricao of 500 characters', [`descricao=${'ç'.repeat(500)}`], { descricao: 'ç'.repeat(500) }]
  ])('with %s', async (_, campos, wanted) => {
    const parts = campos.map((text) => campo(text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)))
    const answer = await enviar(test, analista.token, caso, [...parts, arquivo(PDF)])
    expect(answer).toMatchObject({ status: 201, body: wanted })
  })

  it('of exactly 20 MiB, PDF and JPEG; 413 for one byte more, and nothing is kept of it', async () => {
    // What stands behind the end of an image is not kept.
    for (const [content, size] of [[pdfOf(MAX), MAX] as const, [jpegOf(jpeg, MAX), jpeg.length] as const]) {
      const { status, body } = await anexar(content)
      expect([status, body.tamanho]).toEqual([201, size])
    }
    for (const content of [pdfOf(MAX + 1), jpegOf(jpeg, MAX + 1)])
      expect(await anexar(content)).toMatchObject(erro(413, 'PAYLOAD_TOO_LARGE'))
    expect(await registros(test, caso)).toHaveLength(2)
    expect(await guardados(test, caso)).toHaveLength(2)
  })

  it('several are listed oldest first, and only those of the case', async () => {
    const [outro] = (await seed(test.db)) as [number]
    const ids: number[] = []
    for (const content of [PDF, jpeg, png]) ids.push((await anexar(content)).body.id)
    await anexar(PDF, outro)
    expect((await anexosOf(test.db, caso)).map(({ id, nome }) => [id, nome])).toEqual([
      [ids[0], 'exame.pdf'],
      [ids[1], 'exame.jpg'],
      [ids[2], 'exame.png']
    ])
  })
})

describe('POST /api/v1/agravos/casos/{id}/anexos: refused, and nothing is kept', () => {
  const nada = async () => {
    expect(await registros(test, caso)).toEqual([])
    expect(await guardados(test, caso)).toEqual([])
    expect(await trilha(test, caso)).toEqual([])
  }

  it.each<[string, Parameters<typeof enviar>[3], [string, string][]]>([
    ['no file', [campo('tipo', 'exame')], [['arquivo', 'REQUIRED']]],
    ['text in place of the file', [campo('arquivo', 'olá')], [['arquivo', 'INVALID_TYPE']]],
    ['two files', [arquivo(PDF), arquivo(PDF)], [['arquivo', 'INVALID_TYPE']]],
    ['an unknown tipo', [arquivo(PDF), campo('tipo', 'foto')], [['tipo', 'INVALID_VALUE']]],
    ['a descricao of 501 characters', [arquivo(PDF), campo('descricao', 'a'.repeat(501))], [['descricao', 'TOO_LONG']]],
    ['NUL in descricao', [arquivo(PDF), campo('descricao', 'a\0b')], [['descricao', 'INVALID_FORMAT']]],
    ['an unknown field', [arquivo(PDF), campo('caso_id', '1')], [['caso_id', 'UNKNOWN_FIELD']]]
  ])('422 for %s', async (_, parts, wanted) => {
    expect(await enviar(test, analista.token, caso, parts)).toMatchObject(invalido(...wanted))
    await nada()
  })

  it.each([
    ['pt-BR', 'Envie nesta parte um único arquivo, e não um texto.'],
    ['en-US', 'Send one file in this part, and no text.'],
    ['es-ES', 'Envíe en esta parte un único archivo, y no un texto.']
  ])('422 for a text says in %s that a file is wanted', async (language, message) => {
    const sent = multipart([campo('arquivo', 'olá')])
    const headers = { ...sent.headers, 'accept-language': language }
    const { body } = await test.call('POST', em(caso), { token: analista.token, ...sent, headers })
    expect(body.error.details).toEqual([{ field: 'arquivo', message, code: 'INVALID_TYPE' }])
  })

  it('401 without a token, 403 without agravos.editar, 201 with nothing but it', async () => {
    expect(await enviar(test, undefined, caso, [arquivo(PDF)])).toMatchObject(semToken)
    expect(await enviar(test, leitor.token, caso, [arquivo(PDF)])).toMatchObject(negado('agravos.editar'))
    await nada()
    const editor = await account(test, null)
    await darDiretas(test, editor.id, 'agravos.editar')
    expect((await enviar(test, editor.token, caso, [arquivo(PDF)])).status).toBe(201)
  })

  it('404 for an unknown case and for a deleted one', async () => {
    expect(await anexar(PDF, 2_147_483_647)).toMatchObject(naoEncontrado)
    await excluir()
    expect(await anexar()).toMatchObject(naoEncontrado)
    await nada()
  })

  it('5xx when the folder of the files can not be written, and no record', async () => {
    const folder = join(test.dataDir, 'files')
    await mkdir(folder, { recursive: true })
    await rename(folder, `${folder}-away`)
    await writeFile(folder, 'a file where the folder should be')
    try {
      expect((await anexar()).status).toBeGreaterThanOrEqual(500)
    } finally {
      await rm(folder)
      await rename(`${folder}-away`, folder)
    }
    await nada()
    expect((await anexar()).status).toBe(201)
  })

  it('5xx when the record can not be written, and no file', async () => {
    await test.db.execute(`
      create function recusa() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create trigger recusa before insert on auditoria for each row when (new.acao = 'caso.anexo_incluido') execute function recusa()`)
    try {
      expect((await anexar()).status).toBeGreaterThanOrEqual(500)
    } finally {
      await test.db.execute('drop function recusa cascade')
    }
    await nada()
  })

  it('422 at arquivo for the 51st, and the file of the 51st is gone; 201 after one was removed', async () => {
    const [primeiro] = await Promise.all(Array.from({ length: 50 }, () => anexar()))
    const cheio = await anexar()
    expect(cheio).toMatchObject(invalido(['arquivo', 'LIMIT_REACHED']))
    expect(cheio.body.error.details[0].message).toBe('O caso já tem 50 anexos.')
    expect(await guardados(test, caso)).toHaveLength(50)
    await remover(primeiro!.body.id)
    expect((await anexar()).status).toBe(201)
  })

  it('parallel uploads at the limit: as many as there is room for, the others 422', async () => {
    await Promise.all(Array.from({ length: 47 }, () => anexar()))
    const answers = await Promise.all(Array.from({ length: 10 }, () => anexar()))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, ...Array(7).fill(422)])
    expect(await registros(test, caso)).toHaveLength(50)
    expect((await registros(test, caso)).map(({ chave }) => chave.split('/')[2]).sort()).toEqual(
      (await guardados(test, caso)).sort()
    )
    expect(await trilha(test, caso)).toHaveLength(50)
  })
})

import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import express, { type NextFunction, type Request, type Response } from 'express'
import { municipios } from 'municipios-brasil/dados'
import pg from 'pg'

/*
 * A server in the way of most services of this kind, started by bare.ts. It verifies a token, reads the account and its
 * permissions, then the rows, and sends them with `res.json`. It leaves out what the service adds: requests and answers
 * are not checked against a contract, no reading is recorded, no personal data are sealed, and totals are counted row
 * by row.
 */
interface Order {
  url: string
  cert: string
  key: string
  secret: string
}

const [{ url, cert, key, secret }] = (await once(process, 'message')) as [Order]
const pool = new pg.Pool({ connectionString: url, max: 10 })
const codes = new Map(municipios.map(({ nome, uf, codigoIbge }) => [`${nome}/${uf}`, codigoIbge]))

const app = express()
app.use(express.json())
app.use('/api/v1', authenticate)
app.get('/api/v1/agravos/casos', allow('agravos.listar'), listCasos)
app.get('/api/v1/agravos/casos/:id', allow('agravos.ver'), readCaso)
app.post('/api/v1/agravos/casos', allow('agravos.criar'), createCaso)

async function authenticate(request: Request, response: Response, next: NextFunction) {
  const claims = verified((request.headers.authorization ?? '').replace(/^Bearer /, ''))
  if (!claims) return void response.status(401).json({ error: 'unauthorized' })
  const { rows } = await pool.query({
    name: 'account',
    text: `select u.id, u.admin, array(select p.nome from usuarios_grupos ug join grupos_permissoes gp on gp.grupo_id = ug.grupo_id
        join permissoes p on p.id = gp.permissao_id where ug.usuario_id = u.id) as permissoes
      from sessoes s join usuarios u on u.id = s.usuario_id
      where s.id = $1 and u.id = $2 and u.ativo and s.encerrada_em is null and s.expira_em > now()`,
    values: [claims.sid, claims.sub]
  })
  if (!rows[0]) return void response.status(401).json({ error: 'unauthorized' })
  response.locals.account = rows[0]
  next()
}

function verified(token: string): { sub: string; sid: string } | null {
  const [head = '', body = '', signature = ''] = token.split('.')
  const wanted = createHmac('sha256', secret).update(`${head}.${body}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  return claims.exp * 1000 > Date.now() ? claims : null
}

function allow(permissao: string) {
  return (_: Request, response: Response, next: NextFunction) => {
    const { admin, permissoes } = response.locals.account
    if (admin || permissoes.includes(permissao)) next()
    else response.status(403).json({ error: 'forbidden' })
  }
}

async function listCasos(request: Request, response: Response) {
  const [size, page] = [Number(request.query.size ?? 50), Number(request.query.page ?? 1)]
  const [count, list] = await Promise.all([
    pool.query({ name: 'count', text: 'select count(*)::int as n from casos where excluido_em is null' }),
    pool.query({
      name: 'list',
      text: 'select * from casos where excluido_em is null order by data_notificacao desc, id desc limit $1 offset $2',
      values: [size, (page - 1) * size]
    })
  ])
  response.json({ total: count.rows[0].n, page, size, tipos: list.rows })
}

async function readCaso(request: Request, response: Response) {
  const id = Number(request.params.id)
  const [caso, history] = await Promise.all([
    pool.query({
      name: 'case',
      text: 'select * from casos c left join casos_pessoais p on p.caso_id = c.id where c.id = $1 and c.excluido_em is null',
      values: [id]
    }),
    pool.query({
      name: 'history',
      text: `select a.em, a.acao, a.detalhes, u.id, u.nome from auditoria a left join usuarios u on u.id = a.ator_id
        where a.alvo_tipo = 'caso' and a.alvo_id = $1 and a.acao not in ('caso.lido', 'caso.listado') order by a.id desc limit 100`,
      values: [id]
    })
  ])
  if (!caso.rows[0]) return void response.status(404).json({ error: 'not found' })
  response.json({ ...caso.rows[0], historico: history.rows })
}

async function createCaso({ body }: Request, response: Response) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query({
      name: 'insert',
      text: `insert into casos (tipo, numero_notificacao, data_notificacao, data_inicio_sintomas, status, iniciais, sexo, municipio, uf, bairro, zona,
          criterio_confirmacao, dados_especificos, criado_em, atualizado_em)
        values ($1, $2, $3, $4, 'em_investigacao', $5, $6, $7, $8, $9, $10, $11, $12, now(), now()) returning id`,
      values: [
        body.tipo_agravo,
        body.numero_notificacao,
        body.data_notificacao,
        body.data_inicio_sintomas,
        'P. I.',
        body.paciente_sexo,
        codes.get(`${body.municipio_residencia}/${body.estado_residencia}`),
        body.estado_residencia,
        body.bairro_residencia,
        body.zona_residencia,
        body.criterio_confirmacao,
        body.dados_especificos
      ]
    })
    await client.query({
      name: 'insert-person',
      text: 'insert into casos_pessoais (caso_id, nome, data_nascimento) values ($1, $2, $3)',
      values: [rows[0].id, body.paciente_nome, body.paciente_data_nascimento]
    })
    await client.query('commit')
    response.status(201).json({ id: rows[0].id, status: 'em_investigacao' })
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const server = https.createServer({ cert, key }, app)
server.keepAliveTimeout = 65_000
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))

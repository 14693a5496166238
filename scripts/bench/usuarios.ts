import type { Finding } from './main.ts'
import { RARE_NAME } from './pessoas.ts'
import { type Sized, withSizes } from './sizes.ts'

const SMALL = 2_000
const LARGE = 200_000
const ROUNDS = 60
const MOST = 3

interface Question {
  name: string
  ask: (service: Sized) => { method: string; path: string; body?: unknown }
  /** The answer itself grows with the number of users: shown, not judged. */
  grows?: boolean
}

const get = (path: string | ((users: number) => string)) => (service: Sized) => ({
  method: 'GET',
  path: typeof path === 'string' ? path : path(service.users)
})
const lastPage = (users: number, extra = '') => `/api/v1/usuarios?page=${Math.ceil((users + 1) / 50)}&size=50${extra}`
const search = (nome: string) => ({
  filtros: {
    and: [
      { campo: 'ativo', operador: 'eq', valor: true },
      {
        or: [
          { campo: 'nome', operador: 'like', valor: nome },
          { campo: 'email', operador: 'eq', valor: 'pessoa7@bench.example' }
        ]
      }
    ]
  },
  ordenacao: [{ campo: 'nome', direcao: 'desc' }],
  incluir: ['grupos', 'permissoes']
})

const questions: Question[] = [
  { name: 'GET /usuarios, first page', ask: get('/api/v1/usuarios?size=50') },
  { name: 'GET /usuarios, last page', ask: get((users) => lastPage(users)) },
  { name: 'GET /usuarios, first page by name', ask: get('/api/v1/usuarios?sort=nome') },
  { name: 'GET /usuarios, last page by name', ask: get((users) => lastPage(users, '&sort=nome')) },
  { name: 'GET /usuarios/ (A), last page', ask: get((users) => `/api/v1/usuarios/?limit=50&offset=${users - 50}`) },
  { name: 'GET /usuarios, text search, 40 matches', ask: get(`/api/v1/usuarios?search=${RARE_NAME}`) },
  {
    name: 'POST /usuarios/buscar, 40 matches',
    ask: () => ({ method: 'POST', path: '/api/v1/usuarios/buscar', body: search(RARE_NAME) })
  },
  { name: 'GET /usuarios/estatisticas', ask: get('/api/v1/usuarios/estatisticas?agrupar_por=departamento') },
  { name: 'GET /grupos', ask: get('/api/v1/grupos') },
  { name: 'GET /usuarios, one state', ask: get('/api/v1/usuarios?estado=PE') },
  { name: 'GET /usuarios, text search, 1 of 11 matches', ask: get('/api/v1/usuarios?search=souza'), grows: true },
  {
    name: 'GET /usuarios, page in the middle',
    ask: get((users) => `/api/v1/usuarios?page=${users / 100}`),
    grows: true
  }
]

/** What a request costs with a hundred times as many users. */
export async function benchUsuarios(): Promise<Finding[]> {
  return await withSizes([SMALL, LARGE], async (services) => {
    const [small, large] = services as [Sized, Sized]
    const findings: Finding[] = []
    for (const question of questions) {
      const times: [number[], number[]] = [[], []]
      for (let round = -10; round < ROUNDS; round++) {
        // In turn, so that a slow moment of the machine hits both.
        for (const [i, service] of [small, large].entries()) {
          const took = await time(service, question)
          if (round >= 0) times[i as 0 | 1].push(took)
        }
      }
      const [few, many] = times.map(median) as [number, number]
      findings.push({
        name: `${question.name}: ${LARGE} / ${SMALL} users`,
        measured: `${many.toFixed(2)} ms / ${few.toFixed(2)} ms`,
        ratio: many / few,
        wanted: question.grows ? 'nothing: the count of matches grows' : `<= ${MOST}`,
        ok: question.grows === true || many / few <= MOST
      })
    }
    return findings
  })
}

async function time(service: Sized, { name, ask }: Question): Promise<number> {
  const { method, path, body } = ask(service)
  const begun = performance.now()
  const answer = await service.client.request(method, path, body, service.token)
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.body}`)
  return performance.now() - begun
}

const median = (times: number[]): number => times.sort((x, y) => x - y)[Math.floor(times.length / 2)] ?? Number.NaN

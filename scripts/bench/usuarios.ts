import type { Finding } from './finding.ts'
import { RARE_NAME } from './pessoas.ts'
import { compareSizes, get, type Question } from './questions.ts'
import { either } from './size.ts'
import { withSizes } from './sizes.ts'

const SMALL = 2_000
const LARGE = either(100_000, 200_000)
const MOST = 3

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

/** Measures what a request costs with fifty or a hundred times as many users. */
export async function benchUsuarios(): Promise<Finding[]> {
  return await withSizes([SMALL, LARGE], (services) => compareSizes(services, questions, 'users', MOST))
}

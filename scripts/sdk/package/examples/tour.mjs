// Five minutes with the client: a login, a typed call, every case, an error.
//   BASE=https://localhost:8443 EMAIL=... SENHA=... node tour.mjs
import { createClient, isApiError } from 'saude-integra-client'

const { BASE = 'https://localhost:8443', EMAIL = '', SENHA = '' } = process.env
const client = createClient({ baseUrl: BASE, language: 'en-US' })
const user = await client.login({ email: EMAIL, senha: SENHA })
console.log(`logged in as ${user.nome}`)

for await (const { codigo, nome } of client.tipos.listar()) console.log(`${codigo}: ${nome}`)

let count = 0
for await (const caso of client.casos.listar({ sort: 'criado_em' })) {
  if (++count <= 3) console.log(caso.id, caso.tipo_agravo, caso.paciente.idade, caso.endereco.municipio_residencia)
}
console.log(`${count} cases`)

try {
  await client.casos.obter(2147483647)
} catch (error) {
  if (!isApiError(error, 'NOT_FOUND')) throw error
  console.log(`${error.code}: ${error.message} (request ${error.requestId})`)
}
await client.logout()

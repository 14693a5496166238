import { expect, it } from 'vitest'
import { contract, refusal } from './support.ts'

const asked = (id: string, url: string) =>
  refusal(contract.target(id), { method: 'GET', url, headers: {}, bytes: undefined } as never)

it.each([
  ['pesquisarUsuarios', '/api/v1/usuarios?email=', ''],
  ['pesquisarUsuarios', '/api/v1/usuarios?email', ''],
  ['listarCasos', '/api/v1/agravos/casos?estado[like]=', ''],
  ['pesquisarUsuarios', '/api/v1/usuarios?size=0', 'size'],
  ['resumirCasos', '/api/v1/agravos/casos/estatisticas/resumo?estado=', ''],
  ['resumirCasos', '/api/v1/agravos/casos/estatisticas/resumo?zz=', 'zz'],
  ['listarUsuarios', '/api/v1/usuarios/?limit=', 'limit'],
  ['excluirGrupo', '/api/v1/grupos/1?transferir_usuarios=', 'transferir_usuarios']
])('%s at %s: an empty filter is none, in readings of B alone', (id, url, named) => {
  const why = asked(id, url)
  if (named === '') expect(why).toBe('')
  else expect(why).toContain(named)
})

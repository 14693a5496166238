import type { Json } from '../generate/document.ts'
import type { Target } from './contract.ts'
import { CPF, SERIAL } from './outgoing.ts'
import type { Random } from './random.ts'

/** What a run knows about the service besides its documents. */
export interface Known {
  masterKey: string | null
  /** The account that may be lost. */
  spare: { email: string; senha: string; refreshToken: string }
  /** The ids of what exists. */
  ids(collection: string): Json[]
}

const LOGINS = ['autenticarUsuario', 'autenticarUsuarioFormulario', 'entrarConta']

/**
 * Returns a value that a schema cannot express: unique values, correct passwords, ids of things that exist. Undefined
 * when the name of a field says nothing of the kind.
 */
export function hint(name: string, { id, path }: Target, known: Known, random: Random): Json | undefined {
  const isLogin = LOGINS.includes(id)
  const ids = (collection: string) => random.some(known.ids(collection), 2)
  switch (name) {
    case 'email':
    case 'username':
      return isLogin ? known.spare.email : `f${SERIAL}@fuzz.example`
    case 'password':
    case 'senha':
    case 'senha_atual':
      return known.spare.senha
    case 'senha_nova':
    case 'confirmar_senha':
      return 'Zika#2025'
    case 'nova_senha':
      return 'Chik#2025'
    case 'refresh_token':
      return known.spare.refreshToken
    case 'master_key':
      return known.masterKey ?? undefined
    case 'numero_notificacao':
      return path.includes('{') || path.includes('exportar') ? undefined : SERIAL
    case 'cpf':
      return path.endsWith('/usuarios') ? CPF : undefined
    case 'nome':
      return /\/(grupos|permissoes)/.test(path) ? `fuzz.${SERIAL}` : undefined
    case 'url':
      return `https://fuzz.invalid/${SERIAL}`
    case 'grupos_ids':
      return ids('grupos')
    case 'permissoes_ids':
      return ids('permissoes')
    case 'modo':
      // In any other mode most requests would be refused until it is put back.
      if (id === 'alterarModo') return 'normal'
      return random.chance(0.7) ? 'importar' : undefined
    case 'permissoes':
      return id === 'cadastrarUsuario' ? [] : undefined
    default:
      return undefined
  }
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)
const csv = `tipo_agravo;numero_notificacao;data_notificacao;data_inicio_sintomas;paciente_nome;municipio_residencia;estado_residencia
dengue;A${SERIAL};2024-03-01;2024-02-26;Pessoa Inventada;Recife;PE
zika;B${SERIAL};2024-03-02;2024-02-27;Outra Pessoa;Olinda;PE
`

/** A file that the operation accepts. */
export function fileFor({ id }: Target): { name: string; type: string; bytes: Buffer; isText?: boolean } {
  if (id === 'enviarFotoPerfil' || id === 'enviarImagemNoticia')
    return { name: 'foto.png', type: 'image/png', bytes: png }
  if (id === 'anexarArquivo')
    return { name: 'exame.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }
  return { name: 'casos.csv', type: 'text/csv', bytes: Buffer.from(csv), isText: true }
}

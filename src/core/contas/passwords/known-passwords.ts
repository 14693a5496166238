import common from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }

/**
 * Passwords that people in Brazil choose when they must change one. The library's list, gathered elsewhere, has few of
 * them.
 */
const brazilian = [
  'mudar123',
  'mudar1234',
  'mudei123',
  'trocar123',
  'trocar1234',
  'alterar123',
  'teste123',
  'teste1234',
  'brasil123',
  'saude123',
  'saude1234',
  'sus123',
  'dengue123',
  'vigilancia123',
  'secretaria123',
  'prefeitura123',
  'ministerio123',
  'bemvindo1',
  'bemvindo123',
  'senha1234',
  'senha12345',
  'novasenha1',
  'novasenha123',
  'minhasenha123'
]

/** About 49,000 passwords from many leaks, in lower case. They cost 30 ms at the start and 3 MB. */
const known: ReadonlySet<string> = new Set([...common, ...brazilian])

/**
 * Returns the forms in which a password is looked up: in lower case; without its symbols; and with letters in place of
 * the symbols and the zero that stand for them. The rules ask for a symbol and a capital, so people turn a known
 * password into `Password1!` or `P@ssw0rd1!`, which no list has.
 */
function formsOf(text: string): string[] {
  const folded = text.normalize('NFKC').toLowerCase()
  const spelled = folded.replaceAll('@', 'a').replaceAll('$', 's').replaceAll('0', 'o')
  return [folded, bare(folded), bare(spelled)]
}

const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

export const isKnownSenha = (senha: string): boolean => formsOf(senha).some((form) => known.has(form))

/** Whether a password is just the account's email, the part before the `@`, or the account's name. */
export function isOwnWord(senha: string, { nome, email }: { nome: string; email: string }): boolean {
  const own = new Set([email, email.slice(0, email.lastIndexOf('@')), nome].flatMap((word) => formsOf(word)))
  own.delete('')
  return formsOf(senha).some((form) => own.has(form))
}

import common from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }

/** What people in Brazil take where a password must be changed; the list, which was gathered elsewhere, has few of these. */
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

/** About 49,000 passwords that were seen in many leaks, in lower case: 30 ms at the start, 3 MB. */
const known: ReadonlySet<string> = new Set([...common, ...brazilian])

/**
 * How a password is looked up: as it is, in lower case; without its signs; and with the signs and the zero that stand for letters put back. The rules ask for a sign
 * and a capital, so that of a known password people make `Password1!` and `P@ssw0rd1!`, which no list has.
 */
function formsOf(text: string): string[] {
  const folded = text.normalize('NFKC').toLowerCase()
  const spelled = folded.replaceAll('@', 'a').replaceAll('$', 's').replaceAll('0', 'o')
  return [folded, bare(folded), bare(spelled)]
}

const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

export const isKnownSenha = (senha: string): boolean => formsOf(senha).some((form) => known.has(form))

/** Whether a password is nothing but the account's own email, the part before the `@`, or its name. */
export function isOwnWord(senha: string, { nome, email }: { nome: string; email: string }): boolean {
  const own = new Set([email, email.slice(0, email.lastIndexOf('@')), nome].flatMap((word) => formsOf(word)))
  own.delete('')
  return formsOf(senha).some((form) => own.has(form))
}

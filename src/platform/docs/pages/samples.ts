import samples from '../../../../generated/samples.json' with { type: 'json' }
import { escaped } from '../../../engine/messages/html.ts'
import type { Language } from '../../../engine/messages/messages.ts'
import type { Letter } from './described.ts'
import { label } from './labels.ts'
import { renderedInline } from './markdown.ts'

type Tool = 'curl' | 'typescript' | 'python'

const names: Record<Tool, string> = { curl: 'curl', typescript: 'TypeScript', python: 'Python' }

/** How a reader runs each sample, in Markdown. */
const running: Record<Language, Record<Tool, string>> = {
  'pt-BR': {
    curl: 'Num terminal, com o token na variável `TOKEN`: [Primeiros passos](/guides/first-steps) diz como obtê-lo.',
    typescript:
      'Salve como `exemplo.ts` numa pasta com [o pacote](/guides/client) e execute `npx tsx exemplo.ts`, com `TOKEN` no ambiente.',
    python:
      'Salve como `exemplo.py`, instale a biblioteca com `pip install requests` e execute `python3 exemplo.py`, com `TOKEN` no ambiente.'
  },
  'en-US': {
    curl: 'In a terminal, with the token in the variable `TOKEN`: [First steps](/guides/first-steps) says how to get it.',
    typescript:
      'Save it as `sample.ts` in a folder with [the package](/guides/client) and run `npx tsx sample.ts`, with `TOKEN` in the environment.',
    python:
      'Save it as `sample.py`, install the library with `pip install requests` and run `python3 sample.py`, with `TOKEN` in the environment.'
  },
  'es-ES': {
    curl: 'En una terminal, con el token en la variable `TOKEN`: [Primeros pasos](/guides/first-steps) dice cómo obtenerlo.',
    typescript:
      'Guárdelo como `ejemplo.ts` en una carpeta con [el paquete](/guides/client) y ejecute `npx tsx ejemplo.ts`, con `TOKEN` en el entorno.',
    python:
      'Guárdelo como `ejemplo.py`, instale la biblioteca con `pip install requests` y ejecute `python3 ejemplo.py`, con `TOKEN` en el entorno.'
  }
}

/** How each sample asks for sentences in a language. Samples that carry no token are short, and stay so. */
const asking: Record<Tool, (sample: string, language: Language) => string> = {
  curl: (sample, language) =>
    sample.replace('-H "Authorization: Bearer $TOKEN"', (found) => `${found} \\\n  -H 'Accept-Language: ${language}'`),
  typescript: (sample, language) => sample.replace('createClient({ ', (found) => `${found}language: '${language}', `),
  python: (sample, language) =>
    sample
      .replace('"Authorization": f"Bearer {TOKEN}"', (found) => `${found}, "Accept-Language": "${language}"`)
      .replace(
        /^session\.headers\["Authorization"\].*$/m,
        (found) => `${found}\nsession.headers["Accept-Language"] = "${language}"`
      )
}

/** The samples of an operation as HTML: each with how it is run, and asking in the reader's language. */
export function sampleSection(letter: Letter, operationId: string, language: Language): string[] {
  const all = samples[letter] as Record<string, Record<Tool, string>>
  const own = all[operationId]
  if (!own) return []
  const sections = (Object.keys(names) as Tool[]).map((tool, i) => {
    const code = escaped(asking[tool](own[tool], language))
    return `<details${i === 0 ? ' open' : ''}>
<summary>${names[tool]}</summary>
<p>${renderedInline(running[language][tool])}</p>
<pre><code class="language-${tool}">${code}</code></pre>
</details>`
  })
  return [`<h2 id="samples">${escaped(label(language, 'samples'))}</h2>`, ...sections]
}

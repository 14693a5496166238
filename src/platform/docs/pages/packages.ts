import { escaped } from '../../../engine/messages/html.ts'
import type { Language } from '../../../engine/messages/messages.ts'
import type { Asked } from '../language.ts'
import { type Package, type PackageKind, type Packages, packageKinds, packageNames } from '../packages.ts'
import { listOfGuides } from './guides.ts'
import { layout } from './layout.ts'
import { firstWords, renderedInline } from './markdown.ts'
import { type PackageWords, packageWords } from './words-of-packages.ts'

/** The page of /sdk/: how the newest package of each language is installed, and every version there is. */
export function packagesPage(asked: Asked, packages: Packages, publicUrl: string): string {
  const words = packageWords[asked.language]
  return layout(asked, {
    path: '/sdk/',
    title: words.title,
    description: firstWords(words.about[0] ?? ''),
    aside: listOfGuides(asked.language),
    content: [
      `<h1>${escaped(words.title)}</h1>`,
      ...words.about.map((text) => `<p>${renderedInline(text)}</p>`),
      ...packageKinds.map((kind) => sectionOf(kind, packages, words, asked.language, publicUrl)),
      `<h2>${escaped(words.programs)}</h2>`,
      `<p>${renderedInline(words.aboutPrograms)}</p>`
    ].join('\n')
  })
}

const commands: Record<PackageKind, (address: string) => string> = {
  typescript: (address) => `npm i ${address}`,
  python: (address) => `pip install ${address}`
}

function sectionOf(
  kind: PackageKind,
  { all, newest }: Packages,
  words: PackageWords,
  language: Language,
  publicUrl: string
): string {
  const found = newest[kind]
  const versions = all.filter((each) => each.kind === kind)
  const command = found ? `<pre><code>${escaped(commands[kind](`${publicUrl}/sdk/${found.file}`))}</code></pre>` : ''
  const rows = versions.map((each) => rowOf(each, words, language)).join('\n')
  return `<h2 id="${kind}">${escaped(words.kinds[kind])}: <code>${packageNames[kind].name}</code></h2>
<p>${renderedInline(words.guides[kind])}</p>
${found ? command : `<p>${escaped(words.missing)}</p>`}
${versions.length > 0 ? `<table>\n<thead><tr>${words.columns.map((name) => `<th scope="col">${escaped(name)}</th>`).join('')}</tr></thead>\n<tbody>\n${rows}\n</tbody>\n</table>` : ''}`
}

const rowOf = ({ version, file, release, size, sha256, integrity }: Package, words: PackageWords, language: Language) =>
  `<tr><td><a href="/sdk/${encodeURI(file)}">${escaped(version)}</a></td>
<td>${release === null ? escaped(words.unreleased) : `<a href="/openapi/releases/">${release}</a>`}</td>
<td>${escaped(`${Math.ceil(size / 1000).toLocaleString(language)} kB`)}</td>
<td>sha256 <code>${sha256}</code><br><code>${escaped(integrity)}</code></td></tr>`

import { describe, expect, it } from 'vitest'
import { render, renderMarkdown } from '../../../src/modules/noticias/markdown/markdown.ts'

describe('what people write', () => {
  it.each([
    ['# Um #', '<h2>Um</h2>'],
    ['###### Seis', '<h6>Seis</h6>'],
    ['Um\n==\n\nDois\n---', '<h2>Um</h2>\n<h3>Dois</h3>'],
    ['um\ndois  \ntrês\\\nquatro', '<p>um\ndois<br>\ntrês<br>\nquatro</p>'],
    [
      '*a* **b** ***c*** _d_ __e__ ~~f~~',
      '<p><em>a</em> <strong>b</strong> <em><strong>c</strong></em> <em>d</em> <strong>e</strong> <del>f</del></p>'
    ],
    ['nome_de_campo 2 * 3 * 4 **a', '<p>nome_de_campo 2 * 3 * 4 **a</p>'],
    ['\\*a\\* \\d', '<p>*a* \\d</p>'],
    ['`a < b` `` a`b `` `aberto', '<p><code>a &lt; b</code> <code>a`b</code> `aberto</p>'],
    ['- a\n- b\n  continua\n\ntexto', '<ul>\n<li>a</li>\n<li>b\ncontinua</li>\n</ul>\n<p>texto</p>'],
    ['3. a\n4. b', '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['- a\n\n- b', '<ul>\n<li><p>a</p></li>\n<li><p>b</p></li>\n</ul>'],
    ['- a\n  - b', '<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul></li>\n</ul>'],
    ['> a\nb\n> > c', '<blockquote>\n<p>a\nb</p>\n<blockquote>\n<p>c</p>\n</blockquote>\n</blockquote>'],
    ['```js\n<b> **c**\n```\nd', '<pre><code>&lt;b&gt; **c**\n</code></pre>\n<p>d</p>'],
    ['    a\n\n      b', '<pre><code>a\n\n  b\n</code></pre>'],
    ['a\n\n* * *', '<p>a</p>\n<hr>'],
    [
      '|a|b|\n|-|:-:|\n|*1*|2\\|3|x|\nfim',
      '<table>\n<thead>\n<tr><th>a</th><th>b</th></tr>\n</thead>\n<tbody>\n<tr><td><em>1</em></td><td>2|3</td></tr>\n</tbody>\n</table>\n<p>fim</p>'
    ],
    ['', '']
  ])('%j', (source, html) => {
    expect(renderMarkdown(source)).toBe(html)
  })

  it.each([
    [
      '[a *b*](https://x.example/c_(d) "e")',
      '<a href="https://x.example/c_(d)" rel="noopener" title="e">a <em>b</em></a>'
    ],
    ['[a](/docs?x=1&y=2)', '<a href="/docs?x=1&amp;y=2" rel="noopener">a</a>'],
    ['[a](8)', '<a href="/noticias/8" rel="noopener">a</a>'],
    ['[a](#b)', '<a href="#b" rel="noopener">a</a>'],
    ['[a](mailto:a@b.example)', '<a href="mailto:a@b.example" rel="noopener">a</a>'],
    [
      '<https://x.example> <a@b.example>',
      '<a href="https://x.example/" rel="noopener">https://x.example</a> <a href="mailto:a@b.example" rel="noopener">a@b.example</a>'
    ],
    [
      'veja https://x.example/a?b=1.',
      'veja <a href="https://x.example/a?b=1" rel="noopener">https://x.example/a?b=1</a>.'
    ],
    ['[https://x.example](https://y.example)', '<a href="https://y.example/" rel="noopener">https://x.example</a>'],
    ['[a [b](/c) d](/e)', '[a <a href="/c" rel="noopener">b</a> d](/e)'],
    ['![foto](/api/v1/noticias/3/imagem)', '<img src="/api/v1/noticias/3/imagem" alt="foto" loading="lazy">'],
    [
      '[![foto](/api/v1/noticias/3/imagem)](/docs)',
      '<a href="/docs" rel="noopener"><img src="/api/v1/noticias/3/imagem" alt="foto" loading="lazy"></a>'
    ]
  ])('links and images: %s', (source, html) => {
    expect(renderMarkdown(source)).toBe(`<p>${html}</p>`)
  })
})

/** Texts that try to do harm, or to break what is around them. */
const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '</article><iframe src="https://evil.example">',
  '<a href="javascript:alert(1)">x</a>',
  '<!-- --><style>*{display:none}</style>',
  '<b',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](<java\nscript:alert(1)>)',
  '[x](<javascript:alert(1)>)',
  '[x](\u0001javascript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](file:///etc/passwd)',
  '[x](https://user:pass@evil.example)',
  '[x](/.//evil.example)',
  '[x](https://e.example/"onmouseover="alert(1))',
  '[x](https://e.example "t"onmouseover="alert(1)")',
  "[x](https://e.example 'a\" onmouseover=alert(1) b')",
  '[" onclick="alert(1)](https://e.example)',
  '<javascript:alert(1)>',
  '<https://e.example/"onclick=alert(1)>',
  'https://e.example/"onclick=alert(1)',
  '![x](https://evil.example/pixel.png)',
  '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
  '![x](//evil.example/api/v1/noticias/1/imagem)',
  '![x](/api/v1/noticias/1/imagem/../../../x)',
  '![" onerror="alert(1)](/api/v1/noticias/1/imagem)',
  '```"><script>alert(1)</script>\n</code><script>\n```',
  '`</code><script>alert(1)</script>`',
  '| <script> |\n|---|\n| </td><script> |',
  '**<script>**',
  '[a](b)](c)<x>[[[(((',
  '> - 1. # `<script>`'
]

const ALLOWED =
  /<(?:\/?(?:p|h[2-6]|em|strong|del|code|pre|ul|li|blockquote|table|thead|tbody|tr|th|td)|br|hr|ol|\/ol|ol start="\d{1,9}"|\/a|a href="(?:https?:\/\/|mailto:|\/(?!\/)|#)[^"<>\s]*" rel="noopener"(?: title="[^"<>]*")?|img src="\/api\/v1\/noticias\/\d+\/imagem" alt="[^"<>]*" loading="lazy")>/g

/** Takes out the tags that may be there; the rest must be text. */
const leftOf = (html: string) => html.replaceAll(ALLOWED, '')

it.each(hostile)('harmless: %j', (source) => {
  const html = renderMarkdown(source)
  expect(leftOf(html)).not.toMatch(/[<>"]/)
  expect(html).not.toMatch(/href="(?!https?:|mailto:|\/|#)/)
})

it('the check of the hostile texts can fail', () => {
  expect(leftOf('<p><a href="javascript:alert(1)" rel="noopener">x</a></p>')).toMatch(/</)
  expect(leftOf('<p><img src="/api/v1/noticias/1/imagem" alt="" onerror="x" loading="lazy"></p>')).toMatch(/</)
})

/** A quarter of the length that a text may have. */
const LENGTH = 50_000
const pieces = [
  ...['[', '![', '[](', '[a](', '[a](b "', '[a](<', '![](', '[](a)', '](', '[[a]](b)', '[a](b(c(d '],
  ...['*a', 'a**b', '*a _b ', '_a__b', '***a', '~~a', '**a*b', '*a_ ', '`', '`` ` ', '`a``b'],
  ...['<', '<a ', '<http://', '<a@b', '<b><i>', '<!-- ', '&', '&amp;', '&#', '"\'', '\\', '\\['],
  ...['> ', '> > a\n', '- > ', '- a\n', '1. a\n\n', '- \n  - ', '\t- ', '```\n', '~~~\na\n'],
  ...['|', '|x\n', '|a|\n|-|\n|b|\n', '# ', '#\n', 'a\n===\n', '---\n', '    a\n\n', 'https://a.', 'http://%http://'],
  ...[' ', '  \n', 'a', 'a  \n']
]
const textOf = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

it.each(pieces)('the work grows with the length of a text and no faster: %j', (piece) => {
  const [half, whole] = [LENGTH, 2 * LENGTH].map((length) => render(textOf(piece, length)).steps) as [number, number]
  expect(whole).toBeLessThanOrEqual(2.2 * Math.max(half, LENGTH / 10))
  // So that the bound is not what makes it linear.
  expect(whole).toBeLessThan(5_000_000)
})

it('brackets that open and close in two halves: the work grows with the length', () => {
  const text = (length: number) => `${'['.repeat(length)}${']'.repeat(length)}`
  expect(render(text(2 * LENGTH)).steps).toBeLessThanOrEqual(2.2 * render(text(LENGTH)).steps)
})

it('beyond the bound the rest is shown as it was written', () => {
  // Much longer than a text may be; none of that length comes near the bound.
  const { html, steps } = render(`**a** ${'[a]('.repeat(480_000)} **b**`)
  expect(steps).toBeGreaterThan(10_000_000)
  expect(html.startsWith('<p><strong>a</strong> [a](')).toBe(true)
  expect(html.endsWith('[a]( **b**</p>')).toBe(true)
})

it('HTML that would be much longer than the text is left out', () => {
  const text = '>>>>>>>>>>\n\n'.repeat(16_000)
  const { html } = render(text)
  expect(html).toHaveLength('<p></p>'.length + text.replaceAll('>', '&gt;').length)
})

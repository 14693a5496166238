import type { FastifyInstance } from 'fastify'
import guides from '../../generated/guides.json' with { type: 'json' }

const csp =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

const css = `
  :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
  body { max-width: 48rem; margin: 0 auto; padding: 1rem }
  pre, table { overflow-x: auto; display: block }
  code { font-size: .9em }
  td, th { border: 1px solid #8886; padding: .3rem .6rem; text-align: left; vertical-align: top }
  table { border-collapse: collapse }
`

const pageOf = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/guides/style.css">
</head>
<body>
<nav><a href="/guides">Guides</a> · <a href="/docs">API</a></nav>
<main>
${content}
</main>
</body>
</html>
`

const index = `<h1>Guides</h1>\n<ul>\n${guides.map(({ name, title }) => `<li><a href="/guides/${name}">${title}</a></li>`).join('\n')}\n</ul>`

/** What users and operators read, at /guides; the texts are those of openapi/guides/. */
export function addGuides(app: FastifyInstance): void {
  const serve = (path: string, type: string, text: string) =>
    app.get(path, async (_, reply) =>
      reply.type(`${type}; charset=utf-8`).header('content-security-policy', csp).send(text)
    )
  serve('/guides/style.css', 'text/css', css)
  serve('/guides', 'text/html', pageOf('Guides', index))
  for (const { name, title, html } of guides) serve(`/guides/${name}`, 'text/html', pageOf(title, html))
}

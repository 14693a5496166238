import { describe, expect, it } from 'vitest'
import type { Language } from '../../../src/engine/messages/messages.ts'
import type { MailData, MailKind } from '../../../src/platform/mail/kinds.ts'
import { type Rendered, render } from '../../../src/platform/mail/templates.ts'

const TOKEN = 'q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6j7K8l9Z0x1C'
const publicUrl = 'https://saude.example.org'
const quando = '2026-11-14T12:05:00.000Z'
const data: MailData = {
  'redefinir-senha': { nome: 'Ana', token: TOKEN, publicUrl, minutos: 60 },
  'confirmar-email': { nome: 'Ana', token: TOKEN, publicUrl, horas: 24 },
  'email-pedido': { nome: 'Ana', emailNovo: 'ana.nova@example.org', quando },
  'email-alterado': { nome: 'Ana', emailNovo: 'ana.nova@example.org' },
  'email-confirmado': { nome: 'Ana', quando },
  'senha-alterada': { nome: 'Ana', quando },
  'mfa-habilitada': { nome: 'Ana', quando },
  'mfa-desabilitada': { nome: 'Ana', porAdministrador: true, quando },
  'sessoes-encerradas': { nome: 'Ana', quando },
  'conta-bloqueada': { nome: 'Ana', token: TOKEN, publicUrl, minutos: 60 },
  'novo-dispositivo': { nome: 'Ana', dispositivo: 'Firefox no Linux', ip: '203.0.113.7', quando },
  'conta-criada': { nome: 'Ana', publicUrl },
  'carta-teste': { nome: 'Ana', quando },
  convite: { nome: 'Ana', token: TOKEN, publicUrl, dias: 7 },
  'relatorio-pronto': {
    nome: 'Ana',
    publicUrl,
    caminho: '/api/v1/relatorios/rel_1/arquivo',
    assunto: 'Dengue, Pernambuco',
    periodo: '1 a 7 de novembro de 2026',
    expira: quando,
    anexo: true
  },
  'niveis-de-alerta': {
    nome: 'Ana',
    publicUrl: 'https://saude.example',
    linhas: [{ lugar: 'Recife (PE)', agravo: 'dengue', semana: 202645, nivel: 4 }],
    outras: 2
  },
  'chave-criada': { nome: 'Ana', chave: 'Painel da regional', trecho: 'sik_7Qm2…NoQV', quando, publicUrl },
  'chave-expira': { nome: 'Ana', chave: 'Painel da regional', trecho: 'sik_7Qm2…NoQV', expira: quando, publicUrl },
  'webhook-desligado': { nome: 'Ana', url: 'https://recebe.example.org:8443/ganchos/saude', motivo: 'falhas', quando }
}
const languages: Language[] = ['pt-BR', 'en-US', 'es-ES']
const kinds = Object.keys(data) as MailKind[]
const all = kinds.flatMap((kind) => languages.map((language) => [kind, language] as const))

function renderWith<K extends MailKind>(kind: K, language: Language, change: Partial<MailData[K]> = {}): Rendered {
  return render(kind, language, { ...data[kind], ...change })
}
/** Returns what a reader of the HTML sees. */
const seen = (html: string) =>
  html
    .replace(/<title>.*<\/title>/, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()

describe.each(all)('%s in %s', (kind, language) => {
  it('says the same in text and in HTML', () => {
    const { subject, text, html } = renderWith(kind, language)
    expect(subject).toMatch(/^\P{Cc}{10,80}$/u)
    expect(seen(html)).toBe(text.replace(/\s+/g, ' ').trim())
    expect(text).toContain('Ana')
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|NaN|\[object|\{nome/)
    expect(html).toContain(`<html lang="${language}">`)
  })

  it('holds all its data', () => {
    const { text } = renderWith(kind, language)
    const {
      nome: _nome,
      quando: _quando,
      motivo: _motivo,
      porAdministrador: _por,
      expira: _expira,
      anexo: _anexo,
      linhas = [],
      ...rest
    } = data[kind] as Record<string, unknown>
    // The letter writes the disease and the week for people, so only the place and the level are looked for.
    for (const { lugar, nivel } of linhas as MailData['niveis-de-alerta']['linhas'])
      expect(text.split('\n').find((line) => line.includes(lugar))).toMatch(new RegExp(` ${nivel} \\(`))
    for (const value of Object.values(rest)) expect(text).toContain(String(value))
  })

  it('shows markup in a name as text', () => {
    const nome = `<script>alert("1")</script>&'<b>`
    const { subject, text, html } = renderWith(kind, language, { nome } as Partial<MailData[typeof kind]>)
    expect(html).not.toMatch(/<script|<b>/)
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;&lt;b&gt;')
    expect(text).toContain(nome)
    expect(subject).not.toContain('script')
  })

  it('does not let a name look like our own words', () => {
    const nome = `Ana\r\n\r\nPague em http://x.example\u2028\u202eagora\0${'a'.repeat(5000)}`
    const { text, html } = renderWith(kind, language, { nome } as Partial<MailData[typeof kind]>)
    expect(text.split('\n')[0]).toMatch(/Ana Pague em http:\/\/x\.example agora a+…/)
    expect(text.length).toBeLessThan(2500)
    expect(html).not.toContain('\u202e')
  })
})

describe.each(languages)('in %s', (language) => {
  it('a reset shows the code on a line of its own, its validity, and the request', () => {
    const { text, html } = renderWith('redefinir-senha', language)
    expect(text).toMatch(new RegExp(`^ +${TOKEN}$`, 'm'))
    expect(html).toMatch(new RegExp(`^${TOKEN}$`, 'm'))
    expect(text).toContain('60 minut')
    expect(text).toContain(`POST ${publicUrl}/api/v1/auth/reset-password`)
    const body = JSON.parse(/\{[^}]+\}/.exec(text)![0])
    expect(Object.keys(body)).toEqual(['token', 'senha_nova', 'confirmar_senha'])
    expect(body.token).toBe(TOKEN)
  })

  it('a confirmation shows the code, its validity, and the request', () => {
    const { text } = renderWith('confirmar-email', language, { publicUrl: `${publicUrl}/` })
    expect(text).toMatch(new RegExp(`^ +${TOKEN}$`, 'm'))
    expect(text).toMatch(/24 h(oras|ours)/)
    expect(text).toContain(`POST ${publicUrl}/api/v1/auth/confirm-email`)
    expect(JSON.parse(/\{[^}]+\}/.exec(text)![0])).toEqual({ token: TOKEN })
  })

  it('one minute and one hour are singular', () => {
    expect(renderWith('redefinir-senha', language, { minutos: 1 }).text).toMatch(/1 minut[oe] /)
    expect(renderWith('confirmar-email', language, { horas: 1 }).text).toMatch(/1 ho(ra|ur) /)
  })
})

describe.each([
  ['pt-BR', 'respondeu 410', 'cinco dias', 'marcadas como falhas'],
  ['en-US', 'answered 410', 'five days', 'marked as failed'],
  ['es-ES', 'respondió 410', 'cinco días', 'marcado como fallidas']
] as const)('a webhook that was switched off, in %s', (language, removed, failures, pending) => {
  it.each([
    ['removido', removed, failures],
    ['falhas', failures, removed]
  ] as const)('%s: says why, what became of its deliveries, and how to go on', (motivo, said, unsaid) => {
    const { text } = renderWith('webhook-desligado', language, { motivo })
    expect(text).toContain(said)
    expect(text).not.toContain(unsaid)
    expect(text).toContain(pending)
    expect(text).toContain('2026')
    const first = text.indexOf('PUT /api/v1/webhooks/{id}\n    { "ativo": true }')
    expect(first).toBeGreaterThan(0)
    expect(text.indexOf('POST /api/v1/webhooks/{id}/entregas/reenviar')).toBeGreaterThan(first)
  })

  it('shows only the public part of its address', () => {
    const url = 'https://eu:segredo1@recebe.example.org/a/b?chave=segredo2#segredo3'
    const { subject, text, html } = renderWith('webhook-desligado', language, { url })
    expect(text).toMatch(/: https:\/\/recebe\.example\.org\/a\/b$/m)
    expect(`${subject}${text}${html}`).not.toMatch(/segredo|chave/)
  })
})

// The words between day and hour differ between versions of Node.
it('moments are in the words of the language, in Brasília time', () => {
  const told = (language: Language) => renderWith('senha-alterada', language).text
  expect(told('pt-BR')).toMatch(/14 de novembro de 2026(,| às) 09:05 \(horário de Brasília\)/)
  expect(told('en-US')).toMatch(/November 14, 2026(,| at) 9:05\sAM \(Brasília time\)/)
  expect(told('es-ES')).toMatch(/14 de noviembre de 2026(,| a las) 9:05 \(hora de Brasilia\)/)
})

it('markup in a device or an address is text too', () => {
  const { html } = renderWith('novo-dispositivo', 'pt-BR', { dispositivo: '<img src=x onerror=y>', ip: '<i>' })
  expect(html).not.toMatch(/<img|<i>/)
  expect(renderWith('email-alterado', 'pt-BR', { emailNovo: '<a@b>' }).html).toContain('&lt;a@b&gt;')
})

it('a kind without its data does not compile', () => {
  // @ts-expect-error token, publicUrl and minutos are missing
  expect(() => render('redefinir-senha', 'pt-BR', { nome: 'Ana' })).toBeDefined()
  // @ts-expect-error there is no such mail
  expect(() => render('promocao', 'pt-BR', { nome: 'Ana' })).toBeDefined()
  // @ts-expect-error there is no such language
  expect(() => render('senha-alterada', 'fr-FR', { nome: 'Ana', quando })).toBeDefined()
})

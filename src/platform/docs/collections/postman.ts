/*
 * Written by hand: openapi-to-postmanv2 6.3.3 sends all 71 parameters of the list of cases and does not keep the token
 * of the login. It makes 4.1 MB of description B alone, where this file makes 0.4 MB of both, and has 18 direct
 * dependencies.
 */

import { STATUS_CODES } from 'node:http'
import type { Answer, Body, Call } from '../calls.ts'
import {
  type Documents,
  givesTokens,
  headersOf,
  isSent,
  linked,
  NAME,
  type Part,
  partsOf,
  walkOfBoth
} from './requests.ts'
import { type WalkRequest, walkVariables } from './walk.ts'
import type { WalkWords } from './words.ts'

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

/** What a request promises whose name has no status. */
const SUCCEEDS = "pm.test('2xx', () => pm.response.to.be.success)"

/** Keeps the tokens of an answer for the requests that follow. */
const KEEP_TOKENS = [
  'if (pm.response.code === 200) {',
  '  const { access_token, refresh_token } = pm.response.json()',
  "  pm.collectionVariables.set('token', access_token)",
  "  pm.collectionVariables.set('refreshToken', refresh_token)",
  '}'
]

/** Writes both documents as a collection for Postman, format 2.1. */
export function postmanOf(documents: Documents, baseUrl: string, words: WalkWords): object {
  const variables = ['baseUrl', 'email', 'senha', 'token', 'refreshToken', ...walkVariables]
  return {
    info: { name: NAME, description: linked(documents.b.info.description, baseUrl), schema: SCHEMA },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: variables.map((key) => ({ key, value: key === 'baseUrl' ? baseUrl : '', type: 'string' })),
    item: [
      { name: words.title, description: words.about, item: walkOfBoth(documents).map(walkItem) },
      ...partsOf(documents, baseUrl).map(partItem)
    ]
  }
}

/** A request of the walk, with a test of its status. */
const walkItem = ({ name, method, url, query, token, body, status, keep }: WalkRequest) => ({
  name,
  request: {
    method,
    auth: token
      ? { type: 'bearer', bearer: [{ key: 'token', value: `{{${token}}}`, type: 'string' }] }
      : { type: 'noauth' },
    header: body === null ? [] : [{ key: 'Content-Type', value: 'application/json' }],
    url: {
      raw: `${url}${query.length > 0 ? `?${query.map((each) => each.join('=')).join('&')}` : ''}`,
      host: ['{{baseUrl}}'],
      path: url.split('/').slice(1),
      query: query.map(([key, value]) => ({ key, value }))
    },
    ...(body === null ? {} : { body: { mode: 'raw', raw: body, options: { raw: { language: 'json' } } } })
  },
  response: [],
  event: [{ listen: 'test', script: { type: 'text/javascript', exec: walkTest(status, keep) } }]
})

const walkTest = (status: number, keep: WalkRequest['keep']): string[] => [
  `pm.test('${status}', () => pm.response.to.have.status(${status}))`,
  ...(keep.length > 0 ? ['const body = pm.response.json()'] : []),
  ...keep.map(([variable, found]) => `pm.collectionVariables.set('${variable}', ${found})`)
]

const partItem = ({ name, description, folders }: Part) => ({
  name,
  description,
  item: folders.map((folder) => ({
    name: folder.name,
    description: folder.description,
    item: folder.calls.map(itemOf)
  }))
})

function itemOf(call: Call) {
  const request = requestOf(call)
  return {
    name: call.summary,
    request: { ...request, description: call.description },
    response: call.answers.map((answer) => savedAnswer(answer, request)),
    event: [
      {
        listen: 'test',
        script: { type: 'text/javascript', exec: [SUCCEEDS, ...(givesTokens(call) ? KEEP_TOKENS : [])] }
      }
    ]
  }
}

function requestOf(call: Call) {
  const { method, isPublic, body } = call
  const type = body?.kind === 'json' ? [{ key: 'Content-Type', value: 'application/json' }] : []
  return {
    method,
    ...(isPublic ? { auth: { type: 'noauth' } } : {}),
    header: [
      ...type,
      ...headersOf(call).map(({ name, value, description, isOn }) => ({
        key: name,
        value,
        description,
        disabled: !isOn
      }))
    ],
    url: urlOf(call),
    ...(body ? { body: bodyOf(body) } : {})
  }
}

function urlOf(call: Call) {
  const path = call.path.slice(1).replaceAll(/\{(\w+)\}/g, ':$1')
  const sent = call.query.filter((field) => isSent(call, field)).map(({ name, text }) => `${name}=${text}`)
  return {
    raw: `{{baseUrl}}/${path}${sent.length > 0 ? `?${sent.join('&')}` : ''}`,
    host: ['{{baseUrl}}'],
    path: path.split('/'),
    query: call.query.map((field) => ({
      key: field.name,
      value: field.text,
      description: field.description,
      disabled: !isSent(call, field)
    })),
    variable: call.pathFields.map(({ name, text, description }) => ({ key: name, value: text, description }))
  }
}

function bodyOf(body: Body) {
  if (body.kind === 'json')
    return { mode: 'raw', raw: JSON.stringify(body.value, null, 2), options: { raw: { language: 'json' } } }
  const fields = body.fields.map(({ name, text, isRequired, description }) => ({
    key: name,
    value: text,
    type: 'text',
    description,
    disabled: !isRequired
  }))
  if (body.kind === 'form') return { mode: 'urlencoded', urlencoded: fields }
  return {
    mode: 'formdata',
    formdata: fields.map(({ value, ...field }, i) =>
      body.fields[i]?.isFile ? { ...field, type: 'file', src: [] } : { ...field, value }
    )
  }
}

const savedAnswer = ({ name, status, type, description, value }: Answer, originalRequest: object) => ({
  name: name ? `${description} (${name})` : description,
  originalRequest,
  status: STATUS_CODES[status],
  code: status,
  _postman_previewlanguage: type === 'application/json' ? 'json' : 'text',
  header: type ? [{ key: 'Content-Type', value: type }] : [],
  body: type === 'application/json' ? JSON.stringify(value, null, 2) : String(value ?? '')
})

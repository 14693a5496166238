import { expect, it } from 'vitest'
import { attachment } from '../../src/engine/contract/request/send.ts'

it.each([
  ['usuarios.csv', 'attachment; filename="usuarios.csv"'],
  ['a b.csv', 'attachment; filename="a b.csv"'],
  ['a"b\\c.csv', `attachment; filename="a_b_c.csv"; filename*=UTF-8''a%22b%5Cc.csv`],
  ['ações (1).csv', `attachment; filename="a__es (1).csv"; filename*=UTF-8''a%C3%A7%C3%B5es%20%281%29.csv`],
  ['a\r\nset-cookie: x', `attachment; filename="a__set-cookie: x"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20x`],
  ['\uD800.csv', `attachment; filename="_.csv"; filename*=UTF-8''%EF%BF%BD.csv`]
])('content-disposition of %j is one safe line', (filename, header) => {
  expect(attachment(filename)).toBe(header)
})

import { moment, PRODUCT } from '../letter.ts'

export const farewell = `Best wishes,\nThe ${PRODUCT} team`
export const when = (iso: string) => `${moment('en-US', iso)} (Brasília time)`
export const greet = (nome: string | null) => (nome === null ? 'Hello!' : `Hello, ${nome}!`)

import { moment, PRODUCT } from '../letter.ts'

export const farewell = `Um abraço,\nEquipe ${PRODUCT}`
export const when = (iso: string) => `${moment('pt-BR', iso)} (horário de Brasília)`
export const greet = (nome: string | null) => (nome === null ? 'Olá!' : `Olá, ${nome}!`)

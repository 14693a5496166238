import { moment, PRODUCT } from '../letter.ts'

export const farewell = `Un saludo cordial,\nEl equipo de ${PRODUCT}`
export const when = (iso: string) => `${moment('es-ES', iso)} (hora de Brasilia)`
export const greet = (nome: string | null) => (nome === null ? 'Hola:' : `Hola, ${nome}:`)

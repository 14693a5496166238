import type { Relatorio } from './queries.ts'

/** Under which name the file is stored by who gets it. */
export const nameOfFile = ({ tipo, tipoAgravo, codigo, dataInicio, dataFim, formato }: Relatorio): string =>
  `${tipo}-${tipoAgravo}-${codigo ?? 'BR'}-${dataInicio}-${dataFim}.${formato}`

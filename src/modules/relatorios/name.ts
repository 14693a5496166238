import type { Relatorio } from './queries.ts'

/** The name that the file has when it is downloaded or attached to a mail. */
export const nameOfFile = ({ tipo, tipoAgravo, codigo, dataInicio, dataFim, formato }: Relatorio): string =>
  `${tipo}-${tipoAgravo}-${codigo ?? 'BR'}-${dataInicio}-${dataFim}.${formato}`

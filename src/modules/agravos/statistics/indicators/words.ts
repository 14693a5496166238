/* The serotypes and the tests of the laboratory that are counted, in the words of the contract. */

export const SOROTIPOS = ['DENV1', 'DENV2', 'DENV3', 'DENV4'] as const
export const EXAMES = ['ns1', 'igm', 'pcr', 'isolamento_viral'] as const

/** The columns of these counts in `casos_indicadores`. */
export const resultColumns: string[] = [
  ...SOROTIPOS.map((each) => each.toLowerCase()),
  ...EXAMES.flatMap((exame) => [`${exame}_positivo`, `${exame}_negativo`])
]

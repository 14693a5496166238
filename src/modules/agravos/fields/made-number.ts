/** How numbers begin that are made for cases of national files, which have none. */
export const MADE_NUMBER = 'sinan-'

export const isMadeNumber = (numero: string): boolean => numero.startsWith(MADE_NUMBER)

/** `isMadeNumber` as a condition of SQL, which two indexes of cases have. */
export const hasMadeNumber = `starts_with(numero_notificacao, '${MADE_NUMBER}')`

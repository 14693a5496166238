/** How numbers begin that are made for cases of national files, which have none. Two indexes of cases know it, too. */
export const MADE_NUMBER = 'sinan-'

export const isMadeNumber = (numero: string): boolean => numero.startsWith(MADE_NUMBER)

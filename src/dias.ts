const DAY_MS = 86_400_000
const brasilia = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })

/** Today where the people and the cases are, as `YYYY-MM-DD`. */
export const hojeEm = (now: Date): string => brasilia.format(now)

// Dates are counted as days since 1970, so that no clock and no time zone takes part.
export const numeroDoDia = (dia: string): number => Date.parse(`${dia}T00:00:00Z`) / DAY_MS
export const diaDoNumero = (n: number): string => new Date(n * DAY_MS).toISOString().slice(0, 10)

export const somarDias = (dia: string, dias: number): string => diaDoNumero(numeroDoDia(dia) + dias)

/** Days from the first to the last, both counted; none or fewer when they are the wrong way round. */
export const diasDe = (inicio: string, fim: string): number => numeroDoDia(fim) - numeroDoDia(inicio) + 1

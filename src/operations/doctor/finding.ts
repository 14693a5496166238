/** What one look has found. `warning`: it works, but not as production should; `wrong`: it does not work. */
export interface Finding {
  state: 'ok' | 'warning' | 'wrong'
  text: string
}

export const ok = (text: string): Finding => ({ state: 'ok', text })
export const warning = (text: string): Finding => ({ state: 'warning', text })
export const wrong = (text: string): Finding => ({ state: 'wrong', text })

/** One look at one part. It returns several findings where there are several things to say. */
export interface Look {
  name: string
  look(): Promise<Finding | Finding[]>
}

/** Counts the characters and marks that the renderer has looked at. */
export interface Work {
  steps: number
}

/** The most steps for one text, several times as many as a plain one of the greatest length needs. */
const MOST_STEPS = 10_000_000

/** Whether so much was done that the rest of a text is shown as it was written. */
export const isExhausted = ({ steps }: Work): boolean => steps > MOST_STEPS

/** Stands for what is stored and not shown: a patient's street, a receiver's password. */
export const HIDDEN = '***'

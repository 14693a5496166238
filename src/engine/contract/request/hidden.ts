/** Stands for a value that is stored but not shown, such as a patient's street or a receiver's password. */
export const HIDDEN = '***'

/** What a form must know of a field before anything is typed. Made of the contract by scripts/painel/fields.ts. */
export interface FieldRule {
  /** Types of JSON, without null. */
  types: string[]
  isRequired?: true
  /** Null empties the field. */
  isNullable?: true
  format?: string
  values?: string[]
  maxLength?: number
  minimum?: number
  maximum?: number
}

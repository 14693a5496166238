export interface Finding {
  name: string
  measured: string
  /** Against a baseline of the same run. */
  ratio: number
  wanted: string
  ok: boolean
}

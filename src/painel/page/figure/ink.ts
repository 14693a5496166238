/**
 * The colours of a figure. Texts have a contrast of at least 4.5 to 1 with the ground, and lines of at least 3 to 1.
 */
export interface Ink {
  ground: string
  text: string
  faint: string
  line: string
  now: string
  /** Colours of earlier years, the latest first. */
  before: string[]
  band: string
  centre: string
  above: string
  female: string
  male: string
  bar: string
  /** Colours from few to many. */
  ramp: string[]
  none: string
}

export const light: Ink = {
  ground: '#ffffff',
  text: '#1b1f23',
  faint: '#57606a',
  line: '#d0d7de',
  now: '#0b5cad',
  before: ['#9a6700', '#6e7781'],
  band: '#2da44e38',
  centre: '#1a7f37',
  above: '#b3261e',
  female: '#8e3b8a',
  male: '#0b7285',
  bar: '#0b5cad',
  ramp: ['#fee6ce', '#fdc38d', '#fb9244', '#e0590b', '#9b2d02'],
  none: '#eef1f4'
}

export const dark: Ink = {
  ground: '#171c21',
  text: '#e6e9ec',
  faint: '#a8b3bd',
  line: '#3a434c',
  now: '#7cb8ff',
  before: ['#e0a63c', '#98a2ad'],
  band: '#3fb9503d',
  centre: '#56d364',
  above: '#ff8a7d',
  female: '#d98ad5',
  male: '#56c1d6',
  bar: '#7cb8ff',
  ramp: ['#4a2c17', '#7d4420', '#b86127', '#ec8b3d', '#ffd0a1'],
  none: '#252c33'
}

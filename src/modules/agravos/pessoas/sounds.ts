/*
 * How names sound in Brazilian Portuguese, so that names which are spelt differently and said alike are found.
 * Published keys do not do: Soundex and Metaphone are made for English, and the npm packages for Portuguese (such as
 * metaphone-ptbr) are years old and keep "h", "y" and "w" apart. Vowels that sound alike without stress (e and i, o and
 * u) are one here; what that joins too much is told apart by the score.
 */

/** Words of a name that say nothing about the person. */
const PARTICLES = new Set(['de', 'da', 'do', 'das', 'dos', 'di', 'du', 'e', 'del', 'della', 'van', 'von'])
/** Words behind the last name, by which families tell their members apart. Many files leave them out. */
const SUFFIXES = new Set(['jr', 'junior', 'filho', 'filha', 'neto', 'neta', 'sobrinho', 'sobrinha', 'segundo'])

/** The words of a name without accents and case; "ç" is what it sounds like. */
export function wordsOf(name: string): string[] {
  const plain = name.toLowerCase().replaceAll('ç', 's').normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return plain.replaceAll(/['’`´]/g, '').match(/[a-z]+/g) ?? []
}

/** The words that tell who it is: without particles, and without a suffix unless nothing else is left. */
export function tellingWords(name: string): string[] {
  const words = wordsOf(name).filter((word) => !PARTICLES.has(word))
  let end = words.length
  while (end > 1 && SUFFIXES.has(words[end - 1] ?? '')) end--
  return words.slice(0, end)
}

/** The rules in their order: each may rely on those before it. */
const RULES: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/th/g, 't'],
  [/ch(?=[rlt])/g, 'k'],
  [/sch|ch|sh/g, 'x'],
  [/lh/g, 'li'],
  [/nh/g, 'ni'],
  [/h/g, ''],
  [/([a-z])\1+/g, '$1'],
  // Mute consonants of older spellings: Baptista, Victor, Ignácio, Assumpção.
  [/p(?=[ts])/g, ''],
  [/c(?=t)/g, ''],
  [/g(?=n)/g, ''],
  [/sc(?=[ei])/g, 's'],
  [/qu(?=[ei])/g, 'k'],
  [/gu(?=[ei])/g, 'G'],
  [/g(?=[ei])/g, 'j'],
  [/G/g, 'g'],
  [/c(?=[ei])/g, 's'],
  [/[cq]/g, 'k'],
  [/z/g, 's'],
  [/m(?=[^aeiou]|$)/g, 'n'],
  // Uelinton is Wellington.
  [/^u(?=[aeiou])/g, 'v'],
  // Nobody hears the difference between "Stefani" and "Estefani".
  [/^s(?=[^aeiou])/g, 'es'],
  [/(?<=[aeiou])d$/g, ''],
  [/e/g, 'i'],
  [/o/g, 'u'],
  [/([a-z])\1+/g, '$1']
]

/** Words come again and again, so what was made of them is kept. Older ones are forgotten together. */
const MOST_KEPT = 50_000

function kept(make: (word: string) => string): (word: string) => string {
  let known = new Map<string, string>()
  return (word) => {
    let made = known.get(word)
    if (made === undefined) {
      made = make(word)
      if (known.size >= MOST_KEPT) known = new Map()
      known.set(word, made)
    }
    return made
  }
}

/** How a word sounds. The word has no accents and is in small letters. */
export const soundOf = kept((word) => RULES.reduce((sound, [what, by]) => sound.replace(what, by), word))

/**
 * What is left of a sound when vowels, and "n" where it only makes a vowel nasal, are written wrongly or left out:
 * Fernado and Fernando, Elizabete and Elizabeth. A vowel at the beginning is heard as one.
 */
export const skeletonOf = (sound: string): string =>
  sound
    .replace(/n(?=[^aiu]|$)/g, '')
    .replace(/(?<=.)[aiu]/g, '')
    .replace(/^[aiu]/, 'a')

const skeletonOfWord = kept((word) => skeletonOf(soundOf(word)))

/** The first and the last word of a name, as far as they are heard. Empty where there is none. */
export interface Skeletons {
  first: string
  last: string
}

export function skeletonsOf(name: string): Skeletons {
  const words = tellingWords(name)
  const skeleton = (word: string | undefined) => (word === undefined ? '' : skeletonOfWord(word))
  return { first: skeleton(words[0]), last: words.length > 1 ? skeleton(words.at(-1)) : '' }
}

import type { Random } from '../../fuzz/random.ts'

/*
 * How names get misspelt between a form and a keyboard. Nothing here knows how the service compares names: slips are
 * those of fingers on a Brazilian keyboard, at any letter, and spellings of names are those that registers really have.
 */

const ROWS = ['qwertyuiop', 'asdfghjklç', 'zxcvbnm']

/** The letters that lie beside each letter on the keyboard. */
const beside = new Map<string, string>()
for (const [y, row] of ROWS.entries())
  for (const [x, letter] of [...row].entries()) {
    const near = [
      row[x - 1],
      row[x + 1],
      ROWS[y - 1]?.[x],
      ROWS[y - 1]?.[x + 1],
      ROWS[y + 1]?.[x],
      ROWS[y + 1]?.[x - 1]
    ]
    beside.set(letter, near.filter((each) => each !== undefined).join(''))
  }

/** Names that registers have in several spellings. */
const SPELLINGS = [
  'Luiz Luís Luis',
  'Souza Sousa Soza',
  'Tiago Thiago Thyago',
  'Mateus Matheus',
  'Vítor Victor Vitor',
  'Felipe Filipe Phelipe Philipe',
  'Wesley Uesley Weslei Wesllei',
  'Wagner Vagner Wágner',
  'Valter Walter Walther',
  'Taís Thaís Thays Tahis',
  'Cristiane Christiane Cristiani',
  'Isabel Izabel Isabél',
  'Isabela Isabella Izabela',
  'Sônia Sonia Sonha Sônya',
  'Andréia Andrea Andreya',
  'Rosimeire Rosemeire Rosimere',
  'Jaqueline Jacqueline Jackeline',
  'Kelly Keli Kelli Quely',
  'Michele Michelle Mixele',
  'Elisângela Elizângela Elisangela',
  'Rafaela Raphaela Rafaella',
  'Natália Nathália Nathalia',
  'Tereza Teresa Thereza',
  'Luíza Luisa Luiza',
  'Stefani Stephanie Estefani',
  'Evelyn Évelin Evellyn',
  'Emanuele Emanuelle Emanoele',
  'Yasmin Iasmim Yasmim',
  'Yara Iara',
  'Heloísa Eloísa Heloiza',
  'Ester Esther Éster',
  'Rute Ruth',
  'Manoel Manuel Manoél',
  'Artur Arthur',
  'Jeferson Jefferson Geferson',
  'Cleiton Cleyton Kleiton',
  'Maicon Maycon Michael',
  'Willian William Uilian',
  'Davi David Davy',
  'Osvaldo Oswaldo',
  'Edvaldo Edwaldo Ednaldo',
  'Hélio Élio',
  'Gonçalves Gonsalves Goncalves',
  'Teixeira Texeira Teicheira',
  'Cavalcanti Cavalcante',
  'Correia Corrêa Correa',
  'Moraes Morais',
  'Melo Mello',
  'Matos Mattos',
  'Mota Motta',
  'Rezende Resende',
  'Magalhães Magalhais Magalhaes',
  'Queiroz Queirós Keiroz',
  'Vasconcelos Vasconcellos',
  'Siqueira Sequeira Ciqueira',
  'Nascimento Nacimento Nascimeto',
  'Xavier Chavier',
  'Assis Assiz',
  'Godoy Godói',
  'Müller Muller Miler',
  'Schneider Xneider Sneider'
].map((line) => line.split(' '))

const letterAt = (word: string, at: number): string => word[at] ?? ''

function slipOf(word: string, random: Random): string {
  const at = random.below(word.length)
  const [before, letter, after] = [word.slice(0, at), letterAt(word, at), word.slice(at + 1)]
  const wrong = beside.get(letter.toLowerCase()) ?? 'aeiou'
  switch (random.below(5)) {
    case 0:
      return before + after
    case 1:
      return before + random.pick([...wrong]) + after
    case 2:
      return before + letter + letter + after
    case 3:
      return before + letter + random.pick([...wrong]) + after
    default:
      return before + after.slice(0, 1) + letter + after.slice(1)
  }
}

/** Misspells a word: by another spelling where registers have one, else, or as often, by a slip of the fingers. */
export function misspelt(word: string, random: Random): string {
  const spellings = SPELLINGS.find((each) => each.includes(word))
  if (spellings && random.chance(0.5)) return random.pick(spellings.filter((each) => each !== word))
  for (;;) {
    const slip = slipOf(word, random)
    if (slip !== word && slip.length > 1) return slip
  }
}

const PARTICLES = new Set(['de', 'da', 'do', 'dos', 'das'])

/** Misspells one word of a name, any of them but the small ones. */
export function misspeltName(name: string, random: Random): string {
  const words = name.split(' ')
  const at = random.pick([...words.keys()].filter((i) => !PARTICLES.has(words[i] ?? '')))
  return words.map((word, i) => (i === at ? misspelt(word, random) : word)).join(' ')
}

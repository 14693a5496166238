import type { Say } from '../words/words.ts'

interface PersonField {
  path: string
  label: string
  type?: 'email' | 'tel'
}

/** What is written about a person, in the order in which it is asked. */
export const personFields = (say: Say): PersonField[] => [
  { path: 'nome', label: say('team.name') },
  { path: 'email', label: say('team.email'), type: 'email' },
  { path: 'telefone', label: say('team.phone'), type: 'tel' },
  { path: 'cargo', label: say('team.position') },
  { path: 'departamento', label: say('team.department') },
  { path: 'instituicao', label: say('team.institution') },
  { path: 'cidade', label: say('team.city') },
  { path: 'estado', label: say('filter.estado') }
]

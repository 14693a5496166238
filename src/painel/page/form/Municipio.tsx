import { useState } from 'preact/hooks'
import { type Municipio as Place, useMunicipios } from '../base/municipios.ts'
import { usePanel } from '../base/panel.ts'
import { Combo } from './Combo.tsx'
import { type FieldProps, Labelled } from './Labelled.tsx'

interface MunicipioProps extends FieldProps {
  /** The state whose municipalities can be chosen. */
  uf: string
  /** Whether the field holds the name or IBGE's code. */
  holds: 'nome' | 'codigo'
}

/** How many can be looked through. Whoever types more letters sees fewer. */
const SHOWN = 12

/** Texts are compared without accents and capitals: `sao jose` finds São José. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

function matching(all: Place[], text: string): Place[] {
  const typed = plain(text)
  if (typed === '') return all
  const names = all.map((place): [Place, number] => [place, plain(place.nome).indexOf(typed)])
  const begin = names.filter(([, at]) => at === 0).map(([place]) => place)
  return [...begin, ...names.filter(([, at]) => at > 0).map(([place]) => place)]
}

/** A municipality, by typing a part of its name and choosing it with the keyboard, the mouse or a finger. */
export function Municipio({ uf, holds, ...props }: MunicipioProps) {
  const { say } = usePanel()
  const { form, path } = props
  const all = useMunicipios(uf)
  const value = String(form.values[path] ?? '')
  const chosen = all.find((each) => each[holds] === value)
  // What was typed or chosen here is shown as long as the field holds what became of it. A value from elsewhere is
  // shown by its name. An effect that put the name there would take back letters typed faster than it runs.
  const [typed, setTyped] = useState<{ value: string; text: string } | null>(null)
  const text = typed?.value === value ? typed.text : (chosen?.nome ?? value)
  const found = matching(all, text).slice(0, SHOWN)

  const take = (place: Place) => {
    form.set(path, place[holds])
    form.setUnread(path, false)
    setTyped({ value: place[holds], text: place.nome })
  }
  const typedText = (next: string) => {
    const exact = all.find(({ nome }) => plain(nome) === plain(next))
    // A name that no municipality has is left for the service to explain; a code has to be chosen.
    const held = exact ? exact[holds] : holds === 'nome' ? next : ''
    setTyped({ value: held, text: next })
    form.set(path, held)
    form.setUnread(path, holds === 'codigo' && next.trim() !== '' && !exact)
  }
  return (
    <Labelled {...props} hint={uf === '' ? say('form.uf-first') : props.hint}>
      {(tied) => (
        <Combo
          label={props.label}
          tied={tied}
          text={text}
          options={found.map((place) => ({ id: place.codigo, text: place.nome, place }))}
          isOff={uf === ''}
          onText={typedText}
          onTake={({ place }) => take(place)}
        />
      )}
    </Labelled>
  )
}

import { usePanel } from '../base/panel.ts'
import { type Grupo, mayGiveGrupo } from './reach.ts'

interface GrupoChoiceProps {
  grupos: Grupo[]
  chosen: number[]
  /** Those that a person has already can be taken away, whatever they give. */
  had?: number[]
  onChange(ids: number[]): void
}

/** Groups to choose, of those that the reader may give. */
export function GrupoChoice({ grupos, chosen, had = [], onChange }: GrupoChoiceProps) {
  const panel = usePanel()
  const { say } = panel
  const shown = grupos.filter((grupo) => mayGiveGrupo(panel, grupo) || had.includes(grupo.id))
  return (
    <fieldset class="choices">
      <legend>{say('team.groups')}</legend>
      {shown.map(({ id, nome, descricao }) => (
        <label key={id} class="check">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />{' '}
          <span>
            <strong>{nome}</strong>
            {descricao && ` – ${descricao}`}
          </span>
        </label>
      ))}
      {shown.length === 0 && <p class="note">{say('team.groups.none')}</p>}
    </fieldset>
  )
}

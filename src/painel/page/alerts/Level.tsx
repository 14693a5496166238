import { usePanel } from '../base/panel.ts'
import { levelName, type Nivel, signs } from './levels.ts'

/** A level: its sign, its number and its word, in its colour. */
export function Level({ nivel, why }: { nivel: Nivel | null; why?: string }) {
  const { say } = usePanel()
  return (
    <>
      <span class={`level level-${nivel ?? 'none'}`}>
        {nivel !== null && <span aria-hidden="true">{signs[nivel]} </span>}
        {levelName(nivel, say)}
      </span>
      {why && <span class="faint"> {why}</span>}
    </>
  )
}

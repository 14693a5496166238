import type { Schemas } from '../../../client/index.ts'
import { useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Answer } from '../base/Status.tsx'
import { sayValue } from '../words/words.ts'
import { actionOf, rightName } from './right-name.ts'

type Categories = Schemas['PermissaoCategorias']['categorias']

/** The usual actions, in the order in which people think of them. Others follow. */
const USUAL = ['listar', 'criar', 'editar', 'deletar', 'importar', 'exportar', 'estatisticas', 'identificar']

interface TableProps {
  /** The ids that are given. */
  chosen: number[]
  /** Left out where nothing can be changed. */
  onChange?: ((ids: number[]) => void) | undefined
  /** Those that were given before can be taken away, even by somebody who does not hold them. */
  had?: number[]
}

/** The permissions of the service, as a table of modules and actions. */
export function Permissions(props: TableProps) {
  const { client, language } = usePanel()
  const asked = useAsk(language, async (signal) => (await client.GET('/api/v1/permissoes', { signal })).data)
  return <Answer asked={asked}>{({ categorias }) => <Table {...props} categories={categorias} />}</Answer>
}

function Table({ categories, chosen, onChange, had = [] }: TableProps & { categories: Categories }) {
  const { say, language, may } = usePanel()
  const modules = Object.entries(categories)
  const names = new Set(modules.flatMap(([, all]) => all.map(({ nome }) => actionOf(nome))))
  const actions = [...USUAL.filter((each) => names.has(each)), ...[...names].filter((each) => !USUAL.includes(each))]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls
    <section class="scroll whole" tabIndex={0} aria-label={say('team.permissions')}>
      <table class="matrix">
        <caption class="unseen">{say('team.permissions')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('team.module')}</th>
            {actions.map((each) => (
              <th key={each} scope="col">
                {sayValue(language, 'action', each)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {modules.map(([module, all]) => (
            <tr key={module}>
              <th scope="row">{sayValue(language, 'module', module)}</th>
              {actions.map((action) => {
                const found = all.find(({ nome }) => actionOf(nome) === action)
                if (!found) return <td key={action} />
                const { id, nome } = found
                const isChosen = chosen.includes(id)
                return (
                  <td key={action}>
                    <input
                      type="checkbox"
                      checked={isChosen}
                      disabled={!onChange || !(may(nome) || had.includes(id))}
                      aria-label={rightName(language, nome)}
                      title={rightName(language, nome)}
                      onChange={() => onChange?.(isChosen ? chosen.filter((each) => each !== id) : [...chosen, id])}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

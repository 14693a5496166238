import { useAct } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { show } from '../figure/save.ts'

/** Opens the pages of a bulletin in a tab of its own, so that they are looked at before they go to anybody. */
export function Look({ relatorio }: { relatorio: string }) {
  const { say, client } = usePanel()
  const { isBusy, error, act } = useAct()
  const open = () =>
    show(async () => {
      const params = { path: { relatorio_id: relatorio } }
      return await (await client.download('/api/v1/relatorios/{relatorio_id}/arquivo', { params })).blob()
    }, 'boletim.pdf')
  return (
    <>
      <button type="button" class="small" disabled={isBusy} onClick={() => act(open)}>
        {say('report.look')}
      </button>
      <Failure error={error} say={say} />
    </>
  )
}

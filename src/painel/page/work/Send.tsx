import { useId } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { modes, type Plan, useSend } from './plan.ts'

interface SendProps {
  plan: Plan
  onPlan(plan: Plan): void
  /** Called with the job that tries the plan out. */
  onTried(job: string): void
}

/** The form that says what is to be done with the rows, and sends the file. */
export function Send({ plan, onPlan, onTried }: SendProps) {
  const { say } = usePanel()
  const { isBusy, error, send } = useSend()
  const id = useId()
  return (
    <>
      <fieldset>
        <legend>{say('import.mode')}</legend>
        {modes.map((modo) => (
          <div key={modo}>
            <label class="option">
              <input
                type="radio"
                name={id}
                checked={plan.modo === modo}
                aria-describedby={`${id}-${modo}`}
                onChange={() => onPlan({ ...plan, modo })}
              />
              {say(`mode.${modo}`)}
            </label>
            <p id={`${id}-${modo}`} class="note under">
              {say(`mode.${modo}.help`)}
            </p>
          </div>
        ))}
        <label class="option">
          <input
            type="checkbox"
            checked={plan.ignorar_erros}
            onChange={({ currentTarget }) => onPlan({ ...plan, ignorar_erros: currentTarget.checked })}
          />
          {say('import.skip')}
        </label>
      </fieldset>
      <p class="note">{say('import.try.help')}</p>
      <p role="status">{isBusy ? say('import.sending') : ''}</p>
      <Failure error={error} say={say} />
      <div class="row">
        <button type="button" class="main" disabled={isBusy} onClick={() => send(plan, 'try', onTried)}>
          {say('import.try')}
        </button>
        <button type="button" disabled={isBusy} onClick={() => send(plan, 'write', () => onTried(''))}>
          {say('import.send')}
        </button>
      </div>
    </>
  )
}

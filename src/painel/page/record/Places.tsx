import { usePanel } from '../base/panel.ts'
import type { Form } from '../form/form.ts'

interface Place {
  local: string
  endereco: string | null
  periodo: string | null
}

/** The places that the patient went to, as many as there were. */
export function Places({ form, path }: { form: Form; path: string }) {
  const { say } = usePanel()
  const value = form.values[path]
  const places = (Array.isArray(value) ? value : []) as Place[]
  const set = (next: Place[]) => form.set(path, next)
  return (
    <fieldset class="whole-row" data-field={path}>
      <legend>{say('field.locais_frequentados')}</legend>
      {places.map((place, i) => (
        <div key={i} class="row whole-row">
          {(['local', 'endereco', 'periodo'] as const).map((name) => (
            <label key={name} class="field grow">
              {say(`sheet.${name}`)}
              <input
                value={place[name] ?? ''}
                maxLength={name === 'endereco' ? 300 : name === 'local' ? 200 : 100}
                autocomplete="off"
                aria-invalid={form.problemOf(`${path}.${i}.${name}`) !== null}
                onInput={({ currentTarget }) =>
                  set(
                    places.map((each, at) =>
                      at === i ? { ...each, [name]: currentTarget.value || (name === 'local' ? '' : null) } : each
                    )
                  )
                }
              />
              {form.problemOf(`${path}.${i}.${name}`) && (
                <span class="wrong">{form.problemOf(`${path}.${i}.${name}`)}</span>
              )}
            </label>
          ))}
          <button type="button" onClick={() => set(places.filter((_, at) => at !== i))}>
            {say('sheet.place.remove')}
          </button>
        </div>
      ))}
      <button
        type="button"
        class="link whole-row"
        onClick={() => set([...places, { local: '', endereco: null, periodo: null }])}
      >
        {say('sheet.place.add')}
      </button>
    </fieldset>
  )
}

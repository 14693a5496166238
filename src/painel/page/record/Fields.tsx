import { usePanel } from '../base/panel.ts'
import { ufNames } from '../base/ufs.ts'
import { OneOf, YesNo } from '../form/Choices.tsx'
import { Day } from '../form/Day.tsx'
import type { Form } from '../form/form.ts'
import { Listed } from '../form/Listed.tsx'
import { Municipio } from '../form/Municipio.tsx'
import { Text } from '../form/Text.tsx'
import { sayValue } from '../words/words.ts'
import { Places } from './Places.tsx'
import type { Item } from './sections.ts'

const states = Object.entries(ufNames).sort(([, one], [, other]) => one.localeCompare(other, 'pt-BR'))

/** A field of a case. `isKept` says that what is stored is not shown and stays unless something is typed. */
export function CaseField({ form, item, isKept }: { form: Form; item: Item; isKept: boolean }) {
  const { say, language } = usePanel()
  const { path, kind, words } = item
  const hint = item.hint
    ? say(item.hint)
    : isKept && item.from === null && item.isPersonal
      ? say('sheet.kept')
      : undefined
  const props = { form, path, label: say(item.label), hint }
  switch (kind) {
    case 'day':
      return <Day {...props} />
    case 'yesno':
      return <YesNo {...props} />
    case 'list':
      return <Listed {...props} />
    case 'places':
      return <Places form={form} path={path} />
    case 'uf':
      return <OneOf {...props} options={states} />
    case 'municipio':
      return <Municipio {...props} uf={String(form.values[item.uf ?? ''] ?? '')} holds={item.holds ?? 'nome'} />
    case 'one':
      return <OneOf {...props} {...(words ? { words } : {})} {...optionsOf(form, item, language)} />
    default:
      return <Text {...props} />
  }
}

/** The first classification is free in the contract. The values of the last one are offered for it. */
function optionsOf(form: Form, { path, words = '' }: Item, language: Parameters<typeof sayValue>[0]) {
  if (form.ruleOf(path)?.values) return {}
  const known = form.ruleOf(words)?.values ?? []
  const own = String(form.values[path] ?? '')
  const all = own === '' || known.includes(own) ? known : [own, ...known]
  return { options: all.map((each): [string, string] => [each, sayValue(language, words, each)]) }
}

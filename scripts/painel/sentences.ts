import { enUS } from '../../src/engine/messages/en-US.ts'
import { esES } from '../../src/engine/messages/es-ES.ts'
import { ptBR } from '../../src/engine/messages/pt-BR.ts'

/** The sentences that a form says before it is sent. What else the service may answer comes with its answer. */
const said =
  /^field\.(required|type|enum|const|email|date|date-time|format|pattern|phone|cep|cnes|ibge-code|group-name|permission-name|cpf|cns|telephone|moment|blank|trimmed|(min|max)(Length|imum|Items|Properties)(\.one)?|uniqueItems|choice|text|invalid|immutable|unknown|future|too-old|symptoms-late|.+-early|serotype-of-dengue|classification-of-dengue|death-undated|death-outcome|birth-late|pregnant)$/

/** Returns the service's own sentences for what is wrong with a field, in each language. */
export const sentences = (): Record<string, Record<string, string>> => ({
  'pt-BR': chosen(ptBR),
  'en-US': chosen(enUS),
  'es-ES': chosen(esES)
})

const chosen = (all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => said.test(key)))

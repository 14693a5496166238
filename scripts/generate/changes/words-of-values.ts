import { say } from './say.ts'

/** The sentences about an event, a schema, a value, or the whole document. */
export const ofValues = {
  'webhook.added': say('added', 'evento novo.', 'new event.', 'evento nuevo.'),
  'webhook.removed': say('removed', 'o evento saiu.', 'the event is gone.', 'el evento se retiró.'),
  'schema.added': say('added', 'esquema novo.', 'new schema.', 'esquema nuevo.'),
  'schema.removed': say(
    'removed',
    'o nome do esquema saiu.',
    "the schema's name is gone.",
    'el nombre del esquema se retiró.'
  ),
  'fields.added': say('added', 'novos campos: {names}.', 'new fields: {names}.', 'nuevos campos: {names}.'),
  'fields.wanted': say(
    'added',
    'novos campos obrigatórios: {names}.',
    'new required fields: {names}.',
    'nuevos campos obligatorios: {names}.'
  ),
  'fields.removed': say(
    'removed',
    'campos que saíram: {names}.',
    'fields that are gone: {names}.',
    'campos retirados: {names}.'
  ),
  'fields.required': say(
    'changed',
    'campos agora obrigatórios: {names}.',
    'fields that are required now: {names}.',
    'campos ahora obligatorios: {names}.'
  ),
  'fields.optional': say(
    'changed',
    'campos que agora podem faltar: {names}.',
    'fields that may be missing now: {names}.',
    'campos que ahora pueden faltar: {names}.'
  ),
  'value.type': say(
    'changed',
    'o tipo era {from} e agora é {to}.',
    'the type was {from} and is {to} now.',
    'el tipo era {from} y ahora es {to}.'
  ),
  'value.enumerated': say(
    'changed',
    'agora só certos valores.',
    'only certain values now.',
    'ahora solo ciertos valores.'
  ),
  'value.anything': say(
    'changed',
    'não há mais lista fixa de valores.',
    'no longer a fixed list of values.',
    'ya no hay lista fija de valores.'
  ),
  'value.open': say(
    'changed',
    'a lista de valores agora é aberta: outros podem vir a qualquer momento.',
    'the list of values is open now: others may come at any time.',
    'la lista de valores ahora es abierta: otros pueden venir en cualquier momento.'
  ),
  'values.added': say('added', 'novos valores: {values}.', 'new values: {values}.', 'nuevos valores: {values}.'),
  'values.removed': say(
    'removed',
    'valores que saíram: {values}.',
    'values that are gone: {values}.',
    'valores retirados: {values}.'
  ),
  'value.limit': say(
    'changed',
    '{rule} era {from} e agora é {to}.',
    '{rule} was {from} and is {to} now.',
    '{rule} era {from} y ahora es {to}.'
  ),
  'value.rule': say('changed', 'outra regra: {rule}.', 'another rule: {rule}.', 'otra regla: {rule}.'),
  'value.wider': say('changed', 'agora aceita mais formas.', 'takes more forms now.', 'ahora admite más formas.'),
  'value.narrower': say(
    'changed',
    'agora aceita menos formas.',
    'takes fewer forms now.',
    'ahora admite menos formas.'
  ),
  'value.moreFields': say(
    'changed',
    'outros campos são possíveis.',
    'other fields are possible.',
    'otros campos son posibles.'
  ),
  'value.noMoreFields': say(
    'changed',
    'campos desconhecidos são recusados.',
    'unknown fields are refused.',
    'los campos desconocidos se rechazan.'
  ),
  'value.default': say(
    'changed',
    'o valor padrão era {from} e agora é {to}.',
    'the default was {from} and is {to} now.',
    'el valor por defecto era {from} y ahora es {to}.'
  ),
  'document.rules': say(
    'changed',
    'servidores, versão ou forma de entrar mudaram.',
    'servers, version or the way in have changed.',
    'servidores, versión o forma de entrar cambiaron.'
  ),
  details: say(
    'changed',
    'detalhes mudaram: {names}.',
    'details have changed: {names}.',
    'cambiaron detalles: {names}.'
  ),
  words: say(
    'changed',
    'dito de outra forma; nada muda para programas.',
    'said in other words; nothing changes for programs.',
    'dicho de otra forma; nada cambia para los programas.'
  )
}

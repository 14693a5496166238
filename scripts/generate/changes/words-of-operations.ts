import { say } from './say.ts'

/** The sentences about an operation. */
export const ofOperations = {
  'operation.added': say('added', 'operação nova.', 'new operation.', 'operación nueva.'),
  'operation.removed': say('removed', 'a operação saiu.', 'the operation is gone.', 'la operación se retiró.'),
  'operation.renamed': say(
    'changed',
    'o operationId {from} agora é {to}.',
    'the operationId {from} is {to} now.',
    'el operationId {from} ahora es {to}.'
  ),
  'operation.deprecated': say(
    'deprecated',
    'obsoleta; sai em {sunset}.',
    'deprecated; it goes on {sunset}.',
    'obsoleta; se retira el {sunset}.'
  ),
  'operation.replaced': say(
    'deprecated',
    'obsoleta; sai em {sunset}. No lugar dela: {successor}.',
    'deprecated; it goes on {sunset}. In its place: {successor}.',
    'obsoleta; se retira el {sunset}. En su lugar: {successor}.'
  ),
  'operation.sunset': say(
    'deprecated',
    'agora sai em {sunset}.',
    'it goes on {sunset} now.',
    'ahora se retira el {sunset}.'
  ),
  'operation.kept': say('changed', 'não é mais obsoleta.', 'no longer deprecated.', 'ya no es obsoleta.'),
  'operation.token': say('changed', 'agora exige token.', 'needs a token now.', 'ahora exige token.'),
  'operation.public': say('changed', 'não exige mais token.', 'no longer needs a token.', 'ya no exige token.'),
  'operation.permission': say(
    'changed',
    'agora exige a permissão {permission}.',
    'needs the permission {permission} now.',
    'ahora exige el permiso {permission}.'
  ),
  'operation.noPermission': say(
    'changed',
    'não exige mais a permissão {permission}.',
    'no longer needs the permission {permission}.',
    'ya no exige el permiso {permission}.'
  ),
  'operation.own': say(
    'changed',
    'agora vale sem a permissão para o próprio registro.',
    'open to the own record without the permission now.',
    'ahora vale sin el permiso para el propio registro.'
  ),
  'operation.notOwn': say(
    'changed',
    'agora exige a permissão também para o próprio registro.',
    'needs the permission for the own record too now.',
    'ahora exige el permiso también para el propio registro.'
  ),
  'operation.shared': say(
    'changed',
    'na rota compartilhada, responde agora a outras requisições.',
    'answers other requests of its shared route now.',
    'en la ruta compartida responde ahora a otras solicitudes.'
  ),
  'parameters.added': say(
    'added',
    'novos parâmetros: {names}.',
    'new parameters: {names}.',
    'nuevos parámetros: {names}.'
  ),
  'parameters.wanted': say(
    'added',
    'novos parâmetros obrigatórios: {names}.',
    'new required parameters: {names}.',
    'nuevos parámetros obligatorios: {names}.'
  ),
  'parameters.removed': say(
    'removed',
    'parâmetros que saíram: {names}.',
    'parameters that are gone: {names}.',
    'parámetros retirados: {names}.'
  ),
  'parameters.required': say(
    'changed',
    'parâmetros agora obrigatórios: {names}.',
    'parameters that are required now: {names}.',
    'parámetros ahora obligatorios: {names}.'
  ),
  'parameters.optional': say(
    'changed',
    'parâmetros agora opcionais: {names}.',
    'parameters that are optional now: {names}.',
    'parámetros ahora opcionales: {names}.'
  ),
  'filters.added': say('added', 'novos filtros: {names}.', 'new filters: {names}.', 'nuevos filtros: {names}.'),
  'filters.removed': say(
    'removed',
    'filtros que saíram: {names}.',
    'filters that are gone: {names}.',
    'filtros retirados: {names}.'
  ),
  'body.added': say('added', 'agora leva um corpo.', 'takes a body now.', 'ahora lleva un cuerpo.'),
  'body.removed': say('removed', 'não leva mais corpo.', 'no longer takes a body.', 'ya no lleva cuerpo.'),
  'body.required': say(
    'changed',
    'o corpo agora é obrigatório.',
    'the body is required now.',
    'el cuerpo ahora es obligatorio.'
  ),
  'body.limit': say(
    'changed',
    'o maior corpo, em bytes, era {from} e agora é {to}.',
    'the largest body, in bytes, was {from} and is {to} now.',
    'el cuerpo más grande, en bytes, era {from} y ahora es {to}.'
  ),
  'content.added': say(
    'added',
    'novo tipo de conteúdo: {type}.',
    'new content type: {type}.',
    'nuevo tipo de contenido: {type}.'
  ),
  'content.removed': say(
    'removed',
    'tipo de conteúdo que saiu: {type}.',
    'content type that is gone: {type}.',
    'tipo de contenido retirado: {type}.'
  ),
  'answers.added': say('added', 'novas respostas: {names}.', 'new answers: {names}.', 'nuevas respuestas: {names}.'),
  'answers.removed': say(
    'removed',
    'respostas que saíram: {names}.',
    'answers that are gone: {names}.',
    'respuestas retiradas: {names}.'
  ),
  'headers.added': say(
    'added',
    'novos cabeçalhos da resposta: {names}.',
    'new headers of the answer: {names}.',
    'nuevos encabezados de la respuesta: {names}.'
  ),
  'headers.removed': say(
    'removed',
    'cabeçalhos da resposta que saíram: {names}.',
    'headers of the answer that are gone: {names}.',
    'encabezados de la respuesta retirados: {names}.'
  ),
  'codes.added': say(
    'added',
    'novos códigos de erro: {names}.',
    'new error codes: {names}.',
    'nuevos códigos de error: {names}.'
  ),
  'codes.removed': say(
    'removed',
    'códigos de erro que não ocorrem mais: {names}.',
    'error codes that no longer occur: {names}.',
    'códigos de error que ya no ocurren: {names}.'
  )
}

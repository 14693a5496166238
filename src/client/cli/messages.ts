import type { Language } from '../client.ts'
import { conformWords } from './conform/words.ts'

/** The command line's own sentences. The service's answers come in the same language. */
const ptBR = {
  'ask.email': 'E-mail: ',
  'ask.senha': 'Senha: ',
  'ask.mfa': 'Código de verificação: ',
  'login.done': 'Sessão aberta para {nome} em {server} (perfil {profile}).',
  'logout.done': 'Sessão encerrada.',
  'list.count': '{count} de {total}',
  'list.none': 'Nada encontrado.',
  'list.known': 'Listas: {names}.',
  'upload.progress': 'Enviando',
  'job.progress': 'Processando',
  'download.progress': 'Recebendo',
  'job.started': 'Tarefa {id}. Acompanhe com: saude-integra watch {id}',
  'job.errorFile': 'As linhas recusadas estão em {path}.',
  'job.firstErrors': 'Primeiros erros:',
  'job.errorLine': '  linha {linha}: {erro}',
  'file.saved': 'Arquivo gravado em {path} ({size} bytes).',
  'receive.listening': 'Esperando eventos em {url}. Ctrl+C encerra.',
  'receive.registered': 'Webhook {id} registrado para {url}; será removido ao sair.',
  'receive.refused': 'Entrega recusada ({fault}).',
  'error.network': 'Sem resposta de {server}: {reason}',
  'error.certificate':
    'O certificado de {server} não é de confiança ({reason}). Aponte o certificado da autoridade com --ca ARQUIVO.',
  'error.requestId': 'Identificador da requisição: {id}',
  'error.noServer':
    'Diga o endereço do serviço com --server, ou entre primeiro: saude-integra login --server https://…',
  'error.noSession': 'Não há sessão neste perfil. Entre com: saude-integra login',
  'error.keyRefused': 'A chave de SAUDE_INTEGRA_KEY está errada, expirou ou foi revogada.',
  'error.sessionEnded': 'A sessão terminou. Entre de novo com: saude-integra login',
  'error.fresh': 'Isto precisa da senha mais uma vez.',
  'error.usage': 'Veja: saude-integra help',
  'error.command': 'Comando desconhecido: {name}.',
  'error.option': 'Opção desconhecida: {name}.',
  'error.optionValue': 'A opção {name} precisa de um valor.',
  'error.optionFlag': 'A opção {name} não leva valor.',
  'error.argument': 'Falta um argumento: {name}.',
  'error.tooMany': 'Argumento a mais: {name}.',
  'error.pair': 'Use campo=valor: {text}.',
  'error.list': 'Lista desconhecida: {name}.',
  'error.number': '{name} deve ser um número inteiro positivo.',
  'error.choice': '{name} deve ser um destes: {values}.',
  'error.format': 'Não reconheço o formato de {path}; use --formato csv, xlsx ou dbf.',
  'error.file': 'Não posso ler {path}: {reason}',
  'error.secret': 'Dê o segredo do webhook com --secret ou na variável SAUDE_INTEGRA_WEBHOOK_SECRET.',
  'error.interrupted': 'Interrompido. A tarefa {id} continua no serviço.',
  ...conformWords['pt-BR']
}

export type MessageKey = keyof typeof ptBR

const enUS: Record<MessageKey, string> = {
  'ask.email': 'Email: ',
  'ask.senha': 'Password: ',
  'ask.mfa': 'Verification code: ',
  'login.done': 'Logged in as {nome} at {server} (profile {profile}).',
  'logout.done': 'Logged out.',
  'list.count': '{count} of {total}',
  'list.none': 'Nothing found.',
  'list.known': 'Lists: {names}.',
  'upload.progress': 'Sending',
  'job.progress': 'Working',
  'download.progress': 'Receiving',
  'job.started': 'Job {id}. Watch it with: saude-integra watch {id}',
  'job.errorFile': 'The refused rows are in {path}.',
  'job.firstErrors': 'First errors:',
  'job.errorLine': '  line {linha}: {erro}',
  'file.saved': 'Wrote {path} ({size} bytes).',
  'receive.listening': 'Waiting for events at {url}. Ctrl+C ends it.',
  'receive.registered': 'Registered webhook {id} for {url}; it is removed on leaving.',
  'receive.refused': 'Refused a delivery ({fault}).',
  'error.network': 'No answer from {server}: {reason}',
  'error.certificate':
    "The certificate of {server} is not trusted ({reason}). Give the authority's certificate with --ca FILE.",
  'error.requestId': 'Request id: {id}',
  'error.noServer':
    'Give the address of the service with --server, or log in first: saude-integra login --server https://…',
  'error.noSession': 'There is no session in this profile. Log in with: saude-integra login',
  'error.keyRefused': 'The key in SAUDE_INTEGRA_KEY is wrong, has expired or was revoked.',
  'error.sessionEnded': 'The session has ended. Log in again with: saude-integra login',
  'error.fresh': 'This needs the password once more.',
  'error.usage': 'See: saude-integra help',
  'error.command': 'Unknown command: {name}.',
  'error.option': 'Unknown option: {name}.',
  'error.optionValue': 'The option {name} needs a value.',
  'error.optionFlag': 'The option {name} takes no value.',
  'error.argument': 'Missing argument: {name}.',
  'error.tooMany': 'Unexpected argument: {name}.',
  'error.pair': 'Use field=value: {text}.',
  'error.list': 'Unknown list: {name}.',
  'error.number': '{name} must be a positive whole number.',
  'error.choice': '{name} must be one of: {values}.',
  'error.format': 'The format of {path} is not clear; use --formato csv, xlsx or dbf.',
  'error.file': 'Can not read {path}: {reason}',
  'error.secret': "Give the webhook's secret with --secret or in the variable SAUDE_INTEGRA_WEBHOOK_SECRET.",
  'error.interrupted': 'Interrupted. Job {id} goes on at the service.',
  ...conformWords['en-US']
}

const esES: Record<MessageKey, string> = {
  'ask.email': 'Correo: ',
  'ask.senha': 'Contraseña: ',
  'ask.mfa': 'Código de verificación: ',
  'login.done': 'Sesión abierta para {nome} en {server} (perfil {profile}).',
  'logout.done': 'Sesión cerrada.',
  'list.count': '{count} de {total}',
  'list.none': 'No se encontró nada.',
  'list.known': 'Listas: {names}.',
  'upload.progress': 'Enviando',
  'job.progress': 'Procesando',
  'download.progress': 'Recibiendo',
  'job.started': 'Tarea {id}. Sígala con: saude-integra watch {id}',
  'job.errorFile': 'Las filas rechazadas están en {path}.',
  'job.firstErrors': 'Primeros errores:',
  'job.errorLine': '  línea {linha}: {erro}',
  'file.saved': 'Archivo guardado en {path} ({size} bytes).',
  'receive.listening': 'Esperando eventos en {url}. Ctrl+C termina.',
  'receive.registered': 'Webhook {id} registrado para {url}; se elimina al salir.',
  'receive.refused': 'Entrega rechazada ({fault}).',
  'error.network': 'Sin respuesta de {server}: {reason}',
  'error.certificate':
    'El certificado de {server} no es de confianza ({reason}). Indique el certificado de la autoridad con --ca ARCHIVO.',
  'error.requestId': 'Identificador de la solicitud: {id}',
  'error.noServer':
    'Indique la dirección del servicio con --server, o entre primero: saude-integra login --server https://…',
  'error.noSession': 'No hay sesión en este perfil. Entre con: saude-integra login',
  'error.keyRefused': 'La clave de SAUDE_INTEGRA_KEY es incorrecta, ha vencido o fue revocada.',
  'error.sessionEnded': 'La sesión terminó. Entre de nuevo con: saude-integra login',
  'error.fresh': 'Esto necesita la contraseña una vez más.',
  'error.usage': 'Vea: saude-integra help',
  'error.command': 'Comando desconocido: {name}.',
  'error.option': 'Opción desconocida: {name}.',
  'error.optionValue': 'La opción {name} necesita un valor.',
  'error.optionFlag': 'La opción {name} no lleva valor.',
  'error.argument': 'Falta un argumento: {name}.',
  'error.tooMany': 'Argumento de más: {name}.',
  'error.pair': 'Use campo=valor: {text}.',
  'error.list': 'Lista desconocida: {name}.',
  'error.number': '{name} debe ser un número entero positivo.',
  'error.choice': '{name} debe ser uno de: {values}.',
  'error.format': 'No reconozco el formato de {path}; use --formato csv, xlsx o dbf.',
  'error.file': 'No puedo leer {path}: {reason}',
  'error.secret': 'Dé el secreto del webhook con --secret o en la variable SAUDE_INTEGRA_WEBHOOK_SECRET.',
  'error.interrupted': 'Interrumpido. La tarea {id} continúa en el servicio.',
  ...conformWords['es-ES']
}

const sentences: Record<Language, Record<MessageKey, string>> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES }

export const languages = Object.keys(sentences) as Language[]

export type Say = (key: MessageKey, values?: Record<string, unknown>) => string

/** Returns a function that fills in the sentences of a language. */
export const sayIn =
  (language: Language): Say =>
  (key, values = {}) =>
    sentences[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

/**
 * Returns the language that `--lang` or the machine asks for: `en`, `en_GB.UTF-8` and `en-US` are English. Returns null
 * for languages without sentences.
 */
export function languageOf(text: string | undefined): Language | null {
  const wanted = text?.slice(0, 2).toLowerCase()
  return languages.find((language) => language.startsWith(wanted ?? '-')) ?? null
}

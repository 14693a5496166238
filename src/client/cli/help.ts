import type { Language } from '../client.ts'

const ptBR = `Uso: saude-integra COMANDO [argumentos] [opções]

  login                     abre uma sessão; pergunta o que falta (senha sem eco, código de verificação)
  logout                    encerra a sessão
  list LISTA [campo=valor]  uma lista, com filtros: list casos estado=PE 'idade[gte]=60'
  import ARQUIVO            envia um arquivo de casos, acompanha e grava as linhas recusadas
  watch TAREFA              acompanha uma tarefa até o fim
  export casos|usuarios [campo=valor]
                            exporta e grava o arquivo
  receive                   recebe eventos de webhook numa porta local, confere a assinatura e mostra
  conform                   confere se o serviço responde como o contrato diz, e faz um relatório

Opções de todos:
  --server URL      endereço do serviço; fica no perfil depois do login
  --profile NOME    perfil (padrão: default)
  --ca ARQUIVO      certificado em que confiar; fica no perfil depois do login
  --lang IDIOMA     pt-BR, en-US ou es-ES (padrão: o da máquina)
  --json            saída para programas: um objeto JSON por linha
  --help, --version

login:    --email E-MAIL  --mfa CÓDIGO  --remember   (a senha vem do terminal ou da entrada padrão)
list:     --limit N (padrão: 50; com --json, tudo)   (sem nome de lista, mostra as listas)
import:   --formato csv|xlsx|dbf  --modo validar|importar|atualizar|espelhar (padrão: importar)  --ignorar-erros  --errors ARQUIVO  --no-wait
watch:    --output ARQUIVO   grava o arquivo da tarefa
export:   --formato csv|xlsx|dbf (padrão: csv; dbf só de casos)  --output ARQUIVO  --campos a,b,c
receive:  --port N (padrão: 8787)  --host ENDEREÇO  --secret SEGREDO  --register URL  --events a,b  --count N
conform:  --token TOKEN  --only GET|operação|/caminho,...  --report ARQUIVO.html|.md  --writes (cria, muda e remove coisas próprias: só em ambientes de teste)

Nos filtros de export, campo:=valor para números e verdadeiro ou falso: 'idade[gte]:=60' hospitalizacao:=true
SAUDE_INTEGRA_KEY (uma chave, sik_...) ou SAUDE_INTEGRA_TOKEN no lugar de uma sessão. Saída: 0 bem, 1 recusado, falhou ou difere do contrato, 2 uso errado, 3 sem resposta, 4 importado com linhas recusadas.`

const enUS = `Usage: saude-integra COMMAND [arguments] [options]

  login                     opens a session; asks for what is missing (password without echo, verification code)
  logout                    ends the session
  list LIST [field=value]   a list, with filters: list casos estado=PE 'idade[gte]=60'
  import FILE               sends a file of cases, watches it, and writes the rows that were refused
  watch JOB                 watches a job until it ends
  export casos|usuarios [field=value]
                            exports and writes the file
  receive                   receives webhook events on a local port, verifies and shows them
  conform                   checks whether the service answers as the contract says, and makes a report

Options of all:
  --server URL      address of the service; kept in the profile after login
  --profile NAME    profile (default: default)
  --ca FILE         certificate to trust; kept in the profile after login
  --lang LANGUAGE   pt-BR, en-US or es-ES (default: the machine's)
  --json            output for programs: one JSON object per line
  --help, --version

login:    --email EMAIL  --mfa CODE  --remember   (the password comes from the terminal or from standard input)
list:     --limit N (default: 50; with --json, all)   (without a name it shows the lists)
import:   --formato csv|xlsx|dbf  --modo validar|importar|atualizar|espelhar (default: importar)  --ignorar-erros  --errors FILE  --no-wait
watch:    --output FILE   writes the job's file
export:   --formato csv|xlsx|dbf (default: csv; dbf of cases only)  --output FILE  --campos a,b,c
receive:  --port N (default: 8787)  --host ADDRESS  --secret SECRET  --register URL  --events a,b  --count N
conform:  --token TOKEN  --only GET|operation|/path,...  --report FILE.html|.md  --writes (creates, changes and removes things of its own: in test environments only)

In filters of export, field:=value for numbers and true or false: 'idade[gte]:=60' hospitalizacao:=true
SAUDE_INTEGRA_KEY (a key, sik_...) or SAUDE_INTEGRA_TOKEN in place of a session. Exit codes: 0 well, 1 refused, failed or not as in the contract, 2 wrong use, 3 no answer, 4 imported with refused rows.`

const esES = `Uso: saude-integra COMANDO [argumentos] [opciones]

  login                     abre una sesión; pregunta lo que falta (contraseña sin eco, código de verificación)
  logout                    cierra la sesión
  list LISTA [campo=valor]  una lista, con filtros: list casos estado=PE 'idade[gte]=60'
  import ARCHIVO            envía un archivo de casos, lo sigue y guarda las filas rechazadas
  watch TAREA               sigue una tarea hasta el fin
  export casos|usuarios [campo=valor]
                            exporta y guarda el archivo
  receive                   recibe eventos de webhook en un puerto local, verifica la firma y los muestra
  conform                   comprueba si el servicio responde como dice el contrato, y hace un informe

Opciones de todos:
  --server URL      dirección del servicio; queda en el perfil después del login
  --profile NOMBRE  perfil (por defecto: default)
  --ca ARCHIVO      certificado en que confiar; queda en el perfil después del login
  --lang IDIOMA     pt-BR, en-US o es-ES (por defecto: el de la máquina)
  --json            salida para programas: un objeto JSON por línea
  --help, --version

login:    --email CORREO  --mfa CÓDIGO  --remember   (la contraseña viene de la terminal o de la entrada estándar)
list:     --limit N (por defecto: 50; con --json, todo)   (sin nombre de lista, muestra las listas)
import:   --formato csv|xlsx|dbf  --modo validar|importar|atualizar|espelhar (por defecto: importar)  --ignorar-erros  --errors ARCHIVO  --no-wait
watch:    --output ARCHIVO   guarda el archivo de la tarea
export:   --formato csv|xlsx|dbf (por defecto: csv; dbf solo de casos)  --output ARCHIVO  --campos a,b,c
receive:  --port N (por defecto: 8787)  --host DIRECCIÓN  --secret SECRETO  --register URL  --events a,b  --count N
conform:  --token TOKEN  --only GET|operación|/ruta,...  --report ARCHIVO.html|.md  --writes (crea, cambia y elimina cosas propias: solo en entornos de prueba)

En los filtros de export, campo:=valor para números y verdadero o falso: 'idade[gte]:=60' hospitalizacao:=true
SAUDE_INTEGRA_KEY (una clave, sik_...) o SAUDE_INTEGRA_TOKEN en lugar de una sesión. Salida: 0 bien, 1 rechazado, falló o difiere del contrato, 2 uso erróneo, 3 sin respuesta, 4 importado con filas rechazadas.`

export const help: Record<Language, string> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES }

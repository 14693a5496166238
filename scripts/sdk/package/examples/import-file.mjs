// Imports a file of cases, and writes the refused rows to a file beside it.
//   BASE=https://localhost:8443 TOKEN=... node import-file.mjs DENGBR24.csv
import { createClient, JobFailedError } from 'saude-integra-client'
import { fileFromDisk, saveDownload } from 'saude-integra-client/node'

const { BASE = 'https://localhost:8443', TOKEN = '' } = process.env
const path = process.argv[2] ?? 'casos.csv'
const client = createClient({ baseUrl: BASE, tokens: TOKEN })

const file = await fileFromDisk(path, {
  onProgress: (sent, total) => process.stderr.write(`\rsent ${sent} of ${total} bytes`)
})
const accepted = await client.importacoes.importarCasos({
  file,
  formato: 'csv',
  modo: 'importar',
  ignorar_erros: true
})
try {
  const job = await client.jobs.wait(accepted, {
    onProgress: ({ progress }) => process.stderr.write(`\rprocessed ${progress} %   `)
  })
  console.log(job.message, job.resultado.importados, job.resultado.erros)
  if (job.resultado_url) await saveDownload(await client.jobs.download(job), `${path}.refused.csv`)
} catch (error) {
  if (!(error instanceof JobFailedError)) throw error
  console.error(error.job.message)
  process.exitCode = 1
}

import { request } from 'node:https'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { inserirCasos } from './casos-dados.ts'
import { COMPARED, type Finding } from './finding.ts'
import { residentMb } from './memory.ts'
import { secondsOfProcess } from './processor.ts'
import { either } from './size.ts'
import { type Sized, withSizes } from './sizes.ts'

const CASES = Number(process.env.BENCH_EXTRATO ?? either(50_000, 200_000))
const FORMATS = ['csv', 'ndjson', 'parquet']
const MOST_MB = 150
/** Who takes csv waits at most so many times as long as somebody at the database. */
const MOST_CSV = 2

/** The columns of an extract as they are stored, as somebody at the database would copy them. */
const COPY = `copy (
  select id, tipo, numero_notificacao, data_notificacao, data_inicio_sintomas, status, nullif(iniciais, ''), idade, sexo, gestante, raca,
    escolaridade, ocupacao, municipio, uf, bairro, zona, classificacao_final, criterio_confirmacao, evolucao, hospitalizacao,
    dados_especificos ->> 'febre', dados_especificos ->> 'mialgia', dados_especificos ->> 'cefaleia', dados_especificos ->> 'exantema',
    dados_especificos ->> 'nausea', dados_especificos ->> 'dor_retro_orbital', dados_especificos ->> 'artralgia',
    dados_especificos ->> 'petequias', dados_especificos ->> 'sinais_alarme', dados_especificos ->> 'prova_laco',
    dados_especificos ->> 'trimestre_gestacional', municipio_infeccao, estado_infeccao, pais_infeccao, classificacao_inicial,
    detalhe #>> '{dados_laboratoriais,ns1}', detalhe #>> '{dados_laboratoriais,igm}', detalhe #>> '{dados_laboratoriais,pcr}',
    detalhe #>> '{dados_laboratoriais,isolamento_viral}', detalhe #>> '{dados_laboratoriais,plaquetas}',
    detalhe #>> '{dados_laboratoriais,hematocrito}', detalhe #>> '{dados_laboratoriais,sorotipo}',
    detalhe #>> '{dados_laboratoriais,data_coleta_ns1}', detalhe #>> '{dados_laboratoriais,data_coleta_igm}',
    detalhe #>> '{dados_laboratoriais,data_coleta_pcr}', detalhe #>> '{dados_laboratoriais,data_coleta_isolamento_viral}',
    data_encerramento, data_obito, data_investigacao, data_digitacao, municipio_notificacao, unidade_nome, unidade_cnes, criado_em,
    atualizado_em
  from casos where excluido_em is null order by id
) to stdout (format csv, header, delimiter ';')`

/** Measures the extract against COPY of the same columns in the same run, and the memory that it takes. */
export async function benchExtrato(): Promise<Finding[]> {
  return await withSizes([CASES], async ([service]) => await compare(service as Sized), {
    what: 'cases',
    insert: inserirCasos
  })
}

async function compare(service: Sized): Promise<Finding[]> {
  const findings: Finding[] = []
  await copied(service)
  for (const formato of FORMATS) {
    const before = await residentMb(service.server.pid)
    // COPY before and behind, because a machine that others use too is not always as fast.
    const first = await copied(service)
    const spent = await secondsOfProcess(service.server.pid)
    const { seconds, bytes, peak } = await extracted(service, formato)
    const processor = (await secondsOfProcess(service.server.pid)) - spent
    const copy = (first + (await copied(service))) / 2
    const rate = (per: number) => `${Math.round(CASES / per / 1000)},000/s`
    findings.push(
      {
        name: `extract of ${CASES} cases as ${formato} (${Math.round(bytes / 1e6)} MB), against COPY of the same columns as csv`,
        measured: `${seconds.toFixed(1)} s (${rate(seconds)}, ${processor.toFixed(1)} s processor time of the service) / ${copy.toFixed(1)} s (${rate(copy)})`,
        ratio: seconds / copy,
        ...(formato === 'csv'
          ? { wanted: `<= ${MOST_CSV}`, ok: seconds / copy <= MOST_CSV }
          : { wanted: COMPARED, ok: true })
      },
      {
        name: `memory while ${CASES} cases are extracted as ${formato}, more than before`,
        measured: `${before.toFixed(0)} MB -> ${peak.toFixed(0)} MB, so ${(peak - before).toFixed(0)} MB / ${MOST_MB} MB`,
        ratio: (peak - before) / MOST_MB,
        wanted: '< 1',
        ok: peak - before < MOST_MB
      }
    )
  }
  return findings
}

async function copied({ url }: Sized): Promise<number> {
  const client = new Client(url)
  await client.connect()
  const begun = performance.now()
  await pipeline(client.query(copyTo(COPY)), new Writable({ write: (_chunk, _encoding, done) => done() }))
  const seconds = (performance.now() - begun) / 1000
  await client.end()
  return seconds
}

/** Reads an extract to its end, and looks at the memory of the service meanwhile. */
async function extracted({ server, token }: Sized, formato: string) {
  const begun = performance.now()
  let bytes = 0
  let peak = 0
  const watch = setInterval(async () => {
    peak = Math.max(peak, await residentMb(server.pid))
  }, 50)
  try {
    await new Promise<void>((resolve, reject) => {
      const url = `${server.origin}/api/v1/agravos/casos/extrato?formato=${formato}`
      const headers = { authorization: `Bearer ${token}` }
      const outgoing = request(url, { headers, rejectUnauthorized: false }, (incoming) => {
        if (incoming.statusCode !== 200) reject(new Error(`the extract was answered with ${incoming.statusCode}`))
        incoming.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        incoming.on('end', resolve)
        incoming.on('error', reject)
      })
      outgoing.on('error', reject)
      outgoing.end()
    })
  } finally {
    clearInterval(watch)
  }
  return { seconds: (performance.now() - begun) / 1000, bytes, peak }
}

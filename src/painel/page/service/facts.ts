import type { Schemas } from '../../../client/index.ts'
import type { Format } from '../base/format.ts'
import { type Language, type Say, sayValue } from '../words/words.ts'

export interface Fact {
  name: string
  text: string
}

export function factsOfVersions(
  { versoes, ambiente, modo, iniciado_em, certificado }: Schemas['SituacaoDoServico'],
  say: Say,
  format: Format,
  language: Language
): Fact[] {
  const { origem, expira_em } = certificado
  const until = expira_em && say('service.expira', { when: format.moment(expira_em) })
  return [
    { name: say('service.servico'), text: versoes.servico },
    { name: 'Node.js', text: versoes.node },
    { name: 'PostgreSQL', text: versoes.banco },
    { name: say('service.ambiente'), text: ambiente },
    { name: say('service.modo'), text: sayValue(language, 'modo', modo) },
    { name: say('service.iniciado'), text: format.moment(iniciado_em) },
    {
      name: say('service.certificado'),
      text: [sayValue(language, 'origem', origem), until].filter(Boolean).join(', ')
    }
  ]
}

export function factsOfQueue(
  { pendentes, em_execucao, falhas, mais_antiga_segundos: oldest }: Schemas['FilaDaSituacao'],
  say: Say,
  format: Format
): Fact[] {
  return [
    { name: say('service.pendentes'), text: format.count(pendentes) },
    { name: say('service.execucao'), text: format.count(em_execucao) },
    { name: say('service.falhas'), text: format.count(falhas) },
    {
      name: say('service.antiga'),
      text: oldest === null ? '–' : say('service.seconds', { n: format.count(oldest) }, oldest)
    }
  ]
}

export function factsOfDisk(
  { livre, tamanho, minimo_livre, usos }: Schemas['DiscoDaSituacao'],
  say: Say,
  format: Format,
  language: Language
): Fact[] {
  const part = (used: number, all: number) => say('service.of', { used: format.bytes(used), all: format.bytes(all) })
  return [
    { name: say('service.livre'), text: part(livre, tamanho) },
    { name: say('service.minimo'), text: format.bytes(minimo_livre) },
    ...usos.map(({ tipo, usado, cota }) => ({ name: sayValue(language, 'usos', tipo), text: part(usado, cota) }))
  ]
}

export function factsOfArchive(
  { ligado, falhando, segundos }: Schemas['ArquivamentoDaSituacao'],
  say: Say,
  format: Format
): Fact[] {
  const since = segundos === null ? null : say('service.archive.since', { n: format.count(segundos) }, segundos)
  const state = falhando ? 'service.archive.failing' : ligado ? 'service.archive.on' : 'service.archive.off'
  return [{ name: say('service.archive'), text: [say(state), ligado ? since : null].filter(Boolean).join(', ') }]
}

export function factsOfBackups(
  { conhecidas, ultima_em, verificada_em, falhas, teste }: Schemas['CopiasDaSituacao'],
  say: Say,
  format: Format
): Fact[] {
  const when = (moment: string | null) => (moment ? format.moment(moment) : say('service.backup.never'))
  return [
    { name: say('service.backup'), text: conhecidas ? when(ultima_em) : say('service.backup.unknown') },
    { name: say('service.checked'), text: when(verificada_em) },
    { name: say('service.faults'), text: falhas === null ? '–' : format.count(falhas) },
    {
      name: say('service.test'),
      text: teste
        ? say(teste.bom ? 'service.test.good' : 'service.test.bad', { when: format.moment(teste.em) })
        : say('service.backup.never')
    }
  ]
}

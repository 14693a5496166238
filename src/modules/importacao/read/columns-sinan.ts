import { codeText } from '../../agravos/sinan/codes.ts'
import * as tables from '../../agravos/sinan/tables-of-codes.ts'
import { putAt } from './case-fields.ts'
import { digitsText } from './cell.ts'
import { laboratoryColumns } from './columns-laboratory.ts'
import { problemAt, refuse } from './draft.ts'
import { cnsColumn, dddColumn, maeColumn, telefoneColumn } from './identity.ts'
import { allUfs, ufOf } from './places.ts'
import { besideTo, type Column, coded, codeTo, dayTo, givenTo, nameTo, type Reader, textTo } from './readers.ts'

/** A sign that the form asks for, answered by yes or no. */
const sign = (name: string): Column => {
  const campo = `dados_especificos.${name}`
  const put = putAt(campo)
  const read = coded(tables.simNao, (draft, value) => {
    draft.signsAnswered = true
    put(draft, value)
  })
  return { campo, read }
}

const comorbidade = (name: string): Column => ({
  campo: 'dados_clinicos.comorbidades',
  read: coded(tables.simNao, (draft, value) => {
    if (value) draft.comorbidades.push(name)
  })
})

/** A sign of alarm. Some of them are also signs of the clinical data. */
const alarme = (name: string, isSign = true): Column => {
  const campo = isSign ? `dados_clinicos.sinais_sintomas.${name}` : 'dados_clinicos.sinais_alarme'
  const put = isSign ? putAt(campo) : () => undefined
  const read = coded(tables.simNao, (draft, value) => {
    draft.alarmesAnswered = true
    if (value) draft.alarmes.push(name)
    put(draft, value)
  })
  return { campo, read }
}

const provaLaco: Column = {
  campo: 'dados_especificos.prova_laco',
  read: coded(tables.simNao, (draft, value) => {
    draft.especificos.prova_laco ??= value ? 'positiva' : 'negativa'
  })
}

const putGestante = putAt('paciente.gestante')
const gestante: Column = {
  campo: 'paciente.gestante',
  read: coded(tables.gestantes, (draft, value) => {
    putGestante(draft, value !== 'nao')
    if (value !== 'nao') draft.especificos.trimestre_gestacional ??= value
  })
}

/** Reads the abbreviation of a state into the draft. */
const uf =
  (slot: 'uf' | 'ufNotificacao' | 'ufInfeccao'): Reader =>
  (text, draft, at) => {
    const found = ufOf(text)
    if (found === undefined) refuse(draft, at, text, 'field.enum', { values: allUfs })
    else draft[slot] ??= found
  }

/** Code 1 is Brazil, and 0 is no country. Other codes stay codes, because we have no names for them. */
const country = (text: string): string => {
  const code = codeText(text)
  return code === '0' ? '' : code === '1' ? 'Brasil' : code
}

const isAbroad = (text: string): boolean => /^(?!0*[01](?:[.,]0)?$)\d|^(?!bra[sz]il$)\p{L}/iu.test(text)

/** Gives postal codes of São Paulo the leading zero that a spreadsheet took away. Zeros alone say nothing. */
const cep = (text: string): string => {
  const digits = digitsText(text).replace(/^(\d{2})\.(\d{3})/, '$1$2')
  if (/^0+$/.test(digits)) return ''
  return (/^\d{7}$/.test(digits) ? `0${digits}` : digits).replace('-', '')
}

/** Gives codes of health units the leading zeros that a spreadsheet took away. */
const cnes = (text: string): string => {
  const digits = digitsText(text)
  if (/^0+$/.test(digits)) return ''
  return /^\d+$/.test(digits) ? digits.padStart(7, '0') : digits
}

const week =
  (slot: 'semanaNotificacao' | 'semanaSintomas'): Reader =>
  (text, draft) => {
    const digits = digitsText(text)
    if (/^\d{6}$/.test(digits)) draft[slot] = digits
  }

const passedOver =
  (codes: typeof tables.simNao, isPassed: boolean, key: 'row.not-individual' | 'row.marked-duplicate'): Reader =>
  (text, draft, at) => {
    if (codes.of(text) === isPassed) draft.skipped ??= problemAt(at, text, key)
  }

const disease: Column = {
  campo: 'tipo_agravo',
  read: (text, draft, at) => {
    draft.tipoGiven = true
    draft.tipo ??= tables.agravos.of(text) ?? null
    if (draft.tipo === null) refuse(draft, at, text, 'row.disease')
  }
}

const only = (read: Reader): Column => ({ campo: null, read })

/** The columns that fill a field of a case, by SINAN's short names. `names-sinan.ts` has the long ones. */
export const sinanColumns: Record<string, Column> = {
  TP_NOT: only(passedOver(tables.tiposDeNotificacao, false, 'row.not-individual')),
  NDUPLIC_N: only(passedOver(tables.duplicidades, true, 'row.marked-duplicate')),
  ID_AGRAVO: disease,
  NU_NOTIFIC: givenTo('numero_notificacao', 'numero'),
  DT_NOTIFIC: givenTo('data_notificacao', 'notificacao'),
  SEM_NOT: only(week('semanaNotificacao')),
  SG_UF_NOT: only(uf('ufNotificacao')),
  ID_MUNICIP: givenTo('municipio_notificacao', 'municipioNotificacao'),
  ID_UNIDADE: textTo('unidade_notificante.cnes', cnes),
  DT_SIN_PRI: givenTo('data_inicio_sintomas', 'sintomas'),
  SEM_PRI: only(week('semanaSintomas')),
  NM_PACIENT: nameTo('paciente.nome'),
  NM_MAE_PAC: maeColumn,
  ID_CNS_SUS: cnsColumn,
  DT_NASC: dayTo('paciente.data_nascimento'),
  NU_IDADE_N: givenTo('paciente.idade', 'idade'),
  CS_SEXO: codeTo('paciente.sexo', tables.sexos),
  CS_GESTANT: gestante,
  CS_RACA: codeTo('paciente.raca', tables.racas),
  CS_ESCOL_N: codeTo('paciente.escolaridade', tables.escolaridades),
  ID_OCUPA_N: textTo('paciente.ocupacao', digitsText),
  SG_UF: { campo: 'endereco.estado_residencia', read: uf('uf') },
  ID_MN_RESI: givenTo('endereco.municipio_residencia', 'municipio'),
  ID_PAIS: only((text, draft) => {
    draft.abroad = isAbroad(text)
  }),
  NM_BAIRRO: textTo('endereco.bairro'),
  NM_LOGRADO: textTo('endereco.logradouro'),
  NU_NUMERO: textTo('endereco.numero', digitsText),
  NU_CEP: textTo('endereco.cep', cep),
  NU_DDD_TEL: dddColumn,
  NU_TELEFON: telefoneColumn,
  CS_ZONA: codeTo('endereco.zona', tables.zonas),

  FEBRE: sign('febre'),
  MIALGIA: sign('mialgia'),
  CEFALEIA: sign('cefaleia'),
  EXANTEMA: sign('exantema'),
  NAUSEA: sign('nausea'),
  ARTRALGIA: sign('artralgia'),
  DOR_RETRO: sign('dor_retro_orbital'),
  PETEQUIA_N: sign('petequias'),
  PETEQUIAS: sign('petequias'),
  LACO: provaLaco,
  LACO_N: provaLaco,

  DIABETES: comorbidade('diabetes'),
  HEMATOLOG: comorbidade('doenca_hematologica'),
  HEPATOPAT: comorbidade('hepatopatia'),
  RENAL: comorbidade('doenca_renal_cronica'),
  HIPERTENSA: comorbidade('hipertensao_arterial'),
  ACIDO_PEPT: comorbidade('doenca_acido_peptica'),
  AUTO_IMUNE: comorbidade('doenca_autoimune'),

  ...laboratoryColumns,

  HOSPITALIZ: codeTo('hospitalizacao', tables.simNao),
  DT_INTERNA: dayTo('dados_clinicos.data_internacao'),
  COUFINF: { campo: 'estado_infeccao', read: uf('ufInfeccao') },
  COPAISINF: textTo('pais_infeccao', country),
  COMUNINF: givenTo('municipio_infeccao', 'municipioInfeccao'),
  CLASSI_FIN: givenTo('classificacao_final', 'classificacao'),
  CRITERIO: codeTo('criterio_confirmacao', tables.criterios),
  EVOLUCAO: codeTo('evolucao', tables.evolucoes),
  DT_OBITO: dayTo('data_obito'),
  DT_ENCERRA: dayTo('data_encerramento'),
  DT_INVEST: besideTo('data_investigacao'),
  DT_DIGITA: besideTo('data_digitacao'),

  ALRM_HIPOT: alarme('hipotensao', false),
  ALRM_PLAQ: alarme('queda_abrupta_plaquetas', false),
  ALRM_VOM: alarme('vomito_persistente'),
  ALRM_SANG: alarme('sangramento_mucosa'),
  ALRM_HEMAT: alarme('aumento_hematocrito', false),
  ALRM_ABDOM: alarme('dor_abdominal'),
  ALRM_LETAR: alarme('letargia'),
  ALRM_HEPAT: alarme('hepatomegalia'),
  ALRM_LIQ: alarme('acumulo_liquidos')
}

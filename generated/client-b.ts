// DO NOT EDIT: made from openapi/ by `make generate`.
import type { Started } from '../src/client/started.ts'

export type Abrangencia = "pais" | "uf" | "municipio"

export interface Agendamento {
    /** Kind of area: country, state or municipality. */
    abrangencia: Abrangencia;
    /** UF, IBGE's code of seven digits, or null for the country. */
    codigo: string | null;
    /** When it was created. */
    criado_em: Momento;
    /** Ids of the accounts that get the mail; a recipient who is neither owner nor administrator sees only their own id. */
    destinatarios: number[];
    /** Who set it up. */
    dono_id: number;
    /** Format of the file. */
    formato: FormatoRelatorio;
    /** Id of the record. */
    id: string;
    /** Language of the text. */
    idioma: IdiomaRelatorio;
    /** Name of the place. */
    lugar: string;
    /** How often it is made. */
    periodicidade: Periodicidade;
    /**
     * Format: date-time
     * When the next report is made.
     */
    proximo_em: string;
    /** The text of the first page of every issue. */
    texto: string | null;
    tipo: TipoRelatorio;
    /** Disease of the case. */
    tipo_agravo: CodigoAgravo;
    /**
     * Format: date-time
     * When the latest report was asked for.
     */
    ultimo_em: string | null;
}

/** A page of schedules in the generic wrapper. */
export interface AgendamentoLista {
    /** What was asked for. */
    data: Agendamento[];
    links: ListaLinks;
    meta: Meta;
    /** Number of this page, from 1. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The most items that a page holds. */
    size: number;
    /** How many there are in all. */
    total: number;
}

export interface AgendamentoNovo {
    /** Kind of area: country, state or municipality. */
    abrangencia: Abrangencia;
    codigo?: CodigoDoLugar;
    /** Ids of the accounts that get the mail; only the caller when it is left out. */
    destinatarios?: number[];
    /** Format of the file; pdf when left out. */
    formato?: FormatoRelatorio;
    /** Language of the report; that of the request when left out. */
    idioma?: IdiomaRelatorio;
    /** How often it is made. */
    periodicidade: Periodicidade;
    /** Plain text for the first page of every issue, such as where to turn to; bounded as for a single report. */
    texto?: TextoRelatorio;
    tipo: TipoRelatorio;
    /** Disease of the case. */
    tipo_agravo: CodigoAgravo;
}

export interface AgendamentoUnico {
    /** What was asked for. */
    data: Agendamento;
    meta: Meta;
}

export interface Ajuste {
    /** Name. */
    nome: string;
    /** Null where it is not given and has no default. */
    valor: string | null;
}

export interface Alerta {
    /**
     * Kind of area: country, state or municipality.
     * @enum {string}
     */
    abrangencia: "pais" | "uf" | "municipio";
    /** Upper limit of the alert channel in this week. */
    canal_limite: Numero;
    /** Mean of the alert channel in this week. */
    canal_media: Numero;
    /** Cases of the newest week that are known. */
    casos: number | null;
    /** `BR`, the two letters of a state, or the seven digits of IBGE's code. */
    codigo: string;
    /** Estimates of the last 12 weeks, the oldest first; empty where they are hidden or unknown. */
    curva: number[];
    /** Estimated cases, corrected for the delay of typing. */
    estimativa: Numero;
    /** Upper end of the 95 % interval of the estimate. */
    estimativa_maxima: Numero;
    /** Lower end of the 95 % interval of the estimate. */
    estimativa_minima: Numero;
    /** Of the centre of a municipality. */
    latitude?: number;
    /** Of the centre of a municipality. */
    longitude?: number;
    motivo: SemNivel;
    nivel: NivelOuNada;
    /** Name. */
    nome: string;
    /** Probability that Rt is above 1, from 0 to 1. */
    prob_rt_acima_de_1: Numero;
    /** How many cases one case leads to (Rt). */
    rt: Numero;
    /** Upper end of the 95 % interval of Rt. */
    rt_maximo: Numero;
    /** Lower end of the 95 % interval of Rt. */
    rt_minimo: Numero;
    suprimido?: Suprimido;
    /** State code (UF); null for the country. */
    uf: string | null;
}

export interface Alertas {
    /** Levels of this list. */
    alertas: Alerta[];
    /** The computation; null where there is none. */
    rodada: RodadaDeAlertas | null;
    /** Disease of the case. */
    tipo_agravo: CodigoAgravo;
}

export type Ambiente = "development" | "sandbox" | "staging" | "production"

export interface AnexarArquivoBody {
    /**
     * Format: binary
     * The file.
     */
    arquivo: Blob;
    /** Description in words. */
    descricao?: string;
    /** Kind. Default: `outro`. */
    tipo?: AnexoTipo;
}

export interface Anexo {
    /** Description in words. */
    descricao?: string | null;
    /** Who attached it; null when that is not known. */
    enviado_por?: {
        /** Null once that account is removed. */
        id: number | null;
        /** Name of the account, as it was then. It stays when that account is removed. */
        nome: string;
    } | null;
    /** Id of the record. */
    id: Id;
    /** Name. */
    nome: string;
    /** Size in bytes, as it is kept. */
    tamanho: number;
    /** Kind. */
    tipo: AnexoTipo;
    /** When it was attached. */
    uploaded_at: Momento;
    /** Address. */
    url: string;
}

/** All attachments of a case. */
export interface AnexoLista {
    /** The attachments, oldest first. */
    data: Anexo[];
    meta: Meta;
    /** How many there are. */
    total: number;
}

export type AnexoTipo = "exame" | "notificacao" | "outro"

/** How the database copies its log, without which nothing after the last backup can be restored. */
export interface ArquivamentoDaSituacao {
    /** Whether the last try to copy a part of it has failed. */
    falhando: boolean;
    /** Whether the database copies its log: `archive_mode` is not `off`. */
    ligado: boolean;
    /** Seconds since a part was copied, or since the statistics began; null where that is not known. */
    segundos: number | null;
}

export interface AuditoriaItem {
    /** What was done. */
    acao: string;
    /** Id of what it was done to. */
    alvo_id: number | null;
    /** Kind of record that it happened to; new kinds may be added. */
    alvo_tipo: string;
    /** The account that did it; null without a token. */
    ator_id: number | null;
    /** Details of what was done. */
    detalhes: {
        [key: string]: unknown;
    };
    /** When it was. */
    em: Momento;
    /** Id of the record. */
    id: number;
    /** Address from which it came. */
    ip: Texto;
    /** Id of the request. */
    requisicao: Texto;
}

export interface AuditoriaLista {
    /** Items of this page. */
    items: AuditoriaItem[];
    links: ListaLinks;
    meta: ListaMeta;
    /** Number of this page, from 1. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The most items that a page holds. */
    size: number;
    /** How many there are in all. */
    total: number;
}

export interface AvisoDeLinha {
    /** The warning in words. */
    aviso: string;
    /** Name of the field. */
    campo: string | null;
    codigo?: CodigoDeAviso;
    /** Line of the file or row of the sheet. */
    linha: number;
    /** Number of the notification. */
    numero_notificacao: string | null;
    /** The value as it was sent. */
    valor: string | null;
}

export interface CartaTeste {
    /** What was asked for. */
    data: {
        /** Whether the mail server or the disk has taken the letter. */
        enviada: boolean;
        /**
         * `arquivo` where the service has no mail server.
         * @enum {string}
         */
        meio: "smtp" | "arquivo";
        /** Whom it was sent to. */
        para: string;
        /** What the mail server said against it, without addresses. */
        problema: string | null;
    };
    meta: Meta;
}

export interface CasoCriado {
    /** When it was created. */
    criado_em: Momento;
    /** Id of the record. */
    id: Id;
    /** Sentence for people. */
    mensagem: string;
    /** Number of the notification. */
    numero_notificacao: string;
    /** Older cases of the same disease and time whose patient may be the same, for callers who hold `agravos.identificar`; missing where there are none. */
    possiveis_duplicidades?: PossivelDuplicidade[];
    /** State in which it is. */
    status: CasoStatus;
    /** Disease of the case. */
    tipo_agravo: CodigoAgravo;
}

export interface CasoCriar {
    /** Neighbourhood of the residence. */
    bairro_residencia?: string | null;
    /** Final classification of the case; null while it is open. */
    classificacao_final?: ClassificacaoFinal;
    /** Classification at the notification. */
    classificacao_inicial?: Rotulo50;
    /** By what the classification was reached. */
    criterio_confirmacao?: Criterio;
    /** Clinical data. */
    dados_clinicos?: DadosClinicos;
    dados_especificos?: DadosEspecificos;
    /** Laboratory data. */
    dados_laboratoriais?: DadosLaboratoriais;
    data_digitacao?: DiaDaDigitacao;
    /** Day on which the investigation was closed; null while it is open. */
    data_encerramento?: DataOuNulo;
    /**
     * Format: date
     * Day of the first symptoms.
     */
    data_inicio_sintomas: string;
    data_investigacao?: DiaDaInvestigacao;
    data_notificacao: DiaInformado;
    /** Day of death. */
    data_obito?: DataOuNulo;
    endereco?: EnderecoCriar;
    /** State where the infection probably happened. */
    estado_infeccao?: string | null;
    estado_residencia: UF;
    /** Outcome of the case; null while it is not known. */
    evolucao?: Evolucao;
    /** Whether the patient was admitted to hospital. */
    hospitalizacao?: boolean;
    /** What the investigation found. */
    investigacao?: Investigacao;
    /** Municipality where the infection probably happened. */
    municipio_infeccao?: string | null;
    municipio_notificacao?: MunicipioDeNotificacao;
    /** Name of a municipality of the state, or its IBGE code. */
    municipio_residencia: string;
    /** Number of the notification. */
    numero_notificacao: string;
    paciente?: PacienteCriar;
    paciente_cns?: Cns;
    paciente_data_nascimento?: Nascimento;
    /** Schooling of the patient. */
    paciente_escolaridade?: Escolaridade;
    /** Whether the patient is pregnant. */
    paciente_gestante?: SimNao;
    /** Name of the patient; it is stored encrypted and shown as initials. */
    paciente_nome: string;
    paciente_nome_mae?: NomeMae;
    /** Race or colour as the patient says it. */
    paciente_raca?: Raca;
    /** Sex of the patient: M, F, or I where it is not known. */
    paciente_sexo?: Sexo;
    paciente_telefone?: TelefonePaciente;
    /** Country where the infection probably happened. */
    pais_infeccao?: string | null;
    /** Disease of the case. */
    tipo_agravo: CodigoAgravo;
    /** Health unit that notified the case. */
    unidade_notificante?: UnidadeNotificante;
    /** Area of the residence. */
    zona_residencia?: Zona;
}

export interface CasoDetalhe {
    /** Only with `include=anexos`. */
    anexos?: Anexo[];
    /** When it was last changed. */
    atualizado_em: Momento;
    /** Final classification of the case; null while it is open. */
    classificacao_final: ClassificacaoFinal;
    /** Classification at the notification. */
    classificacao_inicial: Texto;
    /** When it was created. */
    criado_em: Momento;
    /** By what the classification was reached. */
    criterio_confirmacao: Criterio;
    dados_clinicos: DadosClinicosDoCaso;
    dados_especificos: DadosEspecificosDoCaso;
    dados_laboratoriais: DadosLaboratoriaisDoCaso;
    data_digitacao: DiaDaDigitacao;
    /** Day on which the investigation was closed; null while it is open. */
    data_encerramento: DataOuNulo;
    /**
     * Format: date
     * Day of the first symptoms.
     */
    data_inicio_sintomas: string;
    data_investigacao: DiaDaInvestigacao;
    data_notificacao: DiaDeNotificacao;
    /** Day of death. */
    data_obito: DataOuNulo;
    /** Residence of the patient. */
    endereco: {
        /** Neighbourhood of the residence. */
        bairro: Texto;
        /** Shown as stored to callers who hold `agravos.editar`; others see its first five digits. */
        cep: string | null;
        estado_residencia: UF;
        /** Shown as stored to callers who hold `agravos.editar`; others see it rounded to three decimals. */
        latitude: number | null;
        /** Shown as stored to callers who hold `agravos.editar`; others see `***` when it is known. */
        logradouro: string | null;
        /** Shown as stored to callers who hold `agravos.editar`; others see it rounded to three decimals. */
        longitude: number | null;
        /** Municipality of residence. */
        municipio_residencia: string;
        /** Shown as stored to callers who hold `agravos.editar`; others see `***` when it is known. */
        numero: string | null;
        /** Urban, rural or peri-urban area of the residence. */
        zona: Zona;
    };
    /** State where the infection probably happened. */
    estado_infeccao: Texto;
    /** Outcome of the case; null while it is not known. */
    evolucao: Evolucao;
    /** The latest 100 entries, newest first. */
    historico: HistoricoItem[];
    /** Whether the patient was admitted to hospital. */
    hospitalizacao: boolean;
    /** Id of the record. */
    id: Id;
    investigacao: InvestigacaoDoCaso;
    /** Municipality where the infection probably happened. */
    municipio_infeccao: Texto;
    municipio_notificacao: MunicipioDeNotificacao;
    /** Number of the notification. */
    numero_notificacao: string;
    /** The patient; of the name only initials are shown. */
    paciente: {
        /** Schooling. */
        escolaridade: Escolaridade;
        /** Whether the patient is pregnant. */
        gestante: SimNao;
        /** Whole years at the first symptoms. */
        idade: number | null;
        /** Initials of the patient's name; null for a case from a file without names. */
        nome: string | null;
        /** Occupation. */
        ocupacao: Texto;
        /** Race or colour as the patient says it. */
        raca: Raca;
        /** Sex: M, F, or I where it is not known. */
        sexo: Sexo;
    };
    /** Country where the infection probably happened. */
    pais_infeccao: Texto;
    /** State in which it is. */
    status: CasoStatus;
    /** Disease of the case. */
    tipo_agravo: CodigoAgravo;
    /** Health unit that notified the case. */
    unidade_notificante: {
        /** Number of the health unit in the national register (CNES). */
        cnes: Texto;
        /** Name. */
        nome: Texto;
        /** Who answers for the case or the unit. */
        responsavel: Texto;
        /** Telephone number. */
        telefone: Texto;
    };
}

export interface CasoEditado {
    /** When it was last changed. */
    atualizado_em: Momento;
    /** The fields that changed, under the names by which they were sent. */
    campos_alterados: string[];
    /** Id of the record. */
    id: Id;
    /** Sentence for people, in the language of the request. */
    message: string;
}

export interface CasoEditar {
    /** Read-only and ignored. */
    anexos?: unknown[];
    /** Read-only and ignored. */
    atualizado_em?: string;
    /** Neighbourhood of the residence. */
    bairro_residencia?: string | null;
    /** Final classification of the case; null while it is open. */
    classificacao_final?: ClassificacaoFinal;
    /** Classification at the notification. */
    classificacao_inicial?: Rotulo50;
    /**
     * Format: date-time
     * Read-only; when it is sent, it must have the value that the detail shows.
     */
    criado_em?: string;
    /** By what the classification was reached. */
    criterio_confirmacao?: Criterio;
    /** Clinical data. */
    dados_clinicos?: DadosClinicos;
    dados_especificos?: DadosEspecificos;
    /** Laboratory data. */
    dados_laboratoriais?: DadosLaboratoriais;
    data_digitacao?: DiaDaDigitacao;
    /** Day on which the investigation was closed; null while it is open. */
    data_encerramento?: DataOuNulo;
    /**
     * Format: date
     * Day of the first symptoms.
     */
    data_inicio_sintomas?: string;
    data_investigacao?: DiaDaInvestigacao;
    data_notificacao?: DiaInformado;
    /** Day of death. */
    data_obito?: DataOuNulo;
    endereco?: EnderecoEditar;
    /** State where the infection probably happened. */
    estado_infeccao?: string | null;
    estado_residencia?: UF;
    /** Outcome of the case; null while it is not known. */
    evolucao?: Evolucao;
    /** Read-only and ignored. */
    historico?: unknown[];
    /** Whether the patient was admitted to hospital. */
    hospitalizacao?: boolean;
    /** Read-only; when it is sent, it must have the value that the detail shows. */
    id?: number;
    /** What the investigation found. */
    investigacao?: Investigacao;
    /** Municipality where the infection probably happened. */
    municipio_infeccao?: string | null;
    municipio_notificacao?: MunicipioDeNotificacao;
    /** Name of a municipality of the state, or its IBGE code. */
    municipio_residencia?: string;
    /** Number of the notification. */
    numero_notificacao?: string;
    paciente?: PacienteEditar;
    paciente_cns?: Cns;
    paciente_data_nascimento?: Nascimento;
    /** Schooling of the patient. */
    paciente_escolaridade?: Escolaridade;
    /** Whether the patient is pregnant. */
    paciente_gestante?: SimNao;
    /** Name of the patient; it is stored encrypted and shown as initials. */
    paciente_nome?: string;
    paciente_nome_mae?: NomeMae;
    /** Race or colour as the patient says it. */
    paciente_raca?: Raca;
    /** Sex of the patient: M, F, or I where it is not known. */
    paciente_sexo?: Sexo;
    paciente_telefone?: TelefonePaciente;
    /** Country where the infection probably happened. */
    pais_infeccao?: string | null;
    /** Read-only; when it is sent, it must have the value that the detail shows. */
    status?: string;
    /** Disease of the case. */
    tipo_agravo?: CodigoAgravo;
    /** Health unit that notified the case. */
    unidade_notificante?: UnidadeNotificante;
    /** Area of the residence. */
    zona_residencia?: Zona;
}

export interface CasoEstatisticas {
    /** Only with `canal`: how the channel of the series was made. */
    canal?: {
        /** The years that it looks at, of all items together. */
        anos: number[];
        /** Years that were to be left out and have cases. */
        excluidos: number[];
        /** Years that are left out because fewer than 80 % of their weeks or months have cases in the country. */
        incompletos: number[];
        /**
         * What the channel counts.
         * @enum {string}
         */
        medida: "total" | "provaveis" | "incidencia";
        /**
         * How the channel is computed.
         * @enum {string}
         */
        metodo: "ministerio" | "quartis" | "media_dp";
    };
    /** Only with `comparar`. */
    comparacoes?: {
        /** The same period a year before. */
        ano_anterior?: Comparacao;
        /** The period before, of the same length. */
        anterior?: Comparacao;
    };
    /** Cases admitted to hospital. */
    hospitalizados: number | null;
    /** Probable cases of the period per 100,000 inhabitants, with two decimals. The population is that of `/api/v1/agravos/casos/estatisticas/series`. */
    incidencia_provaveis: number | null;
    indicadores?: IndicadoresCasos;
    /** Deaths in percent of the probable cases, with two decimals; 0 when there are none. */
    letalidade: number | null;
    /** Deaths in percent of the cases of dengue with warning signs and of severe dengue, with two decimals; null when there are none of these, as with other diseases. It is over 100 where deaths are classified otherwise. */
    letalidade_graves: number | null;
    /** Deaths from the disease. */
    obitos: number | null;
    /** First and last day that are meant. */
    periodo: {
        /**
         * Format: date
         * Last day.
         */
        fim: string;
        /**
         * Format: date
         * First day.
         */
        inicio: string;
    };
    /** Cases by classification. */
    por_classificacao: {
        /** Confirmed cases. */
        confirmado: number | null;
        /** Discarded cases. */
        descartado: number | null;
    };
    provaveis: Provaveis;
    /** Only with `agregacao`. It has every day, week or month of the period, even those without cases. */
    serie?: {
        /** Only with `anos_anteriores`: the cases, or what `medida` says, of the same week or month one year before, two years before and so on; of one that the period cuts, of the same days. Null when that year has no week of this number (53), or when the number is hidden. */
        anos_anteriores?: (number | null)[];
        /** Only with `canal`; null where fewer than three former years have this week or month, or when one of them is hidden. */
        canal?: {
            /** Median or mean. */
            centro: number;
            /** First quartile, or mean less 1.96 or two standard deviations. */
            inferior: number;
            /** Third quartile, or mean and 1.96 or two standard deviations; more is an alert. */
            superior: number;
        } | null;
        /** Confirmed cases. */
        confirmados?: number | null;
        /** Discarded cases. */
        descartados?: number | null;
        /**
         * Format: date
         * Last day that is counted.
         */
        fim: string;
        /** Cases admitted to hospital. */
        hospitalizados?: number | null;
        /**
         * Format: date
         * First day of the period that is counted.
         */
        inicio: string;
        /** Deaths from the disease. */
        obitos?: number | null;
        /** A day (2024-03-01), an epidemiological week (202409) or a month (2024-03). */
        periodo: string;
        suprimido?: Suprimido;
        /** How many there are in all. */
        total?: number | null;
        /** Only with `medida`: what it says of this item; null when it is hidden. */
        valor?: number | null;
    }[];
    suprimido?: Suprimido;
    /** Share of cases admitted to hospital, in percent. */
    taxa_hospitalizacao: number | null;
    /** Share of cases that ended in death, in percent. */
    taxa_obito: number | null;
    /** How many there are in all. */
    total: number | null;
}

export interface CasoExportar {
    /** Columns of the file, in this order; all columns when left out, and new ones come last. The lists `lista_sinais_alarme` and `comorbidades` are one cell with ` | ` between the items, or a JSON array where an item could be mistaken. `municipio_infeccao_codigo` is the IBGE code of a place of infection that is a known municipality. A dbf always has the same columns, and takes no `campos`. */
    campos?: ("id" | "tipo_agravo" | "numero_notificacao" | "data_notificacao" | "data_inicio_sintomas" | "status" | "paciente_nome" | "idade" | "sexo" | "gestante" | "raca" | "escolaridade" | "ocupacao" | "municipio_residencia" | "municipio_codigo" | "estado_residencia" | "bairro" | "zona" | "classificacao_final" | "criterio_confirmacao" | "evolucao" | "hospitalizacao" | "febre" | "mialgia" | "cefaleia" | "exantema" | "nausea" | "dor_retro_orbital" | "artralgia" | "petequias" | "sinais_alarme" | "prova_laco" | "trimestre_gestacional" | "municipio_infeccao" | "estado_infeccao" | "pais_infeccao" | "classificacao_inicial" | "ns1" | "igm" | "pcr" | "isolamento_viral" | "plaquetas" | "hematocrito" | "sorotipo" | "data_coleta_ns1" | "data_coleta_igm" | "data_coleta_pcr" | "data_coleta_isolamento_viral" | "data_encerramento" | "data_obito" | "data_investigacao" | "data_digitacao" | "municipio_notificacao" | "unidade_nome" | "unidade_cnes" | "criado_em" | "atualizado_em" | "dor_abdominal" | "vomito_persistente" | "hepatomegalia" | "sangramento_mucosa" | "letargia" | "acumulo_liquidos" | "lista_sinais_alarme" | "comorbidades" | "data_internacao" | "uti" | "viagem_recente" | "contato_casos_similares" | "municipio_infeccao_codigo")[];
    filtros?: CasoFiltro;
    /** Format of the file. */
    formato: FormatoPlanilha;
    separador?: Separador;
}

/** Either one condition (`campo`, `operador`, `valor`), or nested conditions in a list under `and` or `or`, or fields with plain values. When there are several keys, all of them must hold. */
export interface CasoFiltro {
    /** Disease of the case. */
    agravo_codigo?: CodigoAgravo;
    /** Conditions that must all hold. */
    and?: CasoFiltroAninhado[];
    /** A field that the list of cases filters by. */
    campo?: string;
    /** Final classification of the case. */
    classificacao?: string | null;
    /**
     * Format: date
     * Notified on or before this date.
     */
    data_fim?: string;
    /**
     * Format: date
     * Notified on or after this date.
     */
    data_inicio?: string;
    /**
     * Format: date
     * The same as `data_fim`.
     */
    data_notificacao_fim?: string;
    /**
     * Format: date
     * The same as `data_inicio`.
     */
    data_notificacao_inicio?: string;
    /** State code (UF). */
    estado?: string;
    /** Outcome of the case; null while it is not known. */
    evolucao?: string | null;
    /** Whether the patient was admitted to hospital. */
    hospitalizacao?: boolean;
    /** Municipality, by name or IBGE code. */
    municipio?: string;
    /** How field and value are compared. */
    operador?: Operador;
    /** Conditions of which one must hold. */
    or?: CasoFiltroAninhado[];
    situacao?: Situacao;
    /** State in which it is. */
    status?: CasoStatus;
    /** Disease of the case. */
    tipo_agravo?: CodigoAgravo;
    /** A value of the field's type. With `in` it is a list, or a text of values separated by commas. */
    valor?: string | number | boolean | null | (string | number | boolean | null)[];
}

/** Either one condition (`campo`, `operador`, `valor`), or nested conditions in a list under `and` or `or`, or fields with plain values. When there are several keys, all of them must hold. */
export interface CasoFiltroAninhado {
    /** Disease of the case. */
    agravo_codigo?: CodigoAgravo;
    /** Conditions that must all hold. */
    and?: CasoFiltroProfundo[];
    /** A field that the list of cases filters by. */
    campo?: string;
    /** Final classification of the case. */
    classificacao?: string | null;
    /**
     * Format: date
     * Notified on or before this date.
     */
    data_fim?: string;
    /**
     * Format: date
     * Notified on or after this date.
     */
    data_inicio?: string;
    /**
     * Format: date
     * The same as `data_fim`.
     */
    data_notificacao_fim?: string;
    /**
     * Format: date
     * The same as `data_inicio`.
     */
    data_notificacao_inicio?: string;
    /** State code (UF). */
    estado?: string;
    /** Outcome of the case; null while it is not known. */
    evolucao?: string | null;
    /** Whether the patient was admitted to hospital. */
    hospitalizacao?: boolean;
    /** Municipality, by name or IBGE code. */
    municipio?: string;
    /** How field and value are compared. */
    operador?: Operador;
    /** Conditions of which one must hold. */
    or?: CasoFiltroProfundo[];
    situacao?: Situacao;
    /** State in which it is. */
    status?: CasoStatus;
    /** Disease of the case. */
    tipo_agravo?: CodigoAgravo;
    /** A value of the field's type. With `in` it is a list, or a text of values separated by commas. */
    valor?: string | number | boolean | null | (string | number | boolean | null)[];
}

/** Either one condition (`campo`, `operador`, `valor`), or nested conditions in a list under `and` or `or`, or fields with plain values. When there are several keys, all of them must hold. */
export interface CasoFiltroProfundo {
    /** Disease of the case. */
    agravo_codigo?: CodigoAgravo;
    /** Conditions that must all hold. */
    and?: {
        [key: string]: unknown;
    }[];
    /** A field that the list of cases filters by. */
    campo?: string;
    /** Final classification of the case. */
    classificacao?: string | null;
    /**
     * Format: date
     * Notified on or before this date.
     */
    data_fim?: string;
    /**
     * Format: date
     * Notified on or after this date.
     */
    data_inicio?: string;
    /**
     * Format: date
     * The same as `data_fim`.
     */
    data_notificacao_fim?: string;
    /**
     * Format: date
     * The same as `data_inicio`.
     */
    data_notificacao_inicio?: string;
    /** State code (UF). */
    estado?: string;
    /** Outcome of the case; null while it is not known. */
    evolucao?: string | null;
    /** Whether the patient was admitted to hospital. */
    hospitalizacao?: boolean;
    /** Municipality, by name or IBGE code. */
    municipio?: string;
    /** How field and value are compared. */
    operador?: Operador;
    /** Conditions of which one must hold. */
    or?: {
        [key: string]: unknown;
    }[];
    situacao?: Situacao;
    /** State in which it is. */
    status?: CasoStatus;
    /** Disease of the case. */
    tipo_agravo?: CodigoAgravo;
    /** A value of the field's type. With `in` it is a list, or a text of values separated by commas. */
    valor?: string | number | boolean | null | (string | number | boolean | null)[];
}

export interface CasoItem {
    /** When it was last changed. */
    atualizado_em: Momento;
    /** Final classification of the case; null while it is open. */
    classificacao_final: ClassificacaoFinal;
    /** When it was created. */
    criado_em: Momento;
    /** By what the classification was reached. */
    criterio_confirmacao: Criterio;
    dados_especificos: DadosEspecificosDoCaso;
    /**
     * Format: date
     * Day of the first symptoms.
     */
    data_inicio_sintomas: string;
    data_notificacao: DiaDeNotificacao;
    /** Residence of the patient. */
    endereco: {
        /** Neighbourhood of the residence. */
        bairro: Texto;
        estado_residencia: UF;
        /** Municipality of residence. */
        municipio_residencia: string;
        /** Urban, rural or peri-urban area of the residence. */
        zona: Zona;
    };
    /** Outcome of the case; null while it is not known. */
    evolucao: Evolucao;
    /** Whether the patient was admitted to hospital. */
    hospitalizacao: boolean;
    /** Id of the record. */
    id: Id;
    /** Number of the notification. */
    numero_notificacao: string;
    /** The patient; of the name only initials are shown. */
    paciente: {
        /** Whether the patient is pregnant. */
        gestante: SimNao;
        /** Whole years at the first symptoms. */
        idade: number | null;
        /** Initials of the patient's name; null for a case from a file without names. */
        nome: string | null;
        /** Sex: M, F, or I where it is not known. */
        sexo: Sexo;
    };
    /** Disease of the case. */
    tipo_agravo: CodigoAgravo;
    /** Health unit that notified the case. */
    unidade_notificante: {
        /** Number of the health unit in the national register (CNES). */
        cnes: Texto;
        /** Name. */
        nome: Texto;
    };
}

export interface CasoLista {
    links: ListaLinks;
    meta: ListaMeta;
    /** Number of this page, from 1. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The most items that a page holds. */
    size: number;
    /** Items of this list. */
    tipos: CasoItem[];
    /** How many there are in all. */
    total: number;
}

export type CasoStatus = "em_investigacao" | "encerrado"

export interface CasosEmLote {
    /**
     * What is to be done with them.
     * @enum {string}
     */
    acao: "encerrar" | "transferir";
    /** Ids of the cases. */
    casos: Id[];
    /** With `encerrar`, and only then. Fields that are left out stay as they are. */
    encerramento?: {
        /** Final classification of the case; null while it is open. */
        classificacao_final?: ClassificacaoFinal;
        /** By what the classification was reached. */
        criterio_confirmacao?: Criterio;
        /**
         * Format: date
         * Day on which the investigation was closed; null while it is open.
         */
        data_encerramento: string;
        /** Outcome of the case; null while it is not known. */
        evolucao?: Evolucao;
    };
    /** With `transferir`, and only then: the account that becomes responsible. It must be active. */
    para?: Id;
}

export interface Chave {
    /** When it was created. */
    criado_em: Momento;
    /** Whose key it is. */
    dono: {
        /** Id of the record. */
        id: Id;
        /** Name. */
        nome: string;
    };
    /** When it expires. */
    expira_em: Momento;
    /** Id of the record. */
    id: Id;
    /** The addresses and networks from which it is accepted; empty for all. */
    ips: string[];
    /** Name. */
    nome: string;
    /** Names of the permissions that it was given. Those that its owner does not hold are not in force. */
    permissoes: string[];
    /** When it was revoked; null while it works. */
    revogado_em: MomentoOuNulo;
    /**
     * What has become of it.
     * @enum {string}
     */
    situacao: "ativa" | "expirada" | "revogada";
    territorios: TerritoriosResposta;
    /** The first and the last four characters after `sik_`, by which a key is recognised. */
    trecho: string;
    /**
     * Format: date-time
     * When it was last used, to the minute; null while it never was.
     */
    ultimo_uso_em: string | null;
}

export interface ChaveCriada {
    /** Name, or the key that was made. */
    chave: Chave;
    /** Sentence for people, in the language of the request. */
    message: string;
    /** The key itself: `sik_` and 40 characters, of which the last six are a checksum. */
    segredo: string;
}

export interface ChaveCriar {
    /** Addresses (IPv4 or IPv6), and networks such as `203.0.113.0/24`. */
    ips?: string[];
    /** What the key is for. The audit trail names it beside what the key does. */
    nome: string;
    /** Names of permissions; `admin` cannot be given. */
    permissoes: string[];
    /** The places whose cases the key reaches. None may occur twice. */
    territorios?: TerritorioInformado[];
    /** After how many days it expires. */
    validade_dias: number;
}

export interface ChaveLista {
    /** Items of this page. */
    items: Chave[];
    links: ListaLinks;
    meta: ListaMeta;
    /** Number of this page, from 1. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The most items that a page holds. */
    size: number;
    /** How many there are in all. */
    total: number;
}

export type ClassificacaoFinal = ("dengue_sem_sinais_alarme" | "dengue_com_sinais_alarme" | "dengue_grave" | "confirmado" | "descartado" | "inconclusivo" | "em_investigacao" | "dengue_classico" | "dengue_com_complicacoes" | "febre_hemorragica_dengue" | "sindrome_choque_dengue") | null

/** Number of the national health card (CNS): 15 digits with the right check digit, also in groups as on the card. It is sealed and leaves only through the identity. */
export type Cns = string | null

export type Codigo = string

export type CodigoAgravo = "dengue" | "zika" | "chikungunya"

/** Only of some warnings. AMBIGUOUS_CASE: the row may be any of several cases that another kind of file has brought, and was not written. OTHER_NUMBER: its case is there under a number of another kind of file, with other data. */
export type CodigoDeAviso = "AMBIGUOUS_CASE" | "OTHER_NUMBER"

/** With `uf` the state code, such as PE. With `municipio` IBGE's code of the municipality, with or without its check digit. Not with `pais`. */
export type CodigoDoLugar = string

/** What agrees: the name, the birth date, the mother's name or the card; `_parecido` where names only sound or look alike, `_trocado` where first and last name are swapped, `_trocada` where day and month are. */
export type Coincidencia = "nome" | "nome_parecido" | "nome_trocado" | "data_nascimento" | "data_nascimento_trocada" | "nome_mae" | "nome_mae_parecido" | "cns"

export interface Comparacao {
    /** Confirmed cases. */
    confirmados: number | null;
    /** Discarded cases. */
    descartados: number | null;
    /** Cases admitted to hospital. */
    hospitalizados: number | null;
    /** Deaths from the disease. */
    obitos: number | null;
    /** The earlier period. */
    periodo: {
        /**
         * Format: date
         * Last day.
         */
        fim: string;
        /**
         * Format: date
         * First day.
         */
        inicio: string;
    };
    provaveis: Provaveis;
    suprimido?: Suprimido;
    /** How many there are in all. */
    total: number | null;
    /** From the earlier period to the one that was asked for. */
    variacao: {
        confirmados: Variacao;
        descartados: Variacao;
        hospitalizados: Variacao;
        obitos: Variacao;
        provaveis: Variacao;
        total: Variacao;
    };
}

export interface ConfirmarEmail {
    token: TokenDeMail;
}

export interface ConsultaLenta {
    /** How often it ran. */
    chamadas: number;
    /** Text of the statement, without values. */
    consulta: string;
    /** Milliseconds on average. */
    media_ms: number;
    /** Milliseconds in all. */
    total_ms: number;
}

export interface ConsultarUsuarioQuery {
    /** Comma-separated list of `grupos`, `permissoes`, `historico`. */
    include: ("grupos" | "permissoes" | "historico")[];
}

export interface ContaBloqueada {
    /** Email address. */
    email: string;
    /** Id of the record. */
    id: number;
    /** Name. */
    nome: string;
}

export type Contagem = number

export interface Convite {
    /** When it was accepted; null until then. */
    aceito_em: MomentoOuNulo;
    /** Who invites. */
    convidado_por: {
        /** Id of the record. */
        id: Id;
        /** Name. */
        nome: string;
    };
    /** When it was created. */
    criado_em: Momento;
    /** Email address. */
    email: string;
    /**
     * Format: date-time
     * When it was mailed; null while it waits, and where the link was handed over.
     */
    enviado_em: string | null;
    /** When it expires. */
    expira_em: Momento;
    /** Groups of the account. */
    grupos: GrupoResumo[];
    /** Id of the record. */
    id: Id;
    /** Name. */
    nome: string;
    /** Permissions that were given. */
    permissoes: PermissaoRegistroResposta[];
    /**
     * What has become of it.
     * @enum {string}
     */
    situacao: "pendente" | "aceito" | "expirado";
    territorios: TerritoriosResposta;
    /** The account that was made of it; null while it is not accepted. */
    usuario_id: number | null;
}

export interface ConviteAceitar {
    senha: SenhaNova;
    /** The token of the link, which follows `#convite=`. */
    token: string;
}

export interface ConviteCriado {
    /** The invitation. */
    convite: Convite;
    /** The link to hand over, where the service has no mail server; null where it is mailed. */
    link: string | null;
    /** Sentence for people, in the language of the request. */
    message: string;
}

export interface ConviteCriar {
    /** Email address. */
    email: Email;
    /** Groups of the account. */
    grupos: GruposIds;
    /** Name. */
    nome: Nome;
    permissoes?: PermissoesIds;
    /** The places whose cases the account reaches. None may occur twice. */
    territorios?: TerritorioInformado[];
}

export interface ConviteLista {
    /** Items of this page. */
    items: Convite[];
    links: ListaLinks;
    meta: ListaMeta;
    /** Number of this page, from 1. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The most items that a page holds. */
    size: number;
    /** How many there are in all. */
    total: number;
}

export interface CopiasDaSituacao {
    /** What the last check has found. */
    achados: string[];
    /** Whether it is known which backups there are; false while the file of `BACKUP_STATUS` cannot be read, and `achados` then says why. */
    conhecidas: boolean;
    /** Missing or damaged files, or faults that the file of `BACKUP_STATUS` names; null before the first check. */
    falhas: number | null;
    /** Whether the backups are known to lie on the disk of the data, and to be lost with it. */
    mesmo_disco: boolean;
    /** The last try to restore a backup; null before the first. */
    teste: TesteDeRestauracao | null;
    /**
     * Format: date-time
     * When the newest backup ended; null where there is none or it is not known.
     */
    ultima_em: string | null;
    /**
     * Format: date-time
     * When the last check was, or when the file of `BACKUP_STATUS` was written.
     */
    verificada_em: string | null;
}

export type Criterio = ("laboratorial" | "clinico_epidemiologico" | "em_investigacao") | null

export interface DadosClinicos {
    /** Diseases that the patient had before. */
    comorbidades?: string[] | null;
    /** Day of admission to hospital. */
    data_internacao?: DataOuNulo;
    /** Whether the patient was admitted to hospital. */
    hospitalizacao?: SimNao;
    /** Warning signs of severe dengue. */
    sinais_alarme?: string[] | null;
    /** The first seven are the same as those of `dados_especificos`. */
    sinais_sintomas?: {
        /** Accumulation of fluids. */
        acumulo_liquidos?: SimNao;
        /** Joint pain. */
        artralgia?: SimNao;
        /** Headache. */
        cefaleia?: SimNao;
        /** Abdominal pain. */
        dor_abdominal?: SimNao;
        /** Pain behind the eyes. */
        dor_retro_orbital?: SimNao;
        /** Rash. */
        exantema?: SimNao;
        /** Fever. */
        febre?: SimNao;
        /** Enlarged liver. */
        hepatomegalia?: SimNao;
        /** Lethargy or irritability. */
        letargia?: SimNao;
        /** Muscle pain. */
        mialgia?: SimNao;
        /** Nausea. */
        nausea?: SimNao;
        /** Mucosal bleeding. */
        sangramento_mucosa?: SimNao;
        /** Persistent vomiting. */
        vomito_persistente?: SimNao;
    };
    /** Whether the patient was in intensive care. */
    uti?: SimNao;
}

/** Every key is there; null or an empty list where nothing is known. */
export interface DadosClinicosDoCaso {
    /** Diseases that the patient had before. */
    comorbidades: string[];
    /** Day of admission to hospital. */
    data_internacao: DataOuNulo;
    /** Whether the patient was admitted to hospital. */
    hospitalizacao: boolean;
    /** Warning signs of severe dengue. */
    sinais_alarme: string[];
    /** Signs and symptoms. */
    sinais_sintomas: {
        /** Accumulation of fluids. */
        acumulo_liquidos: SimNao;
        /** Joint pain. */
        artralgia: SimNao;
        /** Headache. */
        cefaleia: SimNao;
        /** Abdominal pain. */
        dor_abdominal: SimNao;
        /** Pain behind the eyes. */
        dor_retro_orbital: SimNao;
        /** Rash. */
        exantema: SimNao;
        /** Fever. */
        febre: SimNao;
        /** Enlarged liver. */
        hepatomegalia: SimNao;
        /** Lethargy or irritability. */
        letargia: SimNao;
        /** Muscle pain. */
        mialgia: SimNao;
        /** Nausea. */
        nausea: SimNao;
        /** Mucosal bleeding. */
        sangramento_mucosa: SimNao;
        /** Persistent vomiting. */
        vomito_persistente: SimNao;
    };
    /** Whether the patient was in intensive care. */
    uti: SimNao;
}

/** Data specific to the disease. A sign that `dados_clinicos.sinais_sintomas` also has is the same value there and here. */
export interface DadosEspecificos {
    /** Joint pain. */
    artralgia?: SimNao;
    /** Headache. */
    cefaleia?: SimNao;
    /** Pain behind the eyes. */
    dor_retro_orbital?: SimNao;
    /** Rash. */
    exantema?: SimNao;
    /** Fever. */
    febre?: SimNao;
    /** Muscle pain. */
    mialgia?: SimNao;
    /** Nausea. */
    nausea?: SimNao;
    /** Petechiae. */
    petequias?: SimNao;
    /** Result of the tourniquet test. */
    prova_laco?: ("positiva" | "negativa" | "nao_realizada") | null;
    /** Warning signs of severe dengue. */
    sinais_alarme?: SimNao;
    /** Trimester of the pregnancy. */
    trimestre_gestacional?: ("primeiro_trimestre" | "segundo_trimestre" | "terceiro_trimestre" | "idade_gestacional_ignorada") | null;
}

/** Every key is there; null where nothing is known. */
export interface DadosEspecificosDoCaso {
    /** Joint pain. */
    artralgia: SimNao;
    /** Headache. */
    cefaleia: SimNao;
    /** Pain behind the eyes. */
    dor_retro_orbital: SimNao;
    /** Rash. */
    exantema: SimNao;
    /** Fever. */
    febre: SimNao;
    /** Muscle pain. */
    mialgia: SimNao;
    /** Nausea. */
    nausea: SimNao;
    /** Petechiae. */
    petequias: SimNao;
    /** Result of the tourniquet test. */
    prova_laco: ("positiva" | "negativa" | "nao_realizada") | null;
    /** Warning signs of severe dengue. */
    sinais_alarme: SimNao;
    /** Trimester of the pregnancy. */
    trimestre_gestacional: ("primeiro_trimestre" | "segundo_trimestre" | "terceiro_trimestre" | "idade_gestacional_ignorada") | null;
}

export interface DadosLaboratoriais {
    data_coleta_igm?: DiaDeColeta;
    data_coleta_isolamento_viral?: DiaDeColeta;
    data_coleta_ns1?: DiaDeColeta;
    data_coleta_pcr?: DiaDeColeta;
    /** Haematocrit in percent. */
    hematocrito?: number | null;
    /** Result of the IgM serology. */
    igm?: ResultadoLaboratorio;
    /** Result of the viral isolation. */
    isolamento_viral?: ResultadoLaboratorio;
    /** Result of the NS1 antigen test. */
    ns1?: ResultadoLaboratorio;
    /** Result of the PCR. */
    pcr?: ResultadoLaboratorio;
    /** Platelets per cubic millimetre. */
    plaquetas?: number | null;
    sorotipo?: Sorotipo;
}

/** Every key is there; null where nothing is known. */
export interface DadosLaboratoriaisDoCaso {
    data_coleta_igm: DiaDeColeta;
    data_coleta_isolamento_viral: DiaDeColeta;
    data_coleta_ns1: DiaDeColeta;
    data_coleta_pcr: DiaDeColeta;
    /** Haematocrit in percent. */
    hematocrito: number | null;
    /** Result of the IgM serology. */
    igm: ResultadoLaboratorio;
    /** Result of the viral isolation. */
    isolamento_viral: ResultadoLaboratorio;
    /** Result of the NS1 antigen test. */
    ns1: ResultadoLaboratorio;
    /** Result of the PCR. */
    pcr: ResultadoLaboratorio;
    /** Platelets per cubic millimetre. */
    plaquetas: number | null;
    sorotipo: Sorotipo;
}

export type DataOuNulo = string | null

export interface DefinirGruposUsuarioAnswer {
    /** Groups of the account. */
    grupos: GrupoResumo[];
    /** Sentence for people, in the language of the request. */
    message: string;
}

export interface DefinirGruposUsuarioBody {
    /** Ids of groups. */
    grupos_ids: GruposIds;
}

export interface DefinirPermissoesGrupoBody {
    permissoes_ids: PermissoesIds;
}

export interface Demonstracao {
    /** What was asked for. */
    data: {
        /** How many cases would be recorded. */
        casos: number;
        /** Whether the data can be loaded now. */
        disponivel: boolean;
        /** The job that is loading the cases. */
        job_id: string | null;
        /** Why it cannot: the operator has switched it off, a job is loading the cases, or the service has cases. Null where it can. */
        motivo: ("desligada" | "em_andamento" | "ha_casos") | null;
    };
    meta: Meta;
}

export type DescricaoGrupo = string | null

/** The outcome of undoing an import. */
export interface DesfazimentoResultado {
    /** The first 1,000 of those that are kept; left out in the list of jobs. */
    casos_mantidos?: {
        /** Id of the record. */
        id: Id;
        /** Number of the notification. */
        numero_notificacao: string;
    }[];
    /** Cases that had been deleted before. */
    ja_excluidos: Contagem;
    /** Cases that were changed since the import and are kept. */
    mantidos: Contagem;
    /** Cases that were removed. */
    removidos: Contagem;
    /** Cases that the import had changed and that are as they were before. */
    restaurados: Contagem;
}

/** Day on which the notification was typed in. */
export type DiaDaDigitacao = string | null

/** Day on which the investigation began. */
export type DiaDaInvestigacao = string | null

/** Day on which the sample for this test was taken. */
export type DiaDeColeta = string | null

/** The day of the notification, as midnight of Brasília: `2026-03-02T00:00:00-03:00`. */
export type DiaDeNotificacao = string

/** A date, or a date-time with a time zone, whose day in Brasília counts. */
export type DiaInformado = string

export type Direcao = "asc" | "desc"

export interface DiscoDaSituacao {
    /** In bytes. */
    livre: number;
    /** Bytes that new work leaves free. */
    minimo_livre: number;
    /** In bytes. */
    tamanho: number;
    /** What takes the room. */
    usos: {
        /** In bytes. */
        cota: number;
        /**
         * Kind.
         * @enum {string}
         */
        tipo: "exports" | "imports" | "attachments" | "mails";
        /** In bytes. */
        usado: number;
    }[];
}

/** Two cases that may be one. */
export interface Duplicidade {
    /** Both cases, the older one first. */
    casos: CasoItem[];
    /** What agrees of the two persons. */
    coincide: Coincidencia[];
    /** When it was decided; null until then. */
    decidida_em: MomentoOuNulo;
    /** Who decided; null once that account is removed. */
    decidida_por_id: number | null;
    /** Days between the first symptoms of both. */
    dias_entre_sintomas: number;
    /** When the pair was found. */
    encontrada_em: Momento;
    estado: EstadoDuplicidade;
    /** Id of the record. */
    id: Id;
    /** The case that was kept where both are one. */
    mantido_id: number | null;
    /** Whether the decision can still be taken back. */
    pode_desfazer: boolean;
    /** How alike both patients are: 100 where everything is the same. */
    pontuacao: number;
    /** Disease of the case. */
    tipo_agravo: CodigoAgravo;
}

export interface DuplicidadeDesfeita {
    duplicidade: Duplicidade;
    /** Whether the kept case stays as it is because it was changed since. */
    mantido_alterado: boolean;
    /** Sentence for people, in the language of the request. */
    message: string;
}

/** A page of pairs in the generic wrapper. */
export interface DuplicidadeLista {
    /** What was asked for. */
    data: Duplicidade[];
    links: ListaLinks;
    meta: Meta;
    /** Number of this page, from 1. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The most items that a page holds. */
    size: number;
    /** How many there are in all. */
    total: number;
}

export interface DuplicidadeResolver {
    /**
     * Whether these are two cases or one.
     * @enum {string}
     */
    decisao: "distintas" | "mesmo_caso";
    /** The case that stays; required with `mesmo_caso`. */
    manter?: number | null;
}

export interface DuplicidadeResolvida {
    /** The fields that the kept case took from the other. */
    campos_alterados: string[];
    duplicidade: Duplicidade;
    /** Sentence for people, in the language of the request. */
    message: string;
}

export type Email = string

/** The residence, nested as in the detail. */
export interface EnderecoCriar {
    /** Neighbourhood of the residence. */
    bairro?: string | null;
    /** Postal code. */
    cep?: string | null;
    estado_residencia?: UF;
    /** Latitude in degrees. */
    latitude?: number | null;
    /** Street. */
    logradouro?: string | null;
    /** Longitude in degrees. */
    longitude?: number | null;
    /** Municipality of residence. */
    municipio_residencia?: string;
    /** Number in the street. */
    numero?: string | null;
    /** Urban, rural or peri-urban area of the residence. */
    zona?: Zona;
}

/** The residence, nested as in the detail. Sending the shown form of a hidden field leaves that field as it is. */
export interface EnderecoEditar {
    /** Neighbourhood of the residence. */
    bairro?: string | null;
    /** Postal code. */
    cep?: string | null;
    estado_residencia?: UF;
    /** Latitude in degrees. */
    latitude?: number | null;
    /** Street. */
    logradouro?: string | null;
    /** Longitude in degrees. */
    longitude?: number | null;
    /** Municipality of residence. */
    municipio_residencia?: string;
    /** Number in the street. */
    numero?: string | null;
    /** Urban, rural or peri-urban area of the residence. */
    zona?: Zona;
}

/** Either `username` and `password`, or `email` and `senha`. */
export interface Entrada {
    /** Email address. */
    email?: Email;
    /** Code of the authenticator application, or a backup code. */
    mfa_code?: string;
    /** Password. */
    password?: SenhaInformada;
    /** The refresh token is valid for 30 days instead of 7, and the session ends after 90 days instead of 30. Default: `false`. */
    remember_me?: boolean;
    /** Password. */
    senha?: SenhaInformada;
    /** Email of the account. */
    username?: Email;
}

export interface EntradaPainel {
    /** Email address. */
    email: Email;
    /** Code of the authenticator application, or a backup code. */
    mfa_code?: string;
    /** The cookie outlives the browser and is valid for 30 days instead of 7; the session ends after 90 days instead of 30. Default: `false`. */
    remember_me?: boolean;
    /** Password. */
    senha: SenhaInformada;
}

export interface Entrega {
    /** When it ended; null until then. */
    concluida_em: MomentoOuNulo;
    /** Content of the event; empty when the caller lacks the permission for it. */
    dados: {
        [key: string]: unknown;
    };
    /** State of the delivery. */
    estado: EntregaEstado;
    /** Id of the event. */
    evento_id: string;
    /** Id of the record. */
    id: number;
    /** When it is tried next; null where it is not. */
    proxima_em: MomentoOuNulo;
    /** The latest attempts, oldest first. */
    tentativas: Tentativa[];
    /** When the answer or the event was made. */
    timestamp: Momento;
    /** Kind. */
    tipo: string;
}

export type EntregaEstado = "pendente" | "entregue" | "falhou"

export interface EntregaLida {
    /** What was asked for. */
    data: Entrega;
    meta: Meta;
}

/** A page of deliveries in the generic wrapper. */
export interface EntregaLista {
    /** What was asked for. */
    data: Entrega[];
    links: ListaLinks;
    meta: Meta;
    /** Number of this page, from 1. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The most items that a page holds. */
    size: number;
    /** How many there are in all. */
    total: number;
}

export interface EnviarImagemNoticiaBody {
    /**
     * Format: binary
     * The file.
     */
    file: Blob;
}

/** Error envelope. */
export interface Erro {
    /** What went wrong. */
    error: {
        /** Stable code of the error, for programs. Each operation lists its codes by status in `x-error-codes`; new ones may be added, so fall back on the status. */
        code: ErroCodigo | (string & Record<never, never>);
        /** What is wrong, field by field; with `WEAK_PASSWORD`, the rules that the password does not meet. */
        details?: (ErroDetalhe | string)[];
        /**
         * Format: date-time
         * With `ACCOUNT_LOCKED`, when the lock ends.
         */
        locked_until?: string;
        /** Sentence for people, in the language of the request. */
        message: string;
        /** Id of the request. Quote it when you ask for support. */
        request_id: string;
        /** With `PERMISSION_DENIED`, the permission that the caller lacks. */
        required_permission?: string;
        /**
         * Format: date-time
         * When the answer or the event was made.
         */
        timestamp: string;
    };
}

/** The error codes that are known now. The guide at `/guides/errors` explains each of them. */
export type ErroCodigo = "ACCOUNT_LOCKED" | "DEMONSTRATION_REFUSED" | "EMAIL_IN_USE" | "HTTPS_REQUIRED" | "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_MISMATCH" | "INTERNAL_ERROR" | "INVALID_CONFIRMATION_TOKEN" | "INVALID_CREDENTIALS" | "INVALID_CURRENT_PASSWORD" | "INVALID_INVITATION" | "INVALID_MASTER_KEY" | "INVALID_MFA_CODE" | "INVALID_PANEL_SESSION" | "INVALID_REFRESH_TOKEN" | "INVALID_RESET_TOKEN" | "INVALID_START_CODE" | "INVALID_UNLOCK_TOKEN" | "KEY_ADDRESS_REFUSED" | "MALFORMED_REQUEST" | "METHOD_NOT_ALLOWED" | "MFA_ENROLMENT_REQUIRED" | "MFA_REQUIRED" | "MISSING_REASON" | "NOT_FOUND" | "ORIGIN_REFUSED" | "OUT_OF_TERRITORY" | "PASSWORD_CHANGE_REQUIRED" | "PAYLOAD_TOO_LARGE" | "PERMISSION_DENIED" | "PRECONDITION_FAILED" | "RATE_LIMIT_EXCEEDED" | "READING_TOO_LONG" | "REAUTHENTICATION_REQUIRED" | "SERVICE_UNAVAILABLE" | "SESSION_NOT_FOUND" | "SESSION_REQUIRED" | "UNAUTHORIZED" | "UNSUPPORTED_MEDIA_TYPE" | "VALIDATION_ERROR" | "WEAK_PASSWORD"

export interface ErroDeLinha {
    /** Column of the file. */
    campo: string | null;
    /** Sentence for people, in the language of the request. */
    erro: string;
    /** Line of the file or row of the sheet, whose header is 1; of a dbf, number of the record. */
    linha: number;
    /** Number of the notification. */
    numero_notificacao: string | null;
    /** The value in the file, at most 100 characters; never a name. */
    valor: string | null;
}

export interface ErroDetalhe {
    /** Stable code of what is wrong with the field, for programs; new ones may be added. */
    code: ErroDetalheCodigo | (string & Record<never, never>);
    /** Name of the field; nested names are joined with dots. */
    field: string;
    /** Sentence for people, in the language of the request. */
    message: string;
}

/** The codes inside `details` that are known now. The guide at `/guides/errors` explains each of them. */
export type ErroDetalheCodigo = "ACTIVE_CONTENT" | "CASE_CLOSED" | "CONTRADICTION" | "DATE_IN_FUTURE" | "DUPLICATE" | "FILE_UNREADABLE" | "GROUP_HAS_USERS" | "HIDDEN_VALUE" | "IMMUTABLE_FIELD" | "IMPORT_RUNNING" | "IMPORT_UNDONE" | "INVALID_ADDRESS" | "INVALID_CNS" | "INVALID_CPF" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_FORMAT" | "INVALID_HEADER" | "INVALID_OPERATOR" | "INVALID_TYPE" | "INVALID_URL" | "INVALID_VALUE" | "LAST_ADMIN" | "LIMIT_REACHED" | "MFA_DISABLED" | "MFA_ENABLED" | "MFA_NOT_BEGUN" | "MISMATCH" | "NOTHING_TO_UNDO" | "NOT_FOUND" | "OUT_OF_RANGE" | "OWN_ACCOUNT" | "PERSONAL_DATA" | "REPEATED" | "REQUIRED" | "TOO_DEEP" | "TOO_FEW" | "TOO_LONG" | "TOO_MANY" | "TOO_SHORT" | "TOO_SLOW" | "UNKNOWN_FIELD" | "WEAK_PASSWORD" | "WEBHOOK_OFF"

export type Escolaridade = ("analfabeto" | "fundamental_1a_4a_incompleto" | "fundamental_4a_completa" | "fundamental_5a_8a_incompleto" | "fundamental_completo" | "medio_incompleto" | "medio_completo" | "superior_incompleto" | "superior_completo" | "ignorado" | "nao_se_aplica") | null

export interface EsquecerSenha {
    /** Email address. */
    email: Email;
}

export interface EsquecerSenhaAceito {
    /**
     * Seconds for which the mailed token is valid.
     * @constant
     */
    expires_in: 3600;
    /** Sentence for people, in the language of the request. */
    message: string;
}

/** State code (UF), two letters, in upper or lower case; stored and shown in upper case. */
export type Estado = ("AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO") | null

export type EstadoDaParte = "ok" | "failing"

/** What was decided about a pair of cases; `pendente` while nothing is. */
export type EstadoDuplicidade = "pendente" | "distintas" | "mesmo_caso"

export type EstadoImportacao = "em_curso" | "concluida" | "falhou" | "cancelada" | "desfazendo" | "desfeita"

export type EstadoRelatorio = "processando" | "concluido" | "falhou"

export interface Evento {
    /** What the event tells. */
    dados: {
        /** Id of the record. */
        id: number;
        /** Number of the notification. */
        numero_notificacao: string;
        /**
         * Disease of the case.
         * @enum {string}
         */
        tipo_agravo: "dengue" | "zika" | "chikungunya";
    };
    /** The same at each attempt and for every webhook. */
    id: string;
    /**
     * Format: date-time
     * When it happened.
     */
    timestamp: string;
    /**
     * Kind.
     * @enum {string}
     */
    tipo: "agravo.criado" | "agravo.atualizado" | "agravo.excluido";
    /** Webhook that gets the event. */
    webhook_id: string;
}

export type EventoAssinavel = "agravo.criado" | "agravo.atualizado" | "agravo.excluido" | "importacao.concluida"

export interface EventoDeAlerta {
    /** What the event tells. */
    dados: {
        /**
         * Kind of area: country, state or municipality.
         * @enum {string}
         */
        abrangencia: "pais" | "uf" | "municipio";
        /** Code. */
        codigo: string;
        /**
         * Format: date
         * Last day that the data reach.
         */
        dados_ate: string;
        nivel: NivelDeAlerta;
        nivel_anterior: NivelOuNada;
        /** Name. */
        nome: string;
        /** Epidemiological week. */
        semana: number;
        /**
         * Disease of the case.
         * @enum {string}
         */
        tipo_agravo: "dengue" | "zika" | "chikungunya";
        /** State code (UF); null for the country. */
        uf: string | null;
    };
    /** Id of the record. */
    id: string;
    /**
     * Format: date-time
     * When the answer or the event was made.
     */
    timestamp: string;
    /**
     * Kind.
     * @constant
     */
    tipo: "alerta.nivel_subiu";
    /** Webhook that gets the event. */
    webhook_id: string;
}

export interface EventoDeImportacao {
    /** What the event tells. */
    dados: {
        /** What is wrong: how many, or each of them. */
        erros: number;
        /** New cases. */
        importados: number;
        /** Id of the job. */
        job_id: string;
    };
    /** Id of the record. */
    id: string;
    /**
     * Format: date-time
     * When the answer or the event was made.
     */
    timestamp: string;
    /**
     * Kind.
     * @constant
     */
    tipo: "importacao.concluida";
    /** Webhook that gets the event. */
    webhook_id: string;
}

export interface EventoDeTeste {
    /** What the event tells. */
    dados: {
        /** Sentence for people. */
        mensagem: string;
    };
    /** Id of the record. */
    id: string;
    /**
     * Format: date-time
     * When the answer or the event was made.
     */
    timestamp: string;
    /**
     * Kind.
     * @constant
     */
    tipo: "webhook.teste";
    /** Webhook that gets the event. */
    webhook_id: string;
}

export type Evolucao = ("cura" | "obito" | "obito_outras_causas" | "obito_em_investigacao" | "ignorado") | null

export interface ExcluirCasoQuery {
    /**
     * Delete although the case is closed.
     * @default false
     */
    force?: boolean;
    /** Reason. */
    motivo?: string;
}

export interface ExcluirGrupoQuery {
    /**
     * Delete although the group has members.
     * @default false
     */
    force?: boolean;
    /** Id of the active group that the members move to. */
    transferir_usuarios?: Id;
}

export interface ExcluirUsuarioQuery {
    /**
     * Suppresses the warning that the user is responsible for cases that nobody takes over.
     * @default false
     */
    force?: boolean;
    /** Reason. */
    motivo: string;
    /** Id of the active user who takes over the cases. */
    transferir_para?: Id;
}

export interface ExtrairCasosQuery {
    /**
     * Format: date-time
     * Only what has changed since this moment, at most 365 days ago; the `X-Next-Since` of an earlier answer.
     */
    atualizado_desde?: string;
    /** Goes on behind the line that has this cursor. */
    cursor?: string;
    /** Notified on or before this day, which may not be before `data_inicio`. */
    data_fim?: DiaInformado;
    /** Notified on or after this day, which is a date or a date-time with a time zone. */
    data_inicio?: DiaInformado;
    /** State of residence (UF). */
    estado?: UF;
    /**
     * Format of the answer.
     * @default csv
     * @enum {string}
     */
    formato?: "csv" | "ndjson" | "parquet";
    /** Ends the answer after so many lines. */
    limite?: number;
    /** Municipality of residence: its IBGE code, with six or seven digits, or its name, whatever the case and the accents. A name that several states have needs `estado`. What is no municipality, or not one of `estado`, is answered with 422. */
    municipio?: string;
    /**
     * What separates the cells of a csv: semicolon (when left out, as spreadsheet programs set to Portuguese expect it), comma or tab. Only with `formato` csv.
     * @enum {string}
     */
    separador?: ";" | "," | "\t";
    /** Disease. */
    tipo_agravo?: CodigoAgravo;
}

/** How many rows there were, and what happened to them. With `validar`, what would happen to them. */
export interface FigurasImportacao {
    /** Cases into which a row was merged. */
    atualizados: Contagem;
    /** Rows of which there is something to know; they are not refused. */
    avisos: Contagem;
    /** Rows whose case already exists with other data, or came earlier in the file; they are among `avisos`. */
    duplicados: Contagem;
    /** Rows that were refused. */
    erros: Contagem;
    /** Rows that the file itself says not to count; they are among `avisos`. */
    ignorados: Contagem;
    /** New cases; under `validar`, those that would be. */
    importados: Contagem;
    /** Rows whose case is there and says the same. */
    inalterados: Contagem;
    /** Rows that were read. */
    total_linhas: Contagem;
}

export interface FilaDaSituacao {
    /** Work under way. */
    em_execucao: number;
    /** Work that failed. */
    falhas: number;
    /** How long the entry that is due longest has waited. */
    mais_antiga_segundos: number | null;
    /** Work that waits. */
    pendentes: number;
}

export type FormatoDeLista = "csv" | "xlsx"

/** Format of the file. The specification has csv and xlsx; dbf is an extension. */
export type FormatoImportacao = "csv" | "xlsx" | "dbf"

export type FormatoPlanilha = "csv" | "xlsx" | "dbf"

export type FormatoRelatorio = "pdf" | "xlsx"

export interface Grupo {
    /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. */
    ativo: boolean;
    /** When it was last changed. */
    atualizado_em: Momento;
    /** When it was created. */
    criado_em: Momento;
    /** Description in words. */
    descricao: Texto;
    /** Id of the record. */
    id: Id;
    /** Name. */
    nome: string;
    /** Permissions that were given. */
    permissoes: PermissaoRegistroResposta[];
    territorios: TerritoriosResposta;
    /** How many users there are. */
    total_usuarios: number;
}

export interface GrupoComContagem {
    /** Description in words. */
    descricao: Texto;
    /** Id of the record. */
    id: Id;
    /** Name. */
    nome: string;
    /** How many permissions the group gives. */
    permissoes_count: number;
}

export interface GrupoComContagemResposta {
    /** Description in words. */
    descricao: Texto;
    /** Id of the record. */
    id: Id;
    /** Name. */
    nome: string;
    /** How many permissions the group gives. */
    permissoes_count: number;
}

export interface GrupoCriado {
    /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. */
    ativo: boolean;
    /** When it was last changed. */
    atualizado_em: Momento;
    /** When it was created. */
    criado_em: Momento;
    /** Description in words. */
    descricao: Texto;
    /** Id of the record. */
    id: Id;
    /** Sentence for people. */
    mensagem: string;
    /** Name. */
    nome: string;
    /** Permissions that were given. */
    permissoes: PermissaoRegistroResposta[];
    territorios: TerritoriosResposta;
    /** How many users there are. */
    total_usuarios: number;
}

export interface GrupoCriar {
    /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. Default: `true`. */
    ativo?: boolean;
    /** Description in words. */
    descricao?: DescricaoGrupo;
    nome: NomeGrupo;
    permissoes_ids?: PermissoesIds;
}

export interface GrupoEditado {
    /** Id of the record. */
    id: Id;
    /** Sentence for people, in the language of the request. */
    message: string;
    /** How many users there are. */
    total_usuarios: number;
}

export interface GrupoEditar {
    /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. */
    ativo?: boolean;
    /** When it was last changed. */
    readonly atualizado_em?: Momento;
    /** When it was created. */
    readonly criado_em?: Momento;
    /** Description in words. */
    descricao?: DescricaoGrupo;
    /** Id of the record. */
    readonly id?: Id;
    nome?: NomeGrupo;
    /** Permissions that were given. */
    readonly permissoes?: PermissaoRegistro[];
    permissoes_ids?: PermissoesIds;
    readonly territorios?: Territorios;
    /** How many users there are. */
    readonly total_usuarios?: number;
}

export interface GrupoLista {
    /** Groups of this page. */
    grupos: Grupo[];
    links: ListaLinks;
    meta: ListaMeta;
    /** Number of this page, from 1. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The most items that a page holds. */
    size: number;
    /** How many there are in all. */
    total: number;
}

export interface GrupoPermissoes {
    /** Id of the record. */
    id: Id;
    /** Sentence for people, in the language of the request. */
    message: string;
    /** Permissions that were given. */
    permissoes: PermissaoRegistroResposta[];
    /** How many users there are. */
    total_usuarios: number;
}

export interface GrupoResumo {
    /** Description in words. */
    descricao: Texto;
    /** Id of the record. */
    id: Id;
    /** Name. */
    nome: string;
}

export type GruposIds = Id[]

export interface HistoricoDeAlertas {
    /**
     * Kind of area: country, state or municipality.
     * @enum {string}
     */
    abrangencia: "pais" | "uf" | "municipio";
    /** Code. */
    codigo: string;
    /** Name. */
    nome: string;
    /** The last computation; null where there is none. */
    rodada: RodadaDeAlertas | null;
    /** The weeks, oldest first. */
    semanas: SemanaDeAlerta[];
    suprimido?: Suprimido;
    /** Disease of the case. */
    tipo_agravo: CodigoAgravo;
    /** State code (UF); null for the country. */
    uf: string | null;
}

/** An entry of the history as it was read, also from an earlier version. It is ignored. */
export interface HistoricoDevolvido {
    /** What was done, as a code for programs. */
    acao: string;
    /** What was asked for. */
    data: Momento;
    /** The same in words, in the language of the request. */
    descricao?: string;
    /** Details of what was done. */
    detalhes: {
        [key: string]: unknown;
    };
    /** The account that did it, with the name that it had then; null for the service itself. Both stay when the account is removed. */
    usuario: {
        /** Id of the record. */
        id: Id;
        /** Null when it is no longer known. */
        nome: string | null;
    } | null;
}

export interface HistoricoItem {
    /** What was done, as a code for programs. */
    acao: string;
    /** When it was done. */
    data: Momento;
    /** The same in words, in the language of the request. */
    descricao: string;
    /** Names of the changed fields and other facts, without personal data. */
    detalhes: {
        /** The changed fields of a case that are neither personal nor free text, with their values. `campos` names all that changed. */
        mudancas?: MudancaDeCampo[];
    } & {
        [key: string]: unknown;
    };
    /** The account that did it, with the name that it had then; null for the service itself. Both stay when the account is removed. */
    usuario: {
        /** Id of the record. */
        id: Id;
        /** Null when it is no longer known. */
        nome: string | null;
    } | null;
}

export type Id = number

/** Who the patient of a case is. Null where nothing is known. */
export interface Identificacao {
    /** Number of the national health card (CNS). */
    cns: string | null;
    /**
     * Format: date
     * Birth date.
     */
    data_nascimento: string | null;
    /** Residence of the patient. */
    endereco: {
        /** Neighbourhood of the residence. */
        bairro: string | null;
        /** Postal code. */
        cep: string | null;
        /** State code (UF). */
        estado: string;
        /** Latitude in degrees. */
        latitude: number | null;
        /** Street. */
        logradouro: string | null;
        /** Longitude in degrees. */
        longitude: number | null;
        /** Municipality, by name or IBGE code. */
        municipio: string;
        /** Number in the street. */
        numero: string | null;
    };
    /** Id of the record. */
    id: Id;
    /** Name. */
    nome: string | null;
    /** Name of the mother. */
    nome_mae: string | null;
    /** Telephone number. */
    telefone: string | null;
}

export type IdiomaRelatorio = "pt-BR" | "en-US" | "es-ES"

export interface Importacao {
    /** The file. */
    arquivo: {
        /** Name of the file as it was sent; empty unless the caller sent it or is an administrator. */
        nome: string;
        /** Digest of the file. */
        sha256: string;
        /** Size in bytes. */
        tamanho: number;
    };
    como?: ModoDeEscrita;
    /** When it ended; null until then. */
    concluido_em: MomentoOuNulo;
    /** When it was created. */
    criado_em: Momento;
    /** By which job it was or is being undone; null when it was not. */
    desfeita: {
        /** Id of the job. */
        job_id: string;
        /** Cases that were kept. */
        mantidos: Contagem;
        /** Cases that were removed. */
        removidos: Contagem;
        /** Cases that are as they were before. */
        restaurados: Contagem;
    } | null;
    /** Who sent it; null once that account is removed. */
    dono_id: number | null;
    /** Name of the account that sent it, as it was then. */
    dono_nome: string | null;
    /** State of the import. */
    estado: EstadoImportacao;
    /** What became of the rows; null until the import has ended well. */
    figuras: FigurasImportacao | null;
    formato: FormatoImportacao;
    /** Whether right rows are imported although others are wrong. */
    ignorar_erros: boolean;
    /** Id of the job. */
    job_id: string;
    layout: LayoutImportacao;
    modo: ModoImportacao;
    /** Whether the caller may undo it and there is something to undo. */
    pode_desfazer: boolean;
    /** Path of the job's state. */
    status_url: string;
}

/** A page of imports in the generic wrapper. */
export interface ImportacaoLista {
    /** What was asked for. */
    data: Importacao[];
    links: ListaLinks;
    meta: Meta;
    /** Number of this page, from 1. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The most items that a page holds. */
    size: number;
    /** How many there are in all. */
    total: number;
}

/** The outcome of an import. The list of jobs leaves the two detailed lists out. */
export interface ImportacaoResultado {
    /** Cases into which a row was merged. */
    atualizados: Contagem;
    /** Rows of which there is something to know; they are not refused. */
    avisos: Contagem;
    /** The same of warnings. */
    avisos_detalhados?: AvisoDeLinha[];
    como?: ModoDeEscrita;
    /** Rows whose case already exists with other data, or came earlier in the file; they are among `avisos`. */
    duplicados: Contagem;
    /** Rows that were refused. */
    erros: Contagem;
    /** The first 1,000, in the order of the file; a row may have several. */
    erros_detalhados?: ErroDeLinha[];
    /** Rows that the file itself says not to count; they are among `avisos`. */
    ignorados: Contagem;
    /** New cases; under `validar`, those that would be. */
    importados: Contagem;
    /** Rows whose case is there and says the same. */
    inalterados: Contagem;
    layout: LayoutImportacao;
    modo: ModoImportacao;
    /** With `validar` as `atualizar` or `espelhar`: what would change in the first 100 cases. The list of jobs leaves it out. */
    mudancas_previstas?: MudancaPrevista[];
    planilha: PlanilhaLida;
    /** Seconds from the beginning of the work to its end. */
    tempo_processamento: number;
    /** Rows that were read. */
    total_linhas: Contagem;
}

export interface ImportarCasosBody {
    como?: ModoDeEscrita;
    /**
     * Format: binary
     * The file.
     */
    file: Blob;
    formato: FormatoImportacao;
    /** Import the rows that are right although others are wrong. Default: `false`. */
    ignorar_erros?: boolean;
    /** Default: `validar`. */
    modo?: ModoPedido;
    planilha?: PlanilhaPedida;
}

/** Cases for each 100,000 inhabitants, with two decimals. */
export type Incidencia = number | null

/** Probable cases for each 100,000 inhabitants, with two decimals. */
export type IncidenciaProvaveis = number | null

/** Only with `indicadores`. Null, with `suprimido`, of a municipality whose cases the caller may not list: below a state they are told to nobody else, of whatever period. */
export type IndicadoresCasos = {
    /** Timeliness, of all cases, the discarded ones too. */
    oportunidade: {
        /** Investigations closed within 60 days after the notification, the sixtieth included, of the cases whose 60 days are over (Brasília time). An open investigation counts as late. */
        encerramento: {
            /** Cases that were notified more than 60 days ago. */
            avaliados: number;
            /** Those of them that were closed in time. */
            no_prazo: number;
            percentual: Percentual;
        };
        /** Days from the notification to its typing (`data_digitacao`). Cases without this day, or typed before they were notified, do not count. */
        notificacao_digitacao: Mediana;
        /** Days from the first symptoms to the notification. Cases that were notified before them do not count. */
        sintomas_notificacao: Mediana;
    };
    /** For each test the share of positive results among positive and negative ones, of all cases, the discarded ones too. Inconclusive tests and those that were not done do not count. */
    positividade: {
        /**
         * The test.
         * @enum {string}
         */
        exame: "ns1" | "igm" | "pcr" | "isolamento_viral";
        /** Negative results. */
        negativos: number;
        percentual: Percentual;
        /** Positive results. */
        positivos: number;
    }[];
    /** Serotypes of dengue, of the probable cases of which the serotype is known (`dados_laboratoriais.sorotipo`). Discarded cases do not count. */
    sorotipos: {
        /** Probable cases with a known serotype. */
        identificados: number;
        /** Every serotype, also those without cases. */
        itens: {
            /** Cases: how many, or the cases themselves. */
            casos: number;
            percentual: Percentual;
            /**
             * Serotype of the virus.
             * @enum {string}
             */
            sorotipo: "DENV1" | "DENV2" | "DENV3" | "DENV4";
        }[];
    };
} | null

export interface Inicio {
    /** The code of the link, which follows `#`. */
    codigo: string;
    /** Email address. */
    email: Email;
    /** Name. */
    nome: Nome;
    senha: SenhaNova;
}

export interface Inspecao {
    /** Encoding of the text. */
    codificacao: ("utf-8" | "iso-8859-1") | null;
    /** The columns of the file in their order, with the field that each goes to; null where it is not understood or has no place. */
    colunas: {
        /** Field of a case. */
        campo: string | null;
        /** Name of the column. */
        coluna: string;
        uso: UsoDaColuna;
    }[];
    /** How the file is compressed; null where it is not. */
    compactacao: ("zip" | "gzip") | null;
    /** Columns without which the file cannot be imported. */
    faltando: string[];
    formato: FormatoImportacao;
    layout: LayoutImportacao;
    /** The first rows. */
    linhas: LinhaInspecionada[];
    /** Columns that are not known. */
    nao_reconhecidas: string[];
    planilha: PlanilhaLida;
    /** Sheets of the workbook in their order, by the names that `planilha` takes; empty for other files. */
    planilhas: string[];
    /** What separates the cells. */
    separador: (";" | "," | "\t") | null;
}

export interface InspecionarArquivoBody {
    /**
     * Format: binary
     * The file.
     */
    file: Blob;
    formato: FormatoImportacao;
    planilha?: PlanilhaPedida;
}

export interface Investigacao {
    /** Whether the patient had met similar cases. */
    contato_casos_similares?: SimNao;
    /** Places where the patient was. */
    locais_frequentados?: {
        /** `***` leaves the address that is stored for this `local` as it is. */
        endereco?: string | null;
        /** Name of the place. */
        local: string;
        /** When the patient was there, in words. */
        periodo?: string | null;
    }[] | null;
    /** Whether the patient had travelled. */
    viagem_recente?: SimNao;
}

/** Every key is there; null or an empty list where nothing is known. */
export interface InvestigacaoDoCaso {
    /** Whether the patient had met similar cases. */
    contato_casos_similares: SimNao;
    /** Places where the patient was. */
    locais_frequentados: {
        /** Shown as stored to callers who hold `agravos.editar`; others see `***` when it is known. */
        endereco: string | null;
        /** Name of the place. */
        local: string;
        /** When the patient was there, in words. */
        periodo: string | null;
    }[];
    /** Whether the patient had travelled. */
    viagem_recente: SimNao;
}

export interface Job {
    /** Whether it failed because it was cancelled. */
    cancelado: boolean;
    /** When it ended; null until then. */
    completed_at: MomentoOuNulo;
    /** When it was created. */
    created_at: Momento;
    /** Who started it; null once that account is removed. */
    dono_id: number | null;
    /** Name of the account that started it, as it was then. It stays when that account is removed. */
    dono_nome: string | null;
    /**
     * Format: date-time
     * When the file is removed, or was; null when the job made none.
     */
    expira_em: string | null;
    /** Id of the job. */
    job_id: string;
    /** For an import, the rows that were processed so far; null for other kinds of jobs. */
    linhas_processadas: number | null;
    lote?: LoteResultado;
    /** Sentence for people, in the language of the request. */
    message: string;
    /** Progress in percent. */
    progress: number;
    /** What was done; null until the job is completed. */
    result: JobResultado | null;
    /** For an import, or for undoing one, the outcome; null until the job is completed, and for other kinds of jobs. */
    resultado: ImportacaoResultado | DesfazimentoResultado | null;
    /** Path of the file; null while there is no file to download. */
    resultado_url: string | null;
    /** State in which it is. */
    status: JobStatus;
    /** Path of the job's state. */
    status_url: string;
    /** Kind of job; new ones may be added. */
    tipo: JobTipo | (string & Record<never, never>);
}

/** A job that was accepted; poll `status_url` for its state. */
export interface JobAceito {
    /** Id of the job. */
    job_id: string;
    /** Sentence for people, in the language of the request. */
    message: string;
    /** State in which it is. */
    status: JobStatus;
    /** Path of the state. */
    status_url: string;
}

/** A page of jobs in the generic wrapper. */
export interface JobLista {
    /** What was asked for. */
    data: Job[];
    links: ListaLinks;
    meta: Meta;
    /** Number of this page, from 1. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The most items that a page holds. */
    size: number;
    /** How many there are in all. */
    total: number;
}

export interface JobResultado {
    /** What is wrong: how many, or each of them. */
    erros: number;
    /** How many went well. */
    sucesso: number;
    /** How many were processed. */
    total_processados: number;
}

export type JobStatus = "processing" | "completed" | "failed"

/** The kinds of jobs that are known now. */
export type JobTipo = "exportar-usuarios" | "exportar-casos" | "importar-casos" | "desfazer-importacao" | "buscar-duplicidades" | "dados-do-titular" | "apagar-usuario" | "gerar-relatorio" | "alterar-casos" | "carregar-demonstracao"

/** Layout of the columns: the names of this service (`especificacao`), or a family of SINAN's files; null when it was not recognised. */
export type LayoutImportacao = ("especificacao" | "A" | "B" | "C" | "D" | "E" | "F") | null

/** Deaths in percent of the probable cases, with two decimals; 0 when there are none. */
export type Letalidade = number | null

export interface LiberarConta {
    token: TokenDeMail;
}

export interface LinhaInspecionada {
    /** Warnings. */
    avisos: AvisoDeLinha[];
    /**
     * Format: date
     * Day of the notification.
     */
    data_notificacao: string | null;
    /** What is wrong: how many, or each of them. */
    erros: ErroDeLinha[];
    /** Whether the file says not to count it. */
    ignorada: boolean;
    /** Line of the file or row of the sheet. */
    linha: number;
    /** Number of the notification. */
    numero_notificacao: string | null;
    /** Disease of the case. */
    tipo_agravo: ("dengue" | "zika" | "chikungunya") | null;
    /** The fields as they would be stored, by their paths in the detail of a case, without what identifies a person. */
    valores: {
        [key: string]: unknown;
    };
}

/** Paths of the first, previous, next and last page; null where there is no such page. */
export interface ListaLinks {
    /** Path of the first page. */
    first: string;
    /** Path of the last page. */
    last: string;
    /** Path of the page after; null on the last. */
    next: Texto;
    /** Path of the page before; null on the first. */
    prev: Texto;
}

/** The `meta` of a list. */
export interface ListaMeta {
    /** When the answer or the event was made. */
    timestamp: Momento;
}

export interface ListarAgendamentosQuery {
    /**
     * Kind of place.
     * @enum {string}
     */
    abrangencia?: "pais" | "uf" | "municipio";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "abrangencia[in]"?: ("pais" | "uf" | "municipio")[];
    /** Set up at; a date (in Brasília time) or a date-time. */
    criado_em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "criado_em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "criado_em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "criado_em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "criado_em[lte]"?: string;
    /** Who set it up. */
    dono_id?: number;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "dono_id[gt]"?: number;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "dono_id[gte]"?: number;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "dono_id[lt]"?: number;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "dono_id[lte]"?: number;
    /**
     * Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
     * @default {}
     */
    operadores?: {
        [key: string]: string;
    };
    /** Direction of the sort. The default is `asc` when `sort` is sent, and `desc` (newest first) when it is not. */
    order?: Direcao;
    /**
     * Page number; starts at 1.
     * @default 1
     */
    page?: number;
    /**
     * How often.
     * @enum {string}
     */
    periodicidade?: "semanal" | "mensal";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "periodicidade[in]"?: ("semanal" | "mensal")[];
    /** Next report at; a date (in Brasília time) or a date-time. */
    proximo_em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "proximo_em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "proximo_em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "proximo_em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "proximo_em[lte]"?: string;
    /** Conditions as JSON: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep. */
    search?: string;
    /**
     * Page size.
     * @default 50
     */
    size?: number;
    /**
     * Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise. Without it the newest rows come first, by `criado_em`.
     * @enum {string}
     */
    sort?: "criado_em" | "proximo_em";
    /**
     * Disease.
     * @enum {string}
     */
    tipo_agravo?: "dengue" | "zika" | "chikungunya";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "tipo_agravo[in]"?: ("dengue" | "zika" | "chikungunya")[];
}

export interface ListarAlertasQuery {
    /**
     * What the places are.
     * @default municipio
     * @enum {string}
     */
    abrangencia?: "pais" | "uf" | "municipio";
    /**
     * Format: date
     * Day in Brasília: the levels as they were shown at its end. Beside `semana` only computations of that week are asked.
     */
    dia?: string;
    /** Only this state (UF), or its municipalities. */
    estado?: UF;
    /** Municipality of residence: its IBGE code, with six or seven digits, or its name, whatever the case and the accents. A name that several states have needs `estado`. What is no municipality, or not one of `estado`, is answered with 422. */
    municipio?: string;
    /** Only places of this level or a higher one. */
    nivel_minimo?: NivelDeAlerta;
    /** Epidemiological week as year and number: the levels as they were shown when it was the newest. */
    semana?: number;
    /** Disease. */
    tipo_agravo: CodigoAgravo;
}

export interface ListarAuditoriaQuery {
    /** Action. A value that ends with a dot matches all actions that begin with it. */
    acao?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "acao[like]"?: string;
    /** Id of the record that it happened to. */
    alvo_id?: number;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "alvo_id[gt]"?: number;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "alvo_id[gte]"?: number;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "alvo_id[lt]"?: number;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "alvo_id[lte]"?: number;
    /**
     * Kind of record that it happened to.
     * @enum {string}
     */
    alvo_tipo?: "usuario" | "permissao" | "grupo" | "conta" | "job" | "caso" | "webhook" | "noticia" | "relatorio" | "auditoria" | "servico";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "alvo_tipo[in]"?: ("usuario" | "permissao" | "grupo" | "conta" | "job" | "caso" | "webhook" | "noticia" | "relatorio" | "auditoria" | "servico")[];
    /**
     * Format: date-time
     * Before this moment, which may not lie before `desde`.
     */
    ate?: string;
    /** Who did it. */
    ator_id?: number;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "ator_id[gt]"?: number;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "ator_id[gte]"?: number;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "ator_id[lt]"?: number;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "ator_id[lte]"?: number;
    /**
     * Format: date-time
     * Not before this moment.
     */
    desde?: string;
    /** When; a date (in Brasília time) or a date-time. */
    em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "em[lte]"?: string;
    /** Id. */
    id?: number;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "id[gt]"?: number;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "id[gte]"?: number;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "id[lt]"?: number;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "id[lte]"?: number;
    /** IP address of the request. */
    ip?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "ip[like]"?: string;
    /**
     * Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
     * @default {}
     */
    operadores?: {
        [key: string]: string;
    };
    /** Direction of the sort. The default is `asc` when `sort` is sent, and `desc` (newest first) when it is not. */
    order?: Direcao;
    /**
     * Page number; starts at 1.
     * @default 1
     */
    page?: number;
    /** Id of the request. */
    requisicao?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "requisicao[like]"?: string;
    /** A text to look for; case and accents are ignored, and `%` and `_` are ordinary characters. A value that begins with a brace is read as JSON instead: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep. */
    search?: string;
    /**
     * Page size.
     * @default 50
     */
    size?: number;
    /**
     * Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise. Without it the newest rows come first, by `id`.
     * @enum {string}
     */
    sort?: "id" | "em" | "acao";
}

export interface ListarCasosQuery {
    /**
     * Disease; the same as `tipo_agravo`.
     * @enum {string}
     */
    agravo_codigo?: "dengue" | "zika" | "chikungunya";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "agravo_codigo[in]"?: ("dengue" | "zika" | "chikungunya")[];
    /** Changed at; a date (in Brasília time) or a date-time. */
    atualizado_em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "atualizado_em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "atualizado_em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "atualizado_em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "atualizado_em[lte]"?: string;
    /** Neighbourhood contains. */
    bairro?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "bairro[like]"?: string;
    /**
     * Final classification, exactly as it is stored. For confirmed and discarded cases as the statistics count them use `situacao`.
     * @enum {string}
     */
    classificacao?: "dengue_sem_sinais_alarme" | "dengue_com_sinais_alarme" | "dengue_grave" | "confirmado" | "descartado" | "inconclusivo" | "em_investigacao" | "dengue_classico" | "dengue_com_complicacoes" | "febre_hemorragica_dengue" | "sindrome_choque_dengue";
    /**
     * Final classification.
     * @enum {string}
     */
    classificacao_final?: "dengue_sem_sinais_alarme" | "dengue_com_sinais_alarme" | "dengue_grave" | "confirmado" | "descartado" | "inconclusivo" | "em_investigacao" | "dengue_classico" | "dengue_com_complicacoes" | "febre_hemorragica_dengue" | "sindrome_choque_dengue";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "classificacao_final[in]"?: ("dengue_sem_sinais_alarme" | "dengue_com_sinais_alarme" | "dengue_grave" | "confirmado" | "descartado" | "inconclusivo" | "em_investigacao" | "dengue_classico" | "dengue_com_complicacoes" | "febre_hemorragica_dengue" | "sindrome_choque_dengue")[];
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "classificacao[in]"?: ("dengue_sem_sinais_alarme" | "dengue_com_sinais_alarme" | "dengue_grave" | "confirmado" | "descartado" | "inconclusivo" | "em_investigacao" | "dengue_classico" | "dengue_com_complicacoes" | "febre_hemorragica_dengue" | "sindrome_choque_dengue")[];
    /** Recorded at; a date (in Brasília time) or a date-time. */
    criado_em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "criado_em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "criado_em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "criado_em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "criado_em[lte]"?: string;
    /**
     * Criterion of confirmation.
     * @enum {string}
     */
    criterio_confirmacao?: "laboratorial" | "clinico_epidemiologico" | "em_investigacao";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "criterio_confirmacao[in]"?: ("laboratorial" | "clinico_epidemiologico" | "em_investigacao")[];
    /**
     * Format: date
     * Day of the sample for IgM.
     */
    data_coleta_igm?: string;
    /**
     * Format: date
     * Greater or later than this value. See [filters](/guides/lists#filters).
     */
    "data_coleta_igm[gt]"?: string;
    /**
     * Format: date
     * Equal to this value, or greater or later. See [filters](/guides/lists#filters).
     */
    "data_coleta_igm[gte]"?: string;
    /**
     * Format: date
     * Less or earlier than this value. See [filters](/guides/lists#filters).
     */
    "data_coleta_igm[lt]"?: string;
    /**
     * Format: date
     * Equal to this value, or less or earlier. See [filters](/guides/lists#filters).
     */
    "data_coleta_igm[lte]"?: string;
    /**
     * Format: date
     * Day of the sample for viral isolation.
     */
    data_coleta_isolamento_viral?: string;
    /**
     * Format: date
     * Greater or later than this value. See [filters](/guides/lists#filters).
     */
    "data_coleta_isolamento_viral[gt]"?: string;
    /**
     * Format: date
     * Equal to this value, or greater or later. See [filters](/guides/lists#filters).
     */
    "data_coleta_isolamento_viral[gte]"?: string;
    /**
     * Format: date
     * Less or earlier than this value. See [filters](/guides/lists#filters).
     */
    "data_coleta_isolamento_viral[lt]"?: string;
    /**
     * Format: date
     * Equal to this value, or less or earlier. See [filters](/guides/lists#filters).
     */
    "data_coleta_isolamento_viral[lte]"?: string;
    /**
     * Format: date
     * Day of the sample for NS1.
     */
    data_coleta_ns1?: string;
    /**
     * Format: date
     * Greater or later than this value. See [filters](/guides/lists#filters).
     */
    "data_coleta_ns1[gt]"?: string;
    /**
     * Format: date
     * Equal to this value, or greater or later. See [filters](/guides/lists#filters).
     */
    "data_coleta_ns1[gte]"?: string;
    /**
     * Format: date
     * Less or earlier than this value. See [filters](/guides/lists#filters).
     */
    "data_coleta_ns1[lt]"?: string;
    /**
     * Format: date
     * Equal to this value, or less or earlier. See [filters](/guides/lists#filters).
     */
    "data_coleta_ns1[lte]"?: string;
    /**
     * Format: date
     * Day of the sample for PCR.
     */
    data_coleta_pcr?: string;
    /**
     * Format: date
     * Greater or later than this value. See [filters](/guides/lists#filters).
     */
    "data_coleta_pcr[gt]"?: string;
    /**
     * Format: date
     * Equal to this value, or greater or later. See [filters](/guides/lists#filters).
     */
    "data_coleta_pcr[gte]"?: string;
    /**
     * Format: date
     * Less or earlier than this value. See [filters](/guides/lists#filters).
     */
    "data_coleta_pcr[lt]"?: string;
    /**
     * Format: date
     * Equal to this value, or less or earlier. See [filters](/guides/lists#filters).
     */
    "data_coleta_pcr[lte]"?: string;
    /**
     * Format: date
     * Day on which the notification was typed in.
     */
    data_digitacao?: string;
    /**
     * Format: date
     * Greater or later than this value. See [filters](/guides/lists#filters).
     */
    "data_digitacao[gt]"?: string;
    /**
     * Format: date
     * Equal to this value, or greater or later. See [filters](/guides/lists#filters).
     */
    "data_digitacao[gte]"?: string;
    /**
     * Format: date
     * Less or earlier than this value. See [filters](/guides/lists#filters).
     */
    "data_digitacao[lt]"?: string;
    /**
     * Format: date
     * Equal to this value, or less or earlier. See [filters](/guides/lists#filters).
     */
    "data_digitacao[lte]"?: string;
    /** Notified on or before this day, which may not be before `data_inicio`. */
    data_fim?: string;
    /** Notified on or after this day, which is a date or a date-time with a time zone. */
    data_inicio?: string;
    /**
     * Format: date
     * Date of the first symptoms.
     */
    data_inicio_sintomas?: string;
    /**
     * Format: date
     * Greater or later than this value. See [filters](/guides/lists#filters).
     */
    "data_inicio_sintomas[gt]"?: string;
    /**
     * Format: date
     * Equal to this value, or greater or later. See [filters](/guides/lists#filters).
     */
    "data_inicio_sintomas[gte]"?: string;
    /**
     * Format: date
     * Less or earlier than this value. See [filters](/guides/lists#filters).
     */
    "data_inicio_sintomas[lt]"?: string;
    /**
     * Format: date
     * Equal to this value, or less or earlier. See [filters](/guides/lists#filters).
     */
    "data_inicio_sintomas[lte]"?: string;
    /**
     * Format: date
     * Day on which the investigation began.
     */
    data_investigacao?: string;
    /**
     * Format: date
     * Greater or later than this value. See [filters](/guides/lists#filters).
     */
    "data_investigacao[gt]"?: string;
    /**
     * Format: date
     * Equal to this value, or greater or later. See [filters](/guides/lists#filters).
     */
    "data_investigacao[gte]"?: string;
    /**
     * Format: date
     * Less or earlier than this value. See [filters](/guides/lists#filters).
     */
    "data_investigacao[lt]"?: string;
    /**
     * Format: date
     * Equal to this value, or less or earlier. See [filters](/guides/lists#filters).
     */
    "data_investigacao[lte]"?: string;
    /** Day of the notification: a date, or a date-time with a time zone, which stands for its day in Brasília. */
    data_notificacao?: string;
    /** The same as `data_fim`. */
    data_notificacao_fim?: string;
    /** The same as `data_inicio`. */
    data_notificacao_inicio?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "data_notificacao[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "data_notificacao[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "data_notificacao[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "data_notificacao[lte]"?: string;
    /**
     * State of residence (UF).
     * @enum {string}
     */
    estado?: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "estado[in]"?: ("AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO")[];
    /**
     * Outcome.
     * @enum {string}
     */
    evolucao?: "cura" | "obito" | "obito_outras_causas" | "obito_em_investigacao" | "ignorado";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "evolucao[in]"?: ("cura" | "obito" | "obito_outras_causas" | "obito_em_investigacao" | "ignorado")[];
    /** Whether the patient is pregnant. */
    gestante?: boolean;
    /** Whether the patient was hospitalised. */
    hospitalizacao?: boolean;
    /** Id. */
    id?: number;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "id[gt]"?: number;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "id[gte]"?: number;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "id[lt]"?: number;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "id[lte]"?: number;
    /** Age in whole years. */
    idade?: number;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "idade[gt]"?: number;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "idade[gte]"?: number;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "idade[lt]"?: number;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "idade[lte]"?: number;
    /**
     * Result of IgM.
     * @enum {string}
     */
    igm?: "positivo" | "negativo" | "inconclusivo" | "nao_realizado";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "igm[in]"?: ("positivo" | "negativo" | "inconclusivo" | "nao_realizado")[];
    /**
     * Result of viral isolation.
     * @enum {string}
     */
    isolamento_viral?: "positivo" | "negativo" | "inconclusivo" | "nao_realizado";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "isolamento_viral[in]"?: ("positivo" | "negativo" | "inconclusivo" | "nao_realizado")[];
    /** Municipality of residence: a part of its name, or its IBGE code. */
    municipio?: string;
    /** Municipality of notification: a part of its name, or its IBGE code. */
    municipio_notificacao?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "municipio_notificacao[like]"?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "municipio[like]"?: string;
    /**
     * Result of NS1.
     * @enum {string}
     */
    ns1?: "positivo" | "negativo" | "inconclusivo" | "nao_realizado";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "ns1[in]"?: ("positivo" | "negativo" | "inconclusivo" | "nao_realizado")[];
    /** Number of the notification. */
    numero_notificacao?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "numero_notificacao[like]"?: string;
    /**
     * Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
     * @default {}
     */
    operadores?: {
        [key: string]: string;
    };
    /** Direction of the sort. The default is `asc` when `sort` is sent, and `desc` (newest first) when it is not. */
    order?: Direcao;
    /**
     * Page number; starts at 1.
     * @default 1
     */
    page?: number;
    /**
     * Result of PCR.
     * @enum {string}
     */
    pcr?: "positivo" | "negativo" | "inconclusivo" | "nao_realizado";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "pcr[in]"?: ("positivo" | "negativo" | "inconclusivo" | "nao_realizado")[];
    /**
     * Race.
     * @enum {string}
     */
    raca?: "branca" | "preta" | "amarela" | "parda" | "indigena" | "ignorado";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "raca[in]"?: ("branca" | "preta" | "amarela" | "parda" | "indigena" | "ignorado")[];
    /** A text to look for; case and accents are ignored, and `%` and `_` are ordinary characters. A value that begins with a brace is read as JSON instead: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep. */
    search?: string;
    /**
     * Sex.
     * @enum {string}
     */
    sexo?: "M" | "F" | "I";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "sexo[in]"?: ("M" | "F" | "I")[];
    /**
     * What the statistics count the case as: `confirmado` (any classification that confirms the disease, `dengue_grave` too), `descartado`, or `em_investigacao` for everything else, inconclusive cases and those without a classification included.
     * @enum {string}
     */
    situacao?: "confirmado" | "descartado" | "em_investigacao";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "situacao[in]"?: ("confirmado" | "descartado" | "em_investigacao")[];
    /**
     * Page size.
     * @default 50
     */
    size?: number;
    /**
     * Serotype of the dengue virus.
     * @enum {string}
     */
    sorotipo?: "DENV1" | "DENV2" | "DENV3" | "DENV4";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "sorotipo[in]"?: ("DENV1" | "DENV2" | "DENV3" | "DENV4")[];
    /**
     * Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise. Without it the newest rows come first, by `data_notificacao`.
     * @enum {string}
     */
    sort?: "data_notificacao" | "data_inicio_sintomas" | "criado_em" | "atualizado_em" | "numero_notificacao" | "municipio" | "estado" | "classificacao_final" | "evolucao" | "idade" | "id";
    /**
     * State of the case.
     * @enum {string}
     */
    status?: "em_investigacao" | "encerrado";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "status[in]"?: ("em_investigacao" | "encerrado")[];
    /**
     * Disease.
     * @enum {string}
     */
    tipo_agravo?: "dengue" | "zika" | "chikungunya";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "tipo_agravo[in]"?: ("dengue" | "zika" | "chikungunya")[];
    /** CNES code of the notifying unit. */
    unidade_cnes?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "unidade_cnes[like]"?: string;
    /**
     * Zone of residence.
     * @enum {string}
     */
    zona?: "urbana" | "rural" | "periurbana" | "ignorado";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "zona[in]"?: ("urbana" | "rural" | "periurbana" | "ignorado")[];
}

export interface ListarChavesQuery {
    /** Made at; a date (in Brasília time) or a date-time. */
    criado_em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "criado_em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "criado_em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "criado_em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "criado_em[lte]"?: string;
    /** Whose key it is. */
    dono_id?: number;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "dono_id[gt]"?: number;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "dono_id[gte]"?: number;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "dono_id[lt]"?: number;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "dono_id[lte]"?: number;
    /** Expires at; a date (in Brasília time) or a date-time. */
    expira_em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "expira_em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "expira_em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "expira_em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "expira_em[lte]"?: string;
    /** Name contains. */
    nome?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "nome[like]"?: string;
    /**
     * Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
     * @default {}
     */
    operadores?: {
        [key: string]: string;
    };
    /** Direction of the sort. The default is `asc` when `sort` is sent, and `desc` (newest first) when it is not. */
    order?: Direcao;
    /**
     * Page number; starts at 1.
     * @default 1
     */
    page?: number;
    /** Conditions as JSON: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep. */
    search?: string;
    /**
     * What has become of it.
     * @enum {string}
     */
    situacao?: "ativa" | "expirada" | "revogada";
    /**
     * Page size.
     * @default 50
     */
    size?: number;
    /**
     * Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise. Without it the newest rows come first, by `criado_em`.
     * @enum {string}
     */
    sort?: "criado_em" | "expira_em" | "ultimo_uso_em" | "nome";
    /** Last used at; a date (in Brasília time) or a date-time. */
    ultimo_uso_em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "ultimo_uso_em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "ultimo_uso_em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "ultimo_uso_em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "ultimo_uso_em[lte]"?: string;
}

export interface ListarConvitesQuery {
    /** Who invites. */
    convidado_por_id?: number;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "convidado_por_id[gt]"?: number;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "convidado_por_id[gte]"?: number;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "convidado_por_id[lt]"?: number;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "convidado_por_id[lte]"?: number;
    /** Made at; a date (in Brasília time) or a date-time. */
    criado_em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "criado_em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "criado_em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "criado_em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "criado_em[lte]"?: string;
    /** Email contains. */
    email?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "email[like]"?: string;
    /** Expires at; a date (in Brasília time) or a date-time. */
    expira_em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "expira_em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "expira_em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "expira_em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "expira_em[lte]"?: string;
    /** Name contains. */
    nome?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "nome[like]"?: string;
    /**
     * Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
     * @default {}
     */
    operadores?: {
        [key: string]: string;
    };
    /** Direction of the sort. The default is `asc` when `sort` is sent, and `desc` (newest first) when it is not. */
    order?: Direcao;
    /**
     * Page number; starts at 1.
     * @default 1
     */
    page?: number;
    /** Conditions as JSON: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep. */
    search?: string;
    /**
     * What has become of it.
     * @enum {string}
     */
    situacao?: "pendente" | "aceito" | "expirado";
    /**
     * Page size.
     * @default 50
     */
    size?: number;
    /**
     * Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise. Without it the newest rows come first, by `criado_em`.
     * @enum {string}
     */
    sort?: "criado_em" | "expira_em" | "nome" | "email";
}

export interface ListarDuplicidadesQuery {
    /** Found at; a date (in Brasília time) or a date-time. */
    encontrada_em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "encontrada_em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "encontrada_em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "encontrada_em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "encontrada_em[lte]"?: string;
    /**
     * What was decided.
     * @enum {string}
     */
    estado?: "pendente" | "distintas" | "mesmo_caso";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "estado[in]"?: ("pendente" | "distintas" | "mesmo_caso")[];
    /** Id. */
    id?: number;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "id[gt]"?: number;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "id[gte]"?: number;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "id[lt]"?: number;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "id[lte]"?: number;
    /**
     * Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
     * @default {}
     */
    operadores?: {
        [key: string]: string;
    };
    /** Direction of the sort. The default is `asc` when `sort` is sent, and `desc` (newest first) when it is not. */
    order?: Direcao;
    /**
     * Page number; starts at 1.
     * @default 1
     */
    page?: number;
    /** How alike both patients are. */
    pontuacao?: number;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "pontuacao[gt]"?: number;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "pontuacao[gte]"?: number;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "pontuacao[lt]"?: number;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "pontuacao[lte]"?: number;
    /** Conditions as JSON: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep. */
    search?: string;
    /**
     * Page size.
     * @default 50
     */
    size?: number;
    /**
     * Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise. Without it the newest rows come first, by `pontuacao`.
     * @enum {string}
     */
    sort?: "pontuacao" | "encontrada_em" | "id";
    /**
     * Disease.
     * @enum {string}
     */
    tipo_agravo?: "dengue" | "zika" | "chikungunya";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "tipo_agravo[in]"?: ("dengue" | "zika" | "chikungunya")[];
}

export interface ListarEntregasQuery {
    /**
     * Outcome so far.
     * @enum {string}
     */
    estado?: "pendente" | "entregue" | "falhou";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "estado[in]"?: ("pendente" | "entregue" | "falhou")[];
    /** Id of the event. */
    evento_id?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "evento_id[like]"?: string;
    /**
     * Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
     * @default {}
     */
    operadores?: {
        [key: string]: string;
    };
    /** Direction of the sort. The default is `asc` when `sort` is sent, and `desc` (newest first) when it is not. */
    order?: Direcao;
    /**
     * Page number; starts at 1.
     * @default 1
     */
    page?: number;
    /** Conditions as JSON: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep. */
    search?: string;
    /**
     * Page size.
     * @default 50
     */
    size?: number;
    /**
     * Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise. Without it the newest rows come first, by `id`.
     * @enum {string}
     */
    sort?: "id";
    /** When it happened; a date (in Brasília time) or a date-time. */
    timestamp?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "timestamp[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "timestamp[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "timestamp[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "timestamp[lte]"?: string;
    /** Type of the event. */
    tipo?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "tipo[like]"?: string;
}

export interface ListarGruposQuery {
    /** Whether the group is active. */
    ativo?: boolean;
    /** Changed at; a date (in Brasília time) or a date-time. */
    atualizado_em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "atualizado_em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "atualizado_em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "atualizado_em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "atualizado_em[lte]"?: string;
    /** Created at; a date (in Brasília time) or a date-time. */
    criado_em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "criado_em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "criado_em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "criado_em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "criado_em[lte]"?: string;
    /** Description contains. */
    descricao?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "descricao[like]"?: string;
    /** Id. */
    id?: number;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "id[gt]"?: number;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "id[gte]"?: number;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "id[lt]"?: number;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "id[lte]"?: number;
    /** Name contains. */
    nome?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "nome[like]"?: string;
    /**
     * Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
     * @default {}
     */
    operadores?: {
        [key: string]: string;
    };
    /**
     * Direction of the sort.
     * @default asc
     */
    order?: Direcao;
    /**
     * Page number; starts at 1.
     * @default 1
     */
    page?: number;
    /** The group has this permission. */
    permissao_id?: number;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "permissao_id[gt]"?: number;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "permissao_id[gte]"?: number;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "permissao_id[lt]"?: number;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "permissao_id[lte]"?: number;
    /** A text to look for; case and accents are ignored, and `%` and `_` are ordinary characters. A value that begins with a brace is read as JSON instead: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep. */
    search?: string;
    /**
     * Page size.
     * @default 50
     */
    size?: number;
    /**
     * Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise.
     * @default id
     * @enum {string}
     */
    sort?: "id" | "nome" | "descricao" | "ativo" | "criado_em" | "atualizado_em" | "total_usuarios";
    /** Number of members. */
    total_usuarios?: number;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "total_usuarios[gt]"?: number;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "total_usuarios[gte]"?: number;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "total_usuarios[lt]"?: number;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "total_usuarios[lte]"?: number;
}

export interface ListarImportacoesQuery {
    /** Ended at; a date (in Brasília time) or a date-time. */
    concluido_em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "concluido_em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "concluido_em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "concluido_em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "concluido_em[lte]"?: string;
    /** Sent at; a date (in Brasília time) or a date-time. */
    criado_em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "criado_em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "criado_em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "criado_em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "criado_em[lte]"?: string;
    /** Who sent it. */
    dono_id?: number;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "dono_id[gt]"?: number;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "dono_id[gte]"?: number;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "dono_id[lt]"?: number;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "dono_id[lte]"?: number;
    /**
     * State of the import.
     * @enum {string}
     */
    estado?: "em_curso" | "concluida" | "falhou" | "cancelada" | "desfazendo" | "desfeita";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "estado[in]"?: ("em_curso" | "concluida" | "falhou" | "cancelada" | "desfazendo" | "desfeita")[];
    /**
     * Format of the file.
     * @enum {string}
     */
    formato?: "csv" | "xlsx" | "dbf";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "formato[in]"?: ("csv" | "xlsx" | "dbf")[];
    /**
     * Mode of the import.
     * @enum {string}
     */
    modo?: "validar" | "importar" | "atualizar";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "modo[in]"?: ("validar" | "importar" | "atualizar")[];
    /**
     * Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
     * @default {}
     */
    operadores?: {
        [key: string]: string;
    };
    /** Direction of the sort. The default is `asc` when `sort` is sent, and `desc` (newest first) when it is not. */
    order?: Direcao;
    /**
     * Page number; starts at 1.
     * @default 1
     */
    page?: number;
    /** Conditions as JSON: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep. */
    search?: string;
    /** Digest of the file. */
    sha256?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "sha256[like]"?: string;
    /**
     * Page size.
     * @default 50
     */
    size?: number;
    /**
     * Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise. Without it the newest rows come first, by `criado_em`.
     * @enum {string}
     */
    sort?: "criado_em" | "concluido_em";
}

export interface ListarJobsQuery {
    /** Whether it was cancelled. */
    cancelado?: boolean;
    /** Ended at; a date (in Brasília time) or a date-time. */
    completed_at?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "completed_at[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "completed_at[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "completed_at[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "completed_at[lte]"?: string;
    /** Started at; a date (in Brasília time) or a date-time. */
    created_at?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "created_at[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "created_at[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "created_at[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "created_at[lte]"?: string;
    /** Who started it. */
    dono_id?: number;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "dono_id[gt]"?: number;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "dono_id[gte]"?: number;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "dono_id[lt]"?: number;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "dono_id[lte]"?: number;
    /**
     * Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
     * @default {}
     */
    operadores?: {
        [key: string]: string;
    };
    /** Direction of the sort. The default is `asc` when `sort` is sent, and `desc` (newest first) when it is not. */
    order?: Direcao;
    /**
     * Page number; starts at 1.
     * @default 1
     */
    page?: number;
    /** Progress in percent. */
    progress?: number;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "progress[gt]"?: number;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "progress[gte]"?: number;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "progress[lt]"?: number;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "progress[lte]"?: number;
    /** Conditions as JSON: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep. */
    search?: string;
    /**
     * Page size.
     * @default 50
     */
    size?: number;
    /**
     * Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise. Without it the newest rows come first, by `created_at`.
     * @enum {string}
     */
    sort?: "created_at" | "completed_at";
    /**
     * State of the job.
     * @enum {string}
     */
    status?: "processing" | "completed" | "failed";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "status[in]"?: ("processing" | "completed" | "failed")[];
    /**
     * Kind of job.
     * @enum {string}
     */
    tipo?: "exportar-usuarios" | "exportar-casos" | "importar-casos" | "desfazer-importacao" | "buscar-duplicidades" | "dados-do-titular" | "apagar-usuario" | "gerar-relatorio" | "alterar-casos" | "carregar-demonstracao";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "tipo[in]"?: ("exportar-usuarios" | "exportar-casos" | "importar-casos" | "desfazer-importacao" | "buscar-duplicidades" | "dados-do-titular" | "apagar-usuario" | "gerar-relatorio" | "alterar-casos" | "carregar-demonstracao")[];
}

export interface ListarMembrosGrupoQuery {
    /** Whether the account is active. */
    ativo?: boolean;
    /** Email contains. */
    email?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "email[like]"?: string;
    /** Id. */
    id?: number;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "id[gt]"?: number;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "id[gte]"?: number;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "id[lt]"?: number;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "id[lte]"?: number;
    /** Name contains. */
    nome?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "nome[like]"?: string;
    /**
     * Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
     * @default {}
     */
    operadores?: {
        [key: string]: string;
    };
    /**
     * Direction of the sort.
     * @default asc
     */
    order?: Direcao;
    /**
     * Page number; starts at 1.
     * @default 1
     */
    page?: number;
    /** A text to look for; case and accents are ignored, and `%` and `_` are ordinary characters. A value that begins with a brace is read as JSON instead: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep. */
    search?: string;
    /**
     * Page size.
     * @default 50
     */
    size?: number;
    /**
     * Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise.
     * @default id
     * @enum {string}
     */
    sort?: "id" | "nome" | "email" | "cargo" | "departamento" | "ativo";
}

export interface ListarNoticiasQuery {
    /** Changed at; a date (in Brasília time) or a date-time. */
    atualizado_em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "atualizado_em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "atualizado_em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "atualizado_em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "atualizado_em[lte]"?: string;
    /** Who wrote it. */
    autor_id?: number;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "autor_id[gt]"?: number;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "autor_id[gte]"?: number;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "autor_id[lt]"?: number;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "autor_id[lte]"?: number;
    /** Created at; a date (in Brasília time) or a date-time. */
    criado_em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "criado_em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "criado_em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "criado_em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "criado_em[lte]"?: string;
    /**
     * State.
     * @enum {string}
     */
    estado?: "rascunho" | "agendada" | "publicada";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "estado[in]"?: ("rascunho" | "agendada" | "publicada")[];
    /** Id. */
    id?: number;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "id[gt]"?: number;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "id[gte]"?: number;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "id[lt]"?: number;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "id[lte]"?: number;
    /**
     * Language of the text.
     * @enum {string}
     */
    idioma?: "pt-BR" | "en-US" | "es-ES";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "idioma[in]"?: ("pt-BR" | "en-US" | "es-ES")[];
    /**
     * Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
     * @default {}
     */
    operadores?: {
        [key: string]: string;
    };
    /** Direction of the sort. The default is `asc` when `sort` is sent, and `desc` (newest first) when it is not. */
    order?: Direcao;
    /**
     * Page number; starts at 1.
     * @default 1
     */
    page?: number;
    /** Published at, or to be published at; a date (in Brasília time) or a date-time. */
    publicar_em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "publicar_em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "publicar_em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "publicar_em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "publicar_em[lte]"?: string;
    /** Part of the summary. */
    resumo?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "resumo[like]"?: string;
    /** A text to look for in title, summary, body and tags; case and accents are ignored, and `%` and `_` are ordinary characters. A value that begins with a brace is read as JSON instead: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep. */
    search?: string;
    /**
     * Page size.
     * @default 50
     */
    size?: number;
    /**
     * Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise. Without it the newest rows come first, by `publicar_em`.
     * @enum {string}
     */
    sort?: "publicar_em" | "criado_em" | "atualizado_em" | "titulo" | "idioma" | "id";
    /** Has this tag; case and accents are ignored. */
    tags?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "tags[like]"?: string;
    /** Part of the title. */
    titulo?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "titulo[like]"?: string;
}

export interface ListarRelatoriosQuery {
    /**
     * Kind of place.
     * @enum {string}
     */
    abrangencia?: "pais" | "uf" | "municipio";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "abrangencia[in]"?: ("pais" | "uf" | "municipio")[];
    /** UF, or IBGE's code of seven digits of a municipality. */
    codigo?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "codigo[like]"?: string;
    /** Ended at; a date (in Brasília time) or a date-time. */
    concluido_em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "concluido_em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "concluido_em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "concluido_em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "concluido_em[lte]"?: string;
    /** Asked for at; a date (in Brasília time) or a date-time. */
    criado_em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "criado_em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "criado_em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "criado_em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "criado_em[lte]"?: string;
    /** Who asked for it. */
    dono_id?: number;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "dono_id[gt]"?: number;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "dono_id[gte]"?: number;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "dono_id[lt]"?: number;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "dono_id[lte]"?: number;
    /**
     * State of the report.
     * @enum {string}
     */
    estado?: "processando" | "concluido" | "falhou";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "estado[in]"?: ("processando" | "concluido" | "falhou")[];
    /**
     * Format of the file.
     * @enum {string}
     */
    formato?: "pdf" | "xlsx";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "formato[in]"?: ("pdf" | "xlsx")[];
    /**
     * Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
     * @default {}
     */
    operadores?: {
        [key: string]: string;
    };
    /** Direction of the sort. The default is `asc` when `sort` is sent, and `desc` (newest first) when it is not. */
    order?: Direcao;
    /**
     * Page number; starts at 1.
     * @default 1
     */
    page?: number;
    /** Conditions as JSON: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep. */
    search?: string;
    /**
     * Page size.
     * @default 50
     */
    size?: number;
    /**
     * Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise. Without it the newest rows come first, by `criado_em`.
     * @enum {string}
     */
    sort?: "criado_em" | "concluido_em";
    /**
     * Disease.
     * @enum {string}
     */
    tipo_agravo?: "dengue" | "zika" | "chikungunya";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "tipo_agravo[in]"?: ("dengue" | "zika" | "chikungunya")[];
}

export interface ListarTiposAgravoAnswer {
    /** Items of this list. */
    tipos: TipoAgravo[];
    /** How many there are in all. */
    total: number;
}

export interface ListarWebhooksQuery {
    /** Whether it receives events. */
    ativo?: boolean;
    /** Changed at; a date (in Brasília time) or a date-time. */
    atualizado_em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "atualizado_em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "atualizado_em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "atualizado_em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "atualizado_em[lte]"?: string;
    /** Registered at; a date (in Brasília time) or a date-time. */
    criado_em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "criado_em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "criado_em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "criado_em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "criado_em[lte]"?: string;
    /** Who registered it. */
    dono_id?: number;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "dono_id[gt]"?: number;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "dono_id[gte]"?: number;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "dono_id[lt]"?: number;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "dono_id[lte]"?: number;
    /**
     * Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
     * @default {}
     */
    operadores?: {
        [key: string]: string;
    };
    /** Direction of the sort. The default is `asc` when `sort` is sent, and `desc` (newest first) when it is not. */
    order?: Direcao;
    /**
     * Page number; starts at 1.
     * @default 1
     */
    page?: number;
    /** Conditions as JSON: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep. */
    search?: string;
    /**
     * Page size.
     * @default 50
     */
    size?: number;
    /**
     * Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise. Without it the newest rows come first, by `criado_em`.
     * @enum {string}
     */
    sort?: "criado_em" | "atualizado_em";
    /** Part of the address. */
    url?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "url[like]"?: string;
}

/** The outcome of a change of many cases; only there once such a job is completed. */
export interface LoteResultado {
    /** How many were asked for. */
    casos: number;
    /** Why those stayed as they were; left out in the list of jobs. */
    falhas?: {
        /** The field that it is about. */
        campo: string | null;
        /** Sentence for people, in the language of the request. */
        erro: string;
        /** Id of the record. */
        id: Id;
    }[];
    /** How many are now as asked. */
    feitos: number;
    /** How many stayed as they were. */
    recusados: number;
}

/** GeoJSON (RFC 7946). */
export interface MapaCalor {
    /** The places, in the form of GeoJSON. */
    features: {
        /** Where it lies on the map (GeoJSON). */
        geometry: {
            /** Longitude, latitude. */
            coordinates: number[];
            /**
             * Kind.
             * @constant
             */
            type: "Point";
        };
        /** What is told of the place. */
        properties: {
            /** Only with `nivel=bairro`; its most frequent spelling. */
            bairro: string | null;
            /** Cases: how many, or the cases themselves. */
            casos: number | null;
            /** Only with `nivel=cep`; its first five digits. */
            cep?: string;
            /** Cases relative to the largest point; 0 when they are hidden. */
            intensidade: number;
            /** Municipality, by name or IBGE code. */
            municipio: string;
            /** Suggested radius in pixels. */
            radius: number;
            suprimido?: Suprimido;
        };
        /**
         * Kind.
         * @constant
         */
        type: "Feature";
    }[];
    /** What was asked for, and what it adds up to. */
    metadata: {
        /** The most cases of one place. */
        max_casos: number;
        /** Number of cases of the smallest point in this answer that is not hidden. */
        min_casos: number;
        /** The period in days. */
        periodo: number;
        /** Number of points in this answer; there are more areas only when `truncado` is true. */
        total_pontos: number;
        /** Whether there are more areas than the points that are answered. */
        truncado: boolean;
    };
    /**
     * Kind.
     * @constant
     */
    type: "FeatureCollection";
}

export interface MapearCasosQuery {
    /** Answers only the points within this box: `minLon,minLat,maxLon,maxLat`. */
    bounds?: number[];
    /**
     * Which day of a case decides on its period, its week and its month: `notificacao`, the day of notification, or `sintomas`, the day of the first symptoms. By the latter, nothing is told below a state to callers who may not list the cases there.
     * @default notificacao
     * @enum {string}
     */
    data_base?: "notificacao" | "sintomas";
    /**
     * Kind of area.
     * @default municipio
     * @enum {string}
     */
    nivel?: "municipio" | "bairro" | "cep";
    /**
     * Number of days of notification, the last of which is today (Brasília time).
     * @default 30
     */
    periodo?: number;
    /** Disease. */
    tipo_agravo?: CodigoAgravo;
}

export interface Mediana {
    /** How many cases have both days in this order. */
    casos: number;
    /** Median of the days, of an even number of cases the mean of the middle two; null without cases. */
    mediana: number | null;
}

export interface Membro {
    /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. */
    ativo: boolean;
    /** Position of the person. */
    cargo: Texto;
    /** Department of the person. */
    departamento: Texto;
    /** Email address. */
    email: string;
    /** Id of the record. */
    id: Id;
    /** Name. */
    nome: string;
}

export interface MembroLista {
    /** Items of this page. */
    items: Membro[];
    links: ListaLinks;
    meta: ListaMeta;
    /** Number of this page, from 1. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The most items that a page holds. */
    size: number;
    /** How many there are in all. */
    total: number;
}

export interface Mensagem {
    /** Sentence for people, in the language of the request. */
    message: string;
}

/** The `meta` of the generic success wrapper. */
export interface Meta {
    /** When the answer or the event was made. */
    timestamp: Momento;
    /**
     * Version.
     * @constant
     */
    version: "1.0.0";
}

export interface MetricasSeguranca {
    /** How many sessions are open. */
    active_sessions: number;
    /** Logins that were tried. */
    login_attempts: {
        /** How many failed. */
        failed: number;
        /** When the last one failed. */
        last_failed: MomentoOuNulo;
        /** How many succeeded. */
        successful: number;
    };
    /** Whether multi-factor authentication is on. */
    mfa_enabled: boolean;
    /** Days since the password was set. */
    password_age_days: number;
    /**
     * Estimated from the length and variety of the password when it was set.
     * @enum {string}
     */
    password_strength: "aceitavel" | "boa" | "forte";
    /** What would make the account more secure. */
    recommendations: string[];
    /** How secure the account is, from 0 to 100. */
    security_score: number;
    /** Locks, refresh tokens that were used again, and logins from new devices; newest first, at most 20. */
    suspicious_activities: {
        /** Address from which it came. */
        ip_address: Texto;
        /** When the answer or the event was made. */
        timestamp: Momento;
        /**
         * Kind.
         * @enum {string}
         */
        type: "account_locked" | "token_replayed" | "new_device";
    }[];
}

export interface MeusAlertas {
    nivel_minimo: NivelDeAlerta;
    /** The places; none when no mail is sent. */
    territorios: TerritorioResposta[];
}

export interface MeusAlertasDefinir {
    /**
     * The lowest level that is told.
     * @enum {integer}
     */
    nivel_minimo: 2 | 3 | 4;
    /** The places. None may occur twice. */
    territorios: TerritorioInformado[];
}

export interface MfaCodigo {
    /** Code of the second factor. */
    code: Codigo;
}

export interface MfaDesabilitar {
    /** Code of the second factor. */
    code: Codigo;
    /** Password. */
    senha: SenhaInformada;
}

export interface MfaIniciado {
    /** Codes that each replace the second factor once. */
    backup_codes: string[];
    /** What to do next. */
    instructions: string;
    /** QR code of the otpauth address as a data URI. */
    qr_code: string;
    /** The secret in base32. */
    secret: string;
}

export interface MfaVerificado {
    /** Sentence for people, in the language of the request. */
    message: string;
    /**
     * Whether multi-factor authentication is on.
     * @constant
     */
    mfa_habilitado: true;
}

export type Modo = "normal" | "somente_leitura" | "manutencao"

export interface ModoAlterar {
    /** What the callers are told beside the sentence of the service, such as until when it lasts. It is not kept in the mode `normal`. */
    mensagem?: string | null;
    /** Mode. */
    modo: Modo;
}

/** With `validar`, the mode that is tried out; `importar` when left out. Other modes do not take it. In answers it also tells an import that mirrors. */
export type ModoDeEscrita = "importar" | "atualizar" | "espelhar"

/** What is done with the rows. An import that mirrors is an `atualizar` with `espelhar` in `como`. */
export type ModoImportacao = "validar" | "importar" | "atualizar"

/** What is done with the rows; `validar` when left out. The specification has validar and importar; atualizar and espelhar are extensions. */
export type ModoPedido = "validar" | "importar" | "atualizar" | "espelhar"

export interface ModoResposta {
    /** What was asked for. */
    data: {
        /** The account that changed it; null for the command of operators. */
        alterado_por_id: number | null;
        /**
         * Format: date-time
         * When the mode was last changed; null when it never was.
         */
        desde: string | null;
        /** Sentence for people. */
        mensagem: Texto;
        /** Mode. */
        modo: Modo;
    };
    meta: Meta;
}

export type Momento = string

export type MomentoOuNulo = string | null

/** A changed field of a case, by its path, with its value before and after; null where there was or is none. */
export interface MudancaDeCampo {
    /** Value before. */
    antes: string | number | boolean | null;
    /** Name of the field. */
    campo: string;
    /** Value after. */
    depois: string | number | boolean | null;
}

/** What a row would change in its case. */
export interface MudancaPrevista {
    /** All fields that would change, by their paths. */
    campos: string[];
    /** Id of the case. */
    caso_id: Id;
    /** Line of the file or row of the sheet. */
    linha: number;
    /** Those that are neither personal nor free text, with their values; empty unless the sender holds `agravos.listar`. */
    mudancas: MudancaDeCampo[];
    /** Number of the notification. */
    numero_notificacao: string | null;
}

/** IBGE code of the municipality in which the case was notified, with or without its check digit. Answers show seven digits. */
export type MunicipioDeNotificacao = string | null

/** Not in the future. */
export type Nascimento = string | null

/** 1 green, 2 yellow, 3 orange, 4 red. */
export type NivelDeAlerta = 1 | 2 | 3 | 4

/** 1 green, 2 yellow, 3 orange, 4 red; null where nothing can be said. */
export type NivelOuNada = (1 | 2 | 3 | 4) | null

export type Nome = string

/** A unique name in lower case without spaces. */
export type NomeGrupo = string

/** The name of the patient's mother. It is sealed and leaves only through the identity. */
export type NomeMae = string | null

export interface Noticia {
    /** When it was last changed. */
    atualizado_em: Momento;
    /** Who wrote it. */
    autor: NoticiaAutorResposta;
    /** The text as Markdown. */
    corpo: string;
    /** The text as HTML that can be put into a page: without scripts, styles or event handlers. Its headings begin at `h2`. */
    corpo_html: string;
    /** When it was created. */
    criado_em: Momento;
    /** Whether it is a draft, waits for its day, or is published. */
    estado: NoticiaEstado;
    /** Id of the record. */
    id: Id;
    /** Language of the text. */
    idioma: NoticiaIdioma;
    /** Path of the image; before the news is published, the path of the preview, which needs a token. */
    imagem: string | null;
    /** When it is published. */
    publicar_em: MomentoOuNulo;
    /** Short text. */
    resumo: Texto;
    /** Words by which it is found. */
    tags: string[];
    /** Title. */
    titulo: string;
}

export interface NoticiaAutor {
    /** Id of the record. */
    id: number;
    /** Name of the account, as it was when the news was created. It stays when that account is removed; null once it is erased. */
    nome: string | null;
}

export interface NoticiaAutorResposta {
    /** Id of the record. */
    id: number;
    /** Name of the account, as it was when the news was created. It stays when that account is removed; null once it is erased. */
    nome: string | null;
}

/** The text as Markdown: headings, paragraphs, emphasis, strikethrough, lists, quotations, code, tables, rules, links and images. HTML in it is shown as it is written. Links go to `http`, `https` and `mailto` addresses and to paths of this service; images are those of news, such as `/api/v1/noticias/12/imagem`. For anything else only the text is shown. */
export type NoticiaCorpo = string

export interface NoticiaEditar {
    /** When it was last changed. */
    readonly atualizado_em?: Momento;
    /** Who wrote it. */
    readonly autor?: NoticiaAutor;
    corpo?: NoticiaCorpo;
    /** The text as HTML. */
    readonly corpo_html?: string;
    /** When it was created. */
    readonly criado_em?: Momento;
    /** Whether it is a draft, waits for its day, or is published. */
    estado?: NoticiaEstado;
    /** Id of the record. */
    readonly id?: Id;
    /** Language of the text. */
    idioma?: NoticiaIdioma;
    /** The picture; null where there is none. */
    readonly imagem?: string | null;
    publicar_em?: NoticiaPublicarEm;
    resumo?: NoticiaResumo;
    /** Words by which it is found. */
    tags?: NoticiaTags;
    /** Title. */
    titulo?: NoticiaTitulo;
}

export type NoticiaEstado = "rascunho" | "agendada" | "publicada"

export type NoticiaIdioma = "pt-BR" | "en-US" | "es-ES"

export interface NoticiaItem {
    /** When it was last changed. */
    atualizado_em: Momento;
    /** Who wrote it. */
    autor: NoticiaAutorResposta;
    /** When it was created. */
    criado_em: Momento;
    /** Whether it is a draft, waits for its day, or is published. */
    estado: NoticiaEstado;
    /** Id of the record. */
    id: Id;
    /** Language of the text. */
    idioma: NoticiaIdioma;
    /** Path of the image; before the news is published, the path of the preview, which needs a token. */
    imagem: string | null;
    /** When it is published. */
    publicar_em: MomentoOuNulo;
    /** Short text. */
    resumo: Texto;
    /** Words by which it is found. */
    tags: string[];
    /** Title. */
    titulo: string;
}

export interface NoticiaLida {
    /** What was asked for. */
    data: Noticia;
    meta: Meta;
}

/** A page of news in the generic wrapper. */
export interface NoticiaLista {
    /** What was asked for. */
    data: NoticiaItem[];
    links: ListaLinks;
    meta: Meta;
    /** Number of this page, from 1. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The most items that a page holds. */
    size: number;
    /** How many there are in all. */
    total: number;
}

export interface NoticiaNova {
    corpo: NoticiaCorpo;
    /** State code (UF). Default: `rascunho`. */
    estado?: NoticiaEstado;
    /** Language of the text. Default: `pt-BR`. */
    idioma?: NoticiaIdioma;
    publicar_em?: NoticiaPublicarEm;
    resumo?: NoticiaResumo;
    /** Words by which it is found. */
    tags?: NoticiaTags;
    /** Title. */
    titulo: NoticiaTitulo;
}

/** When the news is published. Needed with `agendada`, and then in the future; with `publicada` the moment of the request when it is left out or null, and not in the future; with `rascunho` just remembered. */
export type NoticiaPublicarEm = string | null

/** Plain text in a sentence or two, for lists and the feed. */
export type NoticiaResumo = string | null

export type NoticiaTags = string[]

export type NoticiaTitulo = string

export type Numero = number | null

/** Deaths caused by the disease. Only `total`, `uf` and `municipio` have them; null in other series, and when they are hidden. */
export type ObitosDaSerie = number | null

export interface ObterCasoQuery {
    /** Comma-separated list of `historico`, `anexos`, `investigacao`. */
    include?: ("historico" | "anexos" | "investigacao")[];
}

export interface ObterEstatisticasUsuariosQuery {
    /**
     * Adds the grouping to the answer, as `agrupamento`.
     * @enum {string}
     */
    agrupar_por?: "estado" | "grupo" | "departamento";
    /**
     * Period of the counters that depend on one.
     * @default ultimos_30_dias
     */
    periodo?: Periodo;
}

export interface ObterHistoricoAlertasQuery {
    /** State (UF). Without it and without `municipio`, the country. */
    estado?: UF;
    /** Municipality of residence: its IBGE code, with six or seven digits, or its name, whatever the case and the accents. A name that several states have needs `estado`. What is no municipality, or not one of `estado`, is answered with 422. */
    municipio?: string;
    /** Disease. */
    tipo_agravo: CodigoAgravo;
}

export interface ObterIdentificacaoQuery {
    /** Why the identity is read; it is kept in the audit trail. */
    motivo?: string;
}

export interface ObterPerfilQuery {
    /** Comma-separated list of `grupos`, `permissoes`, `sessoes`. */
    include?: ("grupos" | "permissoes" | "sessoes")[];
}

export interface ObterSeriesCasosQuery {
    /**
     * What the points of the series stand for. Without it there are none.
     * @enum {string}
     */
    agregacao?: "dia" | "semana" | "mes";
    /**
     * Which day of a case decides on its period, its week and its month: `notificacao`, the day of notification, or `sintomas`, the day of the first symptoms. By the latter, nothing is told below a state to callers who may not list the cases there.
     * @default notificacao
     * @enum {string}
     */
    data_base?: "notificacao" | "sintomas";
    /** Last day of notification, not before `data_inicio`. When left out, today or, if that is later, `data_inicio`. */
    data_fim?: DiaInformado;
    /** First day of notification, a date or a date-time with a time zone. When left out, 1 January of the year of the last day. */
    data_inicio?: DiaInformado;
    /** State of residence (UF). */
    estado?: UF;
    /** Municipality of residence: its IBGE code, with six or seven digits, or its name, whatever the case and the accents. A name that several states have needs `estado`. What is no municipality, or not one of `estado`, is answered with 422. */
    municipio?: string;
    /**
     * Comma-separated: how the cases are grouped. `total` is one series of all cases, and what is answered when `por` is left out. `piramide` has a series for each sex within each age group, with the key `F/20-24`.
     * @default [
     *       "total"
     *     ]
     */
    por?: Por[];
    /** Disease. */
    tipo_agravo?: CodigoAgravo;
}

export type Operador = "eq" | "ne" | "gt" | "gte" | "lt" | "lte" | "in" | "like"

/** The patient, nested as in the detail. */
export interface PacienteCriar {
    cns?: Cns;
    data_nascimento?: Nascimento;
    /** Schooling. */
    escolaridade?: Escolaridade;
    /** Whether the patient is pregnant. */
    gestante?: SimNao;
    /** It has at least one letter or digit. */
    nome?: string;
    nome_mae?: NomeMae;
    /** Occupation. */
    ocupacao?: string | null;
    /** Race or colour as the patient says it. */
    raca?: Raca;
    /** Sex: M, F, or I where it is not known. */
    sexo?: Sexo;
    telefone?: TelefonePaciente;
}

/** The patient, nested as in the detail. */
export interface PacienteEditar {
    cns?: Cns;
    data_nascimento?: Nascimento;
    /** Schooling. */
    escolaridade?: Escolaridade;
    /** Whether the patient is pregnant. */
    gestante?: SimNao;
    /** Read-only; when it is sent, it must have the value that the detail shows. */
    idade?: number | null;
    /** The name must have at least one letter or digit. Sending the initials that the detail shows, or null where it shows null, leaves the name as it is. */
    nome?: string | null;
    nome_mae?: NomeMae;
    /** Occupation. */
    ocupacao?: string | null;
    /** Race or colour as the patient says it. */
    raca?: Raca;
    /** Sex: M, F, or I where it is not known. */
    sexo?: Sexo;
    telefone?: TelefonePaciente;
}

export interface ParteDaSituacao {
    /**
     * State of this part.
     * @enum {string}
     */
    estado: "ok" | "falha";
    /** How long the check took; null for a part that works in the background. */
    latencia_ms: number | null;
    /** Name. */
    nome: string;
    /**
     * Format: date-time
     * When a part that works in the background last did its work.
     */
    ultima_vez: string | null;
}

export interface ParteDeFundo {
    /**
     * Format: date-time
     * When the part last did its work; null when it has not yet.
     */
    last_done_at: string | null;
    /** Name. */
    name: string;
    /**
     * A part is `down` when it has owed a sign of its work for a minute.
     * @enum {string}
     */
    status: "ok" | "down";
}

/** Percentage with two decimals; null when it would be one of nothing. */
export type Percentual = number | null

export interface Perfil {
    /** Whether the account is an administrator's. */
    admin: boolean;
    /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. */
    ativo: boolean;
    /** When it was last changed. */
    atualizado_em: Momento;
    /** Path of the profile photo; null where there is none. */
    avatar_url: Texto;
    /** Position of the person. */
    cargo: Texto;
    /** City of the person. */
    cidade: Texto;
    /** Masked (`***.982.247-**`) unless it is the caller's own or the caller holds `usuarios.editar`. */
    cpf: string | null;
    /** When it was created. */
    criado_em: Momento;
    /** Department of the person. */
    departamento: Texto;
    /** Email address. */
    email: string;
    /** New address of the account that is not confirmed yet; null when there is no such address. Only the account itself and callers who hold `usuarios.editar` see this field. */
    email_pendente: string | null;
    /** Whether the address was confirmed. */
    email_verificado: boolean;
    estado: Estado;
    /** Groups of the account. */
    grupos?: GrupoComContagemResposta[];
    /** Id of the record. */
    id: Id;
    /** Whether multi-factor authentication is on. */
    mfa_habilitado: boolean;
    /** Name. */
    nome: string;
    /** Permissions that were given to the account itself, besides those of its groups. */
    permissoes_diretas?: PermissaoRegistroResposta[];
    /** Names of all permissions that the account holds. An administrator holds every permission. */
    permissoes_efetivas?: string[];
    plano?: Plano;
    /** Open sessions of the account, newest activity first. */
    sessoes_ativas: SessaoResposta[];
    /** Masked (`(81) *****-1234`) unless it is the caller's own or the caller holds `usuarios.editar`. */
    telefone: string | null;
    territorio_efetivo: TerritorioEfetivoResposta;
    territorios: TerritoriosResposta;
    /** When the account was last used; null where it never was. */
    ultimo_acesso: MomentoOuNulo;
}

export type Periodicidade = "semanal" | "mensal"

export type Periodo = "ultimos_7_dias" | "ultimos_30_dias" | "mes_atual"

export interface PermissaoCategorias {
    /** Permissions by category. */
    categorias: {
        [key: string]: {
            /** Name of the category. */
            categoria: string;
            /** Description in words. */
            descricao: Texto;
            /** Id of the record. */
            id: Id;
            /** Name. */
            nome: string;
        }[];
    };
    /** How many there are in all. */
    total: number;
}

export interface PermissaoRegistro {
    /** Description in words. */
    descricao: Texto;
    /** Id of the record. */
    id: Id;
    /** Name. */
    nome: string;
}

export interface PermissaoRegistroResposta {
    /** Description in words. */
    descricao: Texto;
    /** Id of the record. */
    id: Id;
    /** Name. */
    nome: string;
}

/** Ids of permissions. */
export type PermissoesIds = Id[]

export interface PesquisarUsuariosQuery {
    /** Whether the account is an administrator. */
    admin?: boolean;
    /** Whether the account is active. */
    ativo?: boolean;
    /** Changed at; a date (in Brasília time) or a date-time. */
    atualizado_em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "atualizado_em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "atualizado_em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "atualizado_em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "atualizado_em[lte]"?: string;
    /** Position contains. */
    cargo?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "cargo[like]"?: string;
    /** City contains. */
    cidade?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "cidade[like]"?: string;
    /** The whole CPF, with or without punctuation. */
    cpf?: string;
    /** Created at; a date (in Brasília time) or a date-time. */
    criado_em?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "criado_em[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "criado_em[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "criado_em[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "criado_em[lte]"?: string;
    /** Department contains. */
    departamento?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "departamento[like]"?: string;
    /** Email contains. */
    email?: string;
    /** Whether the email is confirmed. */
    email_verificado?: boolean;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "email[like]"?: string;
    /** State code (UF), in upper or lower case. */
    estado?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "estado[like]"?: string;
    /** The user is in this group. */
    grupo_id?: number;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "grupo_id[gt]"?: number;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "grupo_id[gte]"?: number;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "grupo_id[lt]"?: number;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "grupo_id[lte]"?: number;
    /** Id. */
    id?: number;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "id[gt]"?: number;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "id[gte]"?: number;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "id[lt]"?: number;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "id[lte]"?: number;
    /** Institution contains. */
    instituicao?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "instituicao[like]"?: string;
    /** Whether multi-factor authentication is on. */
    mfa_habilitado?: boolean;
    /** Name contains. */
    nome?: string;
    /** Contains this text; case and accents do not matter. See [filters](/guides/lists#filters). */
    "nome[like]"?: string;
    /**
     * Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
     * @default {}
     */
    operadores?: {
        [key: string]: string;
    };
    /**
     * Direction of the sort.
     * @default asc
     */
    order?: Direcao;
    /**
     * Page number; starts at 1.
     * @default 1
     */
    page?: number;
    /**
     * Account tier.
     * @enum {string}
     */
    plano?: "basic" | "premium" | "enterprise";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "plano[in]"?: ("basic" | "premium" | "enterprise")[];
    /** A text to look for; case and accents are ignored, and `%` and `_` are ordinary characters. A value that begins with a brace is read as JSON instead: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep. */
    search?: string;
    /**
     * Page size.
     * @default 50
     */
    size?: number;
    /**
     * Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise.
     * @default id
     * @enum {string}
     */
    sort?: "id" | "nome" | "email" | "telefone" | "cargo" | "departamento" | "cidade" | "estado" | "admin" | "ativo" | "email_verificado" | "mfa_habilitado" | "plano" | "criado_em" | "atualizado_em" | "ultimo_acesso";
    /** Last seen at; a date (in Brasília time) or a date-time. */
    ultimo_acesso?: string;
    /** Greater or later than this value. See [filters](/guides/lists#filters). */
    "ultimo_acesso[gt]"?: string;
    /** Equal to this value, or greater or later. See [filters](/guides/lists#filters). */
    "ultimo_acesso[gte]"?: string;
    /** Less or earlier than this value. See [filters](/guides/lists#filters). */
    "ultimo_acesso[lt]"?: string;
    /** Equal to this value, or less or earlier. See [filters](/guides/lists#filters). */
    "ultimo_acesso[lte]"?: string;
}

export interface PessoaBuscada {
    /** Number of the national health card (CNS), checked by its last digit. */
    cns?: string | null;
    /**
     * Format: date
     * The birth date.
     */
    data_nascimento?: string | null;
    /** The name of the person. */
    nome: string;
    /** The name of the person's mother. */
    nome_mae?: string | null;
}

export interface PessoasEncontradas {
    /** Cases: how many, or the cases themselves. */
    casos: {
        /** The case, as a list shows it. */
        caso: CasoItem;
        /** What agrees of the two persons. */
        coincide: Coincidencia[];
        /** How alike both persons are: 100 where everything is the same. */
        pontuacao: number;
    }[];
    /** How many cases were compared with the person. */
    comparados: number;
    /** Whether more cases could be meant than were compared: give the birth date, the mother or the card. */
    incompleto: boolean;
    /** How many cases are shown. */
    total: number;
}

/** Sheet of the workbook that was read; null for other files. */
export type PlanilhaLida = string | null

/** Name of the sheet to read, in upper or lower case; only for xlsx. Without it the first sheet with a known header is read. A name that the workbook does not have is refused with the names that it has. */
export type PlanilhaPedida = string

/** Account tier. */
export type Plano = "basic" | "premium" | "enterprise"

export type Por = "total" | "uf" | "municipio" | "sexo" | "faixa_etaria" | "piramide" | "classificacao" | "evolucao"

export interface PossivelDuplicidade {
    /** Id of the case. */
    caso_id: Id;
    /** What agrees of the two persons. */
    coincide: Coincidencia[];
    /** How alike both patients are. */
    pontuacao: number;
}

/** Probable cases: all but the discarded ones. */
export type Provaveis = number | null

/** Probable cases, all but the discarded ones. Only `total`, `uf` and `municipio` have them; null in other series, and when they are hidden. */
export type ProvaveisDaSerie = number | null

export type Raca = ("branca" | "preta" | "amarela" | "parda" | "indigena" | "ignorado") | null

export interface Reautenticado {
    /**
     * Seconds for which the session counts as freshly logged in.
     * @constant
     */
    expires_in: 900;
    /** Sentence for people, in the language of the request. */
    message: string;
}

export interface Reautenticar {
    /** Code of the authenticator application, or a backup code. */
    mfa_code?: string;
    /** Password. */
    senha: SenhaInformada;
}

export interface RedefinirSenha {
    /** The same password again. */
    confirmar_senha: string;
    senha_nova: SenhaNova;
    token: TokenDeMail;
}

export interface ReenvioAceito {
    /** What was asked for. */
    data: {
        /** Deliveries that are sent again. */
        total: number;
    };
    meta: Meta;
}

export interface ReenvioDeFalhas {
    /** A date (in Brasília time) or a date-time. */
    desde: string;
}

export type RefreshToken = string

export interface Relatorio {
    /** Kind of area: country, state or municipality. */
    abrangencia: Abrangencia;
    /** The schedule that asked for it; null when a person did, or the schedule has ended. */
    agendamento_id: string | null;
    /** Path of the file; null while there is none. */
    arquivo_url: string | null;
    /** UF, IBGE's code of seven digits, or null for the country. */
    codigo: string | null;
    /** When it ended; null until then. */
    concluido_em: MomentoOuNulo;
    /** When it was created. */
    criado_em: Momento;
    /**
     * Format: date
     * Last day.
     */
    data_fim: string;
    /**
     * Format: date
     * First day.
     */
    data_inicio: string;
    /** Who asked for it; null once that account is removed. */
    dono_id: number | null;
    /** State of the report. */
    estado: EstadoRelatorio;
    /**
     * Format: date-time
     * When it is removed with its file.
     */
    expira_em: string;
    /** Format of the file. */
    formato: FormatoRelatorio;
    /** Id of the record. */
    id: string;
    /** Language of the text. */
    idioma: IdiomaRelatorio;
    /** The job that makes it, or made it. */
    job_id: string;
    /** Name of the place. */
    lugar: string;
    /** Size of the file in bytes. */
    tamanho: number | null;
    /** The text of its first page. */
    texto: string | null;
    tipo: TipoRelatorio;
    /** Disease of the case. */
    tipo_agravo: CodigoAgravo;
}

/** A report whose job was accepted; poll `status_url` for its state. */
export interface RelatorioAceito {
    /** Id of the job. */
    job_id: string;
    /** Sentence for people, in the language of the request. */
    message: string;
    /** Id of the report. */
    relatorio_id: string;
    /** State in which it is. */
    status: JobStatus;
    /** Path of the state. */
    status_url: string;
}

export interface RelatorioGerar {
    /** Kind of area: country, state or municipality. */
    abrangencia: Abrangencia;
    codigo?: CodigoDoLugar;
    /** Last day of notification, not before `data_inicio` and at most 3,659 days after it. When left out, today or, if that is later, `data_inicio`. */
    data_fim?: DiaInformado;
    /** First day of notification, from 1900 on. When left out, 1 January of the year of the last day. */
    data_inicio?: DiaInformado;
    /** Format of the file; pdf when left out. */
    formato?: FormatoRelatorio;
    /** Language of the report; that of the request when left out. */
    idioma?: IdiomaRelatorio;
    texto?: TextoRelatorio;
    tipo: TipoRelatorio;
    /** Disease of the case. */
    tipo_agravo: CodigoAgravo;
}

/** A page of reports in the generic wrapper. */
export interface RelatorioLista {
    /** What was asked for. */
    data: Relatorio[];
    links: ListaLinks;
    meta: Meta;
    /** Number of this page, from 1. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The most items that a page holds. */
    size: number;
    /** How many there are in all. */
    total: number;
}

export interface RelatorioUnico {
    /** What was asked for. */
    data: Relatorio;
    meta: Meta;
}

export interface Renovacao {
    /** Token with which the session is renewed; it works once. */
    refresh_token: RefreshToken;
}

export type ResultadoLaboratorio = ("positivo" | "negativo" | "inconclusivo" | "nao_realizado") | null

export interface ResumirCasosQuery {
    /**
     * Adds `serie`, for at most 3,660 days (`dia`), 18,300 days (`semana`) or 73,200 days (`mes`).
     * @enum {string}
     */
    agregacao?: "dia" | "semana" | "mes";
    /** Adds to each item of `serie` the cases of the same week or month of this many years before. Only with `agregacao=semana` or `agregacao=mes`, and from 1900 on; otherwise it is answered with 422. */
    anos_anteriores?: number;
    /**
     * Adds an alert channel to each item of `serie`, from the same week or month of former years. `ministerio`: the Ministry of Health's control diagram, the mean, smoothed over the weeks before and after (not with `agregacao=mes`), and 1.96 standard deviations (of a sample) of the week itself below and above it, not below 0. `quartis`: first quartile, median and third quartile, with linear interpolation. `media_dp`: mean, and two standard deviations below and above it, not below 0. Under the same conditions as `anos_anteriores`.
     * @enum {string}
     */
    canal?: "ministerio" | "quartis" | "media_dp";
    /**
     * How many years before each item the channel looks at. Those in which fewer than 80 % of the weeks or months have cases anywhere in the country are left out; where fewer than three years are left, the item has no channel.
     * @default 5
     */
    canal_anos?: number;
    /** Comma-separated: earlier periods to compare with, from 1900 on. `anterior`: as many days just before. `ano_anterior`: the same epidemiological weeks of the year before; as many days, moved back by 52 or 53 whole weeks, so that the first day is in the week of the same number. */
    comparar?: ("anterior" | "ano_anterior")[];
    /**
     * Which day of a case decides on its period, its week and its month: `notificacao`, the day of notification, or `sintomas`, the day of the first symptoms. By the latter, nothing is told below a state to callers who may not list the cases there.
     * @default notificacao
     * @enum {string}
     */
    data_base?: "notificacao" | "sintomas";
    /** Last day of notification, not before `data_inicio`. When left out, today or, if that is later, `data_inicio`. */
    data_fim?: DiaInformado;
    /** First day of notification, a date or a date-time with a time zone. When left out, 1 January of the year of the last day. */
    data_inicio?: DiaInformado;
    /** State of residence (UF). */
    estado?: UF;
    /** Comma-separated: years that the channel leaves out, such as those of epidemics. Only together with `canal`; without it they are answered with 422. */
    excluir_anos?: number[];
    /**
     * With `true`, adds `indicadores`: serotypes, positivity of tests and timeliness of the same cases. Those of the country and of states are kept by day. Those of a municipality, and of days that have changed within the last minutes, are counted from the cases.
     * @default false
     */
    indicadores?: boolean;
    /**
     * What `anos_anteriores` and `canal` count, and `valor` of each item: all cases (`total`, also when it is left out, then without `valor`), the probable ones (`provaveis`) or these per 100,000 inhabitants (`incidencia`), with the population of the known year that is nearest to each year. Under the same conditions as `anos_anteriores`.
     * @enum {string}
     */
    medida?: "total" | "provaveis" | "incidencia";
    /** Comma-separated metrics of the series; all of them when left out. Only together with `agregacao`; without it they are answered with 422. */
    metricas?: ("total" | "confirmados" | "descartados" | "hospitalizados" | "obitos")[];
    /** Municipality of residence: its IBGE code, with six or seven digits, or its name, whatever the case and the accents. A name that several states have needs `estado`. What is no municipality, or not one of `estado`, is answered with 422. */
    municipio?: string;
    /** Disease. */
    tipo_agravo?: CodigoAgravo;
}

/** A computation, and the data that it stood on. */
export interface RodadaDeAlertas {
    /** The former years that the channel stands on. */
    anos: number[];
    /**
     * Format: date-time
     * When it was computed.
     */
    calculado_em: string;
    /** Probable cases of the 34 weeks that were read. */
    casos: number;
    /**
     * Format: date
     * The last day on which a case was known.
     */
    dados_ate: string;
    /** The newest whole epidemiological week, as year and number. */
    semana: number;
    /** The version of the method. */
    versao: number;
}

export type Rotulo = string | null

export type Rotulo50 = string | null

export interface Saida {
    /** End every session of the account. Default: `false`. */
    everywhere?: boolean;
    /** Token with which the session is renewed; it works once. */
    refresh_token?: RefreshToken;
}

export interface Saude {
    /** Environment of the service. */
    environment: Ambiente;
    /**
     * State in which it is.
     * @constant
     */
    status: "ok";
    /**
     * Format: date-time
     * When the answer or the event was made.
     */
    timestamp: string;
    /** Version. */
    version: string;
}

export interface SaudeDetalhada {
    /** What was asked for. */
    data: {
        /** Parts that were checked. */
        checks: {
            /** The database. */
            database: Verificacao;
            /** Where files are stored. */
            files: Verificacao;
            /** The mail server. */
            mail: Verificacao;
            /** The queue of background work. */
            queue: {
                /** Number of jobs that failed for good; null when it cannot be read. */
                failed: number | null;
                /** How long the check took, in milliseconds. */
                latency_ms: number;
                /** How long the job that is due longest has waited; null when none is due. The queue is failing when that is a minute or more and nobody works on any job. */
                oldest_seconds: number | null;
                /** Number of waiting jobs; null when it cannot be read. */
                pending: number | null;
                /** State in which it is. */
                status: EstadoDaParte;
            };
        };
        /** Environment of the service. */
        environment: Ambiente;
        /** In which mode the service is; it is well in each of them. */
        mode: Modo;
        /** What this instance does in the background. An instance without job workers has fewer parts. */
        parts: ParteDeFundo[];
        /**
         * State in which it is.
         * @enum {string}
         */
        status: "ok" | "degraded";
        /** Seconds since the instance started. */
        uptime_seconds: number;
        /** Version. */
        version: string;
    };
    meta: Meta;
}

/** Why there is no level: too few cases, no delay that could be learned, or neither a channel nor a rise. */
export type SemNivel = ("poucos_casos" | "atraso_desconhecido" | "sem_canal") | null

export interface SemanaDeAlerta {
    /** Upper limit of the alert channel in this week. */
    canal_limite: Numero;
    /** Mean of the alert channel in this week. */
    canal_media: Numero;
    /** Cases: how many, or the cases themselves. */
    casos: number | null;
    /** Estimated cases, corrected for the delay of typing. */
    estimativa: Numero;
    /** Upper end of the 95 % interval of the estimate. */
    estimativa_maxima: Numero;
    /** Lower end of the 95 % interval of the estimate. */
    estimativa_minima: Numero;
    /**
     * Format: date
     * The Sunday on which the week begins.
     */
    inicio: string;
    nivel: NivelOuNada;
    nivel_mostrado: NivelOuNada;
    /** Probability that Rt is above 1, from 0 to 1. */
    prob_rt_acima_de_1: Numero;
    /** How many cases one case leads to (Rt). */
    rt: Numero;
    /** Upper end of the 95 % interval of Rt. */
    rt_maximo: Numero;
    /** Lower end of the 95 % interval of Rt. */
    rt_minimo: Numero;
    /** Epidemiological week. */
    semana: number;
}

export interface SenhaAlterada {
    /** Whether a mail was sent. */
    email_enviado: boolean;
    /** Whether the person must choose a new password. */
    forcar_troca: boolean;
    /** Sentence for people, in the language of the request. */
    message: string;
    /** How many sessions ended. */
    sessoes_invalidadas: number;
}

export interface SenhaAlterar {
    /** Whether the account must choose a new password after its next login. Default: `false`. */
    forcar_troca?: boolean;
    /** Kept for older clients: the owner of an account always gets a mail when its password was changed. Default: `true`. */
    notificar_usuario?: boolean;
    nova_senha: SenhaNova;
}

export type SenhaInformada = string

/** At least 8 characters, with at least one uppercase letter, one lowercase letter, one digit and one special character. A weaker password, one that is widely known, and one made of the account's own email or name are answered with 400 `WEAK_PASSWORD`. */
export type SenhaNova = string

export interface SenhaTrocada {
    /** Sentence for people, in the language of the request. */
    message: string;
    /** How many sessions ended. */
    sessions_invalidated: number;
}

/** What separates the cells of a csv file: semicolon (when left out, as spreadsheet programs set to Portuguese expect it), comma or tab. Only with `formato` csv. */
export type Separador = ";" | "," | "\t"

export interface SeriesCasos {
    /** Unit of time of the series. */
    agregacao: ("dia" | "semana" | "mes") | null;
    incidencia: Incidencia;
    incidencia_provaveis: IncidenciaProvaveis;
    letalidade: Letalidade;
    obitos: ObitosDaSerie;
    /** First and last day that are meant. */
    periodo: {
        /**
         * Format: date
         * Last day.
         */
        fim: string;
        /**
         * Format: date
         * First day.
         */
        inicio: string;
    };
    /** People who live there. */
    populacao: {
        /** Year of the population. */
        ano: number;
        /** Source of the population, by its own name. */
        fonte: string;
        /** Inhabitants of the place that was asked for. */
        habitantes: number | null;
    };
    /** By what the series is divided. */
    por: Por[];
    provaveis: ProvaveisDaSerie;
    /** In the order of `por`. States come by their code, municipalities by their name. */
    series: {
        /** Cases: how many, or the cases themselves. */
        casos: number | null;
        /** UF, IBGE's code of seven digits, `M`, `F`, `I`, an age group of five years (`20-24`, the last is `80+`), a classification or an outcome; `nao_informado` when the field is empty; `total`. */
        chave: string;
        incidencia: Incidencia;
        incidencia_provaveis: IncidenciaProvaveis;
        /** Only with `por=municipio`: latitude of its centre. */
        latitude?: number;
        letalidade: Letalidade;
        /** Only with `por=municipio`: longitude of its centre. */
        longitude?: number;
        /** The key for people to read, in the language of the answer. */
        nome: string;
        obitos: ObitosDaSerie;
        /** Every day, week or month of the period, even those without cases; none without `agregacao`. */
        pontos: {
            /** Cases: how many, or the cases themselves. */
            casos: number | null;
            /**
             * Format: date
             * First day that is counted.
             */
            inicio: string;
            obitos?: ObitosDaSerie;
            provaveis?: ProvaveisDaSerie;
            suprimido?: Suprimido;
        }[];
        /** Inhabitants of the place of the series. */
        populacao: number | null;
        /** By what the series is divided. */
        por: Por;
        provaveis: ProvaveisDaSerie;
        suprimido?: Suprimido;
    }[];
    suprimido?: Suprimido;
    /** How many there are in all. */
    total: number | null;
}

export interface Sessao {
    /** When it was created. */
    created_at: Momento;
    /** Whether it is the session that this request belongs to. */
    current: boolean;
    /** Program that opened the session, by its user agent. */
    device: string;
    /** Id of the record. */
    id: string;
    /** Address from which it came. */
    ip_address: string;
    /** When it was last used. */
    last_activity: Momento;
    /** Place from which it came, where that is known. */
    location: Texto;
}

export interface SessaoPainel {
    /** Token for `Authorization: Bearer`. */
    access_token: string;
    /**
     * Format: date-time
     * When the session ends unless it is renewed before.
     */
    expira_em: string;
    /** Seconds until the access token expires. */
    expires_in: number;
    /**
     * Kind of token, always `bearer`.
     * @constant
     */
    token_type: "bearer";
    /** The account that logged in. */
    user: user;
}

export interface SessaoResposta {
    /** When it was created. */
    created_at: Momento;
    /** Whether it is the session that this request belongs to. */
    current: boolean;
    /** Program that opened the session, by its user agent. */
    device: string;
    /** Id of the record. */
    id: string;
    /** Address from which it came. */
    ip_address: string;
    /** When it was last used. */
    last_activity: Momento;
    /** Place from which it came, where that is known. */
    location: Texto;
}

export interface Sessoes {
    /** Items of this page. */
    items: SessaoResposta[];
    /** How many there are in all. */
    total: number;
}

export type Sexo = ("M" | "F" | "I") | null

export type SimNao = boolean | null

/** What the statistics count a case as. */
export type Situacao = "confirmado" | "descartado" | "em_investigacao"

export interface SituacaoDoServico {
    /** Environment of the service. */
    ambiente: Ambiente;
    arquivamento: ArquivamentoDaSituacao;
    /** Locked accounts. */
    bloqueios: {
        /** The accounts among them, at most 50. */
        contas: ContaBloqueada[];
        /** E-mails that are locked now, whether or not an account has them. */
        total: number;
    };
    /** The certificate. */
    certificado: {
        /**
         * Format: date-time
         * When it expires.
         */
        expira_em: string | null;
        /**
         * Whether it is the one of `TLS_CERT`, or one that the service made for itself.
         * @enum {string}
         */
        origem: "informado" | "autoassinado";
    };
    /** The settings in force, by name. Addresses have no password, and a secret that is given is `***`. */
    configuracao: Ajuste[];
    /** The statements that have taken most time, with `$1` in the place of values; null without pg_stat_statements. */
    consultas_lentas: ConsultaLenta[] | null;
    /** The backups: those that the service makes of its embedded database, or what the file of `BACKUP_STATUS` tells. Null where neither is there. */
    copias: CopiasDaSituacao | null;
    /** The disk of the data folder; null where it does not say how full it is. */
    disco: DiscoDaSituacao | null;
    /** The queue of background work. */
    fila: FilaDaSituacao | null;
    /**
     * Format: date-time
     * When this instance was started.
     */
    iniciado_em: string;
    /** Mode. */
    modo: Modo;
    /** Health by part. */
    partes: ParteDaSituacao[];
    /** Versions of the parts. */
    versoes: {
        /** The version of PostgreSQL. */
        banco: string;
        /** Version of Node. */
        node: string;
        /** Version of the service. */
        servico: string;
    };
}

export interface SituacaoResposta {
    /** What was asked for. */
    data: SituacaoDoServico;
    meta: Meta;
}

/** Type of the dengue virus. */
export type Sorotipo = ("DENV1" | "DENV2" | "DENV3" | "DENV4") | null

/** Present when a number is hidden: it is null then, or left out of what is derived from it. */
export type Suprimido = true

/** Format `(99) 99999-9999`. */
export type Telefone = string | null

/** The patient's telephone, with its area code. It is sealed and leaves only through the identity. */
export type TelefonePaciente = string | null

export interface Tentativa {
    /** When it was. */
    em: Momento;
    /** Why it failed; null when it was taken. */
    erro: ("endereco_interno" | "tempo_esgotado" | "conexao" | "tls" | "dns" | "redirecionamento" | "status" | "sem_permissao") | null;
    /** Duration in milliseconds. */
    ms: number;
    /** Beginning of the body that the receiver answered, without secrets and control characters. */
    resposta: string | null;
    /** Status of the answer; null when there was none. */
    status: number | null;
}

/** A place whose cases are reached. */
export interface Territorio {
    /** `BR`, the two letters of a state, or the seven digits of IBGE's code of a municipality. */
    codigo: string;
    tipo: TerritorioTipo;
}

/** The places whose cases the account reaches, and what decides it. */
export interface TerritorioEfetivo {
    /**
     * `administrador`: administrators reach every case. `usuario`: the account's own territories. `grupos`: those of its groups. `nenhum`: neither names any, so the account reaches the whole country.
     * @enum {string}
     */
    origem: "administrador" | "usuario" | "grupos" | "nenhum";
    /** The places; empty when the account reaches no case, because the groups that limit it are inactive. */
    territorios: Territorio[];
}

/** The places whose cases the account reaches, and what decides it. */
export interface TerritorioEfetivoResposta {
    /**
     * `administrador`: administrators reach every case. `usuario`: the account's own territories. `grupos`: those of its groups. `nenhum`: neither names any, so the account reaches the whole country.
     * @enum {string}
     */
    origem: "administrador" | "usuario" | "grupos" | "nenhum";
    /** The places; empty when the account reaches no case, because the groups that limit it are inactive. */
    territorios: TerritorioResposta[];
}

export interface TerritorioInformado {
    /** The two letters of a state, or the seven digits of IBGE's code of a municipality. `BR` or nothing for the country. */
    codigo?: string | null;
    tipo: TerritorioTipo;
}

/** A place whose cases are reached. */
export interface TerritorioResposta {
    /** `BR`, the two letters of a state, or the seven digits of IBGE's code of a municipality. */
    codigo: string;
    tipo: TerritorioTipo;
}

/** The whole country, a state, or a municipality. */
export type TerritorioTipo = "pais" | "uf" | "municipio"

/** The places that this record itself names; empty when it names none. */
export type Territorios = Territorio[]

export interface TerritoriosDefinidos {
    /** Sentence for people, in the language of the request. */
    message: string;
    territorios: TerritoriosResposta;
}

export interface TerritoriosDefinir {
    /** The places. None may occur twice. */
    territorios: TerritorioInformado[];
}

/** The places that this record itself names; empty when it names none. */
export type TerritoriosResposta = TerritorioResposta[]

export interface TesteDeRestauracao {
    /** What was found wrong. */
    achados: string[];
    /** Whether it went well. */
    bom: boolean;
    /** The backup that was tried. */
    copia: string;
    /**
     * Format: date-time
     * When it was.
     */
    em: string;
    /** How long it took, in seconds. */
    segundos: number;
}

export type Texto = string | null

/** Plain text for the first page: who writes it says what the figures mean, or what people should do. An empty line begins a paragraph, and lines stay as they are. It may hold the letters, digits and signs of Portuguese, English and Spanish. */
export type TextoRelatorio = string

export interface TipoAgravo {
    /** Codes of the disease in ICD-10. */
    cid10_codes: string[];
    /** Code. */
    codigo: CodigoAgravo;
    /** Description in words. */
    descricao: string;
    /** Name. */
    nome: string;
    /** Whether the disease must be notified. */
    notificacao_obrigatoria: boolean;
}

/** Kind of report. */
export type TipoRelatorio = "boletim"

export interface Token {
    /** Token for `Authorization: Bearer`. */
    access_token: string;
    /** Seconds until the access token expires. */
    expires_in: number;
    /** Token with which the session is renewed; it works once. */
    refresh_token: string;
    /**
     * Kind of token, always `bearer`.
     * @constant
     */
    token_type: "bearer";
    /** The account that logged in. */
    user: {
        /** Email address. */
        email: string;
        /** Id of the record. */
        id: Id;
        /** Name. */
        nome: string;
    };
}

/** The token from the mail. */
export type TokenDeMail = string

export interface TrocarSenha {
    /** The new password again. */
    confirmar_senha: string;
    /** Current password. */
    senha_atual: SenhaInformada;
    senha_nova: SenhaNova;
}

/** State code (UF), in upper or lower case; stored and shown in upper case. */
export type UF = "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO"

export interface UnidadeNotificante {
    /** Number of the health unit in the national register (CNES). */
    cnes?: string | null;
    /** Name. */
    nome?: string | null;
    /** Who answers for the case or the unit. */
    responsavel?: string | null;
    /** Telephone number. */
    telefone?: string | null;
}

/** What becomes of a column: it fills a field, it is compared with others, it is known and has no place in a case, it comes a second time, it has no name, or it is not known. */
export type UsoDaColuna = "campo" | "conferencia" | "sem_lugar" | "repetida" | "sem_nome" | "desconhecida"

export interface UsuarioApagar {
    /** Why; it stays in the audit trail. */
    motivo: string;
}

export interface UsuarioBusca {
    filtros?: UsuarioFiltro;
    /** What is answered besides. */
    incluir?: ("grupos" | "permissoes" | "permissoes_efetivas")[];
    /** How the items are sorted. */
    ordenacao?: {
        /** Name of the field. */
        campo: string;
        /** Default: `asc`. */
        direcao?: Direcao;
    }[];
    /** Which page is asked for. */
    paginacao?: {
        /** Default: `1`. */
        pagina?: number;
        /** Default: `50`. */
        tamanho?: number;
    };
}

export interface UsuarioBuscaResultado {
    /** Items of this page. */
    items: UsuarioEncontrado[];
    meta: ListaMeta;
    /** Number of this page, from 1. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The most items that a page holds. */
    size: number;
    /** How many there are in all. */
    total: number;
}

export interface UsuarioCriado {
    /** CPF; masked for who may not see it whole. */
    cpf: Texto;
    /** When it was created. */
    criado_em: Momento;
    /** Email address. */
    email: string;
    /** Groups of the account. */
    grupos: GrupoResumo[];
    /** Id of the record. */
    id: Id;
    /** Sentence for people. */
    mensagem: string;
    /** Name. */
    nome: string;
}

export interface UsuarioCriar {
    /** Whether the account is an administrator's. Default: `false`. */
    admin?: boolean;
    /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. Default: `true`. */
    ativo?: boolean;
    /** Position of the person. */
    cargo?: Rotulo;
    /** City of the person. */
    cidade?: Rotulo;
    /** With or without punctuation; unique. */
    cpf?: string | null;
    /** Department of the person. */
    departamento?: Rotulo;
    /** Email address. */
    email: Email;
    estado?: Estado;
    /** Function of the person. */
    funcao?: Rotulo;
    /** Ids of groups. */
    grupos_ids?: GruposIds;
    /** Institution of the person. */
    instituicao?: Rotulo;
    /** Name. */
    nome: Nome;
    permissoes_ids?: PermissoesIds;
    senha: SenhaNova;
    telefone?: Telefone;
}

export interface UsuarioDetalhe {
    /** Whether the account is an administrator's. */
    admin: boolean;
    /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. */
    ativo: boolean;
    /** When it was last changed. */
    atualizado_em: Momento;
    /** Path of the profile photo; null where there is none. */
    avatar_url: Texto;
    /** Position of the person. */
    cargo: Texto;
    /** City of the person. */
    cidade: Texto;
    /** Masked (`***.982.247-**`) unless it is the caller's own or the caller holds `usuarios.editar`. */
    cpf: string | null;
    /** When it was created. */
    criado_em: Momento;
    /** Department of the person. */
    departamento: Texto;
    /** Email address. */
    email: string;
    /** New address of the account that is not confirmed yet; null when there is no such address. Only the account itself and callers who hold `usuarios.editar` see this field. */
    email_pendente?: string | null;
    /** Whether the address was confirmed. */
    email_verificado: boolean;
    estado: Estado;
    /** Groups of the account. */
    grupos: GrupoComContagemResposta[];
    /** The latest 100 entries, newest first; only with `include=historico`. */
    historico?: HistoricoItem[];
    /** Id of the record. */
    id: Id;
    /** Whether multi-factor authentication is on. */
    mfa_habilitado: boolean;
    /** Name. */
    nome: string;
    /** Permissions that were given to the account itself, besides those of its groups. */
    permissoes_diretas: PermissaoRegistroResposta[];
    /** Names of all permissions that the account holds. An administrator holds every permission. */
    permissoes_efetivas: string[];
    plano?: Plano;
    /** Masked (`(81) *****-1234`) unless it is the caller's own or the caller holds `usuarios.editar`. */
    telefone: string | null;
    territorio_efetivo: TerritorioEfetivoResposta;
    territorios: TerritoriosResposta;
    /** When the account was last used; null where it never was. */
    ultimo_acesso: MomentoOuNulo;
}

export interface UsuarioEditado {
    /** Names of the fields that changed. */
    campos_alterados: string[];
    /** Id of the record. */
    id: Id;
    /** Sentence for people, in the language of the request. */
    message: string;
    /** What has to be done now. */
    requer_acao: {
        /** A mail with a link was sent to the new address. */
        email_verificacao: boolean;
        /** The user's sessions have ended. */
        relogin: boolean;
    };
}

export interface UsuarioEditar {
    /** Whether the account is an administrator's. */
    admin?: boolean;
    /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. */
    ativo?: boolean;
    /** When it was last changed. */
    readonly atualizado_em?: Momento;
    /** Path of the profile photo; null where there is none. */
    readonly avatar_url?: Texto;
    /** Position of the person. */
    cargo?: Rotulo;
    /** City of the person. */
    cidade?: Rotulo;
    /** Can be given once where there is none, with `usuarios.editar`. After that only the current CPF, with or without punctuation, is accepted. */
    cpf?: string | null;
    /** When it was created. */
    readonly criado_em?: Momento;
    /** Department of the person. */
    departamento?: Rotulo;
    /** Email address. */
    email?: Email;
    /** New address that is not confirmed yet. */
    readonly email_pendente?: Texto;
    /** Whether the address was confirmed. */
    readonly email_verificado?: boolean;
    estado?: Estado;
    /** Function of the person. */
    funcao?: Rotulo;
    /** Groups of the account. */
    readonly grupos?: GrupoComContagem[];
    /** Ids of groups. */
    grupos_ids?: GruposIds;
    /** What was done with it, newest first. */
    readonly historico?: HistoricoDevolvido[];
    /** Id of the record. */
    readonly id?: Id;
    /** Institution of the person. */
    instituicao?: Rotulo;
    /** Whether multi-factor authentication is on. */
    readonly mfa_habilitado?: boolean;
    /** Name. */
    nome?: Nome;
    /** Permissions that were given to the account itself, besides those of its groups. */
    readonly permissoes_diretas?: PermissaoRegistro[];
    /** All permissions: direct ones and those of active groups. */
    readonly permissoes_efetivas?: string[];
    permissoes_ids?: PermissoesIds;
    plano?: Plano;
    /** Cannot be changed here. */
    senha?: unknown;
    /** Open sessions. */
    readonly sessoes_ativas?: Sessao[];
    telefone?: Telefone;
    readonly territorio_efetivo?: TerritorioEfetivo;
    readonly territorios?: Territorios;
    /** When the account was last used; null where it never was. */
    readonly ultimo_acesso?: MomentoOuNulo;
}

/** A user with the parts that `incluir` names. */
export interface UsuarioEncontrado {
    /** Whether the account is an administrator's. */
    admin: boolean;
    /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. */
    ativo: boolean;
    /** When it was last changed. */
    atualizado_em: Momento;
    /** Path of the profile photo; null where there is none. */
    avatar_url: Texto;
    /** Position of the person. */
    cargo: Texto;
    /** City of the person. */
    cidade: Texto;
    /** Masked (`***.982.247-**`) unless it is the caller's own or the caller holds `usuarios.editar`. */
    cpf: string | null;
    /** When it was created. */
    criado_em: Momento;
    /** Department of the person. */
    departamento: Texto;
    /** Email address. */
    email: string;
    /** New address of the account that is not confirmed yet; null when there is no such address. Only the account itself and callers who hold `usuarios.editar` see this field. */
    email_pendente?: string | null;
    /** Whether the address was confirmed. */
    email_verificado: boolean;
    estado: Estado;
    /** Groups of the account. */
    grupos?: GrupoResumo[];
    /** Id of the record. */
    id: Id;
    /** Whether multi-factor authentication is on. */
    mfa_habilitado: boolean;
    /** Name. */
    nome: string;
    /** Permissions that were given to the account itself, besides those of its groups. */
    permissoes_diretas?: PermissaoRegistroResposta[];
    /** Names of all permissions that the account holds. An administrator holds every permission. */
    permissoes_efetivas?: string[];
    plano: Plano;
    /** Masked (`(81) *****-1234`) unless it is the caller's own or the caller holds `usuarios.editar`. */
    telefone: string | null;
    territorios: TerritoriosResposta;
    /** Number of effective permissions. */
    total_permissoes?: number;
    /** When the account was last used; null where it never was. */
    ultimo_acesso: MomentoOuNulo;
}

export interface UsuarioEstatisticas {
    /** Logins of the period. */
    acessos: {
        /** Users last seen today. */
        hoje: number;
        /** Users never seen. */
        nunca: number;
        /** Users last seen in the period. */
        usuarios_no_periodo: number;
    };
    /** Only with `agrupar_por`. */
    agrupamento?: {
        /** Name, or the key that was made. */
        chave: string;
        /** Share in percent. */
        percentual: number;
        /** How many there are in all. */
        total: number;
    }[];
    /** Users who were created in the period and still exist. */
    novos_usuarios_periodo: number;
    /** First and last day that are meant. */
    periodo: {
        /**
         * Format: date
         * Last day.
         */
        fim: string;
        /**
         * Format: date
         * First day.
         */
        inicio: string;
        /** Name. */
        nome: Periodo;
    };
    /** Users by UF; those without one under `nao_informado`. */
    por_estado: {
        [key: string]: number;
    };
    /** Members by name of group. */
    por_grupo: {
        [key: string]: number;
    };
    /** Figures on security. */
    seguranca: {
        /** Users, active or not, who have the `admin` flag or hold the permission `admin`, directly or through an active group. */
        administradores: number;
        /** Emails that are locked now. */
        contas_bloqueadas: number;
        /** Whether the address was confirmed. */
        email_verificado: number;
        /** Whether multi-factor authentication is on. */
        mfa_habilitado: number;
        /** Share of accounts with multi-factor authentication, in percent. */
        mfa_percentual: number;
    };
    /** How many users there are. */
    total_usuarios: number;
    /** Active accounts. */
    usuarios_ativos: number;
    /** Inactive accounts. */
    usuarios_inativos: number;
}

export interface UsuarioExcluido {
    /** What was done. */
    acoes_realizadas: {
        /** How many cases were handed over. */
        casos_transferidos: number;
        /** How many groups the account left. */
        grupos_removidos: number;
        /** How many sessions ended. */
        sessoes_encerradas: number;
        /** Whether the account was deactivated. */
        usuario_desativado: boolean;
    };
    /** Warnings. */
    avisos: string[];
    /** Sentence for people, in the language of the request. */
    message: string;
}

export interface UsuarioExportar {
    /** Columns of the file, in this order; all columns when left out. */
    campos?: ("id" | "nome" | "email" | "cpf" | "telefone" | "cargo" | "departamento" | "cidade" | "estado" | "funcao" | "instituicao" | "admin" | "ativo" | "email_verificado" | "mfa_habilitado" | "plano" | "criado_em" | "atualizado_em" | "ultimo_acesso" | "grupos")[];
    filtros?: UsuarioFiltro;
    /** Format of the file. */
    formato: FormatoDeLista;
    separador?: Separador;
}

/** Either one condition (`campo`, `operador`, `valor`), or nested conditions in a list under `and` or `or`, or fields with plain values. When there are several keys, all of them must hold. */
export interface UsuarioFiltro {
    /** Whether the account is an administrator's. */
    admin?: boolean;
    /** Conditions that must all hold. */
    and?: UsuarioFiltroAninhado[];
    /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. */
    ativo?: boolean;
    /** A field that the list of users filters by. */
    campo?: string;
    /** Position of the person. */
    cargo?: Texto;
    /** City of the person. */
    cidade?: Texto;
    /** Department of the person. */
    departamento?: Texto;
    /** Email address. */
    email?: string;
    /** State code (UF). */
    estado?: Texto;
    /** Id of a group. */
    grupo_id?: Id;
    /** Institution of the person. */
    instituicao?: Texto;
    /** Name. */
    nome?: string;
    /** How field and value are compared. */
    operador?: Operador;
    /** Conditions of which one must hold. */
    or?: UsuarioFiltroAninhado[];
    /** A value of the field's type. With `in` it is a list, or a text of values separated by commas. */
    valor?: string | number | boolean | null | (string | number | boolean | null)[];
}

/** Either one condition (`campo`, `operador`, `valor`), or nested conditions in a list under `and` or `or`, or fields with plain values. When there are several keys, all of them must hold. */
export interface UsuarioFiltroAninhado {
    /** Whether the account is an administrator's. */
    admin?: boolean;
    /** Conditions that must all hold. */
    and?: UsuarioFiltroProfundo[];
    /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. */
    ativo?: boolean;
    /** A field that the list of users filters by. */
    campo?: string;
    /** Position of the person. */
    cargo?: Texto;
    /** City of the person. */
    cidade?: Texto;
    /** Department of the person. */
    departamento?: Texto;
    /** Email address. */
    email?: string;
    /** State code (UF). */
    estado?: Texto;
    /** Id of a group. */
    grupo_id?: Id;
    /** Institution of the person. */
    instituicao?: Texto;
    /** Name. */
    nome?: string;
    /** How field and value are compared. */
    operador?: Operador;
    /** Conditions of which one must hold. */
    or?: UsuarioFiltroProfundo[];
    /** A value of the field's type. With `in` it is a list, or a text of values separated by commas. */
    valor?: string | number | boolean | null | (string | number | boolean | null)[];
}

/** Either one condition (`campo`, `operador`, `valor`), or nested conditions in a list under `and` or `or`, or fields with plain values. When there are several keys, all of them must hold. */
export interface UsuarioFiltroProfundo {
    /** Whether the account is an administrator's. */
    admin?: boolean;
    /** Conditions that must all hold. */
    and?: {
        [key: string]: unknown;
    }[];
    /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. */
    ativo?: boolean;
    /** A field that the list of users filters by. */
    campo?: string;
    /** Position of the person. */
    cargo?: Texto;
    /** City of the person. */
    cidade?: Texto;
    /** Department of the person. */
    departamento?: Texto;
    /** Email address. */
    email?: string;
    /** State code (UF). */
    estado?: Texto;
    /** Id of a group. */
    grupo_id?: Id;
    /** Institution of the person. */
    instituicao?: Texto;
    /** Name. */
    nome?: string;
    /** How field and value are compared. */
    operador?: Operador;
    /** Conditions of which one must hold. */
    or?: {
        [key: string]: unknown;
    }[];
    /** A value of the field's type. With `in` it is a list, or a text of values separated by commas. */
    valor?: string | number | boolean | null | (string | number | boolean | null)[];
}

/** Fields that every user of Description B has, with its groups and permissions. */
export interface UsuarioItem {
    /** Whether the account is an administrator's. */
    admin: boolean;
    /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. */
    ativo: boolean;
    /** When it was last changed. */
    atualizado_em: Momento;
    /** Path of the profile photo; null where there is none. */
    avatar_url: Texto;
    /** Position of the person. */
    cargo: Texto;
    /** City of the person. */
    cidade: Texto;
    /** Masked (`***.982.247-**`) unless it is the caller's own or the caller holds `usuarios.editar`. */
    cpf: string | null;
    /** When it was created. */
    criado_em: Momento;
    /** Department of the person. */
    departamento: Texto;
    /** Email address. */
    email: string;
    /** New address of the account that is not confirmed yet; null when there is no such address. Only the account itself and callers who hold `usuarios.editar` see this field. */
    email_pendente?: string | null;
    /** Whether the address was confirmed. */
    email_verificado: boolean;
    estado: Estado;
    /** Groups of the account. */
    grupos: GrupoResumo[];
    /** Id of the record. */
    id: Id;
    /** Whether multi-factor authentication is on. */
    mfa_habilitado: boolean;
    /** Name. */
    nome: string;
    /** Permissions that were given to the account itself, besides those of its groups. */
    permissoes_diretas: PermissaoRegistroResposta[];
    plano: Plano;
    /** Masked (`(81) *****-1234`) unless it is the caller's own or the caller holds `usuarios.editar`. */
    telefone: string | null;
    territorios: TerritoriosResposta;
    /** Number of effective permissions. */
    total_permissoes: number;
    /** When the account was last used; null where it never was. */
    ultimo_acesso: MomentoOuNulo;
}

export interface UsuarioLista {
    /** Items of this page. */
    items: UsuarioItem[];
    links: ListaLinks;
    meta: ListaMeta;
    /** Number of this page, from 1. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The most items that a page holds. */
    size: number;
    /** How many there are in all. */
    total: number;
}

export interface UsuarioPermissoes {
    /** Groups of the account. */
    grupos: {
        /** An inactive group gives no permissions. */
        ativo: boolean;
        /** Description in words. */
        descricao: Texto;
        /** Id of the record. */
        id: Id;
        /** Name. */
        nome: string;
        /** Permissions that were given. */
        permissoes: PermissaoRegistroResposta[];
    }[];
    /** Permissions that were given to the account itself, besides those of its groups. */
    permissoes_diretas: PermissaoRegistroResposta[];
    /** All permissions: direct ones and those of active groups. */
    permissoes_efetivas: string[];
    /** Whether the user has the `admin` flag or holds the permission `admin`. */
    tem_permissao_admin: boolean;
}

/** Change in percent of the earlier figure, with two decimals; null when that is 0, or when one of the two is hidden. */
export type Variacao = number | null

export interface Verificacao {
    /** How long the check took, in milliseconds. */
    latency_ms: number;
    /** State in which it is. */
    status: EstadoDaParte;
}

export interface Webhook {
    /** Whether `alerta.nivel_subiu` is sent, too. */
    alertas?: boolean;
    /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. */
    ativo: boolean;
    /** When it was last changed. */
    atualizado_em: Momento;
    /** When it was created. */
    criado_em: Momento;
    /**
     * Format: date-time
     * When the service switched it off.
     */
    desligado_em: string | null;
    /** Account that owns it. */
    dono_id: number;
    /** Kinds of events that are delivered. */
    eventos: EventoAssinavel[];
    /**
     * Format: date-time
     * Since when every delivery has failed.
     */
    falhando_desde: string | null;
    /** Names of the headers; the values are hidden. */
    headers: {
        [key: string]: "***";
    };
    /** Id of the record. */
    id: string;
    /** Why the service switched it off: the receiver answered 410 (`removido`), or there were five days of failures (`falhas`). */
    motivo: ("removido" | "falhas") | null;
    /**
     * Format: date-time
     * Until when deliveries are signed with the former secret too.
     */
    segredo_anterior_ate: string | null;
    /** Address. */
    url: string;
}

export interface WebhookCriado {
    /** What was asked for. */
    data: {
        /** Whether `alerta.nivel_subiu` is sent, too. */
        alertas?: boolean;
        /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. */
        ativo: boolean;
        /** When it was last changed. */
        atualizado_em: Momento;
        /** When it was created. */
        criado_em: Momento;
        /**
         * Format: date-time
         * When the service switched it off.
         */
        desligado_em: string | null;
        /** Account that owns it. */
        dono_id: number;
        /** Kinds of events that are delivered. */
        eventos: EventoAssinavel[];
        /**
         * Format: date-time
         * Since when every delivery has failed.
         */
        falhando_desde: string | null;
        /** Names of the headers; the values are hidden. */
        headers: {
            [key: string]: "***";
        };
        /** Id of the record. */
        id: string;
        /** Why the service switched it off: the receiver answered 410 (`removido`), or there were five days of failures (`falhas`). */
        motivo: ("removido" | "falhas") | null;
        /** Shown only here. */
        segredo: string;
        /**
         * Format: date-time
         * Until when deliveries are signed with the former secret too.
         */
        segredo_anterior_ate: string | null;
        /** Address. */
        url: string;
    };
    meta: Meta;
}

export interface WebhookEditado {
    /** What was asked for. */
    data: {
        /** Whether `alerta.nivel_subiu` is sent, too. */
        alertas?: boolean;
        /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. */
        ativo: boolean;
        /** When it was last changed. */
        atualizado_em: Momento;
        /** When it was created. */
        criado_em: Momento;
        /**
         * Format: date-time
         * When the service switched it off.
         */
        desligado_em: string | null;
        /** Account that owns it. */
        dono_id: number;
        /** Kinds of events that are delivered. */
        eventos: EventoAssinavel[];
        /**
         * Format: date-time
         * Since when every delivery has failed.
         */
        falhando_desde: string | null;
        /** Names of the headers; the values are hidden. */
        headers: {
            [key: string]: "***";
        };
        /** Id of the record. */
        id: string;
        /** Why the service switched it off: the receiver answered 410 (`removido`), or there were five days of failures (`falhas`). */
        motivo: ("removido" | "falhas") | null;
        /** Only when the scheme, host or port of the address has changed: the new secret, shown only here. */
        segredo?: string;
        /**
         * Format: date-time
         * Until when deliveries are signed with the former secret too.
         */
        segredo_anterior_ate: string | null;
        /** Address. */
        url: string;
    };
    meta: Meta;
}

export interface WebhookEditar {
    /** Whether `alerta.nivel_subiu` is sent, too. */
    alertas?: boolean;
    /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. */
    ativo?: boolean;
    /** When it was last changed. */
    readonly atualizado_em?: Momento;
    /** When it was created. */
    readonly criado_em?: Momento;
    /** When the service switched it off; null while it is on. */
    readonly desligado_em?: MomentoOuNulo;
    /** Account that owns it. */
    readonly dono_id?: number;
    /** Kinds of events that are delivered. */
    eventos?: WebhookEventos;
    /** Since when deliveries fail; null while they arrive. */
    readonly falhando_desde?: MomentoOuNulo;
    headers?: WebhookHeaders;
    /** Id of the record. */
    readonly id?: string;
    /** The reason. */
    readonly motivo?: string | null;
    /** Until when the former secret still signs. */
    readonly segredo_anterior_ate?: MomentoOuNulo;
    url?: WebhookUrl;
}

export type WebhookEventos = EventoAssinavel[]

/** Sent with each delivery. */
export interface WebhookHeaders {
    [key: string]: string;
}

export interface WebhookLido {
    /** What was asked for. */
    data: Webhook;
    meta: Meta;
}

/** A page of webhooks in the generic wrapper. */
export interface WebhookLista {
    /** What was asked for. */
    data: Webhook[];
    links: ListaLinks;
    meta: Meta;
    /** Number of this page, from 1. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The most items that a page holds. */
    size: number;
    /** How many there are in all. */
    total: number;
}

export interface WebhookNovo {
    /** Whether `alerta.nivel_subiu` is sent, too. Default: `false`. */
    alertas?: boolean;
    /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. Default: `true`. */
    ativo?: boolean;
    /** Kinds of events that are delivered. */
    eventos: WebhookEventos;
    headers?: WebhookHeaders;
    url: WebhookUrl;
}

export interface WebhookSegredo {
    /** What was asked for. */
    data: {
        /** Id of the record. */
        id: string;
        /** Shown only here. */
        segredo: string;
        /** Until when the former secret still signs. */
        segredo_anterior_ate: Momento;
    };
    meta: Meta;
}

/** Address that receives the events; it must be `https` and not one of an internal network. */
export type WebhookUrl = string

export type Zona = ("urbana" | "rural" | "periurbana" | "ignorado") | null

export interface user {
    /** Email address. */
    email: string;
    /** Id of the record. */
    id: Id;
    /** Name. */
    nome: string;
}

/** Every schema by its name. */
export interface Schemas {
  Ambiente: Ambiente
  Saude: Saude
  Modo: Modo
  EstadoDaParte: EstadoDaParte
  Verificacao: Verificacao
  ParteDeFundo: ParteDeFundo
  Momento: Momento
  Meta: Meta
  SaudeDetalhada: SaudeDetalhada
  Nome: Nome
  Email: Email
  SenhaNova: SenhaNova
  Inicio: Inicio
  Id: Id
  user: user
  SenhaInformada: SenhaInformada
  Entrada: Entrada
  Token: Token
  RefreshToken: RefreshToken
  Renovacao: Renovacao
  Saida: Saida
  Mensagem: Mensagem
  SessaoPainel: SessaoPainel
  EntradaPainel: EntradaPainel
  EsquecerSenha: EsquecerSenha
  EsquecerSenhaAceito: EsquecerSenhaAceito
  TokenDeMail: TokenDeMail
  RedefinirSenha: RedefinirSenha
  TrocarSenha: TrocarSenha
  SenhaTrocada: SenhaTrocada
  ConfirmarEmail: ConfirmarEmail
  LiberarConta: LiberarConta
  ConviteAceitar: ConviteAceitar
  Reautenticar: Reautenticar
  Reautenticado: Reautenticado
  MfaIniciado: MfaIniciado
  Codigo: Codigo
  MfaCodigo: MfaCodigo
  MfaVerificado: MfaVerificado
  MfaDesabilitar: MfaDesabilitar
  Texto: Texto
  Sessao: Sessao
  Sessoes: Sessoes
  MomentoOuNulo: MomentoOuNulo
  MetricasSeguranca: MetricasSeguranca
  Direcao: Direcao
  TerritorioTipo: TerritorioTipo
  Territorio: Territorio
  Territorios: Territorios
  Chave: Chave
  ListaLinks: ListaLinks
  ListaMeta: ListaMeta
  ChaveLista: ChaveLista
  TerritorioInformado: TerritorioInformado
  ChaveCriar: ChaveCriar
  ChaveCriada: ChaveCriada
  Estado: Estado
  Plano: Plano
  GrupoResumo: GrupoResumo
  PermissaoRegistro: PermissaoRegistro
  UsuarioItem: UsuarioItem
  UsuarioLista: UsuarioLista
  Telefone: Telefone
  Rotulo: Rotulo
  GruposIds: GruposIds
  PermissoesIds: PermissoesIds
  UsuarioCriar: UsuarioCriar
  UsuarioCriado: UsuarioCriado
  UsuarioFiltro: UsuarioFiltro
  Operador: Operador
  UsuarioBusca: UsuarioBusca
  UsuarioEncontrado: UsuarioEncontrado
  UsuarioBuscaResultado: UsuarioBuscaResultado
  FormatoDeLista: FormatoDeLista
  Separador: Separador
  UsuarioExportar: UsuarioExportar
  JobStatus: JobStatus
  JobAceito: JobAceito
  ErroCodigo: ErroCodigo
  ErroDetalheCodigo: ErroDetalheCodigo
  ErroDetalhe: ErroDetalhe
  Erro: Erro
  Periodo: Periodo
  UsuarioEstatisticas: UsuarioEstatisticas
  Convite: Convite
  ConviteLista: ConviteLista
  ConviteCriar: ConviteCriar
  ConviteCriado: ConviteCriado
  SenhaAlterar: SenhaAlterar
  SenhaAlterada: SenhaAlterada
  TerritoriosDefinir: TerritoriosDefinir
  TerritoriosDefinidos: TerritoriosDefinidos
  UsuarioPermissoes: UsuarioPermissoes
  Grupo: Grupo
  GrupoLista: GrupoLista
  NomeGrupo: NomeGrupo
  DescricaoGrupo: DescricaoGrupo
  GrupoCriar: GrupoCriar
  GrupoCriado: GrupoCriado
  GrupoEditar: GrupoEditar
  GrupoEditado: GrupoEditado
  GrupoPermissoes: GrupoPermissoes
  Membro: Membro
  MembroLista: MembroLista
  PermissaoCategorias: PermissaoCategorias
  TerritorioEfetivo: TerritorioEfetivo
  GrupoComContagem: GrupoComContagem
  Perfil: Perfil
  NivelDeAlerta: NivelDeAlerta
  MeusAlertas: MeusAlertas
  MeusAlertasDefinir: MeusAlertasDefinir
  UsuarioApagar: UsuarioApagar
  ModoResposta: ModoResposta
  ModoAlterar: ModoAlterar
  Ajuste: Ajuste
  ParteDaSituacao: ParteDaSituacao
  FilaDaSituacao: FilaDaSituacao
  DiscoDaSituacao: DiscoDaSituacao
  ArquivamentoDaSituacao: ArquivamentoDaSituacao
  TesteDeRestauracao: TesteDeRestauracao
  CopiasDaSituacao: CopiasDaSituacao
  ConsultaLenta: ConsultaLenta
  ContaBloqueada: ContaBloqueada
  SituacaoDoServico: SituacaoDoServico
  SituacaoResposta: SituacaoResposta
  CartaTeste: CartaTeste
  Demonstracao: Demonstracao
  AuditoriaItem: AuditoriaItem
  AuditoriaLista: AuditoriaLista
  CodigoAgravo: CodigoAgravo
  TipoAgravo: TipoAgravo
  DiaDeNotificacao: DiaDeNotificacao
  Sexo: Sexo
  SimNao: SimNao
  UF: UF
  Zona: Zona
  ClassificacaoFinal: ClassificacaoFinal
  Criterio: Criterio
  Evolucao: Evolucao
  DadosEspecificosDoCaso: DadosEspecificosDoCaso
  CasoItem: CasoItem
  CasoLista: CasoLista
  DiaInformado: DiaInformado
  Nascimento: Nascimento
  Raca: Raca
  Escolaridade: Escolaridade
  TelefonePaciente: TelefonePaciente
  NomeMae: NomeMae
  Cns: Cns
  Rotulo50: Rotulo50
  DadosEspecificos: DadosEspecificos
  DataOuNulo: DataOuNulo
  DiaDaInvestigacao: DiaDaInvestigacao
  DiaDaDigitacao: DiaDaDigitacao
  MunicipioDeNotificacao: MunicipioDeNotificacao
  DadosClinicos: DadosClinicos
  ResultadoLaboratorio: ResultadoLaboratorio
  Sorotipo: Sorotipo
  DiaDeColeta: DiaDeColeta
  DadosLaboratoriais: DadosLaboratoriais
  Investigacao: Investigacao
  UnidadeNotificante: UnidadeNotificante
  PacienteCriar: PacienteCriar
  EnderecoCriar: EnderecoCriar
  CasoCriar: CasoCriar
  CasoStatus: CasoStatus
  Coincidencia: Coincidencia
  PossivelDuplicidade: PossivelDuplicidade
  CasoCriado: CasoCriado
  FormatoPlanilha: FormatoPlanilha
  CasoFiltro: CasoFiltro
  Situacao: Situacao
  CasoExportar: CasoExportar
  CasosEmLote: CasosEmLote
  PessoaBuscada: PessoaBuscada
  PessoasEncontradas: PessoasEncontradas
  EstadoDuplicidade: EstadoDuplicidade
  Duplicidade: Duplicidade
  DuplicidadeLista: DuplicidadeLista
  DuplicidadeResolver: DuplicidadeResolver
  DuplicidadeResolvida: DuplicidadeResolvida
  DuplicidadeDesfeita: DuplicidadeDesfeita
  FormatoImportacao: FormatoImportacao
  ModoPedido: ModoPedido
  ModoDeEscrita: ModoDeEscrita
  PlanilhaPedida: PlanilhaPedida
  PlanilhaLida: PlanilhaLida
  LayoutImportacao: LayoutImportacao
  UsoDaColuna: UsoDaColuna
  ErroDeLinha: ErroDeLinha
  CodigoDeAviso: CodigoDeAviso
  AvisoDeLinha: AvisoDeLinha
  LinhaInspecionada: LinhaInspecionada
  Inspecao: Inspecao
  EstadoImportacao: EstadoImportacao
  ModoImportacao: ModoImportacao
  Contagem: Contagem
  FigurasImportacao: FigurasImportacao
  Importacao: Importacao
  ImportacaoLista: ImportacaoLista
  Provaveis: Provaveis
  Suprimido: Suprimido
  Variacao: Variacao
  Comparacao: Comparacao
  Percentual: Percentual
  Mediana: Mediana
  IndicadoresCasos: IndicadoresCasos
  CasoEstatisticas: CasoEstatisticas
  RodadaDeAlertas: RodadaDeAlertas
  NivelOuNada: NivelOuNada
  SemNivel: SemNivel
  Numero: Numero
  Alerta: Alerta
  Alertas: Alertas
  SemanaDeAlerta: SemanaDeAlerta
  HistoricoDeAlertas: HistoricoDeAlertas
  Por: Por
  Incidencia: Incidencia
  ProvaveisDaSerie: ProvaveisDaSerie
  IncidenciaProvaveis: IncidenciaProvaveis
  ObitosDaSerie: ObitosDaSerie
  Letalidade: Letalidade
  SeriesCasos: SeriesCasos
  MapaCalor: MapaCalor
  DadosClinicosDoCaso: DadosClinicosDoCaso
  DadosLaboratoriaisDoCaso: DadosLaboratoriaisDoCaso
  InvestigacaoDoCaso: InvestigacaoDoCaso
  MudancaDeCampo: MudancaDeCampo
  HistoricoItem: HistoricoItem
  AnexoTipo: AnexoTipo
  Anexo: Anexo
  CasoDetalhe: CasoDetalhe
  PacienteEditar: PacienteEditar
  EnderecoEditar: EnderecoEditar
  CasoEditar: CasoEditar
  CasoEditado: CasoEditado
  Identificacao: Identificacao
  AnexoLista: AnexoLista
  TipoRelatorio: TipoRelatorio
  Abrangencia: Abrangencia
  FormatoRelatorio: FormatoRelatorio
  IdiomaRelatorio: IdiomaRelatorio
  EstadoRelatorio: EstadoRelatorio
  Relatorio: Relatorio
  RelatorioLista: RelatorioLista
  CodigoDoLugar: CodigoDoLugar
  TextoRelatorio: TextoRelatorio
  RelatorioGerar: RelatorioGerar
  RelatorioAceito: RelatorioAceito
  Periodicidade: Periodicidade
  Agendamento: Agendamento
  AgendamentoLista: AgendamentoLista
  AgendamentoNovo: AgendamentoNovo
  AgendamentoUnico: AgendamentoUnico
  RelatorioUnico: RelatorioUnico
  JobResultado: JobResultado
  MudancaPrevista: MudancaPrevista
  ImportacaoResultado: ImportacaoResultado
  DesfazimentoResultado: DesfazimentoResultado
  LoteResultado: LoteResultado
  JobTipo: JobTipo
  Job: Job
  JobLista: JobLista
  EventoAssinavel: EventoAssinavel
  Webhook: Webhook
  WebhookLista: WebhookLista
  WebhookUrl: WebhookUrl
  WebhookEventos: WebhookEventos
  WebhookHeaders: WebhookHeaders
  WebhookNovo: WebhookNovo
  WebhookCriado: WebhookCriado
  WebhookLido: WebhookLido
  WebhookEditar: WebhookEditar
  WebhookEditado: WebhookEditado
  WebhookSegredo: WebhookSegredo
  EntregaEstado: EntregaEstado
  Tentativa: Tentativa
  Entrega: Entrega
  EntregaLida: EntregaLida
  EntregaLista: EntregaLista
  ReenvioDeFalhas: ReenvioDeFalhas
  ReenvioAceito: ReenvioAceito
  NoticiaIdioma: NoticiaIdioma
  NoticiaEstado: NoticiaEstado
  NoticiaAutor: NoticiaAutor
  NoticiaItem: NoticiaItem
  NoticiaLista: NoticiaLista
  NoticiaTitulo: NoticiaTitulo
  NoticiaResumo: NoticiaResumo
  NoticiaCorpo: NoticiaCorpo
  NoticiaTags: NoticiaTags
  NoticiaPublicarEm: NoticiaPublicarEm
  NoticiaNova: NoticiaNova
  Noticia: Noticia
  NoticiaLida: NoticiaLida
  NoticiaEditar: NoticiaEditar
  UsuarioDetalhe: UsuarioDetalhe
  HistoricoDevolvido: HistoricoDevolvido
  UsuarioEditar: UsuarioEditar
  UsuarioEditado: UsuarioEditado
  UsuarioExcluido: UsuarioExcluido
  Evento: Evento
  EventoDeImportacao: EventoDeImportacao
  EventoDeAlerta: EventoDeAlerta
  EventoDeTeste: EventoDeTeste
  UsuarioFiltroAninhado: UsuarioFiltroAninhado
  UsuarioFiltroProfundo: UsuarioFiltroProfundo
  CasoFiltroAninhado: CasoFiltroAninhado
  CasoFiltroProfundo: CasoFiltroProfundo
  SessaoResposta: SessaoResposta
  TerritorioResposta: TerritorioResposta
  TerritoriosResposta: TerritoriosResposta
  PermissaoRegistroResposta: PermissaoRegistroResposta
  TerritorioEfetivoResposta: TerritorioEfetivoResposta
  GrupoComContagemResposta: GrupoComContagemResposta
  NoticiaAutorResposta: NoticiaAutorResposta
}

/** What each call takes and answers. */
export interface Calls {
  GET: {
    /** Check that the service answers */
    "/api/v1/health": { init: object; answer: Saude }
    /** Check the parts of the service */
    "/api/v1/health/detailed": { init: object; answer: SaudeDetalhada }
    /** List the caller's open sessions */
    "/api/v1/auth/sessions": { init: object; answer: Sessoes; item: SessaoResposta }
    /** Read how secure the caller's account is */
    "/api/v1/auth/security-metrics": { init: object; answer: MetricasSeguranca }
    /** List keys */
    "/api/v1/chaves": { init: { params?: { query?: ListarChavesQuery } }; answer: ChaveLista; item: Chave }
    /** List users */
    "/api/v1/usuarios": { init: { params?: { query?: PesquisarUsuariosQuery } }; answer: UsuarioLista; item: UsuarioItem }
    /** Count users */
    "/api/v1/usuarios/estatisticas": { init: { params?: { query?: ObterEstatisticasUsuariosQuery } }; answer: UsuarioEstatisticas }
    /** List invitations */
    "/api/v1/usuarios/convites": { init: { params?: { query?: ListarConvitesQuery } }; answer: ConviteLista; item: Convite }
    /** Read a user's permissions */
    "/api/v1/usuarios/{id}/permissoes": { init: { params: { path: { id: number } } }; answer: UsuarioPermissoes }
    /** List groups */
    "/api/v1/grupos": { init: { params?: { query?: ListarGruposQuery } }; answer: GrupoLista; item: Grupo }
    /** Read a group */
    "/api/v1/grupos/{id}": { init: { params: { path: { id: number }; header?: { "If-None-Match"?: string } } }; answer: Grupo }
    /** List the members of a group */
    "/api/v1/grupos/{grupo_id}/usuarios": { init: { params: { path: { grupo_id: number }; query?: ListarMembrosGrupoQuery } }; answer: MembroLista; item: Membro }
    /** List permissions by category */
    "/api/v1/permissoes": { init: object; answer: PermissaoCategorias }
    /** Read the caller's own profile */
    "/api/v1/usuarios/me": { init: { params?: { query?: ObterPerfilQuery; header?: { "If-None-Match"?: string } } }; answer: Perfil }
    /** Read of which alerts the caller is told by mail */
    "/api/v1/usuarios/me/alertas": { init: object; answer: MeusAlertas }
    /** Show the mode of the service */
    "/api/v1/administracao/modo": { init: object; answer: ModoResposta }
    /** Show how the service is */
    "/api/v1/administracao/situacao": { init: object; answer: SituacaoResposta }
    /** Show whether demonstration data can be loaded */
    "/api/v1/administracao/demonstracao": { init: object; answer: Demonstracao }
    /** Read the audit trail */
    "/api/v1/auditoria": { init: { params?: { query?: ListarAuditoriaQuery } }; answer: AuditoriaLista; item: AuditoriaItem }
    /** List the notifiable diseases */
    "/api/v1/agravos/tipos": { init: { params?: { header?: { "If-None-Match"?: string } } }; answer: ListarTiposAgravoAnswer; item: TipoAgravo }
    /** List cases */
    "/api/v1/agravos/casos": { init: { params?: { query?: ListarCasosQuery } }; answer: CasoLista; item: CasoItem }
    /** List cases that may be one */
    "/api/v1/agravos/duplicidades": { init: { params?: { query?: ListarDuplicidadesQuery } }; answer: DuplicidadeLista; item: Duplicidade }
    /** List imports */
    "/api/v1/agravos/importacoes": { init: { params?: { query?: ListarImportacoesQuery } }; answer: ImportacaoLista; item: Importacao }
    /** Read summary statistics of cases */
    "/api/v1/agravos/casos/estatisticas/resumo": { init: { params?: { query?: ResumirCasosQuery } }; answer: CasoEstatisticas }
    /** Read the levels of alert */
    "/api/v1/agravos/alertas": { init: { params: { query: ListarAlertasQuery } }; answer: Alertas }
    /** Read the history of one place's alerts */
    "/api/v1/agravos/alertas/historico": { init: { params: { query: ObterHistoricoAlertasQuery } }; answer: HistoricoDeAlertas }
    /** Read series of cases by place, person or outcome */
    "/api/v1/agravos/casos/estatisticas/series": { init: { params?: { query?: ObterSeriesCasosQuery } }; answer: SeriesCasos }
    /** Read the heat map of cases */
    "/api/v1/agravos/casos/mapa-calor": { init: { params?: { query?: MapearCasosQuery } }; answer: MapaCalor }
    /** Read a case */
    "/api/v1/agravos/casos/{id}": { init: { params: { path: { id: number }; query?: ObterCasoQuery; header?: { "If-None-Match"?: string } } }; answer: CasoDetalhe }
    /** Read who the patient of a case is */
    "/api/v1/agravos/casos/{id}/identificacao": { init: { params: { path: { id: number }; query?: ObterIdentificacaoQuery } }; answer: Identificacao }
    /** List the attachments of a case */
    "/api/v1/agravos/casos/{id}/anexos": { init: { params: { path: { id: number } } }; answer: AnexoLista; item: Anexo }
    /** List reports */
    "/api/v1/relatorios": { init: { params?: { query?: ListarRelatoriosQuery } }; answer: RelatorioLista; item: Relatorio }
    /** List schedules of reports */
    "/api/v1/relatorios-agendamentos": { init: { params?: { query?: ListarAgendamentosQuery } }; answer: AgendamentoLista; item: Agendamento }
    /** Read a report */
    "/api/v1/relatorios/{relatorio_id}": { init: { params: { path: { relatorio_id: string }; header?: { "If-None-Match"?: string } } }; answer: RelatorioUnico }
    /** List jobs */
    "/api/v1/jobs": { init: { params?: { query?: ListarJobsQuery } }; answer: JobLista; item: Job }
    /** Read the state of a job */
    "/api/v1/jobs/{job_id}": { init: { params: { path: { job_id: string }; header?: { "If-None-Match"?: string } } }; answer: Job }
    /** List webhooks */
    "/api/v1/webhooks": { init: { params?: { query?: ListarWebhooksQuery } }; answer: WebhookLista; item: Webhook }
    /** Read a webhook */
    "/api/v1/webhooks/{webhook_id}": { init: { params: { path: { webhook_id: string }; header?: { "If-None-Match"?: string } } }; answer: WebhookLido }
    /** List deliveries */
    "/api/v1/webhooks/{webhook_id}/entregas": { init: { params: { path: { webhook_id: string }; query?: ListarEntregasQuery } }; answer: EntregaLista; item: Entrega }
    /** Read a delivery */
    "/api/v1/webhooks/{webhook_id}/entregas/{entrega_id}": { init: { params: { path: { webhook_id: string; entrega_id: number }; header?: { "If-None-Match"?: string } } }; answer: EntregaLida }
    /** List news */
    "/api/v1/noticias": { init: { params?: { query?: ListarNoticiasQuery } }; answer: NoticiaLista; item: NoticiaItem }
    /** Read news */
    "/api/v1/noticias/{id}": { init: { params: { path: { id: number }; header?: { "If-None-Match"?: string } } }; answer: NoticiaLida }
    /** Read a user with groups and permissions */
    "/api/v1/usuarios/{id}": { init: { params: { path: { id: number }; query: ConsultarUsuarioQuery; header?: { "If-None-Match"?: string } } }; answer: UsuarioDetalhe }
  }
  POST: {
    /** Make the first administrator */
    "/api/v1/inicio": { init: { body: Inicio }; answer: user }
    /** Log in */
    "/api/v1/auth/login": { init: { body: Entrada }; answer: Token }
    /** Exchange a refresh token for a new pair */
    "/api/v1/auth/refresh": { init: { body: Renovacao }; answer: Token }
    /** Log out */
    "/api/v1/auth/logout": { init: { body?: Saida }; answer: Mensagem }
    /** Sign in to the panel */
    "/api/v1/auth/painel": { init: { body: EntradaPainel }; answer: SessaoPainel }
    /** Ask for a password reset */
    "/api/v1/auth/forgot-password": { init: { body: EsquecerSenha }; answer: EsquecerSenhaAceito }
    /** Set a new password with a mailed token */
    "/api/v1/auth/reset-password": { init: { body: RedefinirSenha }; answer: Mensagem }
    /** Change your own password */
    "/api/v1/auth/change-password": { init: { body: TrocarSenha }; answer: SenhaTrocada }
    /** Confirm a new email with a mailed token */
    "/api/v1/auth/confirm-email": { init: { body: ConfirmarEmail }; answer: Mensagem }
    /** Release a lock with a mailed token */
    "/api/v1/auth/unlock": { init: { body: LiberarConta }; answer: Mensagem }
    /** Accept an invitation */
    "/api/v1/auth/convite": { init: { body: ConviteAceitar }; answer: user }
    /** Confirm your own password within a session */
    "/api/v1/auth/reauthenticate": { init: { body: Reautenticar }; answer: Reautenticado }
    /** Begin multi-factor authentication */
    "/api/v1/auth/mfa/enable": { init: object; answer: MfaIniciado }
    /** Verify a code and switch multi-factor authentication on */
    "/api/v1/auth/mfa/verify": { init: { body: MfaCodigo }; answer: MfaVerificado }
    /** Switch multi-factor authentication off */
    "/api/v1/auth/mfa/disable": { init: { body: MfaDesabilitar }; answer: Mensagem }
    /** Make a key */
    "/api/v1/chaves": { init: { params?: { header?: { "Idempotency-Key"?: string } }; body: ChaveCriar }; answer: ChaveCriada }
    /** Create a user */
    "/api/v1/usuarios": { init: { params?: { header?: { "Idempotency-Key"?: string } }; body: UsuarioCriar }; answer: UsuarioCriado }
    /** Search users with nested conditions */
    "/api/v1/usuarios/buscar": { init: { body: UsuarioBusca }; answer: UsuarioBuscaResultado; item: UsuarioEncontrado }
    /** Export users to a spreadsheet */
    "/api/v1/usuarios/exportar": { init: { params?: { header?: { "Idempotency-Key"?: string } }; body: UsuarioExportar }; answer: Started<JobAceito, "exportar-usuarios"> }
    /** Invite a user */
    "/api/v1/usuarios/convites": { init: { params?: { header?: { "Idempotency-Key"?: string } }; body: ConviteCriar }; answer: ConviteCriado }
    /** Set another user's password */
    "/api/v1/usuarios/{id}/alterar-senha": { init: { params: { path: { id: number } }; body: SenhaAlterar }; answer: SenhaAlterada }
    /** Add a user to a group */
    "/api/v1/usuarios/{id}/grupos/{grupo_id}": { init: { params: { path: { id: number; grupo_id: number }; header?: { "Idempotency-Key"?: string } } }; answer: Mensagem }
    /** Give a user a permission */
    "/api/v1/usuarios/{id}/permissoes/{permissao_id}": { init: { params: { path: { id: number; permissao_id: number }; header?: { "Idempotency-Key"?: string } } }; answer: Mensagem }
    /** Create a group */
    "/api/v1/grupos": { init: { params?: { header?: { "Idempotency-Key"?: string } }; body: GrupoCriar }; answer: GrupoCriado }
    /** Give a group a permission */
    "/api/v1/grupos/{id}/permissoes/{permissao_id}": { init: { params: { path: { id: number; permissao_id: number }; header?: { "Idempotency-Key"?: string } } }; answer: GrupoPermissoes }
    /** Add a member to a group */
    "/api/v1/grupos/{grupo_id}/usuarios/{usuario_id}": { init: { params: { path: { grupo_id: number; usuario_id: number }; header?: { "Idempotency-Key"?: string } } }; answer: Mensagem }
    /** Ask for all that is kept about the caller */
    "/api/v1/usuarios/me/dados": { init: { params?: { header?: { "Idempotency-Key"?: string } } }; answer: Started<JobAceito, "dados-do-titular"> }
    /** Erase a person's account and name */
    "/api/v1/usuarios/{id}/apagar": { init: { params: { path: { id: number }; header?: { "Idempotency-Key"?: string } }; body: UsuarioApagar }; answer: Started<JobAceito, "apagar-usuario"> }
    /** Send a test letter */
    "/api/v1/administracao/carta-teste": { init: object; answer: CartaTeste }
    /** Load demonstration data */
    "/api/v1/administracao/demonstracao": { init: object; answer: Started<JobAceito, "carregar-demonstracao"> }
    /** Record a case */
    "/api/v1/agravos/casos": { init: { params?: { header?: { "Idempotency-Key"?: string } }; body: CasoCriar }; answer: CasoCriado }
    /** Export cases to a spreadsheet */
    "/api/v1/agravos/casos/exportar": { init: { params?: { header?: { "Idempotency-Key"?: string } }; body: CasoExportar }; answer: Started<JobAceito, "exportar-casos"> }
    /** Close or hand over many cases */
    "/api/v1/agravos/casos/em-lote": { init: { params?: { header?: { "Idempotency-Key"?: string } }; body: CasosEmLote }; answer: Started<JobAceito, "alterar-casos"> }
    /** Find cases of a person */
    "/api/v1/agravos/casos/buscar-pessoa": { init: { body: PessoaBuscada }; answer: PessoasEncontradas }
    /** Look for duplicates among all cases */
    "/api/v1/agravos/duplicidades/busca": { init: object; answer: Started<JobAceito, "buscar-duplicidades"> }
    /** Decide about a pair of cases */
    "/api/v1/agravos/duplicidades/{id}/resolver": { init: { params: { path: { id: number } }; body: DuplicidadeResolver }; answer: DuplicidadeResolvida }
    /** Take a decision about a pair back */
    "/api/v1/agravos/duplicidades/{id}/desfazer": { init: { params: { path: { id: number } } }; answer: DuplicidadeDesfeita }
    /** Import cases from a file */
    "/api/v1/agravos/casos/bulk": { init: { params?: { header?: { "Idempotency-Key"?: string } }; body: ImportarCasosBody }; answer: Started<JobAceito, "importar-casos"> }
    /** Look into a file before it is imported */
    "/api/v1/agravos/casos/bulk/inspecionar": { init: { body: InspecionarArquivoBody }; answer: Inspecao }
    /** Attach a file to a case */
    "/api/v1/agravos/casos/{id}/anexos": { init: { params: { path: { id: number }; header?: { "Idempotency-Key"?: string } }; body: AnexarArquivoBody }; answer: Anexo }
    /** Make a report */
    "/api/v1/relatorios": { init: { params?: { header?: { "Idempotency-Key"?: string } }; body: RelatorioGerar }; answer: Started<RelatorioAceito, "gerar-relatorio"> }
    /** Schedule a report */
    "/api/v1/relatorios-agendamentos": { init: { params?: { header?: { "Idempotency-Key"?: string } }; body: AgendamentoNovo }; answer: AgendamentoUnico }
    /** Register a webhook */
    "/api/v1/webhooks": { init: { params?: { header?: { "Idempotency-Key"?: string } }; body: WebhookNovo }; answer: WebhookCriado }
    /** Replace the secret */
    "/api/v1/webhooks/{webhook_id}/segredo": { init: { params: { path: { webhook_id: string }; header?: { "Idempotency-Key"?: string } } }; answer: WebhookSegredo }
    /** Send a test event */
    "/api/v1/webhooks/{webhook_id}/teste": { init: { params: { path: { webhook_id: string }; header?: { "Idempotency-Key"?: string } } }; answer: EntregaLida }
    /** Send again all that failed */
    "/api/v1/webhooks/{webhook_id}/entregas/reenviar": { init: { params: { path: { webhook_id: string }; header?: { "Idempotency-Key"?: string } }; body: ReenvioDeFalhas }; answer: ReenvioAceito }
    /** Send a delivery again */
    "/api/v1/webhooks/{webhook_id}/entregas/{entrega_id}/reenviar": { init: { params: { path: { webhook_id: string; entrega_id: number }; header?: { "Idempotency-Key"?: string } } }; answer: EntregaLida }
    /** Write news */
    "/api/v1/noticias": { init: { params?: { header?: { "Idempotency-Key"?: string } }; body: NoticiaNova }; answer: NoticiaLida }
  }
  PUT: {
    /** Take up the panel's session again */
    "/api/v1/auth/painel": { init: object; answer: SessaoPainel | undefined }
    /** Replace a user's groups */
    "/api/v1/usuarios/{id}/grupos": { init: { params: { path: { id: number }; header?: { "If-Match"?: string } }; body: DefinirGruposUsuarioBody }; answer: DefinirGruposUsuarioAnswer }
    /** Replace a user's territories */
    "/api/v1/usuarios/{id}/territorios": { init: { params: { path: { id: number }; header?: { "If-Match"?: string } }; body: TerritoriosDefinir }; answer: TerritoriosDefinidos }
    /** Change some fields of a group */
    "/api/v1/grupos/{id}": { init: { params: { path: { id: number }; header?: { "If-Match"?: string } }; body: GrupoEditar }; answer: GrupoEditado }
    /** Replace a group's territories */
    "/api/v1/grupos/{id}/territorios": { init: { params: { path: { id: number }; header?: { "If-Match"?: string } }; body: TerritoriosDefinir }; answer: TerritoriosDefinidos }
    /** Replace a group's permissions */
    "/api/v1/grupos/{id}/permissoes": { init: { params: { path: { id: number }; header?: { "If-Match"?: string } }; body: DefinirPermissoesGrupoBody }; answer: GrupoPermissoes }
    /** Choose of which alerts the caller is told by mail */
    "/api/v1/usuarios/me/alertas": { init: { body: MeusAlertasDefinir }; answer: MeusAlertas }
    /** Change the mode of the service */
    "/api/v1/administracao/modo": { init: { body: ModoAlterar }; answer: ModoResposta }
    /** Change some fields of a case */
    "/api/v1/agravos/casos/{id}": { init: { params: { path: { id: number }; header?: { "If-Match"?: string } }; body: CasoEditar }; answer: CasoEditado }
    /** Change a webhook */
    "/api/v1/webhooks/{webhook_id}": { init: { params: { path: { webhook_id: string }; header?: { "If-Match"?: string } }; body: WebhookEditar }; answer: WebhookEditado }
    /** Change news */
    "/api/v1/noticias/{id}": { init: { params: { path: { id: number }; header?: { "If-Match"?: string } }; body: NoticiaEditar }; answer: NoticiaLida }
    /** Set the image of news */
    "/api/v1/noticias/{id}/imagem": { init: { params: { path: { id: number }; header?: { "If-Match"?: string } }; body: EnviarImagemNoticiaBody }; answer: NoticiaLida }
    /** Change some fields of a user */
    "/api/v1/usuarios/{id}": { init: { params: { path: { id: number }; header?: { "If-Match"?: string } }; body: UsuarioEditar }; answer: UsuarioEditado }
  }
  DELETE: {
    /** Sign out of the panel */
    "/api/v1/auth/painel": { init: object; answer: undefined }
    /** End one of the caller's sessions */
    "/api/v1/auth/sessions/{session_id}": { init: { params: { path: { session_id: string } } }; answer: undefined }
    /** Revoke a key */
    "/api/v1/chaves/{id}": { init: { params: { path: { id: number } } }; answer: undefined }
    /** Withdraw an invitation */
    "/api/v1/usuarios/convites/{id}": { init: { params: { path: { id: number } } }; answer: undefined }
    /** Remove a user from a group */
    "/api/v1/usuarios/{id}/grupos/{grupo_id}": { init: { params: { path: { id: number; grupo_id: number } } }; answer: undefined }
    /** Take a direct permission from a user */
    "/api/v1/usuarios/{id}/permissoes/{permissao_id}": { init: { params: { path: { id: number; permissao_id: number } } }; answer: undefined }
    /** Delete a group */
    "/api/v1/grupos/{id}": { init: { params: { path: { id: number }; query?: ExcluirGrupoQuery; header?: { "If-Match"?: string } } }; answer: undefined }
    /** Take a permission from a group */
    "/api/v1/grupos/{id}/permissoes/{permissao_id}": { init: { params: { path: { id: number; permissao_id: number } } }; answer: undefined }
    /** Remove a member from a group */
    "/api/v1/grupos/{grupo_id}/usuarios/{usuario_id}": { init: { params: { path: { grupo_id: number; usuario_id: number } } }; answer: undefined }
    /** End the lock of an account */
    "/api/v1/usuarios/{id}/bloqueio": { init: { params: { path: { id: number } } }; answer: undefined }
    /** End all sessions of an account */
    "/api/v1/usuarios/{id}/sessoes": { init: { params: { path: { id: number } } }; answer: undefined }
    /** Switch off an account's multi-factor authentication */
    "/api/v1/usuarios/{id}/mfa": { init: { params: { path: { id: number } } }; answer: undefined }
    /** Undo an import */
    "/api/v1/agravos/importacoes/{job_id}": { init: { params: { path: { job_id: string } } }; answer: Started<JobAceito, "desfazer-importacao"> }
    /** Delete a case with a reason */
    "/api/v1/agravos/casos/{id}": { init: { params: { path: { id: number }; query?: ExcluirCasoQuery; header?: { "If-Match"?: string } } }; answer: undefined }
    /** Remove an attachment */
    "/api/v1/agravos/casos/{id}/anexos/{anexo_id}": { init: { params: { path: { id: number; anexo_id: number } } }; answer: undefined }
    /** End a schedule */
    "/api/v1/relatorios-agendamentos/{agendamento_id}": { init: { params: { path: { agendamento_id: string } } }; answer: undefined }
    /** Remove a report */
    "/api/v1/relatorios/{relatorio_id}": { init: { params: { path: { relatorio_id: string } } }; answer: undefined }
    /** Cancel a job */
    "/api/v1/jobs/{job_id}": { init: { params: { path: { job_id: string } } }; answer: Job }
    /** Remove a webhook */
    "/api/v1/webhooks/{webhook_id}": { init: { params: { path: { webhook_id: string }; header?: { "If-Match"?: string } } }; answer: undefined }
    /** Delete news */
    "/api/v1/noticias/{id}": { init: { params: { path: { id: number }; header?: { "If-Match"?: string } } }; answer: undefined }
    /** Remove the image of news */
    "/api/v1/noticias/{id}/imagem": { init: { params: { path: { id: number }; header?: { "If-Match"?: string } } }; answer: undefined }
    /** Deactivate a user with a reason */
    "/api/v1/usuarios/{id}": { init: { params: { path: { id: number }; query: ExcluirUsuarioQuery; header?: { "If-Match"?: string } } }; answer: UsuarioExcluido }
  }
  list: {
    /** List the caller's open sessions */
    "/api/v1/auth/sessions": { init: object; answer: Sessoes; item: SessaoResposta }
    /** List keys */
    "/api/v1/chaves": { init: { params?: { query?: ListarChavesQuery } }; answer: ChaveLista; item: Chave }
    /** List users */
    "/api/v1/usuarios": { init: { params?: { query?: PesquisarUsuariosQuery } }; answer: UsuarioLista; item: UsuarioItem }
    /** List invitations */
    "/api/v1/usuarios/convites": { init: { params?: { query?: ListarConvitesQuery } }; answer: ConviteLista; item: Convite }
    /** List groups */
    "/api/v1/grupos": { init: { params?: { query?: ListarGruposQuery } }; answer: GrupoLista; item: Grupo }
    /** List the members of a group */
    "/api/v1/grupos/{grupo_id}/usuarios": { init: { params: { path: { grupo_id: number }; query?: ListarMembrosGrupoQuery } }; answer: MembroLista; item: Membro }
    /** Read the audit trail */
    "/api/v1/auditoria": { init: { params?: { query?: ListarAuditoriaQuery } }; answer: AuditoriaLista; item: AuditoriaItem }
    /** List the notifiable diseases */
    "/api/v1/agravos/tipos": { init: { params?: { header?: { "If-None-Match"?: string } } }; answer: ListarTiposAgravoAnswer; item: TipoAgravo }
    /** List cases */
    "/api/v1/agravos/casos": { init: { params?: { query?: ListarCasosQuery } }; answer: CasoLista; item: CasoItem }
    /** List cases that may be one */
    "/api/v1/agravos/duplicidades": { init: { params?: { query?: ListarDuplicidadesQuery } }; answer: DuplicidadeLista; item: Duplicidade }
    /** List imports */
    "/api/v1/agravos/importacoes": { init: { params?: { query?: ListarImportacoesQuery } }; answer: ImportacaoLista; item: Importacao }
    /** List the attachments of a case */
    "/api/v1/agravos/casos/{id}/anexos": { init: { params: { path: { id: number } } }; answer: AnexoLista; item: Anexo }
    /** List reports */
    "/api/v1/relatorios": { init: { params?: { query?: ListarRelatoriosQuery } }; answer: RelatorioLista; item: Relatorio }
    /** List schedules of reports */
    "/api/v1/relatorios-agendamentos": { init: { params?: { query?: ListarAgendamentosQuery } }; answer: AgendamentoLista; item: Agendamento }
    /** List jobs */
    "/api/v1/jobs": { init: { params?: { query?: ListarJobsQuery } }; answer: JobLista; item: Job }
    /** List webhooks */
    "/api/v1/webhooks": { init: { params?: { query?: ListarWebhooksQuery } }; answer: WebhookLista; item: Webhook }
    /** List deliveries */
    "/api/v1/webhooks/{webhook_id}/entregas": { init: { params: { path: { webhook_id: string }; query?: ListarEntregasQuery } }; answer: EntregaLista; item: Entrega }
    /** List news */
    "/api/v1/noticias": { init: { params?: { query?: ListarNoticiasQuery } }; answer: NoticiaLista; item: NoticiaItem }
  }
  search: {
    /** Search users with nested conditions */
    "/api/v1/usuarios/buscar": { init: { body: UsuarioBusca }; answer: UsuarioBuscaResultado; item: UsuarioEncontrado }
  }
  download: {
    /** Stream cases to a program */
    "/api/v1/agravos/casos/extrato": { init: { params?: { query?: ExtrairCasosQuery } }; answer: Blob }
    /** Download an attachment */
    "/api/v1/agravos/casos/{id}/anexos/{anexo_id}": { init: { params: { path: { id: number; anexo_id: number } } }; answer: Blob }
    /** Download the file of a report */
    "/api/v1/relatorios/{relatorio_id}/arquivo": { init: { params: { path: { relatorio_id: string } } }; answer: Blob }
    /** Download the file of a job */
    "/api/v1/jobs/{job_id}/resultado": { init: { params: { path: { job_id: string } } }; answer: Blob }
    /** Read the image of published news */
    "/api/v1/noticias/{id}/imagem": { init: { params: { path: { id: number } } }; answer: Blob }
    /** Read the image of news before they are published */
    "/api/v1/noticias/{id}/imagem/previa": { init: { params: { path: { id: number } } }; answer: Blob }
  }
}

/** What a completed job has, by its kind. */
export interface JobResults {
  "importar-casos": { resultado: ImportacaoResultado }
  "desfazer-importacao": { resultado: DesfazimentoResultado }
  "alterar-casos": { lote: LoteResultado }
}

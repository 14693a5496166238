// DO NOT EDIT: made from openapi/ by `make generate`.
import type { Started } from '../src/client/started.ts'

export type Abrangencia = "pais" | "uf" | "municipio"

export interface Agendamento {
    abrangencia: Abrangencia;
    /** UF, IBGE's code of seven digits, or null for the country. */
    codigo: string | null;
    criado_em: Momento;
    /** Ids of the accounts that get the mail; a recipient who is neither owner nor administrator sees only their own id. */
    destinatarios: number[];
    /** Who set it up. */
    dono_id: number;
    formato: FormatoRelatorio;
    id: string;
    idioma: IdiomaRelatorio;
    /** Name of the place. */
    lugar: string;
    periodicidade: Periodicidade;
    /**
     * Format: date-time
     * When the next report is made.
     */
    proximo_em: string;
    tipo: TipoRelatorio;
    tipo_agravo: CodigoAgravo;
    /**
     * Format: date-time
     * When the latest report was asked for.
     */
    ultimo_em: string | null;
}

/** A page of schedules in the generic wrapper. */
export interface AgendamentoLista {
    data: Agendamento[];
    links: ListaLinks;
    meta: Meta;
    page: number;
    pages: number;
    size: number;
    total: number;
}

export interface AgendamentoNovo {
    abrangencia: Abrangencia;
    codigo?: CodigoDoLugar;
    /** Ids of the accounts that get the mail; only the caller when it is left out. */
    destinatarios?: number[];
    /** Format of the file; pdf when left out. */
    formato?: FormatoRelatorio;
    /** Language of the report; that of the request when left out. */
    idioma?: IdiomaRelatorio;
    periodicidade: Periodicidade;
    tipo: TipoRelatorio;
    tipo_agravo: CodigoAgravo;
}

export interface AgendamentoUnico {
    data: Agendamento;
    meta: Meta;
}

export interface Ajuste {
    nome: string;
    /** Null where it is not given and has no default. */
    valor: string | null;
}

export interface Alerta {
    /** @enum {string} */
    abrangencia: "pais" | "uf" | "municipio";
    canal_limite: Numero;
    canal_media: Numero;
    /** Cases of the newest week that are known. */
    casos: number | null;
    /** `BR`, the two letters of a state, or the seven digits of IBGE's code. */
    codigo: string;
    /** Estimates of the last 12 weeks, the oldest first; empty where they are hidden or unknown. */
    curva: number[];
    estimativa: Numero;
    estimativa_maxima: Numero;
    estimativa_minima: Numero;
    /** Of the centre of a municipality. */
    latitude?: number;
    /** Of the centre of a municipality. */
    longitude?: number;
    motivo: SemNivel;
    nivel: NivelOuNada;
    nome: string;
    prob_rt_acima_de_1: Numero;
    rt: Numero;
    rt_maximo: Numero;
    rt_minimo: Numero;
    suprimido?: Suprimido;
    uf: string | null;
}

export interface Alertas {
    alertas: Alerta[];
    /** The computation; null where there is none. */
    rodada: RodadaDeAlertas | null;
    tipo_agravo: CodigoAgravo;
}

export type Ambiente = "development" | "sandbox" | "staging" | "production"

export interface AnexarArquivoBody {
    /** Format: binary */
    arquivo: Blob;
    descricao?: string;
    /** Default: `outro`. */
    tipo?: AnexoTipo;
}

export interface Anexo {
    descricao?: string | null;
    /** Who attached it; null when that is not known. */
    enviado_por?: {
        /** Null once that account is removed. */
        id: number | null;
        /** Name of the account, as it was then. It stays when that account is removed. */
        nome: string;
    } | null;
    id: Id;
    nome: string;
    /** Size in bytes, as it is kept. */
    tamanho: number;
    tipo: AnexoTipo;
    uploaded_at: Momento;
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

export interface AuditoriaItem {
    acao: string;
    alvo_id: number | null;
    /** Kind of record that it happened to; new kinds may be added. */
    alvo_tipo: string;
    /** The account that did it; null without a token. */
    ator_id: number | null;
    detalhes: {
        [key: string]: unknown;
    };
    em: Momento;
    id: number;
    ip: Texto;
    requisicao: Texto;
}

export interface AuditoriaLista {
    items: AuditoriaItem[];
    links: ListaLinks;
    meta: ListaMeta;
    page: number;
    pages: number;
    size: number;
    total: number;
}

export interface AvisoDeLinha {
    aviso: string;
    campo: string | null;
    codigo?: CodigoDeAviso;
    linha: number;
    numero_notificacao: string | null;
    valor: string | null;
}

export interface CartaTeste {
    data: {
        /** Whether the mail server or the disk has taken the letter. */
        enviada: boolean;
        /**
         * `arquivo` where the service has no mail server.
         * @enum {string}
         */
        meio: "smtp" | "arquivo";
        para: string;
        /** What the mail server said against it, without addresses. */
        problema: string | null;
    };
    meta: Meta;
}

export interface CasoCriado {
    criado_em: Momento;
    id: Id;
    mensagem: string;
    numero_notificacao: string;
    /** Older cases of the same disease and time whose patient may be the same, for callers who hold `agravos.identificar`; missing where there are none. */
    possiveis_duplicidades?: PossivelDuplicidade[];
    status: CasoStatus;
    tipo_agravo: CodigoAgravo;
}

export interface CasoCriar {
    bairro_residencia?: string | null;
    classificacao_final?: ClassificacaoFinal;
    classificacao_inicial?: Rotulo50;
    criterio_confirmacao?: Criterio;
    dados_clinicos?: DadosClinicos;
    dados_especificos?: DadosEspecificos;
    dados_laboratoriais?: DadosLaboratoriais;
    data_digitacao?: DiaDaDigitacao;
    data_encerramento?: DataOuNulo;
    /** Format: date */
    data_inicio_sintomas: string;
    data_investigacao?: DiaDaInvestigacao;
    data_notificacao: DiaInformado;
    data_obito?: DataOuNulo;
    endereco?: EnderecoCriar;
    estado_infeccao?: string | null;
    estado_residencia: UF;
    evolucao?: Evolucao;
    hospitalizacao?: boolean;
    investigacao?: Investigacao;
    municipio_infeccao?: string | null;
    municipio_notificacao?: MunicipioDeNotificacao;
    /** Name of a municipality of the state, or its IBGE code. */
    municipio_residencia: string;
    numero_notificacao: string;
    paciente?: PacienteCriar;
    paciente_cns?: Cns;
    paciente_data_nascimento?: Nascimento;
    paciente_escolaridade?: Escolaridade;
    paciente_gestante?: SimNao;
    paciente_nome: string;
    paciente_nome_mae?: NomeMae;
    paciente_raca?: Raca;
    paciente_sexo?: Sexo;
    paciente_telefone?: TelefonePaciente;
    pais_infeccao?: string | null;
    tipo_agravo: CodigoAgravo;
    unidade_notificante?: UnidadeNotificante;
    zona_residencia?: Zona;
}

export interface CasoDetalhe {
    /** Only with `include=anexos`. */
    anexos?: Anexo[];
    atualizado_em: Momento;
    classificacao_final: ClassificacaoFinal;
    classificacao_inicial: Texto;
    criado_em: Momento;
    criterio_confirmacao: Criterio;
    dados_clinicos: DadosClinicosDoCaso;
    dados_especificos: DadosEspecificosDoCaso;
    dados_laboratoriais: DadosLaboratoriaisDoCaso;
    data_digitacao: DiaDaDigitacao;
    data_encerramento: DataOuNulo;
    /** Format: date */
    data_inicio_sintomas: string;
    data_investigacao: DiaDaInvestigacao;
    data_notificacao: DiaDeNotificacao;
    data_obito: DataOuNulo;
    endereco: {
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
        municipio_residencia: string;
        /** Shown as stored to callers who hold `agravos.editar`; others see `***` when it is known. */
        numero: string | null;
        zona: Zona;
    };
    estado_infeccao: Texto;
    evolucao: Evolucao;
    /** The latest 100 entries, newest first. */
    historico: HistoricoItem[];
    hospitalizacao: boolean;
    id: Id;
    investigacao: InvestigacaoDoCaso;
    municipio_infeccao: Texto;
    municipio_notificacao: MunicipioDeNotificacao;
    numero_notificacao: string;
    paciente: {
        escolaridade: Escolaridade;
        gestante: SimNao;
        /** Whole years at the first symptoms. */
        idade: number | null;
        /** Initials of the patient's name; null for a case from a file without names. */
        nome: string | null;
        ocupacao: Texto;
        raca: Raca;
        sexo: Sexo;
    };
    pais_infeccao: Texto;
    status: CasoStatus;
    tipo_agravo: CodigoAgravo;
    unidade_notificante: {
        cnes: Texto;
        nome: Texto;
        responsavel: Texto;
        telefone: Texto;
    };
}

export interface CasoEditado {
    atualizado_em: Momento;
    /** The fields that changed, under the names by which they were sent. */
    campos_alterados: string[];
    id: Id;
    message: string;
}

export interface CasoEditar {
    /** Read-only and ignored. */
    anexos?: unknown[];
    /** Read-only and ignored. */
    atualizado_em?: string;
    bairro_residencia?: string | null;
    classificacao_final?: ClassificacaoFinal;
    classificacao_inicial?: Rotulo50;
    /**
     * Format: date-time
     * Read-only; when it is sent, it must have the value that the detail shows.
     */
    criado_em?: string;
    criterio_confirmacao?: Criterio;
    dados_clinicos?: DadosClinicos;
    dados_especificos?: DadosEspecificos;
    dados_laboratoriais?: DadosLaboratoriais;
    data_digitacao?: DiaDaDigitacao;
    data_encerramento?: DataOuNulo;
    /** Format: date */
    data_inicio_sintomas?: string;
    data_investigacao?: DiaDaInvestigacao;
    data_notificacao?: DiaInformado;
    data_obito?: DataOuNulo;
    endereco?: EnderecoEditar;
    estado_infeccao?: string | null;
    estado_residencia?: UF;
    evolucao?: Evolucao;
    /** Read-only and ignored. */
    historico?: unknown[];
    hospitalizacao?: boolean;
    /** Read-only; when it is sent, it must have the value that the detail shows. */
    id?: number;
    investigacao?: Investigacao;
    municipio_infeccao?: string | null;
    municipio_notificacao?: MunicipioDeNotificacao;
    /** Name of a municipality of the state, or its IBGE code. */
    municipio_residencia?: string;
    numero_notificacao?: string;
    paciente?: PacienteEditar;
    paciente_cns?: Cns;
    paciente_data_nascimento?: Nascimento;
    paciente_escolaridade?: Escolaridade;
    paciente_gestante?: SimNao;
    paciente_nome?: string;
    paciente_nome_mae?: NomeMae;
    paciente_raca?: Raca;
    paciente_sexo?: Sexo;
    paciente_telefone?: TelefonePaciente;
    pais_infeccao?: string | null;
    /** Read-only; when it is sent, it must have the value that the detail shows. */
    status?: string;
    tipo_agravo?: CodigoAgravo;
    unidade_notificante?: UnidadeNotificante;
    zona_residencia?: Zona;
}

export interface CasoExportar {
    /** Columns of the file, in this order; all columns when left out. */
    campos?: ("id" | "tipo_agravo" | "numero_notificacao" | "data_notificacao" | "data_inicio_sintomas" | "status" | "paciente_nome" | "idade" | "sexo" | "gestante" | "raca" | "escolaridade" | "ocupacao" | "municipio_residencia" | "municipio_codigo" | "estado_residencia" | "bairro" | "zona" | "classificacao_final" | "criterio_confirmacao" | "evolucao" | "hospitalizacao" | "febre" | "mialgia" | "cefaleia" | "exantema" | "nausea" | "dor_retro_orbital" | "artralgia" | "petequias" | "sinais_alarme" | "prova_laco" | "trimestre_gestacional" | "municipio_infeccao" | "estado_infeccao" | "pais_infeccao" | "classificacao_inicial" | "ns1" | "igm" | "pcr" | "isolamento_viral" | "plaquetas" | "hematocrito" | "sorotipo" | "data_coleta_ns1" | "data_coleta_igm" | "data_coleta_pcr" | "data_coleta_isolamento_viral" | "data_encerramento" | "data_obito" | "data_investigacao" | "data_digitacao" | "municipio_notificacao" | "unidade_nome" | "unidade_cnes" | "criado_em" | "atualizado_em")[];
    filtros?: CasoFiltro;
    formato: FormatoPlanilha;
    separador?: Separador;
}

/** Either one condition (`campo`, `operador`, `valor`), or nested conditions in a list under `and` or `or`, or fields with plain values. When there are several keys, all of them must hold. */
export interface CasoFiltro {
    agravo_codigo?: CodigoAgravo;
    and?: CasoFiltroAninhado[];
    /** A field that the list of cases filters by. */
    campo?: string;
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
    estado?: string;
    evolucao?: string | null;
    hospitalizacao?: boolean;
    municipio?: string;
    operador?: Operador;
    or?: CasoFiltroAninhado[];
    situacao?: Situacao;
    status?: CasoStatus;
    tipo_agravo?: CodigoAgravo;
    /** A value of the field's type. With `in` it is a list, or a text of values separated by commas. */
    valor?: string | number | boolean | null | (string | number | boolean | null)[];
}

/** Either one condition (`campo`, `operador`, `valor`), or nested conditions in a list under `and` or `or`, or fields with plain values. When there are several keys, all of them must hold. */
export interface CasoFiltroAninhado {
    agravo_codigo?: CodigoAgravo;
    and?: CasoFiltroProfundo[];
    /** A field that the list of cases filters by. */
    campo?: string;
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
    estado?: string;
    evolucao?: string | null;
    hospitalizacao?: boolean;
    municipio?: string;
    operador?: Operador;
    or?: CasoFiltroProfundo[];
    situacao?: Situacao;
    status?: CasoStatus;
    tipo_agravo?: CodigoAgravo;
    /** A value of the field's type. With `in` it is a list, or a text of values separated by commas. */
    valor?: string | number | boolean | null | (string | number | boolean | null)[];
}

/** Either one condition (`campo`, `operador`, `valor`), or nested conditions in a list under `and` or `or`, or fields with plain values. When there are several keys, all of them must hold. */
export interface CasoFiltroProfundo {
    agravo_codigo?: CodigoAgravo;
    and?: {
        [key: string]: unknown;
    }[];
    /** A field that the list of cases filters by. */
    campo?: string;
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
    estado?: string;
    evolucao?: string | null;
    hospitalizacao?: boolean;
    municipio?: string;
    operador?: Operador;
    or?: {
        [key: string]: unknown;
    }[];
    situacao?: Situacao;
    status?: CasoStatus;
    tipo_agravo?: CodigoAgravo;
    /** A value of the field's type. With `in` it is a list, or a text of values separated by commas. */
    valor?: string | number | boolean | null | (string | number | boolean | null)[];
}

export interface CasoItem {
    atualizado_em: Momento;
    classificacao_final: ClassificacaoFinal;
    criado_em: Momento;
    criterio_confirmacao: Criterio;
    dados_especificos: DadosEspecificosDoCaso;
    /** Format: date */
    data_inicio_sintomas: string;
    data_notificacao: DiaDeNotificacao;
    endereco: {
        bairro: Texto;
        estado_residencia: UF;
        municipio_residencia: string;
        zona: Zona;
    };
    evolucao: Evolucao;
    hospitalizacao: boolean;
    id: Id;
    numero_notificacao: string;
    paciente: {
        gestante: SimNao;
        /** Whole years at the first symptoms. */
        idade: number | null;
        /** Initials of the patient's name; null for a case from a file without names. */
        nome: string | null;
        sexo: Sexo;
    };
    tipo_agravo: CodigoAgravo;
    unidade_notificante: {
        cnes: Texto;
        nome: Texto;
    };
}

export interface CasoLista {
    links: ListaLinks;
    meta: ListaMeta;
    page: number;
    pages: number;
    size: number;
    tipos: CasoItem[];
    total: number;
}

export interface CasoResumo {
    /** Only with `canal`: how the channel of the series was made. */
    canal?: {
        /** The years that it looks at, of all items together. */
        anos: number[];
        /** Years that were to be left out and have cases. */
        excluidos: number[];
        /** Years that are left out because fewer than 80 % of their weeks or months have cases in the country. */
        incompletos: number[];
        /** @enum {string} */
        medida: "total" | "provaveis" | "incidencia";
        /** @enum {string} */
        metodo: "ministerio" | "quartis" | "media_dp";
    };
    /** Only with `comparar`. */
    comparacoes?: {
        ano_anterior?: Comparacao;
        anterior?: Comparacao;
    };
    hospitalizados: number | null;
    /** Probable cases of the period per 100,000 inhabitants, with two decimals. The population is that of `/api/v1/agravos/casos/estatisticas/series`. */
    incidencia_provaveis: number | null;
    indicadores?: IndicadoresCasos;
    /** Deaths in percent of the probable cases, with two decimals; 0 when there are none. */
    letalidade: number | null;
    /** Deaths in percent of the cases of dengue with warning signs and of severe dengue, with two decimals; null when there are none of these, as with other diseases. It is over 100 where deaths are classified otherwise. */
    letalidade_graves: number | null;
    obitos: number | null;
    periodo: {
        /** Format: date */
        fim: string;
        /** Format: date */
        inicio: string;
    };
    por_classificacao: {
        confirmado: number | null;
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
        confirmados?: number | null;
        descartados?: number | null;
        /**
         * Format: date
         * Last day that is counted.
         */
        fim: string;
        hospitalizados?: number | null;
        /**
         * Format: date
         * First day of the period that is counted.
         */
        inicio: string;
        obitos?: number | null;
        /** A day (2024-03-01), an epidemiological week (202409) or a month (2024-03). */
        periodo: string;
        suprimido?: Suprimido;
        total?: number | null;
        /** Only with `medida`: what it says of this item; null when it is hidden. */
        valor?: number | null;
    }[];
    suprimido?: Suprimido;
    taxa_hospitalizacao: number | null;
    taxa_obito: number | null;
    total: number | null;
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
        classificacao_final?: ClassificacaoFinal;
        criterio_confirmacao?: Criterio;
        /** Format: date */
        data_encerramento: string;
        evolucao?: Evolucao;
    };
    /** With `transferir`, and only then: the account that becomes responsible. It must be active. */
    para?: Id;
}

export interface Chave {
    criado_em: Momento;
    /** Whose key it is. */
    dono: {
        id: Id;
        nome: string;
    };
    expira_em: Momento;
    id: Id;
    /** The addresses and networks from which it is accepted; empty for all. */
    ips: string[];
    nome: string;
    /** Names of the permissions that it was given. Those that its owner does not hold are not in force. */
    permissoes: string[];
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
    chave: Chave;
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
    items: Chave[];
    links: ListaLinks;
    meta: ListaMeta;
    page: number;
    pages: number;
    size: number;
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
    confirmados: number | null;
    descartados: number | null;
    hospitalizados: number | null;
    obitos: number | null;
    /** The earlier period. */
    periodo: {
        /** Format: date */
        fim: string;
        /** Format: date */
        inicio: string;
    };
    provaveis: Provaveis;
    suprimido?: Suprimido;
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
    chamadas: number;
    consulta: string;
    media_ms: number;
    total_ms: number;
}

export interface ConsultarUsuarioQuery {
    /** Comma-separated list of `grupos`, `permissoes`, `historico`. */
    include: ("grupos" | "permissoes" | "historico")[];
}

export interface ContaBloqueada {
    email: string;
    id: number;
    nome: string;
}

export type Contagem = number

export interface Convite {
    aceito_em: MomentoOuNulo;
    /** Who invites. */
    convidado_por: {
        id: Id;
        nome: string;
    };
    criado_em: Momento;
    email: string;
    /**
     * Format: date-time
     * When it was mailed; null while it waits, and where the link was handed over.
     */
    enviado_em: string | null;
    expira_em: Momento;
    grupos: GrupoResumo[];
    id: Id;
    nome: string;
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
    convite: Convite;
    /** The link to hand over, where the service has no mail server; null where it is mailed. */
    link: string | null;
    message: string;
}

export interface ConviteCriar {
    email: Email;
    grupos: GruposIds;
    nome: Nome;
    permissoes?: PermissoesIds;
    /** The places whose cases the account reaches. None may occur twice. */
    territorios?: TerritorioInformado[];
}

export interface ConviteLista {
    items: Convite[];
    links: ListaLinks;
    meta: ListaMeta;
    page: number;
    pages: number;
    size: number;
    total: number;
}

export interface CopiasDaSituacao {
    /** What the last check has found. */
    achados: string[];
    /** Missing or damaged files; null before the first check. */
    falhas: number | null;
    /** Whether the backups lie on the disk of the data, and are lost with it. */
    mesmo_disco: boolean;
    /** The last try to restore a backup; null before the first. */
    teste: TesteDeRestauracao | null;
    /**
     * Format: date-time
     * When the newest backup ended.
     */
    ultima_em: string | null;
    /** Format: date-time */
    verificada_em: string | null;
}

export type Criterio = ("laboratorial" | "clinico_epidemiologico" | "em_investigacao") | null

export interface DadosClinicos {
    comorbidades?: string[] | null;
    data_internacao?: DataOuNulo;
    hospitalizacao?: SimNao;
    sinais_alarme?: string[] | null;
    /** The first seven are the same as those of `dados_especificos`. */
    sinais_sintomas?: {
        acumulo_liquidos?: SimNao;
        artralgia?: SimNao;
        cefaleia?: SimNao;
        dor_abdominal?: SimNao;
        dor_retro_orbital?: SimNao;
        exantema?: SimNao;
        febre?: SimNao;
        hepatomegalia?: SimNao;
        letargia?: SimNao;
        mialgia?: SimNao;
        nausea?: SimNao;
        sangramento_mucosa?: SimNao;
        vomito_persistente?: SimNao;
    };
    uti?: SimNao;
}

/** Every key is there; null or an empty list where nothing is known. */
export interface DadosClinicosDoCaso {
    comorbidades: string[];
    data_internacao: DataOuNulo;
    hospitalizacao: boolean;
    sinais_alarme: string[];
    sinais_sintomas: {
        acumulo_liquidos: SimNao;
        artralgia: SimNao;
        cefaleia: SimNao;
        dor_abdominal: SimNao;
        dor_retro_orbital: SimNao;
        exantema: SimNao;
        febre: SimNao;
        hepatomegalia: SimNao;
        letargia: SimNao;
        mialgia: SimNao;
        nausea: SimNao;
        sangramento_mucosa: SimNao;
        vomito_persistente: SimNao;
    };
    uti: SimNao;
}

/** Data specific to the disease. A sign that `dados_clinicos.sinais_sintomas` also has is the same value there and here. */
export interface DadosEspecificos {
    artralgia?: SimNao;
    cefaleia?: SimNao;
    dor_retro_orbital?: SimNao;
    exantema?: SimNao;
    febre?: SimNao;
    mialgia?: SimNao;
    nausea?: SimNao;
    petequias?: SimNao;
    prova_laco?: ("positiva" | "negativa" | "nao_realizada") | null;
    sinais_alarme?: SimNao;
    trimestre_gestacional?: ("primeiro_trimestre" | "segundo_trimestre" | "terceiro_trimestre" | "idade_gestacional_ignorada") | null;
}

/** Every key is there; null where nothing is known. */
export interface DadosEspecificosDoCaso {
    artralgia: SimNao;
    cefaleia: SimNao;
    dor_retro_orbital: SimNao;
    exantema: SimNao;
    febre: SimNao;
    mialgia: SimNao;
    nausea: SimNao;
    petequias: SimNao;
    prova_laco: ("positiva" | "negativa" | "nao_realizada") | null;
    sinais_alarme: SimNao;
    trimestre_gestacional: ("primeiro_trimestre" | "segundo_trimestre" | "terceiro_trimestre" | "idade_gestacional_ignorada") | null;
}

export interface DadosLaboratoriais {
    data_coleta_igm?: DiaDeColeta;
    data_coleta_isolamento_viral?: DiaDeColeta;
    data_coleta_ns1?: DiaDeColeta;
    data_coleta_pcr?: DiaDeColeta;
    hematocrito?: number | null;
    igm?: ResultadoLaboratorio;
    isolamento_viral?: ResultadoLaboratorio;
    ns1?: ResultadoLaboratorio;
    pcr?: ResultadoLaboratorio;
    plaquetas?: number | null;
    sorotipo?: Sorotipo;
}

/** Every key is there; null where nothing is known. */
export interface DadosLaboratoriaisDoCaso {
    data_coleta_igm: DiaDeColeta;
    data_coleta_isolamento_viral: DiaDeColeta;
    data_coleta_ns1: DiaDeColeta;
    data_coleta_pcr: DiaDeColeta;
    hematocrito: number | null;
    igm: ResultadoLaboratorio;
    isolamento_viral: ResultadoLaboratorio;
    ns1: ResultadoLaboratorio;
    pcr: ResultadoLaboratorio;
    plaquetas: number | null;
    sorotipo: Sorotipo;
}

export type DataOuNulo = string | null

export interface DefinirGruposUsuarioAnswer {
    grupos: GrupoResumo[];
    message: string;
}

export interface DefinirGruposUsuarioBody {
    grupos_ids: GruposIds;
}

export interface DefinirPermissoesGrupoBody {
    permissoes_ids: PermissoesIds;
}

export type DescricaoGrupo = string | null

/** The outcome of undoing an import. */
export interface DesfazimentoResultado {
    /** The first 1,000 of those that are kept; left out in the list of jobs. */
    casos_mantidos?: {
        id: Id;
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
    usos: {
        /** In bytes. */
        cota: number;
        /** @enum {string} */
        tipo: "exports" | "imports" | "attachments" | "mails";
        /** In bytes. */
        usado: number;
    }[];
}

/** Two cases that may be one. */
export interface Duplicidade {
    /** Both cases, the older one first. */
    casos: CasoItem[];
    coincide: Coincidencia[];
    decidida_em: MomentoOuNulo;
    /** Who decided; null once that account is removed. */
    decidida_por_id: number | null;
    /** Days between the first symptoms of both. */
    dias_entre_sintomas: number;
    encontrada_em: Momento;
    estado: EstadoDuplicidade;
    id: Id;
    /** The case that was kept where both are one. */
    mantido_id: number | null;
    /** Whether the decision can still be taken back. */
    pode_desfazer: boolean;
    /** How alike both patients are: 100 where everything is the same. */
    pontuacao: number;
    tipo_agravo: CodigoAgravo;
}

export interface DuplicidadeDesfeita {
    duplicidade: Duplicidade;
    /** Whether the kept case stays as it is because it was changed since. */
    mantido_alterado: boolean;
    message: string;
}

/** A page of pairs in the generic wrapper. */
export interface DuplicidadeLista {
    data: Duplicidade[];
    links: ListaLinks;
    meta: Meta;
    page: number;
    pages: number;
    size: number;
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
    message: string;
}

export type Email = string

/** The residence, nested as in the detail. */
export interface EnderecoCriar {
    bairro?: string | null;
    cep?: string | null;
    estado_residencia?: UF;
    latitude?: number | null;
    logradouro?: string | null;
    longitude?: number | null;
    municipio_residencia?: string;
    numero?: string | null;
    zona?: Zona;
}

/** The residence, nested as in the detail. Sending the shown form of a hidden field leaves that field as it is. */
export interface EnderecoEditar {
    bairro?: string | null;
    cep?: string | null;
    estado_residencia?: UF;
    latitude?: number | null;
    logradouro?: string | null;
    longitude?: number | null;
    municipio_residencia?: string;
    numero?: string | null;
    zona?: Zona;
}

/** Either `username` and `password`, or `email` and `senha`. */
export interface Entrada {
    email?: Email;
    /** Code of the authenticator application, or a backup code. */
    mfa_code?: string;
    password?: SenhaInformada;
    /** The refresh token is valid for 30 days instead of 7, and the session ends after 90 days instead of 30. Default: `false`. */
    remember_me?: boolean;
    senha?: SenhaInformada;
    username?: Email;
}

export interface EntradaPainel {
    email: Email;
    /** Code of the authenticator application, or a backup code. */
    mfa_code?: string;
    /** The cookie outlives the browser and is valid for 30 days instead of 7; the session ends after 90 days instead of 30. Default: `false`. */
    remember_me?: boolean;
    senha: SenhaInformada;
}

export interface Entrega {
    concluida_em: MomentoOuNulo;
    /** Content of the event; empty when the caller lacks the permission for it. */
    dados: {
        [key: string]: unknown;
    };
    estado: EntregaEstado;
    evento_id: string;
    id: number;
    proxima_em: MomentoOuNulo;
    /** The latest attempts, oldest first. */
    tentativas: Tentativa[];
    timestamp: Momento;
    tipo: string;
}

export type EntregaEstado = "pendente" | "entregue" | "falhou"

export interface EntregaLida {
    data: Entrega;
    meta: Meta;
}

/** A page of deliveries in the generic wrapper. */
export interface EntregaLista {
    data: Entrega[];
    links: ListaLinks;
    meta: Meta;
    page: number;
    pages: number;
    size: number;
    total: number;
}

export interface EnviarImagemNoticiaBody {
    /** Format: binary */
    file: Blob;
}

/** Error envelope. */
export interface Erro {
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
        /** Format: date-time */
        timestamp: string;
    };
}

/** The error codes that are known now. The guide at `/guides/errors` explains each of them. */
export type ErroCodigo = "ACCOUNT_LOCKED" | "EMAIL_IN_USE" | "HTTPS_REQUIRED" | "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_MISMATCH" | "INTERNAL_ERROR" | "INVALID_CONFIRMATION_TOKEN" | "INVALID_CREDENTIALS" | "INVALID_CURRENT_PASSWORD" | "INVALID_INVITATION" | "INVALID_MASTER_KEY" | "INVALID_MFA_CODE" | "INVALID_PANEL_SESSION" | "INVALID_REFRESH_TOKEN" | "INVALID_RESET_TOKEN" | "INVALID_START_CODE" | "INVALID_UNLOCK_TOKEN" | "KEY_ADDRESS_REFUSED" | "MALFORMED_REQUEST" | "METHOD_NOT_ALLOWED" | "MFA_ENROLMENT_REQUIRED" | "MFA_REQUIRED" | "MISSING_REASON" | "NOT_FOUND" | "ORIGIN_REFUSED" | "OUT_OF_TERRITORY" | "PASSWORD_CHANGE_REQUIRED" | "PAYLOAD_TOO_LARGE" | "PERMISSION_DENIED" | "PRECONDITION_FAILED" | "RATE_LIMIT_EXCEEDED" | "READING_TOO_LONG" | "REAUTHENTICATION_REQUIRED" | "SERVICE_UNAVAILABLE" | "SESSION_NOT_FOUND" | "SESSION_REQUIRED" | "UNAUTHORIZED" | "UNSUPPORTED_MEDIA_TYPE" | "VALIDATION_ERROR" | "WEAK_PASSWORD"

export interface ErroDeLinha {
    /** Column of the file. */
    campo: string | null;
    /** Sentence for people, in the language of the request. */
    erro: string;
    /** Line of the file or row of the sheet, whose header is 1; of a dbf, number of the record. */
    linha: number;
    numero_notificacao: string | null;
    /** The value in the file, at most 100 characters; never a name. */
    valor: string | null;
}

export interface ErroDetalhe {
    /** Stable code of what is wrong with the field, for programs; new ones may be added. */
    code: ErroDetalheCodigo | (string & Record<never, never>);
    /** Name of the field; nested names are joined with dots. */
    field: string;
    message: string;
}

/** The codes inside `details` that are known now. The guide at `/guides/errors` explains each of them. */
export type ErroDetalheCodigo = "ACTIVE_CONTENT" | "CASE_CLOSED" | "CONTRADICTION" | "DATE_IN_FUTURE" | "DUPLICATE" | "FILE_UNREADABLE" | "GROUP_HAS_USERS" | "HIDDEN_VALUE" | "IMMUTABLE_FIELD" | "IMPORT_RUNNING" | "IMPORT_UNDONE" | "INVALID_ADDRESS" | "INVALID_CNS" | "INVALID_CPF" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_FORMAT" | "INVALID_HEADER" | "INVALID_OPERATOR" | "INVALID_TYPE" | "INVALID_URL" | "INVALID_VALUE" | "LAST_ADMIN" | "LIMIT_REACHED" | "MFA_DISABLED" | "MFA_ENABLED" | "MFA_NOT_BEGUN" | "MISMATCH" | "NOTHING_TO_UNDO" | "NOT_FOUND" | "OUT_OF_RANGE" | "OWN_ACCOUNT" | "PERSONAL_DATA" | "REPEATED" | "REQUIRED" | "TOO_DEEP" | "TOO_FEW" | "TOO_LONG" | "TOO_MANY" | "TOO_SHORT" | "TOO_SLOW" | "UNKNOWN_FIELD" | "WEAK_PASSWORD" | "WEBHOOK_OFF"

export type Escolaridade = ("analfabeto" | "fundamental_1a_4a_incompleto" | "fundamental_4a_completa" | "fundamental_5a_8a_incompleto" | "fundamental_completo" | "medio_incompleto" | "medio_completo" | "superior_incompleto" | "superior_completo" | "ignorado" | "nao_se_aplica") | null

export interface EsquecerSenha {
    email: Email;
}

export interface EsquecerSenhaAceito {
    /**
     * Seconds for which the mailed token is valid.
     * @constant
     */
    expires_in: 3600;
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
    dados: {
        id: number;
        numero_notificacao: string;
        /** @enum {string} */
        tipo_agravo: "dengue" | "zika" | "chikungunya";
    };
    /** The same at each attempt and for every webhook. */
    id: string;
    /**
     * Format: date-time
     * When it happened.
     */
    timestamp: string;
    /** @enum {string} */
    tipo: "agravo.criado" | "agravo.atualizado" | "agravo.excluido";
    webhook_id: string;
}

export type EventoAssinavel = "agravo.criado" | "agravo.atualizado" | "agravo.excluido" | "importacao.concluida"

export interface EventoDeAlerta {
    dados: {
        /** @enum {string} */
        abrangencia: "pais" | "uf" | "municipio";
        codigo: string;
        /** Format: date */
        dados_ate: string;
        nivel: NivelDeAlerta;
        nivel_anterior: NivelOuNada;
        nome: string;
        semana: number;
        /** @enum {string} */
        tipo_agravo: "dengue" | "zika" | "chikungunya";
        uf: string | null;
    };
    id: string;
    /** Format: date-time */
    timestamp: string;
    /** @constant */
    tipo: "alerta.nivel_subiu";
    webhook_id: string;
}

export interface EventoDeImportacao {
    dados: {
        erros: number;
        importados: number;
        job_id: string;
    };
    id: string;
    /** Format: date-time */
    timestamp: string;
    /** @constant */
    tipo: "importacao.concluida";
    webhook_id: string;
}

export interface EventoDeTeste {
    dados: {
        mensagem: string;
    };
    id: string;
    /** Format: date-time */
    timestamp: string;
    /** @constant */
    tipo: "webhook.teste";
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
    formato?: "csv" | "ndjson";
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
    em_execucao: number;
    falhas: number;
    /** How long the entry that is due longest has waited. */
    mais_antiga_segundos: number | null;
    pendentes: number;
}

/** Format of the file. The specification has csv and xlsx; dbf is an extension. */
export type FormatoImportacao = "csv" | "xlsx" | "dbf"

export type FormatoPlanilha = "csv" | "xlsx"

export type FormatoRelatorio = "pdf" | "xlsx"

export interface Grupo {
    ativo: boolean;
    atualizado_em: Momento;
    criado_em: Momento;
    descricao: Texto;
    id: Id;
    nome: string;
    permissoes: PermissaoRegistroResposta[];
    territorios: TerritoriosResposta;
    total_usuarios: number;
}

export interface GrupoComContagem {
    descricao: Texto;
    id: Id;
    nome: string;
    permissoes_count: number;
}

export interface GrupoComContagemResposta {
    descricao: Texto;
    id: Id;
    nome: string;
    permissoes_count: number;
}

export interface GrupoCriado {
    ativo: boolean;
    atualizado_em: Momento;
    criado_em: Momento;
    descricao: Texto;
    id: Id;
    mensagem: string;
    nome: string;
    permissoes: PermissaoRegistroResposta[];
    territorios: TerritoriosResposta;
    total_usuarios: number;
}

export interface GrupoCriar {
    /** Default: `true`. */
    ativo?: boolean;
    descricao?: DescricaoGrupo;
    nome: NomeGrupo;
    permissoes_ids?: PermissoesIds;
}

export interface GrupoEditado {
    id: Id;
    message: string;
    total_usuarios: number;
}

export interface GrupoEditar {
    ativo?: boolean;
    readonly atualizado_em?: Momento;
    readonly criado_em?: Momento;
    descricao?: DescricaoGrupo;
    readonly id?: Id;
    nome?: NomeGrupo;
    readonly permissoes?: PermissaoRegistro[];
    permissoes_ids?: PermissoesIds;
    readonly territorios?: Territorios;
    readonly total_usuarios?: number;
}

export interface GrupoLista {
    grupos: Grupo[];
    links: ListaLinks;
    meta: ListaMeta;
    page: number;
    pages: number;
    size: number;
    total: number;
}

export interface GrupoPermissoes {
    id: Id;
    message: string;
    permissoes: PermissaoRegistroResposta[];
    total_usuarios: number;
}

export interface GrupoResumo {
    descricao: Texto;
    id: Id;
    nome: string;
}

export type GruposIds = Id[]

export interface HistoricoDeAlertas {
    /** @enum {string} */
    abrangencia: "pais" | "uf" | "municipio";
    codigo: string;
    nome: string;
    /** The last computation; null where there is none. */
    rodada: RodadaDeAlertas | null;
    semanas: SemanaDeAlerta[];
    suprimido?: Suprimido;
    tipo_agravo: CodigoAgravo;
    uf: string | null;
}

/** An entry of the history as it was read, also from an earlier version. It is ignored. */
export interface HistoricoDevolvido {
    /** What was done, as a code for programs. */
    acao: string;
    data: Momento;
    /** The same in words, in the language of the request. */
    descricao?: string;
    detalhes: {
        [key: string]: unknown;
    };
    /** The account that did it, with the name that it had then; null for the service itself. Both stay when the account is removed. */
    usuario: {
        id: Id;
        /** Null when it is no longer known. */
        nome: string | null;
    } | null;
}

export interface HistoricoItem {
    /** What was done, as a code for programs. */
    acao: string;
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
        id: Id;
        /** Null when it is no longer known. */
        nome: string | null;
    } | null;
}

export type Id = number

/** Who the patient of a case is. Null where nothing is known. */
export interface Identificacao {
    cns: string | null;
    /** Format: date */
    data_nascimento: string | null;
    endereco: {
        bairro: string | null;
        cep: string | null;
        estado: string;
        latitude: number | null;
        logradouro: string | null;
        longitude: number | null;
        municipio: string;
        numero: string | null;
    };
    id: Id;
    nome: string | null;
    nome_mae: string | null;
    telefone: string | null;
}

export type IdiomaRelatorio = "pt-BR" | "en-US" | "es-ES"

export interface Importacao {
    arquivo: {
        /** Name of the file as it was sent; empty unless the caller sent it or is an administrator. */
        nome: string;
        /** Digest of the file. */
        sha256: string;
        /** Size in bytes. */
        tamanho: number;
    };
    como?: ModoDeEscrita;
    concluido_em: MomentoOuNulo;
    criado_em: Momento;
    /** By which job it was or is being undone; null when it was not. */
    desfeita: {
        job_id: string;
        mantidos: Contagem;
        removidos: Contagem;
        restaurados: Contagem;
    } | null;
    /** Who sent it; null once that account is removed. */
    dono_id: number | null;
    /** Name of the account that sent it, as it was then. */
    dono_nome: string | null;
    estado: EstadoImportacao;
    /** What became of the rows; null until the import has ended well. */
    figuras: FigurasImportacao | null;
    formato: FormatoImportacao;
    ignorar_erros: boolean;
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
    data: Importacao[];
    links: ListaLinks;
    meta: Meta;
    page: number;
    pages: number;
    size: number;
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
    /** Format: binary */
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
        /** @enum {string} */
        exame: "ns1" | "igm" | "pcr" | "isolamento_viral";
        negativos: number;
        percentual: Percentual;
        positivos: number;
    }[];
    /** Serotypes of dengue, of the probable cases of which the serotype is known (`dados_laboratoriais.sorotipo`). Discarded cases do not count. */
    sorotipos: {
        /** Probable cases with a known serotype. */
        identificados: number;
        /** Every serotype, also those without cases. */
        itens: {
            casos: number;
            percentual: Percentual;
            /** @enum {string} */
            sorotipo: "DENV1" | "DENV2" | "DENV3" | "DENV4";
        }[];
    };
} | null

export interface Inicio {
    /** The code of the link, which follows `#`. */
    codigo: string;
    email: Email;
    nome: Nome;
    senha: SenhaNova;
}

export interface Inspecao {
    codificacao: ("utf-8" | "iso-8859-1") | null;
    /** The columns of the file in their order, with the field that each goes to; null where it is not understood or has no place. */
    colunas: {
        /** Field of a case. */
        campo: string | null;
        coluna: string;
        uso: UsoDaColuna;
    }[];
    compactacao: ("zip" | "gzip") | null;
    /** Columns without which the file cannot be imported. */
    faltando: string[];
    formato: FormatoImportacao;
    layout: LayoutImportacao;
    linhas: LinhaInspecionada[];
    /** Columns that are not known. */
    nao_reconhecidas: string[];
    planilha: PlanilhaLida;
    /** Sheets of the workbook in their order, by the names that `planilha` takes; empty for other files. */
    planilhas: string[];
    separador: (";" | "," | "\t") | null;
}

export interface InspecionarArquivoBody {
    /** Format: binary */
    file: Blob;
    formato: FormatoImportacao;
    planilha?: PlanilhaPedida;
}

export interface Investigacao {
    contato_casos_similares?: SimNao;
    locais_frequentados?: {
        /** `***` leaves the address that is stored for this `local` as it is. */
        endereco?: string | null;
        local: string;
        periodo?: string | null;
    }[] | null;
    viagem_recente?: SimNao;
}

/** Every key is there; null or an empty list where nothing is known. */
export interface InvestigacaoDoCaso {
    contato_casos_similares: SimNao;
    locais_frequentados: {
        /** Shown as stored to callers who hold `agravos.editar`; others see `***` when it is known. */
        endereco: string | null;
        local: string;
        periodo: string | null;
    }[];
    viagem_recente: SimNao;
}

export interface Job {
    /** Whether it failed because it was cancelled. */
    cancelado: boolean;
    completed_at: MomentoOuNulo;
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
    status: JobStatus;
    /** Path of the job's state. */
    status_url: string;
    /** Kind of job; new ones may be added. */
    tipo: JobTipo | (string & Record<never, never>);
}

/** A job that was accepted; poll `status_url` for its state. */
export interface JobAceito {
    job_id: string;
    message: string;
    status: JobStatus;
    status_url: string;
}

/** A page of jobs in the generic wrapper. */
export interface JobLista {
    data: Job[];
    links: ListaLinks;
    meta: Meta;
    page: number;
    pages: number;
    size: number;
    total: number;
}

export interface JobResultado {
    erros: number;
    sucesso: number;
    total_processados: number;
}

export type JobStatus = "processing" | "completed" | "failed"

/** The kinds of jobs that are known now. */
export type JobTipo = "exportar-usuarios" | "exportar-casos" | "importar-casos" | "desfazer-importacao" | "buscar-duplicidades" | "dados-do-titular" | "apagar-usuario" | "gerar-relatorio" | "alterar-casos"

/** Layout of the columns: the names of this service (`especificacao`), or a family of SINAN's files; null when it was not recognised. */
export type LayoutImportacao = ("especificacao" | "A" | "B" | "C" | "D" | "E" | "F") | null

/** Deaths in percent of the probable cases, with two decimals; 0 when there are none. */
export type Letalidade = number | null

export interface LiberarConta {
    token: TokenDeMail;
}

export interface LinhaInspecionada {
    avisos: AvisoDeLinha[];
    /** Format: date */
    data_notificacao: string | null;
    erros: ErroDeLinha[];
    /** Whether the file says not to count it. */
    ignorada: boolean;
    linha: number;
    numero_notificacao: string | null;
    tipo_agravo: ("dengue" | "zika" | "chikungunya") | null;
    /** The fields as they would be stored, by their paths in the detail of a case, without what identifies a person. */
    valores: {
        [key: string]: unknown;
    };
}

/** Paths of the first, previous, next and last page; null where there is no such page. */
export interface ListaLinks {
    first: string;
    last: string;
    next: Texto;
    prev: Texto;
}

/** The `meta` of a list. */
export interface ListaMeta {
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
    tipo?: "exportar-usuarios" | "exportar-casos" | "importar-casos" | "desfazer-importacao" | "buscar-duplicidades" | "dados-do-titular" | "apagar-usuario" | "gerar-relatorio" | "alterar-casos";
    /** One of these values, separated by commas. See [filters](/guides/lists#filters). */
    "tipo[in]"?: ("exportar-usuarios" | "exportar-casos" | "importar-casos" | "desfazer-importacao" | "buscar-duplicidades" | "dados-do-titular" | "apagar-usuario" | "gerar-relatorio" | "alterar-casos")[];
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
    tipos: TipoAgravo[];
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
        id: Id;
    }[];
    /** How many are now as asked. */
    feitos: number;
    /** How many stayed as they were. */
    recusados: number;
}

/** GeoJSON (RFC 7946). */
export interface MapaCalor {
    features: {
        geometry: {
            /** Longitude, latitude. */
            coordinates: number[];
            /** @constant */
            type: "Point";
        };
        properties: {
            /** Only with `nivel=bairro`; its most frequent spelling. */
            bairro: string | null;
            casos: number | null;
            /** Only with `nivel=cep`; its first five digits. */
            cep?: string;
            /** Cases relative to the largest point; 0 when they are hidden. */
            intensidade: number;
            municipio: string;
            /** Suggested radius in pixels. */
            radius: number;
            suprimido?: Suprimido;
        };
        /** @constant */
        type: "Feature";
    }[];
    metadata: {
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
    /** @constant */
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
    ativo: boolean;
    cargo: Texto;
    departamento: Texto;
    email: string;
    id: Id;
    nome: string;
}

export interface MembroLista {
    items: Membro[];
    links: ListaLinks;
    meta: ListaMeta;
    page: number;
    pages: number;
    size: number;
    total: number;
}

export interface Mensagem {
    /** Sentence for people, in the language of the request. */
    message: string;
}

/** The `meta` of the generic success wrapper. */
export interface Meta {
    timestamp: Momento;
    /** @constant */
    version: "1.0.0";
}

export interface MetricasSeguranca {
    active_sessions: number;
    login_attempts: {
        failed: number;
        last_failed: MomentoOuNulo;
        successful: number;
    };
    mfa_enabled: boolean;
    password_age_days: number;
    /**
     * Estimated from the length and variety of the password when it was set.
     * @enum {string}
     */
    password_strength: "aceitavel" | "boa" | "forte";
    recommendations: string[];
    security_score: number;
    /** Locks, refresh tokens that were used again, and logins from new devices; newest first, at most 20. */
    suspicious_activities: {
        ip_address: Texto;
        timestamp: Momento;
        /** @enum {string} */
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
    code: Codigo;
}

export interface MfaDesabilitar {
    code: Codigo;
    senha: SenhaInformada;
}

export interface MfaIniciado {
    backup_codes: string[];
    instructions: string;
    /** QR code of the otpauth address as a data URI. */
    qr_code: string;
    /** The secret in base32. */
    secret: string;
}

export interface MfaVerificado {
    message: string;
    /** @constant */
    mfa_habilitado: true;
}

export type Modo = "normal" | "somente_leitura" | "manutencao"

export interface ModoAlterar {
    /** What the callers are told beside the sentence of the service, such as until when it lasts. It is not kept in the mode `normal`. */
    mensagem?: string | null;
    modo: Modo;
}

/** With `validar`, the mode that is tried out; `importar` when left out. Other modes do not take it. In answers it also tells an import that mirrors. */
export type ModoDeEscrita = "importar" | "atualizar" | "espelhar"

/** What is done with the rows. An import that mirrors is an `atualizar` with `espelhar` in `como`. */
export type ModoImportacao = "validar" | "importar" | "atualizar"

/** What is done with the rows; `validar` when left out. The specification has validar and importar; atualizar and espelhar are extensions. */
export type ModoPedido = "validar" | "importar" | "atualizar" | "espelhar"

export interface ModoResposta {
    data: {
        /** The account that changed it; null for the command of operators. */
        alterado_por_id: number | null;
        /**
         * Format: date-time
         * When the mode was last changed; null when it never was.
         */
        desde: string | null;
        mensagem: Texto;
        modo: Modo;
    };
    meta: Meta;
}

export type Momento = string

export type MomentoOuNulo = string | null

/** A changed field of a case, by its path, with its value before and after; null where there was or is none. */
export interface MudancaDeCampo {
    antes: string | number | boolean | null;
    campo: string;
    depois: string | number | boolean | null;
}

/** What a row would change in its case. */
export interface MudancaPrevista {
    /** All fields that would change, by their paths. */
    campos: string[];
    caso_id: Id;
    linha: number;
    /** Those that are neither personal nor free text, with their values; empty unless the sender holds `agravos.listar`. */
    mudancas: MudancaDeCampo[];
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
    atualizado_em: Momento;
    autor: NoticiaAutorResposta;
    /** The text as Markdown. */
    corpo: string;
    /** The text as HTML that can be put into a page: without scripts, styles or event handlers. Its headings begin at `h2`. */
    corpo_html: string;
    criado_em: Momento;
    estado: NoticiaEstado;
    id: Id;
    idioma: NoticiaIdioma;
    /** Path of the image; before the news is published, the path of the preview, which needs a token. */
    imagem: string | null;
    publicar_em: MomentoOuNulo;
    resumo: Texto;
    tags: string[];
    titulo: string;
}

export interface NoticiaAutor {
    id: number;
    /** Name of the account, as it was when the news was created. It stays when that account is removed; null once it is erased. */
    nome: string | null;
}

export interface NoticiaAutorResposta {
    id: number;
    /** Name of the account, as it was when the news was created. It stays when that account is removed; null once it is erased. */
    nome: string | null;
}

/** The text as Markdown: headings, paragraphs, emphasis, strikethrough, lists, quotations, code, tables, rules, links and images. HTML in it is shown as it is written. Links go to `http`, `https` and `mailto` addresses and to paths of this service; images are those of news, such as `/api/v1/noticias/12/imagem`. For anything else only the text is shown. */
export type NoticiaCorpo = string

export interface NoticiaEditar {
    readonly atualizado_em?: Momento;
    readonly autor?: NoticiaAutor;
    corpo?: NoticiaCorpo;
    readonly corpo_html?: string;
    readonly criado_em?: Momento;
    estado?: NoticiaEstado;
    readonly id?: Id;
    idioma?: NoticiaIdioma;
    readonly imagem?: string | null;
    publicar_em?: NoticiaPublicarEm;
    resumo?: NoticiaResumo;
    tags?: NoticiaTags;
    titulo?: NoticiaTitulo;
}

export type NoticiaEstado = "rascunho" | "agendada" | "publicada"

export type NoticiaIdioma = "pt-BR" | "en-US" | "es-ES"

export interface NoticiaItem {
    atualizado_em: Momento;
    autor: NoticiaAutorResposta;
    criado_em: Momento;
    estado: NoticiaEstado;
    id: Id;
    idioma: NoticiaIdioma;
    /** Path of the image; before the news is published, the path of the preview, which needs a token. */
    imagem: string | null;
    publicar_em: MomentoOuNulo;
    resumo: Texto;
    tags: string[];
    titulo: string;
}

export interface NoticiaLida {
    data: Noticia;
    meta: Meta;
}

/** A page of news in the generic wrapper. */
export interface NoticiaLista {
    data: NoticiaItem[];
    links: ListaLinks;
    meta: Meta;
    page: number;
    pages: number;
    size: number;
    total: number;
}

export interface NoticiaNova {
    corpo: NoticiaCorpo;
    /** Default: `rascunho`. */
    estado?: NoticiaEstado;
    /** Default: `pt-BR`. */
    idioma?: NoticiaIdioma;
    publicar_em?: NoticiaPublicarEm;
    resumo?: NoticiaResumo;
    tags?: NoticiaTags;
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
    escolaridade?: Escolaridade;
    gestante?: SimNao;
    /** It has at least one letter or digit. */
    nome?: string;
    nome_mae?: NomeMae;
    ocupacao?: string | null;
    raca?: Raca;
    sexo?: Sexo;
    telefone?: TelefonePaciente;
}

/** The patient, nested as in the detail. */
export interface PacienteEditar {
    cns?: Cns;
    data_nascimento?: Nascimento;
    escolaridade?: Escolaridade;
    gestante?: SimNao;
    /** Read-only; when it is sent, it must have the value that the detail shows. */
    idade?: number | null;
    /** The name must have at least one letter or digit. Sending the initials that the detail shows, or null where it shows null, leaves the name as it is. */
    nome?: string | null;
    nome_mae?: NomeMae;
    ocupacao?: string | null;
    raca?: Raca;
    sexo?: Sexo;
    telefone?: TelefonePaciente;
}

export interface ParteDaSituacao {
    /** @enum {string} */
    estado: "ok" | "falha";
    /** How long the check took; null for a part that works in the background. */
    latencia_ms: number | null;
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
    admin: boolean;
    ativo: boolean;
    atualizado_em: Momento;
    avatar_url: Texto;
    cargo: Texto;
    cidade: Texto;
    /** Masked (`***.982.247-**`) unless it is the caller's own or the caller holds `usuarios.editar`. */
    cpf: string | null;
    criado_em: Momento;
    departamento: Texto;
    email: string;
    /** New address of the account that is not confirmed yet; null when there is no such address. Only the account itself and callers who hold `usuarios.editar` see this field. */
    email_pendente: string | null;
    email_verificado: boolean;
    estado: Estado;
    grupos?: GrupoComContagemResposta[];
    id: Id;
    mfa_habilitado: boolean;
    nome: string;
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
    ultimo_acesso: MomentoOuNulo;
}

export type Periodicidade = "semanal" | "mensal"

export type Periodo = "ultimos_7_dias" | "ultimos_30_dias" | "mes_atual"

export interface PermissaoCategorias {
    categorias: {
        [key: string]: {
            categoria: string;
            descricao: Texto;
            id: Id;
            nome: string;
        }[];
    };
    total: number;
}

export interface PermissaoRegistro {
    descricao: Texto;
    id: Id;
    nome: string;
}

export interface PermissaoRegistroResposta {
    descricao: Texto;
    id: Id;
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
    casos: {
        caso: CasoItem;
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
    caso_id: Id;
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
    message: string;
}

export interface Reautenticar {
    /** Code of the authenticator application, or a backup code. */
    mfa_code?: string;
    senha: SenhaInformada;
}

export interface RedefinirSenha {
    /** The same password again. */
    confirmar_senha: string;
    senha_nova: SenhaNova;
    token: TokenDeMail;
}

export interface ReenvioAceito {
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
    abrangencia: Abrangencia;
    /** The schedule that asked for it; null when a person did, or the schedule has ended. */
    agendamento_id: string | null;
    /** Path of the file; null while there is none. */
    arquivo_url: string | null;
    /** UF, IBGE's code of seven digits, or null for the country. */
    codigo: string | null;
    concluido_em: MomentoOuNulo;
    criado_em: Momento;
    /** Format: date */
    data_fim: string;
    /** Format: date */
    data_inicio: string;
    /** Who asked for it; null once that account is removed. */
    dono_id: number | null;
    estado: EstadoRelatorio;
    /**
     * Format: date-time
     * When it is removed with its file.
     */
    expira_em: string;
    formato: FormatoRelatorio;
    id: string;
    idioma: IdiomaRelatorio;
    /** The job that makes it, or made it. */
    job_id: string;
    /** Name of the place. */
    lugar: string;
    /** Size of the file in bytes. */
    tamanho: number | null;
    tipo: TipoRelatorio;
    tipo_agravo: CodigoAgravo;
}

/** A report whose job was accepted; poll `status_url` for its state. */
export interface RelatorioAceito {
    job_id: string;
    message: string;
    relatorio_id: string;
    status: JobStatus;
    status_url: string;
}

export interface RelatorioGerar {
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
    tipo: TipoRelatorio;
    tipo_agravo: CodigoAgravo;
}

/** A page of reports in the generic wrapper. */
export interface RelatorioLista {
    data: Relatorio[];
    links: ListaLinks;
    meta: Meta;
    page: number;
    pages: number;
    size: number;
    total: number;
}

export interface RelatorioUnico {
    data: Relatorio;
    meta: Meta;
}

export interface Renovacao {
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
     * With `true`, adds `indicadores`: serotypes, positivity of tests and timeliness of the same cases. They are counted from the cases themselves, so that a period with a million of them takes about a second; other figures take as long as without it.
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
    /** Format: date-time */
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
    refresh_token?: RefreshToken;
}

export interface Saude {
    environment: Ambiente;
    /** @constant */
    status: "ok";
    /** Format: date-time */
    timestamp: string;
    version: string;
}

export interface SaudeDetalhada {
    data: {
        checks: {
            database: Verificacao;
            files: Verificacao;
            mail: Verificacao;
            queue: {
                /** Number of jobs that failed for good; null when it cannot be read. */
                failed: number | null;
                latency_ms: number;
                /** How long the job that is due longest has waited; null when none is due. The queue is failing when that is a minute or more and nobody works on any job. */
                oldest_seconds: number | null;
                /** Number of waiting jobs; null when it cannot be read. */
                pending: number | null;
                status: EstadoDaParte;
            };
        };
        environment: Ambiente;
        /** In which mode the service is; it is well in each of them. */
        mode: Modo;
        /** What this instance does in the background. An instance without job workers has fewer parts. */
        parts: ParteDeFundo[];
        /** @enum {string} */
        status: "ok" | "degraded";
        uptime_seconds: number;
        version: string;
    };
    meta: Meta;
}

/** Why there is no level: too few cases, no delay that could be learned, or neither a channel nor a rise. */
export type SemNivel = ("poucos_casos" | "atraso_desconhecido" | "sem_canal") | null

export interface SemanaDeAlerta {
    canal_limite: Numero;
    canal_media: Numero;
    casos: number | null;
    estimativa: Numero;
    estimativa_maxima: Numero;
    estimativa_minima: Numero;
    /**
     * Format: date
     * The Sunday on which the week begins.
     */
    inicio: string;
    nivel: NivelOuNada;
    nivel_mostrado: NivelOuNada;
    prob_rt_acima_de_1: Numero;
    rt: Numero;
    rt_maximo: Numero;
    rt_minimo: Numero;
    semana: number;
}

export interface SenhaAlterada {
    email_enviado: boolean;
    forcar_troca: boolean;
    message: string;
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
    message: string;
    sessions_invalidated: number;
}

/** What separates the cells of a csv file: semicolon (when left out, as spreadsheet programs set to Portuguese expect it), comma or tab. Only with `formato` csv. */
export type Separador = ";" | "," | "\t"

export interface SeriesCasos {
    agregacao: ("dia" | "semana" | "mes") | null;
    incidencia: Incidencia;
    incidencia_provaveis: IncidenciaProvaveis;
    letalidade: Letalidade;
    obitos: ObitosDaSerie;
    periodo: {
        /** Format: date */
        fim: string;
        /** Format: date */
        inicio: string;
    };
    populacao: {
        /** Year of the population. */
        ano: number;
        /** Source of the population, by its own name. */
        fonte: string;
        /** Inhabitants of the place that was asked for. */
        habitantes: number | null;
    };
    por: Por[];
    provaveis: ProvaveisDaSerie;
    /** In the order of `por`. States come by their code, municipalities by their name. */
    series: {
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
        por: Por;
        provaveis: ProvaveisDaSerie;
        suprimido?: Suprimido;
    }[];
    suprimido?: Suprimido;
    total: number | null;
}

export interface Sessao {
    created_at: Momento;
    /** Whether it is the session that this request belongs to. */
    current: boolean;
    device: string;
    id: string;
    ip_address: string;
    last_activity: Momento;
    location: Texto;
}

export interface SessaoPainel {
    access_token: string;
    /**
     * Format: date-time
     * When the session ends unless it is renewed before.
     */
    expira_em: string;
    /** Seconds until the access token expires. */
    expires_in: number;
    /** @constant */
    token_type: "bearer";
    user: user;
}

export interface SessaoResposta {
    created_at: Momento;
    /** Whether it is the session that this request belongs to. */
    current: boolean;
    device: string;
    id: string;
    ip_address: string;
    last_activity: Momento;
    location: Texto;
}

export interface Sessoes {
    items: SessaoResposta[];
    total: number;
}

export type Sexo = ("M" | "F" | "I") | null

export type SimNao = boolean | null

/** What the statistics count a case as. */
export type Situacao = "confirmado" | "descartado" | "em_investigacao"

export interface SituacaoDoServico {
    ambiente: Ambiente;
    bloqueios: {
        /** The accounts among them, at most 50. */
        contas: ContaBloqueada[];
        /** E-mails that are locked now, whether or not an account has them. */
        total: number;
    };
    certificado: {
        /** Format: date-time */
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
    /** The backups; null where this instance keeps none. */
    copias: CopiasDaSituacao | null;
    /** The disk of the data folder; null where it does not say how full it is. */
    disco: DiscoDaSituacao | null;
    fila: FilaDaSituacao | null;
    /**
     * Format: date-time
     * When this instance was started.
     */
    iniciado_em: string;
    modo: Modo;
    partes: ParteDaSituacao[];
    versoes: {
        /** The version of PostgreSQL. */
        banco: string;
        node: string;
        servico: string;
    };
}

export interface SituacaoResposta {
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
    achados: string[];
    bom: boolean;
    /** The backup that was tried. */
    copia: string;
    /** Format: date-time */
    em: string;
    segundos: number;
}

export type Texto = string | null

export interface TipoAgravo {
    cid10_codes: string[];
    codigo: CodigoAgravo;
    descricao: string;
    nome: string;
    notificacao_obrigatoria: boolean;
}

/** Kind of report. */
export type TipoRelatorio = "boletim"

export interface Token {
    access_token: string;
    /** Seconds until the access token expires. */
    expires_in: number;
    refresh_token: string;
    /** @constant */
    token_type: "bearer";
    user: {
        email: string;
        id: Id;
        nome: string;
    };
}

/** The token from the mail. */
export type TokenDeMail = string

export interface TrocarSenha {
    /** The new password again. */
    confirmar_senha: string;
    senha_atual: SenhaInformada;
    senha_nova: SenhaNova;
}

/** State code (UF), in upper or lower case; stored and shown in upper case. */
export type UF = "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO"

export interface UnidadeNotificante {
    cnes?: string | null;
    nome?: string | null;
    responsavel?: string | null;
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
    incluir?: ("grupos" | "permissoes" | "permissoes_efetivas")[];
    ordenacao?: {
        campo: string;
        /** Default: `asc`. */
        direcao?: Direcao;
    }[];
    paginacao?: {
        /** Default: `1`. */
        pagina?: number;
        /** Default: `50`. */
        tamanho?: number;
    };
}

export interface UsuarioBuscaResultado {
    items: UsuarioEncontrado[];
    meta: ListaMeta;
    page: number;
    pages: number;
    size: number;
    total: number;
}

export interface UsuarioCriado {
    cpf: Texto;
    criado_em: Momento;
    email: string;
    grupos: GrupoResumo[];
    id: Id;
    mensagem: string;
    nome: string;
}

export interface UsuarioCriar {
    /** Default: `false`. */
    admin?: boolean;
    /** Default: `true`. */
    ativo?: boolean;
    cargo?: Rotulo;
    cidade?: Rotulo;
    /** With or without punctuation; unique. */
    cpf?: string | null;
    departamento?: Rotulo;
    email: Email;
    estado?: Estado;
    funcao?: Rotulo;
    grupos_ids?: GruposIds;
    instituicao?: Rotulo;
    nome: Nome;
    permissoes_ids?: PermissoesIds;
    senha: SenhaNova;
    telefone?: Telefone;
}

export interface UsuarioDetalhe {
    admin: boolean;
    ativo: boolean;
    atualizado_em: Momento;
    avatar_url: Texto;
    cargo: Texto;
    cidade: Texto;
    /** Masked (`***.982.247-**`) unless it is the caller's own or the caller holds `usuarios.editar`. */
    cpf: string | null;
    criado_em: Momento;
    departamento: Texto;
    email: string;
    /** New address of the account that is not confirmed yet; null when there is no such address. Only the account itself and callers who hold `usuarios.editar` see this field. */
    email_pendente?: string | null;
    email_verificado: boolean;
    estado: Estado;
    grupos: GrupoComContagemResposta[];
    /** The latest 100 entries, newest first; only with `include=historico`. */
    historico?: HistoricoItem[];
    id: Id;
    mfa_habilitado: boolean;
    nome: string;
    permissoes_diretas: PermissaoRegistroResposta[];
    /** Names of all permissions that the account holds. An administrator holds every permission. */
    permissoes_efetivas: string[];
    plano?: Plano;
    /** Masked (`(81) *****-1234`) unless it is the caller's own or the caller holds `usuarios.editar`. */
    telefone: string | null;
    territorio_efetivo: TerritorioEfetivoResposta;
    territorios: TerritoriosResposta;
    ultimo_acesso: MomentoOuNulo;
}

export interface UsuarioEditado {
    campos_alterados: string[];
    id: Id;
    message: string;
    requer_acao: {
        /** A mail with a link was sent to the new address. */
        email_verificacao: boolean;
        /** The user's sessions have ended. */
        relogin: boolean;
    };
}

export interface UsuarioEditar {
    admin?: boolean;
    ativo?: boolean;
    readonly atualizado_em?: Momento;
    readonly avatar_url?: Texto;
    cargo?: Rotulo;
    cidade?: Rotulo;
    /** Can be given once where there is none, with `usuarios.editar`. After that only the current CPF, with or without punctuation, is accepted. */
    cpf?: string | null;
    readonly criado_em?: Momento;
    departamento?: Rotulo;
    email?: Email;
    readonly email_pendente?: Texto;
    readonly email_verificado?: boolean;
    estado?: Estado;
    funcao?: Rotulo;
    readonly grupos?: GrupoComContagem[];
    grupos_ids?: GruposIds;
    readonly historico?: HistoricoDevolvido[];
    readonly id?: Id;
    instituicao?: Rotulo;
    readonly mfa_habilitado?: boolean;
    nome?: Nome;
    readonly permissoes_diretas?: PermissaoRegistro[];
    readonly permissoes_efetivas?: string[];
    permissoes_ids?: PermissoesIds;
    plano?: Plano;
    /** Cannot be changed here. */
    senha?: unknown;
    readonly sessoes_ativas?: Sessao[];
    telefone?: Telefone;
    readonly territorio_efetivo?: TerritorioEfetivo;
    readonly territorios?: Territorios;
    readonly ultimo_acesso?: MomentoOuNulo;
}

/** A user with the parts that `incluir` names. */
export interface UsuarioEncontrado {
    admin: boolean;
    ativo: boolean;
    atualizado_em: Momento;
    avatar_url: Texto;
    cargo: Texto;
    cidade: Texto;
    /** Masked (`***.982.247-**`) unless it is the caller's own or the caller holds `usuarios.editar`. */
    cpf: string | null;
    criado_em: Momento;
    departamento: Texto;
    email: string;
    /** New address of the account that is not confirmed yet; null when there is no such address. Only the account itself and callers who hold `usuarios.editar` see this field. */
    email_pendente?: string | null;
    email_verificado: boolean;
    estado: Estado;
    grupos?: GrupoResumo[];
    id: Id;
    mfa_habilitado: boolean;
    nome: string;
    permissoes_diretas?: PermissaoRegistroResposta[];
    /** Names of all permissions that the account holds. An administrator holds every permission. */
    permissoes_efetivas?: string[];
    plano: Plano;
    /** Masked (`(81) *****-1234`) unless it is the caller's own or the caller holds `usuarios.editar`. */
    telefone: string | null;
    territorios: TerritoriosResposta;
    /** Number of effective permissions. */
    total_permissoes?: number;
    ultimo_acesso: MomentoOuNulo;
}

export interface UsuarioEstatisticas {
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
        chave: string;
        percentual: number;
        total: number;
    }[];
    /** Users who were created in the period and still exist. */
    novos_usuarios_periodo: number;
    periodo: {
        /** Format: date */
        fim: string;
        /** Format: date */
        inicio: string;
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
    seguranca: {
        /** Users, active or not, who have the `admin` flag or hold the permission `admin`, directly or through an active group. */
        administradores: number;
        /** Emails that are locked now. */
        contas_bloqueadas: number;
        email_verificado: number;
        mfa_habilitado: number;
        mfa_percentual: number;
    };
    total_usuarios: number;
    usuarios_ativos: number;
    usuarios_inativos: number;
}

export interface UsuarioExcluido {
    acoes_realizadas: {
        casos_transferidos: number;
        grupos_removidos: number;
        sessoes_encerradas: number;
        usuario_desativado: boolean;
    };
    avisos: string[];
    message: string;
}

export interface UsuarioExportar {
    /** Columns of the file, in this order; all columns when left out. */
    campos?: ("id" | "nome" | "email" | "cpf" | "telefone" | "cargo" | "departamento" | "cidade" | "estado" | "funcao" | "instituicao" | "admin" | "ativo" | "email_verificado" | "mfa_habilitado" | "plano" | "criado_em" | "atualizado_em" | "ultimo_acesso" | "grupos")[];
    filtros?: UsuarioFiltro;
    formato: FormatoPlanilha;
    separador?: Separador;
}

/** Either one condition (`campo`, `operador`, `valor`), or nested conditions in a list under `and` or `or`, or fields with plain values. When there are several keys, all of them must hold. */
export interface UsuarioFiltro {
    admin?: boolean;
    and?: UsuarioFiltroAninhado[];
    ativo?: boolean;
    /** A field that the list of users filters by. */
    campo?: string;
    cargo?: Texto;
    cidade?: Texto;
    departamento?: Texto;
    email?: string;
    estado?: Texto;
    grupo_id?: Id;
    instituicao?: Texto;
    nome?: string;
    operador?: Operador;
    or?: UsuarioFiltroAninhado[];
    /** A value of the field's type. With `in` it is a list, or a text of values separated by commas. */
    valor?: string | number | boolean | null | (string | number | boolean | null)[];
}

/** Either one condition (`campo`, `operador`, `valor`), or nested conditions in a list under `and` or `or`, or fields with plain values. When there are several keys, all of them must hold. */
export interface UsuarioFiltroAninhado {
    admin?: boolean;
    and?: UsuarioFiltroProfundo[];
    ativo?: boolean;
    /** A field that the list of users filters by. */
    campo?: string;
    cargo?: Texto;
    cidade?: Texto;
    departamento?: Texto;
    email?: string;
    estado?: Texto;
    grupo_id?: Id;
    instituicao?: Texto;
    nome?: string;
    operador?: Operador;
    or?: UsuarioFiltroProfundo[];
    /** A value of the field's type. With `in` it is a list, or a text of values separated by commas. */
    valor?: string | number | boolean | null | (string | number | boolean | null)[];
}

/** Either one condition (`campo`, `operador`, `valor`), or nested conditions in a list under `and` or `or`, or fields with plain values. When there are several keys, all of them must hold. */
export interface UsuarioFiltroProfundo {
    admin?: boolean;
    and?: {
        [key: string]: unknown;
    }[];
    ativo?: boolean;
    /** A field that the list of users filters by. */
    campo?: string;
    cargo?: Texto;
    cidade?: Texto;
    departamento?: Texto;
    email?: string;
    estado?: Texto;
    grupo_id?: Id;
    instituicao?: Texto;
    nome?: string;
    operador?: Operador;
    or?: {
        [key: string]: unknown;
    }[];
    /** A value of the field's type. With `in` it is a list, or a text of values separated by commas. */
    valor?: string | number | boolean | null | (string | number | boolean | null)[];
}

/** Fields that every user of Description B has, with its groups and permissions. */
export interface UsuarioItem {
    admin: boolean;
    ativo: boolean;
    atualizado_em: Momento;
    avatar_url: Texto;
    cargo: Texto;
    cidade: Texto;
    /** Masked (`***.982.247-**`) unless it is the caller's own or the caller holds `usuarios.editar`. */
    cpf: string | null;
    criado_em: Momento;
    departamento: Texto;
    email: string;
    /** New address of the account that is not confirmed yet; null when there is no such address. Only the account itself and callers who hold `usuarios.editar` see this field. */
    email_pendente?: string | null;
    email_verificado: boolean;
    estado: Estado;
    grupos: GrupoResumo[];
    id: Id;
    mfa_habilitado: boolean;
    nome: string;
    permissoes_diretas: PermissaoRegistroResposta[];
    plano: Plano;
    /** Masked (`(81) *****-1234`) unless it is the caller's own or the caller holds `usuarios.editar`. */
    telefone: string | null;
    territorios: TerritoriosResposta;
    /** Number of effective permissions. */
    total_permissoes: number;
    ultimo_acesso: MomentoOuNulo;
}

export interface UsuarioLista {
    items: UsuarioItem[];
    links: ListaLinks;
    meta: ListaMeta;
    page: number;
    pages: number;
    size: number;
    total: number;
}

export interface UsuarioPermissoes {
    grupos: {
        /** An inactive group gives no permissions. */
        ativo: boolean;
        descricao: Texto;
        id: Id;
        nome: string;
        permissoes: PermissaoRegistroResposta[];
    }[];
    permissoes_diretas: PermissaoRegistroResposta[];
    permissoes_efetivas: string[];
    /** Whether the user has the `admin` flag or holds the permission `admin`. */
    tem_permissao_admin: boolean;
}

/** Change in percent of the earlier figure, with two decimals; null when that is 0, or when one of the two is hidden. */
export type Variacao = number | null

export interface Verificacao {
    latency_ms: number;
    status: EstadoDaParte;
}

export interface Webhook {
    /** Whether `alerta.nivel_subiu` is sent, too. */
    alertas?: boolean;
    ativo: boolean;
    atualizado_em: Momento;
    criado_em: Momento;
    /**
     * Format: date-time
     * When the service switched it off.
     */
    desligado_em: string | null;
    dono_id: number;
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
    id: string;
    /** Why the service switched it off: the receiver answered 410 (`removido`), or there were five days of failures (`falhas`). */
    motivo: ("removido" | "falhas") | null;
    /**
     * Format: date-time
     * Until when deliveries are signed with the former secret too.
     */
    segredo_anterior_ate: string | null;
    url: string;
}

export interface WebhookCriado {
    data: {
        /** Whether `alerta.nivel_subiu` is sent, too. */
        alertas?: boolean;
        ativo: boolean;
        atualizado_em: Momento;
        criado_em: Momento;
        /**
         * Format: date-time
         * When the service switched it off.
         */
        desligado_em: string | null;
        dono_id: number;
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
        url: string;
    };
    meta: Meta;
}

export interface WebhookEditado {
    data: {
        /** Whether `alerta.nivel_subiu` is sent, too. */
        alertas?: boolean;
        ativo: boolean;
        atualizado_em: Momento;
        criado_em: Momento;
        /**
         * Format: date-time
         * When the service switched it off.
         */
        desligado_em: string | null;
        dono_id: number;
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
        url: string;
    };
    meta: Meta;
}

export interface WebhookEditar {
    /** Whether `alerta.nivel_subiu` is sent, too. */
    alertas?: boolean;
    ativo?: boolean;
    readonly atualizado_em?: Momento;
    readonly criado_em?: Momento;
    readonly desligado_em?: MomentoOuNulo;
    readonly dono_id?: number;
    eventos?: WebhookEventos;
    readonly falhando_desde?: MomentoOuNulo;
    headers?: WebhookHeaders;
    readonly id?: string;
    readonly motivo?: string | null;
    readonly segredo_anterior_ate?: MomentoOuNulo;
    url?: WebhookUrl;
}

export type WebhookEventos = EventoAssinavel[]

/** Sent with each delivery. */
export interface WebhookHeaders {
    [key: string]: string;
}

export interface WebhookLido {
    data: Webhook;
    meta: Meta;
}

/** A page of webhooks in the generic wrapper. */
export interface WebhookLista {
    data: Webhook[];
    links: ListaLinks;
    meta: Meta;
    page: number;
    pages: number;
    size: number;
    total: number;
}

export interface WebhookNovo {
    /** Whether `alerta.nivel_subiu` is sent, too. Default: `false`. */
    alertas?: boolean;
    /** Default: `true`. */
    ativo?: boolean;
    eventos: WebhookEventos;
    headers?: WebhookHeaders;
    url: WebhookUrl;
}

export interface WebhookSegredo {
    data: {
        id: string;
        /** Shown only here. */
        segredo: string;
        segredo_anterior_ate: Momento;
    };
    meta: Meta;
}

/** Address that receives the events; it must be `https` and not one of an internal network. */
export type WebhookUrl = string

export type Zona = ("urbana" | "rural" | "periurbana" | "ignorado") | null

export interface user {
    email: string;
    id: Id;
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
  FormatoPlanilha: FormatoPlanilha
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
  TesteDeRestauracao: TesteDeRestauracao
  CopiasDaSituacao: CopiasDaSituacao
  ConsultaLenta: ConsultaLenta
  ContaBloqueada: ContaBloqueada
  SituacaoDoServico: SituacaoDoServico
  SituacaoResposta: SituacaoResposta
  CartaTeste: CartaTeste
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
  CasoResumo: CasoResumo
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
    "/api/v1/agravos/casos/estatisticas/resumo": { init: { params?: { query?: ResumirCasosQuery } }; answer: CasoResumo }
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

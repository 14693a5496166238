/** The address with which links in mails begin. */
export interface LinkSettings {
  publicUrl: string
}

/** What people are told about their accounts. */
export interface AccountMails {
  'redefinir-senha': { nome: string | null; token: string; publicUrl: string; minutos: number }
  'confirmar-email': { nome: string | null; token: string; publicUrl: string; horas: number }
  /** Goes to the current address while the new one waits for confirmation. */
  'email-pedido': { nome: string | null; emailNovo: string | null; quando: string }
  /** Goes to the previous address. */
  'email-alterado': { nome: string | null; emailNovo: string | null }
  /** Goes to the new address. */
  'email-confirmado': { nome: string | null; quando: string }
  'senha-alterada': { nome: string | null; quando: string }
  'mfa-habilitada': { nome: string | null; quando: string }
  'mfa-desabilitada': { nome: string | null; porAdministrador: boolean; quando: string }
  /** Sent when an administrator ends the sessions. */
  'sessoes-encerradas': { nome: string | null; quando: string }
  'conta-bloqueada': { nome: string | null; token: string; publicUrl: string; minutos: number }
  'novo-dispositivo': { nome: string | null; dispositivo: string | null; ip: string; quando: string }
  'conta-criada': { nome: string | null; publicUrl: string }
  /** Goes to an address that has no account yet. */
  convite: { nome: string | null; token: string; publicUrl: string; dias: number }
}

/** What the service tells of its work. */
export interface ServiceMails {
  /** Asked for by an administrator who wants to know whether mails arrive. */
  'carta-teste': { nome: string | null; quando: string }
  /** A scheduled report. `anexo` says that its file is attached. */
  'relatorio-pronto': {
    nome: string | null
    publicUrl: string
    caminho: string
    assunto: string
    periodo: string
    expira: string
    anexo: boolean
  }
  /** Levels of alert that rose since the last such mail. `outras` says how many are not listed. */
  'niveis-de-alerta': {
    nome: string | null
    publicUrl: string
    linhas: { lugar: string; agravo: string; semana: number; nivel: number }[]
    outras: number
  }
  /** `chave` is the name of the key, `trecho` what is shown of its secret. */
  'chave-criada': { nome: string | null; chave: string | null; trecho: string; quando: string; publicUrl: string }
  'chave-expira': { nome: string | null; chave: string | null; trecho: string; expira: string; publicUrl: string }
  /** `removido`: the receiver answered 410. `falhas`: every delivery failed for five days. */
  'webhook-desligado': { nome: string | null; url: string | null; motivo: 'removido' | 'falhas'; quando: string }
}

/**
 * Every mail that the service sends, with the data it needs. `quando` is an ISO moment. Text typed by a person is null
 * in mails to an unconfirmed address, because a stranger may read them.
 */
export interface MailData extends AccountMails, ServiceMails {}

export type MailKind = keyof MailData

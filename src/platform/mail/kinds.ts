/**
 * Every mail that the service sends, with what it must be told. `quando` is an ISO moment. What a person has typed is null in mails to an address that
 * nobody has confirmed: a stranger may read it there.
 */
export interface MailData {
  'redefinir-senha': { nome: string | null; token: string; publicUrl: string; minutos: number }
  'confirmar-email': { nome: string | null; token: string; publicUrl: string; horas: number }
  /** Goes to the present address while the new one waits for its confirmation. */
  'email-pedido': { nome: string | null; emailNovo: string | null; quando: string }
  /** Goes to the former address. */
  'email-alterado': { nome: string | null; emailNovo: string | null }
  /** Goes to the new address. */
  'email-confirmado': { nome: string | null; quando: string }
  'senha-alterada': { nome: string | null; quando: string }
  'mfa-habilitada': { nome: string | null; quando: string }
  'mfa-desabilitada': { nome: string | null; porAdministrador: boolean; quando: string }
  /** By an administrator. */
  'sessoes-encerradas': { nome: string | null; quando: string }
  'conta-bloqueada': { nome: string | null; token: string; publicUrl: string; minutos: number }
  'novo-dispositivo': { nome: string | null; dispositivo: string | null; ip: string; quando: string }
  'conta-criada': { nome: string | null; publicUrl: string }
  /** A report of a schedule; `anexo`: its file comes along. */
  'relatorio-pronto': {
    nome: string | null
    publicUrl: string
    caminho: string
    assunto: string
    periodo: string
    expira: string
    anexo: boolean
  }
  /** `removido`: its receiver answered 410; `falhas`: nothing but failures for five days. */
  'webhook-desligado': { nome: string | null; url: string | null; motivo: 'removido' | 'falhas'; quando: string }
}

export type MailKind = keyof MailData

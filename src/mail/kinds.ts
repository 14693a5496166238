/** Every mail that the service sends, with what it must be told. `quando` is an ISO moment. */
export interface MailData {
  'redefinir-senha': { nome: string; token: string; publicUrl: string; minutos: number }
  'confirmar-email': { nome: string; token: string; publicUrl: string; horas: number }
  /** Goes to the former address. */
  'email-alterado': { nome: string; emailNovo: string }
  'senha-alterada': { nome: string; quando: string }
  'novo-dispositivo': { nome: string; dispositivo: string; ip: string; quando: string }
  'conta-criada': { nome: string; publicUrl: string }
  /** `removido`: its receiver answered 410; `falhas`: nothing but failures for five days. */
  'webhook-desligado': { nome: string; url: string; motivo: 'removido' | 'falhas'; quando: string }
}

export type MailKind = keyof MailData

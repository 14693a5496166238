import type { AccountMails } from '../kinds.ts'
import { type Letters, PRODUCT, panelLink, request } from '../letter.ts'
import { farewell, greet, when } from './phrases.ts'

export const account: Letters<keyof AccountMails> = {
  'redefinir-senha': ({ nome, token, publicUrl, minutos }) => ({
    subject: `Redefina sua senha – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Recebemos um pedido para redefinir a senha da sua conta no ${PRODUCT}. Escolha a nova nesta página:`,
      panelLink(publicUrl, 'senha', token),
      'Outro aplicativo pode pedir este código em vez do link:',
      { code: token },
      `O código vale por ${minutos === 1 ? '1 minuto' : `${minutos} minutos`} e só pode ser usado uma vez. Copie-o para o aplicativo em que você fez o pedido e escolha a nova senha. Todas as sessões abertas serão encerradas, e você entrará de novo com a nova senha.`,
      'Se o seu aplicativo não tiver um campo para o código, envie-o com a nova senha diretamente ao serviço:',
      request(publicUrl, '/api/v1/auth/reset-password', {
        token,
        senha_nova: '(a nova senha)',
        confirmar_senha: '(a nova senha, outra vez)'
      }),
      'Não foi você quem pediu? Então pode ignorar esta mensagem: sem o código, sua senha continua a mesma. Não o repasse a ninguém. Nossa equipe nunca pede códigos nem senhas.'
    ],
    farewell
  }),

  'confirmar-email': ({ nome, token, publicUrl, horas }) => ({
    subject: `Confirme seu e-mail – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Este endereço foi informado como o novo e-mail da sua conta no ${PRODUCT}. Confirme nesta página que ele é seu:`,
      panelLink(publicUrl, 'email', token),
      'Outro aplicativo pode pedir este código em vez do link:',
      { code: token },
      `O código vale por ${horas === 1 ? '1 hora' : `${horas} horas`} e só pode ser usado uma vez. Copie-o para o aplicativo em que você fez a alteração. Até lá, sua conta continua com o e-mail anterior.`,
      'Se o seu aplicativo não tiver um campo para o código, envie-o diretamente ao serviço:',
      request(publicUrl, '/api/v1/auth/confirm-email', { token }),
      'Não foi você quem pediu? Então pode ignorar esta mensagem: sem o código, nada muda.'
    ],
    farewell
  }),

  'email-alterado': ({ nome, emailNovo }) => ({
    subject: `O e-mail da sua conta foi alterado – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `O e-mail da sua conta no ${PRODUCT} foi alterado. De agora em diante, você entra e recebe nossas mensagens neste endereço:`,
      { facts: [['Novo e-mail', emailNovo]] },
      'Se foi você, não precisa fazer mais nada. Este endereço não receberá outras mensagens sobre a conta.',
      'Se não foi você, avise agora mesmo o administrador do sistema na sua instituição: ele pode bloquear o acesso e devolver a conta a você.'
    ],
    farewell
  }),

  'senha-alterada': ({ nome, quando }) => ({
    subject: `Sua senha foi alterada – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `A senha da sua conta no ${PRODUCT} foi alterada:`,
      { facts: [['Quando', when(quando)]] },
      'Se foi você, não precisa fazer mais nada. Por segurança, as outras sessões da conta foram encerradas.',
      'Se não foi você, use a opção “Esqueci minha senha” do seu aplicativo agora mesmo: a redefinição encerra todas as sessões. Depois, avise o administrador do sistema na sua instituição.'
    ],
    farewell
  }),

  'email-pedido': ({ nome, emailNovo, quando }) => ({
    subject: `Pedido de troca do e-mail da sua conta – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Foi pedida a troca do e-mail da sua conta no ${PRODUCT}. Ela só vale depois de confirmada a partir do novo endereço:`,
      {
        facts: [
          ['Novo e-mail', emailNovo],
          ['Quando', when(quando)]
        ]
      },
      'Se foi você, confirme com o código enviado ao novo endereço.',
      'Se não foi você, troque sua senha agora mesmo: isso desfaz o pedido e encerra as outras sessões. Depois, avise o administrador do sistema na sua instituição.'
    ],
    farewell
  }),

  'email-confirmado': ({ nome, quando }) => ({
    subject: `Este é o novo e-mail da sua conta – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Este endereço foi confirmado e agora é o e-mail da sua conta no ${PRODUCT}:`,
      { facts: [['Quando', when(quando)]] },
      'Se foi você, não precisa fazer mais nada.',
      'Se não foi você, avise agora mesmo o administrador do sistema na sua instituição.'
    ],
    farewell
  }),

  'mfa-habilitada': ({ nome, quando }) => ({
    subject: `Autenticação multifator habilitada – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `A autenticação multifator da sua conta no ${PRODUCT} foi habilitada. De agora em diante, cada login pede também um código:`,
      { facts: [['Quando', when(quando)]] },
      'Se foi você, não precisa fazer mais nada. Guarde bem os códigos de reserva.',
      'Se não foi você, avise agora mesmo o administrador do sistema na sua instituição: ele pode desabilitá-la e encerrar as sessões da conta.'
    ],
    farewell
  }),

  'mfa-desabilitada': ({ nome, porAdministrador, quando }) => ({
    subject: `Autenticação multifator desabilitada – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      porAdministrador
        ? `Um administrador desabilitou a autenticação multifator da sua conta no ${PRODUCT}. A senha basta para entrar:`
        : `A autenticação multifator da sua conta no ${PRODUCT} foi desabilitada. A senha basta para entrar:`,
      { facts: [['Quando', when(quando)]] },
      'Se foi você, ou se você pediu isso, habilite-a de novo assim que puder: ela protege sua conta mesmo que a senha seja descoberta.',
      'Se não foi você, troque sua senha agora mesmo e avise o administrador do sistema na sua instituição.'
    ],
    farewell
  }),

  'sessoes-encerradas': ({ nome, quando }) => ({
    subject: `Suas sessões foram encerradas – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Um administrador encerrou todas as sessões da sua conta no ${PRODUCT}. Para continuar, entre novamente:`,
      { facts: [['Quando', when(quando)]] },
      'Se você não esperava por isso, fale com o administrador do sistema na sua instituição.'
    ],
    farewell
  }),

  'conta-bloqueada': ({ nome, token, publicUrl, minutos }) => ({
    subject: `Sua conta foi bloqueada por um tempo – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Houve muitas tentativas erradas de entrar na sua conta no ${PRODUCT}. Por isso, ninguém pode entrar nela por 15 minutos. As sessões já abertas continuam. Nesta página, você libera a conta antes:`,
      panelLink(publicUrl, 'liberar', token),
      'Outro aplicativo pode pedir este código em vez do link:',
      { code: token },
      `O código vale por ${minutos === 1 ? '1 minuto' : `${minutos} minutos`} e só pode ser usado uma vez. Se o seu aplicativo não tiver um campo para ele, envie-o diretamente ao serviço:`,
      request(publicUrl, '/api/v1/auth/unlock', { token }),
      'Se não foi você quem tentou entrar, alguém pode estar tentando adivinhar sua senha. Escolha uma senha que não use em outro lugar e habilite a autenticação multifator.'
    ],
    farewell
  }),

  'novo-dispositivo': ({ nome, dispositivo, ip, quando }) => ({
    subject: `Novo acesso à sua conta – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Sua conta no ${PRODUCT} foi acessada de um dispositivo que ainda não conhecíamos:`,
      {
        facts: [
          ['Dispositivo', dispositivo],
          ['Endereço IP', ip],
          ['Quando', when(quando)]
        ]
      },
      'Se foi você, não precisa fazer nada.',
      'Se não foi você, troque sua senha agora mesmo, pois isso encerra as outras sessões, e avise o administrador do sistema na sua instituição.'
    ],
    farewell
  }),

  'conta-criada': ({ nome, publicUrl }) => ({
    subject: `Boas-vindas ao ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Sua conta no ${PRODUCT} foi criada. Você entra com este endereço de e-mail e com a senha definida no cadastro. O serviço fica em:`,
      { link: publicUrl },
      'Se você não souber a senha, use a opção “Esqueci minha senha” do seu aplicativo para escolher uma nova.',
      'Não esperava esta conta? Fale com o administrador do sistema na sua instituição.'
    ],
    farewell
  }),

  convite: ({ nome, token, publicUrl, dias }) => ({
    subject: `Convite para o ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Uma pessoa da sua instituição convidou você para o ${PRODUCT}. Escolha sua senha nesta página, e a conta estará pronta:`,
      panelLink(publicUrl, 'convite', token),
      `O link vale por ${dias === 1 ? '1 dia' : `${dias} dias`} e só pode ser usado uma vez. Depois, você entra com este endereço de e-mail e com a senha escolhida.`,
      'Outro aplicativo pode enviar o código do link diretamente ao serviço:',
      request(publicUrl, '/api/v1/auth/convite', { token, senha: '(a sua senha)' }),
      'Não esperava este convite? Então pode ignorar esta mensagem: sem o link, nenhuma conta é criada.'
    ],
    farewell
  })
}

/** Getting in: sign-in, links of mails, the end of a session. */
export const entry = {
  'sign.remember': 'Continuar conectado neste aparelho por 30 dias',
  'forgot.link': 'Esqueci minha senha',
  'forgot.title': 'Esqueci minha senha',
  'forgot.about':
    'Informe o e-mail da sua conta. Se houver conta com ele, vai para lá um link para escolher uma nova senha, que vale uma hora.',
  'forgot.send': 'Enviar o link',
  'forgot.busy': 'Enviando…',
  'entry.back': 'Voltar à entrada',
  'entry.busy': 'Um momento…',
  'email.title': 'Confirmar o novo e-mail',
  'email.about': 'Este endereço passa a ser o e-mail da sua conta. Você entra com ele a partir de agora.',
  'email.do': 'Confirmar o e-mail',
  'convite.title': 'Você foi convidado para o Saúde Integra',
  'convite.about':
    'Escolha a senha da sua conta. Depois você entra com o e-mail que recebeu o convite e com esta senha.',
  'convite.do': 'Criar a minha conta',
  'liberar.title': 'Liberar a conta',
  'liberar.about': 'Muitas tentativas malsucedidas bloquearam a sua conta. Libere-a para entrar já.',
  'liberar.do': 'Liberar a conta',
  'ending.soon': 'Sua sessão termina às {time} (horário de Brasília).',
  'ending.stay': 'Continuar conectado',
  'ending.last':
    'Esta sessão não pode mais ser prolongada. Entre de novo para continuar; o que você digitou continua na página.',
  'ending.leave': 'Sair sem entrar de novo',
  'first.title': 'Começar com o Saúde Integra',
  'first.about': 'Este serviço ainda não tem nenhuma conta. A primeira o administra: cria as outras contas e vê tudo.',
  'first.nocode':
    'Para criar a primeira conta deste serviço, abra o link inteiro que ele mostrou ao iniciar. Ele está também no log e termina com um código.',
  'first.name': 'Nome',
  'first.password': 'Ao menos 8 caracteres, com maiúsculas, minúsculas, um dígito e um caractere especial.',
  'first.do': 'Criar o administrador',
  'first.signin': 'Já existe uma conta: entrar'
}

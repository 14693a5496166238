/** The first run of a service. */
export const setup = {
  'first.title': 'Começar com o Saúde Integra',
  'first.about': 'Este serviço ainda não tem nenhuma conta. A primeira o administra: cria as outras contas e vê tudo.',
  'first.nocode': 'Abra o link inteiro que o serviço mostrou ao iniciar: ele termina com um código.',
  'first.name': 'Nome',
  'first.password': 'Ao menos 8 caracteres, com maiúsculas, minúsculas, um dígito e um sinal.',
  'first.do': 'Criar o administrador',
  'first.signin': 'Já existe uma conta: entrar',
  'nav.inicio': 'Primeiros passos',
  'setup.title': 'Primeiros passos',
  'setup.about':
    'Em qualquer ordem, agora ou depois: o que está feito fica, e esta página continua no menu dos administradores.',
  'setup.done': 'feito',
  'setup.open': 'a fazer',
  'setup.place': 'Território',
  'setup.place.about':
    'O lugar cujos casos a sua equipe acompanha. Vale para os grupos {groups}; administradores alcançam todos os casos, e as estatísticas continuam nacionais.',
  'setup.place.now': 'Agora: {place}',
  'setup.place.save': 'Definir o território',
  'setup.mail': 'E-mail',
  'setup.mail.about':
    'Senhas esquecidas e avisos vão por e-mail. As configurações SMTP_URL e MAIL_FROM são feitas onde o serviço roda; lá este comando envia uma carta de teste:',
  'setup.mail.guide': 'O guia de produção',
  'setup.colleague': 'Colegas',
  'setup.colleague.about': 'As contas dos colegas são criadas pela API, por enquanto.',
  'setup.colleague.guide': 'O guia sobre contas',
  'setup.data': 'Casos',
  'setup.data.about':
    'Traga os casos de um arquivo do SINAN ou de uma planilha. Ele é inspecionado antes de qualquer gravação.',
  'setup.data.import': 'Importar um arquivo',
  'setup.data.demo': 'Para conhecer o painel com casos inventados, inicie outro serviço com make demo.'
}

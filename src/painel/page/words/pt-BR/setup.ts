/** The first run of a service. */
export const setup = {
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
  'setup.mail.guide': 'O guia de produção',
  'setup.colleague': 'Colegas',
  'setup.mail.about':
    'Convites, senhas esquecidas e avisos vão por e-mail. As configurações SMTP_URL e MAIL_FROM são feitas onde o serviço roda. Veja se uma mensagem chega ao seu endereço:',
  'setup.mail.send': 'Enviar uma mensagem de teste',
  'setup.mail.sent': 'O servidor de e-mail aceitou a mensagem para {to}. Veja se ela chegou.',
  'setup.mail.file':
    'Este serviço não tem servidor de e-mail: a mensagem para {to} foi só escrita em um arquivo. Convites mostram o link, para você entregar.',
  'setup.mail.failed': 'A mensagem não pôde ser enviada. O servidor de e-mail disse: {why}',
  'setup.colleague.about':
    'A pessoa recebe um link, escolhe a própria senha e entra. Ela fica com os grupos e o território que você escolher.',
  'setup.colleague.all': 'Ver os usuários e os convites',
  'setup.data': 'Casos',
  'setup.data.about':
    'Traga os casos de um arquivo do SINAN ou de uma planilha. Ele é inspecionado antes de qualquer gravação.',
  'setup.data.import': 'Importar um arquivo',
  'setup.demo.about':
    'Só quer conhecer? O serviço pode registrar {n} casos inventados dos últimos seis anos, com alertas. Depois disso, comece o trabalho de verdade em outro serviço.',
  'setup.demo.load': 'Carregar dados de demonstração',
  'setup.demo.loading': 'Carregando os casos inventados…',
  'setup.demo.off': 'Este serviço não carrega dados de demonstração; quem o opera pode permitir com DEMO_DATA=on.'
}

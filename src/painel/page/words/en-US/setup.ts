/** The first run of a service. */
export const setup = {
  'setup.title': 'First steps',
  'setup.about': 'In any order, now or later: what is done is kept, and this page stays in the menu of administrators.',
  'setup.done': 'done',
  'setup.open': 'to do',
  'setup.place': 'Territory',
  'setup.place.about':
    'The place whose cases your team works on. It is given to the groups {groups}; administrators reach every case, and statistics stay national.',
  'setup.place.now': 'Now: {place}',
  'setup.place.save': 'Set the territory',
  'setup.mail': 'Mail',
  'setup.mail.guide': 'The guide for production',
  'setup.colleague': 'Colleagues',
  'setup.mail.about':
    'Invitations, forgotten passwords and notices go by mail. The settings SMTP_URL and MAIL_FROM are made where the service runs. See whether a message reaches your address:',
  'setup.mail.send': 'Send a test message',
  'setup.mail.sent': 'The mail server has taken the message to {to}. See whether it has arrived.',
  'setup.mail.file':
    'This service has no mail server: the message to {to} was only written to a file. Invitations show their link, for you to hand over.',
  'setup.mail.failed': 'The message could not be sent. The mail server said: {why}',
  'setup.colleague.about':
    'The person gets a link, chooses a password and signs in, with the groups and the territory of your choice.',
  'setup.colleague.all': 'See users and invitations',
  'setup.data': 'Cases',
  'setup.data.about':
    'Bring the cases in from a file of SINAN or a spreadsheet. It is looked through before anything is written.',
  'setup.data.import': 'Import a file',
  'setup.demo.about':
    'Only looking around? The service can record {n} invented cases of the last six years, with alerts. Begin the real work in another service then.',
  'setup.demo.load': 'Load demonstration data',
  'setup.demo.loading': 'Loading the invented cases…',
  'setup.demo.off': 'This service loads no demonstration data; its operator can allow it with DEMO_DATA=on.'
}

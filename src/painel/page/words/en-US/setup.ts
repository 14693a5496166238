/** The first run of a service. */
export const setup = {
  'first.title': 'Begin with Saúde Integra',
  'first.about':
    'This service has no account yet. The first one administers it: it makes the other accounts and sees everything.',
  'first.nocode': 'Open the whole link that the service showed when it started: it ends with a code.',
  'first.name': 'Name',
  'first.password': 'At least 8 characters, with upper and lower case letters, a digit and a sign.',
  'first.do': 'Create the administrator',
  'first.signin': 'There is an account already: sign in',
  'nav.inicio': 'First steps',
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
  'setup.mail.about':
    'Forgotten passwords and notices go by mail. The settings SMTP_URL and MAIL_FROM are made where the service runs; this command sends a test letter from there:',
  'setup.mail.guide': 'The guide for production',
  'setup.colleague': 'Colleagues',
  'setup.colleague.about': 'Accounts of colleagues are made through the API for now.',
  'setup.colleague.guide': 'The guide on accounts',
  'setup.data': 'Cases',
  'setup.data.about':
    'Bring the cases in from a file of SINAN or a spreadsheet. It is looked through before anything is written.',
  'setup.data.import': 'Import a file',
  'setup.data.demo': 'To look around with invented cases, start another service with make demo.'
}

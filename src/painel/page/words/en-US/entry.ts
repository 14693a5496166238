/** Getting in: sign-in, links of mails, the end of a session. */
export const entry = {
  'sign.remember': 'Stay signed in on this device for 30 days',
  'forgot.link': 'Forgot my password',
  'forgot.title': 'Forgotten password',
  'forgot.about':
    'Type the email of your account. If it has one, a link to choose a new password goes there; it is good for an hour.',
  'forgot.send': 'Send the link',
  'forgot.busy': 'Sending…',
  'entry.back': 'Back to the sign-in',
  'entry.busy': 'One moment…',
  'email.title': 'Confirm the new email',
  'email.about': 'This address becomes the email of your account. You then sign in with it.',
  'email.do': 'Confirm the email',
  'convite.title': 'You are invited to Saúde Integra',
  'convite.about':
    'Choose the password of your account. From then on you sign in with the email that was invited and this password.',
  'convite.do': 'Make my account',
  'liberar.title': 'Release the account',
  'liberar.about': 'Too many failed attempts have locked your account. Release it to sign in at once.',
  'liberar.do': 'Release the account',
  'ending.soon': 'Your session ends at {time} (Brasília time).',
  'ending.stay': 'Stay signed in',
  'ending.last': 'This session cannot be extended any more. Sign in again to go on; what you typed is still there.',
  'ending.leave': 'Leave without signing in',
  'first.title': 'Begin with Saúde Integra',
  'first.about':
    'This service has no account yet. The first one administers it: it makes the other accounts and sees everything.',
  'first.nocode':
    'To make the first account of this service, open the whole link that it showed when it started. It is also in its log, and ends in a code.',
  'first.name': 'Name',
  'first.password': 'At least 8 characters, with upper and lower case letters, a digit and a special character.',
  'first.do': 'Create the administrator',
  'first.signin': 'There is an account already: sign in'
}

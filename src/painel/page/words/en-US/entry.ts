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
  'liberar.title': 'Release the account',
  'liberar.about': 'Too many failed attempts have locked your account. Release it to sign in at once.',
  'liberar.do': 'Release the account',
  'ending.soon': 'Your session ends at {time} (Brasília time).',
  'ending.stay': 'Stay signed in',
  'ending.last': 'This session cannot be extended any more. Sign in again to go on; what you typed is still there.',
  'ending.leave': 'Leave without signing in'
}

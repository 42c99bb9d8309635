export default {
  Email: 'E-mailadres',
  Password: 'Wachtwoord',
  Code: 'Code',
  'The six digits that your authenticator app shows now, or one of your recovery codes.':
    'De zes cijfers die uw authenticator-app nu toont, of een van uw herstelcodes.',
  'Sign in': 'Inloggen',
  'Signing in...': 'Bezig met inloggen...',
  'Login failed': 'Inloggen is niet gelukt',
  'Forgot password?': 'Wachtwoord vergeten?',
  'Ask an administrator of this site for a link, with which you choose a new password.':
    'Vraag een beheerder van deze website om een link waarmee u een nieuw wachtwoord kiest.',
  'Your e-mail address': 'Uw e-mailadres',
  'Mail me a link': 'Mail mij een link',
  'One moment...': 'Een ogenblik...',
  'If {email} has an account here, a mail is on its way. Its link works once, for an hour.':
    'Als {email} hier een account heeft, is er een mail onderweg. De link daarin werkt één keer, een uur lang.',
  'the admin panel': 'het beheer',
  'Loading admin panel...': 'Het beheer wordt geladen...',
  'Your session has ended': 'U bent uitgelogd',
  'Enter your password to carry on where you left off. Nothing you typed is lost.':
    'Vul uw wachtwoord in om verder te gaan waar u was. Wat u hebt getypt, is er nog.',
  'Log in as someone else': 'Als iemand anders inloggen',
  'Not now': 'Niet nu',
};

export default {
  'Back to the website': 'Terug naar de website',
  'this link': 'deze link',
  'Looking at your link...': 'Uw link wordt bekeken...',
  'This link does not work': 'Deze link werkt niet',
  'Log in': 'Inloggen',
  'Welcome, {name}': 'Welkom, {name}',
  'Your new password works': 'Uw nieuwe wachtwoord werkt',
  'You are logged in': 'U bent ingelogd',
  'Log in with it and a code of your app': 'Log ermee in, met een code van uw app',
  'Choose a new password': 'Kies een nieuw wachtwoord',
  Email: 'E-mailadres',
  Password: 'Wachtwoord',
  'At least 12 characters; a few words that you can remember work well.':
    'Minstens 12 tekens; een paar woorden die u kunt onthouden werken goed.',
  'Choose this password and log in': 'Kies dit wachtwoord en log in',
  'Change my password': 'Wijzig mijn wachtwoord',
  'One moment...': 'Een ogenblik...',
  'This link works once, until {when}.': 'Deze link werkt één keer, tot {when}.',
  'For {email}. Until you choose a new password the old one stays; afterwards you are logged out everywhere else.':
    'Voor {email}. Tot u een nieuw wachtwoord kiest, blijft het oude gelden; daarna bent u overal elders uitgelogd.',
  '{who} invites you to work on the website of {brand}, as {role}. You will log in with this address and a password that only you know.':
    '{who} nodigt u uit om te werken aan de website van {brand}, als {role}. U logt in met dit e-mailadres en een wachtwoord dat alleen u kent.',
  '{who} made this link for {email}. Until you choose a new password the old one stays; afterwards you are logged out everywhere else.':
    '{who} maakte deze link voor {email}. Tot u een nieuw wachtwoord kiest, blijft het oude gelden; daarna bent u overal elders uitgelogd.',
  'The operator of this site': 'De technisch beheerder van deze website',
  'In this browser {email} is logged in. Going on here logs them out. <a>Stay logged in as {email}</a>':
    'In deze browser is {email} ingelogd. Gaat u hier verder, dan wordt dat account uitgelogd. <a>Ingelogd blijven als {email}</a>',
  Writer: 'Schrijver',
  Editor: 'Redacteur',
  Administrator: 'Beheerder',
};

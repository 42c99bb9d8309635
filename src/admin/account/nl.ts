export default {
  Account: 'Account',
  Profile: 'Profiel',
  'Change your password': 'Uw wachtwoord wijzigen',
  'Two-step login': 'Inloggen in twee stappen',
  Appearance: 'Weergave',
  Language: 'Taal',
  'Where you are logged in': 'Waar u bent ingelogd',

  // Appearance and language
  'The colours of the admin in this browser. The website of visitors stays as it is.':
    'De kleuren van het beheer in deze browser. De website voor bezoekers blijft zoals die is.',
  'As this device': 'Zoals dit apparaat',
  Light: 'Licht',
  Dark: 'Donker',
  'Language of the admin area': 'Taal van het beheer',
  'For you alone, also in the mails that you get. Articles and the website stay as they are.':
    'Alleen voor u, ook in de mails die u krijgt. Artikelen en de website blijven zoals ze zijn.',
  'Failed to change the language': 'De taal kon niet worden gewijzigd',

  // What must be done first
  'Welcome. Your password was made for this first login: please choose one of your own. Then everything else opens.':
    'Welkom. Dit wachtwoord was alleen voor de eerste keer. Kies nu een eigen wachtwoord; daarna kunt u overal bij.',
  'This site asks everybody for two-step login. Please set it up: then everything else opens.':
    'Op deze website logt iedereen in twee stappen in. Stel dat in: daarna gaat al het andere open.',

  // Sessions
  'your sessions': 'uw sessies',
  'Loading your sessions': 'Uw sessies worden geladen',
  'Session ended': 'Sessie beëindigd',
  'Failed to end session': 'De sessie kon niet worden beëindigd',
  'Logged in {when}': 'Ingelogd op {when}',
  'This session': 'Nu in gebruik',
  'Last used {when}': 'Laatst gebruikt op {when}',
  '{browser} on {system}': '{browser} op {system}',
  'A browser on {system}': 'Een browser op {system}',
  'End<hidden> the session of {when}</hidden>': 'Beëindigen<hidden>: de sessie van {when}</hidden>',

  // Password
  'Current password': 'Huidig wachtwoord',
  'New password': 'Nieuw wachtwoord',
  'At least 12 characters; a few words that you can remember work well.':
    'Minstens 12 tekens; een paar woorden die u kunt onthouden werken goed.',
  'Change password': 'Wachtwoord wijzigen',
  'Changing...': 'Wijzigen...',
  'Password changed': 'Wachtwoord gewijzigd',
  'You have been logged out everywhere else': 'U bent overal elders uitgelogd',
  'Failed to change password': 'Het wachtwoord kon niet worden gewijzigd',

  // Profile
  'your profile': 'uw profiel',
  'Loading your profile': 'Uw profiel wordt geladen',
  'Profile saved': 'Profiel opgeslagen',
  'Failed to save your profile': 'Uw profiel kon niet worden opgeslagen',
  Name: 'Naam',
  'Colleagues see it: in the history, and when you have an article open.':
    'Collega’s zien die naam: in de geschiedenis, en als u een artikel open hebt.',
  Writer: 'Schrijver',
  None: 'Geen',
  '{name} (inactive)': '{name} (niet actief)',
  'Your public writer profile, if you write under your own name.':
    'Uw openbare profiel als schrijver, als u onder uw eigen naam schrijft.',
  Portrait: 'Portret',
  'Save profile': 'Profiel opslaan',

  // Two-step login
  'two-step login': 'het inloggen in twee stappen',
  'Loading two-step login': 'Inloggen in twee stappen wordt geladen',
  'Off. With it on, a password that somebody else got hold of is not enough: logging in also asks for a code that an app on your phone shows, such as Google Authenticator, Microsoft Authenticator or Aegis.':
    'Uit. Zet u het aan, dan vraagt inloggen ook om een code van een app op uw telefoon, en is uw wachtwoord alleen niet genoeg. Zo’n app is bijvoorbeeld Google Authenticator, Microsoft Authenticator of Aegis.',
  'Set up two-step login': 'Inloggen in twee stappen instellen',
  'One moment...': 'Een ogenblik...',
  'Failed to set up two-step login': 'Inloggen in twee stappen kon niet worden ingesteld',
  'On. You log in with your password and a code of the app. {count} recovery code is left.|On. You log in with your password and a code of the app. {count} recovery codes are left.':
    'Aan. U logt in met uw wachtwoord en een code van de app. Er is nog {count} herstelcode.|Aan. U logt in met uw wachtwoord en een code van de app. Er zijn nog {count} herstelcodes.',
  'For another phone, or new recovery codes: turn it off and set it up again.':
    'Voor een andere telefoon of nieuwe herstelcodes: zet het uit en stel het opnieuw in.',
  'Turn off two-step login': 'Inloggen in twee stappen uitzetten',
  'Turning off...': 'Uitzetten...',
  'Failed to turn off two-step login': 'Inloggen in twee stappen kon niet worden uitgezet',
  'Two-step login is off': 'Inloggen in twee stappen staat uit',
  'Your password alone logs you in now': 'U logt nu in met alleen uw wachtwoord',
  'Your password': 'Uw wachtwoord',
  'Keep these recovery codes': 'Bewaar deze herstelcodes',
  'Without your phone, one of them takes the place of the app’s code; each works once. Print them or write them down, and keep them where you keep papers. They are not shown again.':
    'Zonder uw telefoon gebruikt u een van deze codes in plaats van die van de app; elke code werkt één keer. Druk ze af of schrijf ze op, en bewaar ze bij uw papieren. U krijgt ze niet nog eens te zien.',
  Print: 'Afdrukken',
  'I have kept them': 'Ik heb ze bewaard',
  'Two-step login is on': 'Inloggen in twee stappen staat aan',
  'Open the app on your phone, choose to add an account, and point it at this picture.':
    'Open de app op uw telefoon, kies voor een account toevoegen en richt de camera op dit plaatje.',
  'On this phone itself: <a>open the app</a>. When neither works, copy this key into it.':
    'Op deze telefoon zelf: <a>open de app</a>. Werkt geen van beide, neem dan deze sleutel over in de app.',
  'Code that the app shows now': 'Code die de app nu toont',
  'Turn on two-step login': 'Inloggen in twee stappen aanzetten',
  'Turning on...': 'Aanzetten...',
  'QR code for the authenticator app': 'QR-code voor de authenticator-app',
};

export default {
  'Log in to the admin area': 'Inloggen op het beheer',
  'Back to the website': 'Terug naar de website',
  'Login successful': 'U bent ingelogd',
  'Welcome to the admin panel': 'Welkom in het beheer',
  'Powered by <name>{brand}</name> {version}': 'Mogelijk gemaakt door <name>{brand}</name> {version}',
  'Something went wrong in the admin area.': 'Er ging iets mis in het beheer.',
  'What you typed in an article and did not save is kept in this browser. If it happens again, tell your administrator.':
    'Wat u in een artikel typte en niet opsloeg, bewaart deze browser. Gebeurt het nog eens, meld het dan aan uw beheerder.',
  'Something went wrong on this screen.': 'Er ging iets mis op dit scherm.',
  'What you typed and did not save is kept in this browser.': 'Wat u typte en niet opsloeg, bewaart deze browser.',
};

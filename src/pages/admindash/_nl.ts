/** What the server alone writes. */
export default {
  'Page not found': 'Pagina niet gevonden',
  'The admin area needs JavaScript. Please switch it on in your browser.':
    'Het beheer werkt met JavaScript. Zet dat aan in uw browser.',
  'Loading the admin area. You will be signed in as soon as it has loaded.':
    'Het beheer wordt geladen. Zodra het er is, wordt u ingelogd.',
  'We could not load the admin area. Please check your internet connection, and load this page again.':
    'Het beheer kon niet worden geladen. Controleer uw internetverbinding en laad deze pagina opnieuw.',
  '404 Page Not Found': '404 Pagina niet gevonden',
  'This screen does not exist, or no longer. Perhaps there is a typing error in the address.':
    'Dit scherm bestaat niet, of niet meer. Misschien staat er een tikfout in het adres.',
  'Go to the dashboard': 'Naar het dashboard',
  'Open the manual': 'Handleiding openen',
};

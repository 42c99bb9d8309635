export default {
  'Skip to content': 'Naar de inhoud',
  'Stay here': 'Hier blijven',
  'No connection to the server. You can go on writing: what you type in an article or a page is kept in this browser. Saving, searching and opening something else wait until the connection is back.':
    'Geen verbinding met de server. U kunt doorschrijven: wat u in een artikel of een pagina typt, bewaart deze browser. Opslaan, zoeken en iets anders openen kan weer als de verbinding terug is.',
  'The connection is back. You can save again.': 'De verbinding is terug. U kunt weer opslaan.',
  Logout: 'Uitloggen',
  'Logged out': 'U bent uitgelogd',
  'You have been logged out successfully': 'Tot de volgende keer',
  'Logout failed': 'Uitloggen is niet gelukt',
  'Log out without saving?': 'Uitloggen zonder op te slaan?',
  'You changed facts or pages of the clinic and did not save them. Logging out deletes these changes: save them first, under Clinic.':
    'U hebt gegevens of pagina’s van de praktijk gewijzigd en niet opgeslagen. Uitloggen wist die wijzigingen. Wilt u ze houden, sla ze dan eerst op: de lijst onder Praktijk zegt welke.',
  'You have changes that are not saved yet. They leave this browser; the server keeps them until you log in again.':
    'U hebt wijzigingen die nog niet zijn opgeslagen. Ze gaan uit deze browser; de server bewaart ze, en u vindt ze terug als u weer inlogt.',
  'Log out': 'Uitloggen',
  'Load the page again first': 'Laad eerst de pagina opnieuw',
  'The site was updated, and this page can no longer hand your unsaved changes to the server. They stay in this browser. Load the page again, and then log out.':
    'De website is bijgewerkt, en deze pagina kan uw niet-opgeslagen wijzigingen niet meer aan de server geven. Ze blijven in deze browser. Laad de pagina opnieuw en log dan uit.',
  'Log out and lose unsaved changes?': 'Uitloggen en niet-opgeslagen wijzigingen verliezen?',
  'The server could not take the changes that you have not saved yet. Logging out deletes them.':
    'De server kon de wijzigingen die u nog niet hebt opgeslagen niet overnemen. Als u uitlogt, worden ze verwijderd.',
  'Go to…': 'Ga naar…',
  Admin: 'Beheer',
  More: 'Meer',
  Menu: 'Menu',
  Website: 'Website',
  new: 'nieuw',
  'to do': 'te doen',
  waiting: 'wachtend',
};

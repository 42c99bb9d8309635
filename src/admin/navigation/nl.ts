export default {
  'Log in': 'Inloggen',
  Dashboard: 'Dashboard',
  Messages: 'Berichten',
  Account: 'Account',
  People: 'Medewerkers',
  Welcome: 'Welkom',
  Help: 'Hulp',
  Bin: 'Prullenbak',
  Pictures: 'Foto’s',
  Schedule: 'Planning',
  'To do': 'Te doen',
  Visits: 'Bezoek',
  Activity: 'Activiteit',
  Clinic: 'Praktijk',
  'Before the website goes online': 'Voordat de website online gaat',
  History: 'Geschiedenis',
  'New Article': 'Nieuw artikel',
  'Edit Article': 'Artikel bewerken',
  'This could not be opened': 'Dit kon niet worden geopend',
  'There is no connection to the server. What you typed is still here.':
    'Er is geen verbinding met de server. Wat u typte, staat er nog.',
  'The site was updated a moment ago, or the connection was gone for a while. What you typed is kept.':
    'De website is zojuist bijgewerkt, of de verbinding was even weg. Wat u typte, blijft bewaard.',
  'Press F8, then Tab, to try again.': 'Druk op F8 en dan op Tab om het opnieuw te proberen.',
  'Press F8, then Tab, to load the page again.': 'Druk op F8 en dan op Tab om de pagina opnieuw te laden.',
  'Your changes would be lost': 'Uw wijzigingen zouden verloren gaan',
  'This browser cannot keep them: save the article first, then load this page again.':
    'Deze browser kan ze niet bewaren: sla eerst het artikel op en laad dan deze pagina opnieuw.',
  'Leave without saving?': 'Weggaan zonder op te slaan?',
  'Your changes have not been saved yet. They are kept, and offered when you open this article again.':
    'Uw wijzigingen zijn nog niet opgeslagen. Ze blijven bewaard en worden u aangeboden als u dit artikel weer opent.',
  'Your changes have not been saved yet. They stay in this browser: open the page again here to go on.':
    'Uw wijzigingen zijn nog niet opgeslagen. Ze blijven in deze browser: open de pagina hier weer om verder te gaan.',
  'What is not saved here will be lost.': 'Wat hier niet bewaard is, gaat verloren.',
  Leave: 'Weggaan',
};

export default {
  // The screen
  Activity: 'Activiteit',
  'What staff and the site did, newest first. Nobody can change or delete an entry.':
    'Wat medewerkers en de website deden, het nieuwste eerst. Niemand kan hier iets wijzigen of verwijderen.',
  'Export as CSV': 'Downloaden voor Excel (CSV)',
  'the activity': 'de activiteit',
  'Loading the activity': 'De activiteit wordt geladen',
  'Nothing found': 'Niets gevonden',
  'Try other filters, or other days.': 'Probeer andere filters of andere dagen.',
  'Pages of the activity': 'Pagina’s van de activiteit',
  'Newest entries': 'Nieuwste regels',
  'Older entries': 'Oudere regels',
  '{count} entry|{count} entries': '{count} regel|{count} regels',
  '{count} entry, an older page|{count} entries, an older page':
    '{count} regel, een oudere pagina|{count} regels, een oudere pagina',
  'Only this article<hidden>: {title}</hidden>': 'Alleen dit artikel<hidden>: {title}</hidden>',

  // The filters
  Everybody: 'Iedereen',
  'The site itself': 'De website zelf',
  Who: 'Wie',
  What: 'Wat',
  From: 'Van',
  To: 'Tot en met',
  Everything: 'Alles',
  'Clear filters': 'Filters wissen',
  Article: 'Artikel',
  'Number {id}': 'Nummer {id}',
  'All<hidden> articles</hidden>': 'Alle<hidden> artikelen</hidden>',
  'Search a title...': 'Zoek een titel...',
  'No article found': 'Geen artikel gevonden',
  'Articles found': 'Gevonden artikelen',
  '{count} found': '{count} gevonden',

  // Groups
  Writing: 'Schrijven',
  'Publishing and scheduling': 'Publiceren en inplannen',
  'Medical reviews': 'Medische controles',
  'Preview links': 'Links naar voorbeelden',
  'Deleting and restoring': 'Verwijderen en terugzetten',
  'Categories and writers': 'Categorieën en schrijvers',
  Pictures: 'Foto’s',
  'Answers of readers': 'Antwoorden van lezers',
  'Contact messages': 'Contactberichten',
  'Logging in and out': 'In- en uitloggen',
  Accounts: 'Accounts',
  'Backups, exports and personal data': 'Back-ups, exports en persoonsgegevens',
};

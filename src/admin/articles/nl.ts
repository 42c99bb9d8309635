export default {
  Articles: 'Artikelen',
  articles: 'de artikelen',
  'the articles': 'de artikelen',
  'Loading articles': 'De artikelen worden geladen',
  'Nothing is scheduled': 'Er is niets ingepland',
  'Open an article and choose “Schedule…” in its publish settings.':
    'Open een artikel en kies “Inplannen…” bij de instellingen voor publicatie.',
  'No articles found': 'Geen artikelen gevonden',
  'Try another search or filter, or write a new article.':
    'Probeer een andere zoekopdracht of een ander filter, of schrijf een nieuw artikel.',
  'New Article': 'Nieuw artikel',
  List: 'Lijst',
  Schedule: 'Planning',
  Bin: 'Prullenbak',
  '{count} article shows pictures from other websites|{count} articles show pictures from other websites':
    '{count} artikel toont foto’s van andere websites|{count} artikelen tonen foto’s van andere websites',
  'Each reader’s browser fetches them there, which shows those websites the reader’s internet address. Open the article and choose “Copy to this site”.':
    'De browser van elke lezer haalt ze daar op, en die websites zien zo het internetadres van de lezer. Open het artikel en kies “Naar deze website kopiëren”.',
  draft: 'concept',
  'And {count} more.': 'En nog {count}.',
  'Unsaved text': 'Niet-opgeslagen tekst',
  'You have unsaved text in {count} article:|You have unsaved text in {count} articles:':
    'U hebt niet-opgeslagen tekst in {count} artikel:|U hebt niet-opgeslagen tekst in {count} artikelen:',
  'A new article': 'Een nieuw artikel',
  'An article without a title': 'Een artikel zonder titel',
  'Article not found': 'Artikel niet gevonden',
  'It may have been deleted by somebody else.': 'Misschien heeft iemand anders het verwijderd.',
  'Back to the dashboard': 'Terug naar het dashboard',

  'Search articles': 'Artikelen zoeken',
  State: 'Status',
  Type: 'Soort',
  Category: 'Categorie',
  Sort: 'Volgorde',
  'All States': 'Alle statussen',
  Drafts: 'Concepten',
  'Drafts ({count})': 'Concepten ({count})',
  Published: 'Gepubliceerd',
  'Published ({count})': 'Gepubliceerd ({count})',
  Scheduled: 'Ingepland',
  'Scheduled ({count})': 'Ingepland ({count})',
  'Handed in': 'Ingeleverd',
  'Handed in ({count})': 'Ingeleverd ({count})',
  'In the bin': 'In de prullenbak',
  'All Types': 'Alle soorten',
  Videos: 'Video’s',
  'All Categories': 'Alle categorieën',
  'Last changed first': 'Laatst gewijzigd',
  'Longest unchanged first': 'Langst onveranderd eerst',
  'Newest first': 'Nieuwste eerst',
  'Oldest first': 'Oudste eerst',
  'Title, A to Z': 'Titel, A tot Z',
  'Title, Z to A': 'Titel, Z tot A',
  'Drafts first': 'Concepten eerst',
  'Published first': 'Gepubliceerd eerst',
  'Best match first': 'Beste resultaat eerst',
  'Clear search and filters': 'Zoeken en filters wissen',

  Draft: 'Concept',
  'handed in': 'ingeleverd',
  'given back': 'teruggegeven',
  'draft changes': 'conceptwijzigingen',
  Article: 'Artikel',
  Video: 'Video',
  'Not reviewed': 'Niet gecontroleerd',
  Reviewed: 'Gecontroleerd',
  'Review due': 'Controle nodig',
  'Changed since review': 'Veranderd na controle',
  'Review withdrawn': 'Controle ingetrokken',
  'Select {title}': '{title} selecteren',
  Read: 'Lezen',
  Duplicate: 'Kopie maken',
  Publish: 'Publiceren',
  Unpublish: 'Offline halen',
  'Publish changes<hidden> of {name}</hidden>': 'Wijzigingen<hidden> van {name}</hidden> publiceren',
  'View<hidden> {name} on the website (opens in a new tab)</hidden>':
    '<hidden>{name} </hidden>Bekijken<hidden> op de website (opent in een nieuw tabblad)</hidden>',
  'View<hidden> on the website (opens in a new tab)</hidden>':
    'Bekijken<hidden> op de website (opent in een nieuw tabblad)</hidden>',
  'Press F8, then Tab, to view it on the website, in a new tab.':
    'Druk op F8 en dan op Tab om het op de website te bekijken, in een nieuw tabblad.',
  'Article updated successfully': 'Artikel bijgewerkt',
  'The draft changes are its text now': 'De conceptwijzigingen zijn nu de tekst',
  'Readers see the draft changes now': 'Lezers zien de conceptwijzigingen nu',
  'Failed to update article': 'Het artikel kon niet worden bijgewerkt',
  'Failed to publish the changes': 'De wijzigingen konden niet worden gepubliceerd',
  'Failed to duplicate article': 'Het artikel kon niet worden verdubbeld',
  'Article deleted successfully': 'Artikel verwijderd',
  'Failed to delete article': 'Het artikel kon niet worden verwijderd',
  'Delete this article?': 'Dit artikel verwijderen?',
  '“{name}” goes to the bin. You can restore it for 30 days.':
    '“{name}” gaat naar de prullenbak. U kunt het 30 dagen lang terugzetten.',
  'Readers will find a dead link to it in {names}.': 'Lezers vinden dan een dode link ernaartoe in {names}.',
  'Links to it are dead now, in {names}. To do lists them.':
    'Links ernaartoe zijn nu dood, in {names}. Ze staan onder Te doen.',
  others: 'andere',

  'Select all on this page': 'Alles op deze pagina selecteren',
  'Select all your drafts on this page': 'Al uw concepten op deze pagina selecteren',
  '{total} selected': '{total} geselecteerd',
  '{total} selected, {elsewhere} of them on other pages':
    '{total} geselecteerd, {elsewhere} daarvan op andere pagina’s',
  'At most {most} can be changed at once': 'Er kunnen er hoogstens {most} tegelijk worden veranderd',
  'Clear<hidden> the selection</hidden>': 'Niets<hidden> meer</hidden> aanvinken',
  'Change the selected articles': 'De geselecteerde artikelen veranderen',
  'Delete {count} article?|Delete {count} articles?': '{count} artikel verwijderen?|{count} artikelen verwijderen?',
  '{names} goes to the bin. You can restore it for 30 days.':
    '{names} gaat naar de prullenbak. U kunt het 30 dagen lang terugzetten.',
  '{names} go to the bin. You can restore them for 30 days.':
    '{names} gaan naar de prullenbak. U kunt ze 30 dagen lang terugzetten.',
  '{names} and {more} more go to the bin. You can restore them for 30 days.':
    '{names} en nog {more} andere gaan naar de prullenbak. U kunt ze 30 dagen lang terugzetten.',
  'Move {count} article|Move {count} articles': '{count} artikel verplaatsen|{count} artikelen verplaatsen',
  'To the category': 'Naar de categorie',
  'Choose a category': 'Kies een categorie',
  Move: 'Verplaatsen',
  'Failed to publish the articles': 'De artikelen konden niet worden gepubliceerd',
  'Failed to unpublish the articles': 'De artikelen konden niet offline worden gehaald',
  'Failed to move the articles': 'De artikelen konden niet worden verplaatst',
  'Failed to delete the articles': 'De artikelen konden niet worden verwijderd',
  'Look in the list which are done.': 'Kijk in de lijst bij welke het is gelukt.',
  '{count} article published|{count} articles published': '{count} artikel gepubliceerd|{count} artikelen gepubliceerd',
  'The article was not published|None of the {count} articles was published':
    'Het artikel is niet gepubliceerd|Geen van de {count} artikelen is gepubliceerd',
  '{count} of {total} articles was published|{count} of {total} articles were published':
    '{count} van {total} artikelen is gepubliceerd|{count} van {total} artikelen zijn gepubliceerd',
  '{count} article unpublished|{count} articles unpublished':
    '{count} artikel offline gehaald|{count} artikelen offline gehaald',
  'The article was not unpublished|None of the {count} articles was unpublished':
    'Het artikel is niet offline gehaald|Geen van de {count} artikelen is offline gehaald',
  '{count} of {total} articles was unpublished|{count} of {total} articles were unpublished':
    '{count} van {total} artikelen is offline gehaald|{count} van {total} artikelen zijn offline gehaald',
  '{count} article moved|{count} articles moved': '{count} artikel verplaatst|{count} artikelen verplaatst',
  'The article was not moved|None of the {count} articles was moved':
    'Het artikel is niet verplaatst|Geen van de {count} artikelen is verplaatst',
  '{count} of {total} articles was moved|{count} of {total} articles were moved':
    '{count} van {total} artikelen is verplaatst|{count} van {total} artikelen zijn verplaatst',
  '{count} article deleted|{count} articles deleted': '{count} artikel verwijderd|{count} artikelen verwijderd',
  'The article was not deleted|None of the {count} articles was deleted':
    'Het artikel is niet verwijderd|Geen van de {count} artikelen is verwijderd',
  '{count} of {total} articles was deleted|{count} of {total} articles were deleted':
    '{count} van {total} artikelen is verwijderd|{count} van {total} artikelen zijn verwijderd',
  'Changed by a colleague, so not touched. Check them, then try again:':
    'Veranderd door een collega, dus niet aangeraakt. Bekijk ze en probeer het dan opnieuw:',
  'Deleted by a colleague:': 'Verwijderd door een collega:',
};

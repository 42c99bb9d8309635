export default {
  'To do': 'Te doen',
  'What colleagues or the site ask somebody to look at. What is done leaves the list by itself.':
    'Wat op u of een collega wacht. Wat klaar is, verdwijnt vanzelf.',
  'what there is to do': 'wat er te doen is',
  'Loading what there is to do': 'Wat er te doen is, wordt geladen',
  'All done': 'Alles gedaan',
  'Nothing needs your attention.': 'Er wacht niets op u. Nieuwe taken komen hier vanzelf te staan.',
  'The others follow as these are done.': 'De andere volgen als deze gedaan zijn.',
  'Only the first {count} are shown.': 'Alleen de eerste {count} staan hier.',
  'more than {count}': 'meer dan {count}',
  Draft: 'Concept',
  Video: 'Video',

  'Scheduled and failed': 'Ingepland en niet gelukt',
  Scheduled: 'Ingepland',
  'Open the article to solve it, or to change or cancel the schedule.':
    'Open het artikel om het op te lossen, of om de planning te wijzigen of te annuleren.',
  '{count} article is in the <a>schedule</a>.|{count} articles are in the <a>schedule</a>.':
    '{count} artikel staat in de <a>planning</a>.|{count} artikelen staan in de <a>planning</a>.',
  'The schedule has the others.': 'De andere staan in de planning.',
  'Not published': 'Niet gepubliceerd',
  'Not unpublished': 'Niet offline gehaald',
  'Changes not published': 'Wijzigingen niet gepubliceerd',
  '{failed}, scheduled for {when}: {failure}': '{failed}, ingepland voor {when}: {failure}',

  'Handed in': 'Ingeleverd',
  'Read it, then publish it or give it back.': 'Lees het, en publiceer het dan of geef het terug.',
  'Given back to you': 'Aan u teruggegeven',
  'Hand it in again once it is done.': 'Lever het opnieuw in als het klaar is.',
  'Published for you': 'Voor u gepubliceerd',
  'What you handed in, of the last week.': 'Wat u inleverde en de afgelopen week online kwam.',
  'For you': 'Voor u',
  'For {name}': 'Voor {name}',
  'From {name}, {when}': 'Van {name}, {when}',
  'By {name}, {when}': 'Door {name}, {when}',
  'a former colleague': 'een oud-collega',

  'What readers said': 'Wat lezers zeiden',
  'Answers of the last year to “Was this clear?”. Readers who left words expect no reply; “Done” puts their words aside.':
    'Antwoorden van het afgelopen jaar op “Was dit duidelijk?”. Lezers die iets schreven, verwachten geen antwoord; “Klaar” legt hun woorden weg.',
  '{name}<hidden> (opens in a new tab)</hidden>': '{name}<hidden> (opent in een nieuw tabblad)</hidden>',
  'Clear: {yes} yes, {no} no': 'Duidelijk: {yes} ja, {no} nee',
  Clear: 'Duidelijk',
  'Not clear': 'Niet duidelijk',
  'Done<hidden> with {about}</hidden>': 'Klaar<hidden> met {about}</hidden>',
  'All {count} done<hidden> with {about}</hidden>': 'Alle {count} klaar<hidden> met {about}</hidden>',
  'Marked as handled|{count} marked as handled': 'Gemarkeerd als afgehandeld|{count} gemarkeerd als afgehandeld',
  'Failed to mark it as handled': 'Het kon niet als afgehandeld worden gemarkeerd',
  'Failed to bring it back': 'Het kon niet worden teruggehaald',

  'Medical review due': 'Medische controle nodig',
  'The day of the next check has come. Readers see that day.':
    'De dag van de volgende controle is aangebroken. Lezers zien die dag.',
  'The day of the next check has come.': 'De dag van de volgende controle is aangebroken.',
  'Open the page, read it, and choose “I have read this text”.':
    'Open de pagina, lees de tekst en kies “Ik heb deze tekst gelezen”.',
  'Pages about care whose reviewer left': 'Pagina’s over zorg waarvan de controleur weg is',
  'Readers still see the name of who checked them.': 'Lezers zien nog de naam van wie ze controleerde.',
  'Medical review of a page about care due': 'Medische controle van een pagina over zorg nodig',
  'These pages lie in content/. Have them read, and ask the developer of the site to change `gecontroleerd` there.':
    'Deze pagina’s staan in content/. Laat ze lezen, en vraag de ontwikkelaar van de website om daar `gecontroleerd` te veranderen.',
  'Pages about care changed since the review': 'Pagina’s over zorg, veranderd sinds de controle',
  'Readers see the day of a review of the earlier text.': 'Lezers zien de dag van een controle van de eerdere tekst.',
  'Changed since the review': 'Veranderd sinds de controle',
  'The text is no longer the one that was reviewed. Readers are told of the review of the earlier text.':
    'De tekst is niet meer de gecontroleerde. Lezers zien de controle van de eerdere tekst.',
  'Never reviewed': 'Nooit gecontroleerd',
  'Readers are not told that somebody checked these.': 'Lezers zien bij deze artikelen geen medische controle.',
  'Reviewed on {when} by {reviewer}': 'Gecontroleerd op {when} door {reviewer}',
  'Reviewed on {when} by {reviewer}, who left: somebody else has to review it':
    'Gecontroleerd op {when} door {reviewer}, die weg is: iemand anders moet het controleren',
  'Due {when}': 'Te controleren op {when}',

  'Still right?': 'Klopt dit nog?',
  'Nobody confirmed these for a quarter; a waiting time is asked after four weeks, and leaves the site a week later. Look at each, and correct it or say that it is right.':
    'Niemand bevestigde deze de afgelopen drie maanden; naar een wachttijd wordt na vier weken gevraagd, en een week later gaat die van de website. Bekijk ze een voor een, en verbeter ze of zeg dat ze kloppen.',

  'Dead links': 'Dode links',
  'The pages that these links lead to are gone. Open the article and replace the link, or take it out; pages of the site are changed under Clinic. The site asks again every night.':
    'De pagina’s waar deze links heen gaan, zijn weg. Open het artikel en vervang de link, of haal hem weg; pagina’s van de website verandert u onder Praktijk. De website kijkt elke nacht opnieuw.',
  'Asked {when}, in': 'Nagekeken op {when}, in',

  'Pictures without description': 'Foto’s zonder beschrijving',
  'People who cannot see a picture hear its description. Say in one sentence what the picture shows and why it is there.':
    'Wie een foto niet kan zien, hoort de beschrijving. Zeg in één zin wat er te zien is en waarom de foto er staat.',
  '{count} articles that were changed longer ago are not checked.':
    '{count} artikelen die langer geleden zijn veranderd, worden niet nagekeken.',
  'The cover picture': 'De omslagfoto',
  '{count} picture in the text|{count} pictures in the text': '{count} foto in de tekst|{count} foto’s in de tekst',
  'The cover picture and {count} picture in the text|The cover picture and {count} pictures in the text':
    'De omslagfoto en {count} foto in de tekst|De omslagfoto en {count} foto’s in de tekst',

  'Pictures from other websites': 'Foto’s van andere websites',
  'Each reader’s browser fetches them there, which shows those websites the reader’s internet address. Open the article and choose “Copy to this site”.':
    'De browser van elke lezer haalt ze daar op, en die websites zien zo het internetadres van de lezer. Open het artikel en kies “Naar deze website kopiëren”.',

  'Drafts older than a month': 'Concepten ouder dan een maand',
  'Nobody changed them for a month, and they are not scheduled. Finish them, or delete what is no longer needed.':
    'Niemand veranderde ze een maand lang, en ze zijn niet ingepland. Maak ze af, of verwijder wat niet meer nodig is.',
  'All drafts, the oldest first': 'Alle concepten, de oudste eerst',
  '{count} draft|{count} drafts': '{count} concept|{count} concepten',
  'Select all drafts shown': 'Alle concepten hier selecteren',
  'Select {title}': '{title} selecteren',
  'Last changed {when}': 'Laatst veranderd op {when}',
};

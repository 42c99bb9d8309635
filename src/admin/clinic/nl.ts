export default {
  '## starts a heading, - a list, **bold**, [words](address) a link; an empty line starts a new paragraph.':
    '## begint een kop, - een lijst, **vet**, [woorden](adres) een link; een lege regel begint een nieuwe alinea.',
  'Loading the text editor...': 'Tekstverwerker laden...',
  'As Markdown': 'Als Markdown',
  'As it will look': 'Zoals het eruit komt te zien',
  'Insert a fact…': 'Gegeven invoegen…',
  'Insert a source…': 'Bron invoegen…',
  'Nothing has this name': 'Niets heeft deze naam',
  'Pictures stay out of the text': 'Foto’s komen niet in de tekst',
  'A page has one picture, above its text: choose it in the field Picture.':
    'Een pagina heeft één foto, boven de tekst: kies die in het veld Foto.',
  Table: 'Tabel',
  'Add row below': 'Rij eronder toevoegen',
  'Delete row': 'Rij verwijderen',
  'Add column on the right': 'Kolom rechts toevoegen',
  'Delete column': 'Kolom verwijderen',
  'Delete table': 'Tabel verwijderen',

  Clinic: 'Praktijk',
  'Opening hours, prices, the team and the pages of the website. What you publish is online once the line below says so.':
    'Openingstijden, tarieven, het team en de pagina’s van de website. De regel hieronder zegt of alles online staat.',
  'the facts and pages': 'de gegevens en pagina’s',
  'Loading the facts and pages': 'De gegevens en pagina’s worden geladen',
  Draft: 'Concept',
  'From {when}': 'Vanaf {when}',

  'Online since {when}': 'Bezoekers zien alles sinds {when}',
  'Whether it is online cannot be seen at the moment. This line looks again by itself.':
    'Of het online staat, is nu niet te zien. Deze regel kijkt vanzelf opnieuw.',
  'Going online … (about {seconds} seconds)': 'Gaat online … (ongeveer {seconds} seconden)',
  'Going online … (about {minutes} minutes)': 'Gaat online … (ongeveer {minutes} minuten)',
  'What was published last is not online. Visitors still see the site from before.':
    'Wat het laatst is gepubliceerd, staat niet online. Bezoekers zien nog de site van daarvoor.',

  '{count} thing to do before the website goes online|{count} things to do before the website goes online':
    'Nog {count} punt voordat de website online gaat|Nog {count} punten voordat de website online gaat',
  'Until then the website asks search engines to stay away, and tells visitors that it is being made.':
    'Tot die tijd staat de website niet in Google, en lezen bezoekers dat er nog aan wordt gewerkt.',
  'Before the website goes online': 'Voordat de website online gaat',
  'Editors and administrators see here what is still to be done.':
    'Redacteuren en beheerders zien hier wat er nog moet gebeuren.',
  'the list': 'de lijst',
  'Loading the list': 'De lijst wordt geladen',
  'Until nothing of the first list is left on the pages, the website asks search engines to stay away, tells visitors that it is being made, and leaves out who reviewed a page, registrations and portraits that are examples. Each line leads to its field. A line goes away when you publish.':
    'Zolang er iets uit de eerste lijst op de pagina’s staat, vraagt de website zoekmachines om weg te blijven, zegt ze bezoekers dat eraan wordt gewerkt, en laat ze weg wie een pagina controleerde, en registraties en portretten die een voorbeeld zijn. Elke regel brengt u naar het veld. Een regel verdwijnt als u publiceert.',
  'Search engines may find the website. Each line leads to its field, and goes away when you publish.':
    'Zoekmachines mogen de website vinden. Elke regel brengt u naar het veld, en verdwijnt als u publiceert.',
  'All done': 'Alles gedaan',
  'Nothing is left to fill in.': 'Er is niets meer in te vullen.',
  Must: 'Moet',
  'What is not true yet, or what the law asks for.': 'Wat nog niet klopt, of wat de wet vraagt.',
  Should: 'Hoort',
  'What visitors miss. The website leaves it out, or says it in general words.':
    'Wat bezoekers missen. De website laat het weg, of zegt het in algemene woorden.',
  Later: 'Later',
  'The website can do without for a while.': 'De website kan nog even zonder.',

  'this page': 'deze pagina',
  Loading: 'Laden',
  'Page not found': 'Pagina niet gevonden',
  'The website has no such page.': 'De website heeft zo’n pagina niet.',
  'Back to Clinic': 'Terug naar Praktijk',
  Fields: 'Velden',

  'Nobody confirmed this here yet': 'Nog niemand heeft dit hier bevestigd',
  'Confirmed {when}': 'Bevestigd op {when}',
  'Confirmed {when} by {by}': 'Bevestigd op {when} door {by}',
  Confirmed: 'Bevestigd',
  '{title} is still right': '{title} klopt nog',
  'Failed to confirm': 'Bevestigen is niet gelukt',
  'Still right<hidden>: {title}</hidden>': 'Klopt nog<hidden>: {title}</hidden>',

  'Checking the whole site…': 'De hele site wordt gecontroleerd…',
  'Uploading the picture…': 'De foto wordt geüpload…',
  'Not saved yet': 'Nog niet opgeslagen',
  'Unsaved changes: this browser cannot keep them, so save soon':
    'Niet-opgeslagen wijzigingen: deze browser kan ze niet bewaren, sla dus gauw op',
  'Saved as a draft': 'Opgeslagen als concept',
  Discard: 'Weggooien',
  'Publish later…': 'Later publiceren…',
  'Save draft': 'Concept opslaan',
  Publish: 'Publiceren',
  'Publish later': 'Later publiceren',
  'Visitors see it from then on, by itself: a new price, a closure.':
    'Bezoekers zien het vanzelf vanaf dat moment: een nieuw tarief, een sluiting.',
  'Online {when}, on {moment}': 'Online {when}, op {moment}',
  'Checking...': 'Controleren...',

  'Open the preview<hidden> (opens in a new tab)</hidden>':
    'Voorbeeld openen<hidden> (opent in een nieuw tabblad)</hidden>',
  Preview: 'Voorbeeld',
  'Making the preview…': 'Het voorbeeld wordt gemaakt…',
  'Making the preview': 'Het voorbeeld wordt gemaakt',
  'The preview is ready': 'Het voorbeeld is klaar',
  'No preview': 'Geen voorbeeld',

  'Draft saved': 'Concept opgeslagen',
  'Visitors do not see it yet': 'Bezoekers zien het nog niet',
  Published: 'Gepubliceerd',
  'It is on its way to the website': 'Het is onderweg naar de website',
  'Review stored': 'Controle vastgelegd',
  'Visitors see it once this draft is published': 'Bezoekers zien het zodra dit concept is gepubliceerd',
  'Reviewed and published': 'Gecontroleerd en gepubliceerd',
  Scheduled: 'Ingepland',
  'Visitors see it from {when}': 'Bezoekers zien het vanaf {when}',
  'Not saved': 'Niet opgeslagen',
  'The time is cancelled': 'Het tijdstip is geannuleerd',
  'Version {number} stays as a draft': 'Versie {number} blijft een concept',
  'Failed to cancel': 'Annuleren is niet gelukt',
  'Failed to show the version': 'De versie kon niet worden getoond',

  'The text that readers see was changed since its medical review. Have it read again, unless it was a slip.':
    'De tekst die lezers zien, is gewijzigd na de medische controle. Laat hem opnieuw lezen, tenzij het om een verschrijving ging.',
  'Take it out again': 'Weer weghalen',
  'The file is in the form. Nothing changes until you save or publish it.':
    'Het bestand staat in het formulier. Er verandert niets totdat u het opslaat of publiceert.',
  'Version {number} is in the form. Nothing changes until you save or publish it.':
    'Versie {number} staat in het formulier. Er verandert niets totdat u die opslaat of publiceert.',
  'Discard it': 'Weggooien',
  'What you typed before and did not save is here again.':
    'Wat u eerder typte en niet hebt opgeslagen, staat hier weer.',
  'You have other unsaved changes of this page, from {when}.':
    'U hebt van deze pagina nog andere niet-opgeslagen wijzigingen, van {when}.',
  'Restore shows them; what is in the form now is kept.':
    'Terugzetten toont ze; wat nu in het formulier staat, blijft bewaard.',
  Restore: 'Terugzetten',
  Somebody: 'Iemand',
  '{name} saved version {number} meanwhile.': '{name} heeft intussen versie {number} opgeslagen.',
  '{name} saved version {number} meanwhile, on {when}.': '{name} heeft intussen versie {number} opgeslagen, op {when}.',
  'You saved version {number} elsewhere meanwhile, on {when}.':
    'U hebt intussen elders versie {number} opgeslagen, op {when}.',
  'Changed: {fields}.': 'Gewijzigd: {fields}.',
  'Nothing of yours is in the way: what you typed stays, and what was changed there comes with it.':
    'Het raakt niets van u: wat u hebt getypt blijft, en wat daar is gewijzigd komt erbij.',
  'Both changed what stands below, so choose what stays. All other changes, yours and theirs, stay too.':
    'Wat hieronder staat, is door beiden gewijzigd: kies wat blijft. Alle andere wijzigingen, van u en van de ander, blijven ook.',
  Yours: 'Van u',
  'Not there': 'Staat er niet',
  Yes: 'Ja',
  No: 'Nee',
  'Go on with what is chosen': 'Verder met deze keuze',
  'Put both in the form': 'Beide in het formulier zetten',
  'Discard what I typed': 'Weggooien wat ik typte',
  'Load theirs': 'Die versie laden',
  'That is in the form now, with what you typed.': 'Dat staat nu in het formulier, samen met wat u hebt getypt.',
  'Nothing is published yet: look at it, and choose again.':
    'Er is nog niets gepubliceerd: kijk het na, en kies opnieuw.',
  OK: 'OK',
  'With what {name} saved meanwhile': 'Met wat {name} intussen opsloeg',
  'Not published.': 'Niet gepubliceerd.',
  'This could harm visitors or break the law. Correct the text and publish it again, or give a reason. You can save it as a draft meanwhile.':
    'Dit kan bezoekers schaden of in strijd zijn met de wet. Verbeter de tekst en publiceer opnieuw, of geef een reden. Intussen kunt u de tekst als concept opslaan.',
  'Publish with this reason': 'Publiceren met deze reden',

  'Back to the file?': 'Terug naar het bestand?',
  'Visitors see again what the website came with. What you published stays in the history.':
    'Bezoekers zien weer waarmee de website begon. Wat u hebt gepubliceerd, blijft in de geschiedenis.',
  'Discard your changes?': 'Uw wijzigingen weggooien?',
  'The form shows again what was saved last.': 'In het formulier staat dan weer wat het laatst is opgeslagen.',
  'Discard these changes?': 'Deze wijzigingen weggooien?',
  'They are not in the form. What is in the form stays.':
    'Ze staan niet in het formulier. Wat in het formulier staat, blijft.',
  'The website was updated, and this form has no place any more for what stands below. Copy what you need.':
    'De website is bijgewerkt, en dit formulier heeft geen plaats meer voor wat hieronder staat. Kopieer wat u nodig hebt.',
  'An update of the website changed this page meanwhile.':
    'Een nieuwe versie van de website heeft deze pagina intussen gewijzigd.',
  'Discard this text?': 'Deze tekst weggooien?',
  'It has no place in the form. What is in the form stays.':
    'De tekst past niet in het formulier. Wat in het formulier staat, blijft.',
  'Replace what you typed?': 'Vervangen wat u hebt getypt?',
  'Your changes are not saved. The version takes their place in the form.':
    'Uw wijzigingen zijn niet opgeslagen. In het formulier komt de versie ervoor in de plaats.',
  Replace: 'Vervangen',

  History: 'Geschiedenis',
  'The file': 'Het bestand',
  Online: 'Online',
  'What the website came with': 'Waarmee de website begon',
  'Back to the file': 'Terug naar het bestand',
  'from the file': 'uit het bestand',
  'from version {number}': 'uit versie {number}',
  'online from {when}': 'online vanaf {when}',
  'Version {number}': 'Versie {number}',
  'Version {number}: back to the file': 'Versie {number}: terug naar het bestand',
  'Cancel<hidden> the time of version {number}</hidden>':
    'Annuleren<hidden>: het tijdstip van versie {number}</hidden>',
  'Show<hidden> the file</hidden>': '<hidden>Het bestand </hidden>Tonen',
  'Show<hidden> version {number}</hidden>': '<hidden>Versie {number} </hidden>Tonen',

  '{count} page names this person as writer or reviewer, so the entry has to stay.|{count} pages name this person as writer or reviewer, so the entry has to stay.':
    '{count} pagina noemt deze persoon als schrijver of medisch controleur, dus de regel moet blijven.|{count} pagina’s noemen deze persoon als schrijver of medisch controleur, dus de regel moet blijven.',
  'For somebody who left, fill in {left}, and {successor} for the pages that they reviewed. Visitors then no longer see them in the team.':
    'Vul voor wie vertrokken is {left} in, en {successor} voor de pagina’s die diegene controleerde. Bezoekers zien diegene dan niet meer bij het team.',

  'Medical review': 'Medische controle',
  'Checked by {name} on {day}. Next check by {next}.':
    'Gecontroleerd door {name} op {day}. Volgende controle uiterlijk op {next}.',
  ', who no longer works here,': ', die hier niet meer werkt,',
  'Not reviewed. Readers see only who wrote the page.': 'Niet gecontroleerd. Lezers zien alleen wie de pagina schreef.',
  'Read the whole page first, with its facts and sources. Readers see your name and the day.':
    'Lees eerst de hele pagina, met de feiten en de bronnen. Lezers zien uw naam en de dag.',
  'I have read this text…': 'Ik heb deze tekst gelezen…',
  'Withdraw<hidden> the review</hidden>': 'Intrekken<hidden>: de controle</hidden>',
  'Choose the day of the next check': 'Kies de dag van de volgende controle',
  'The next check must be after today': 'De volgende controle moet na vandaag zijn',
  'The next check must be within 5 years': 'De volgende controle moet binnen 5 jaar zijn',
  'You confirm that you read the whole text as it is on the screen, and that it is correct to the best of your knowledge.':
    'U bevestigt dat u de hele tekst hebt gelezen zoals die op het scherm staat, en dat die naar uw beste weten klopt.',
  'Readers see: {name}, today and the next check.': 'Lezers zien: {name}, vandaag en de volgende controle.',
  'Next check': 'Volgende controle',
  'Usually in three years; in one when it is about medicines':
    'Meestal over drie jaar; over één jaar als het over medicijnen gaat',
  'It stays in the draft until an Editor publishes exactly this text.':
    'De controle blijft in het concept totdat een redacteur precies deze tekst publiceert.',
  Reviewed: 'Gecontroleerd',
  'Reviewed: publish': 'Gecontroleerd: publiceren',
};

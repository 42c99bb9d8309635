export default {
  // The bar above the article
  Article: 'Artikel',
  'Back<rest> to dashboard</rest>': 'Terug<rest></rest>',
  'Back to dashboard': 'Terug naar het dashboard',
  History: 'Geschiedenis',
  'New Article': 'Nieuw artikel',
  'Edit Article##short': 'Bewerken',
  Published: 'Gepubliceerd',
  Draft: 'Concept',
  'draft changes': 'conceptwijzigingen',
  'given back': 'teruggegeven',
  'handed in': 'ingeleverd',
  'Save as draft': 'Als concept opslaan',
  'Save Article': 'Artikel opslaan',
  'Save draft': 'Concept opslaan',
  'Save draft changes': 'Conceptwijzigingen opslaan',
  'Saving...': 'Opslaan...',
  Publish: 'Publiceren',
  'Publishing...': 'Publiceren...',
  Unpublish: 'Offline halen',
  Update: 'Bijwerken',
  'Publish changes': 'Wijzigingen publiceren',
  'Hand in': 'Inleveren',
  'Leave focus mode': 'Alle velden tonen',
  '{unsaved}. You are offline': '{unsaved}. U bent offline',
  'Unsaved changes, not kept in this browser yet': 'Nog niet opgeslagen of bewaard',
  'Unsaved changes: this browser cannot keep them, so save soon':
    'Niet-opgeslagen wijzigingen: deze browser kan ze niet bewaren, sla dus gauw op',
  'Unsaved changes, kept in this browser at {here}': 'Nog niet opgeslagen, om {here} hier bewaard',
  'Unsaved changes, kept in this browser and on the server at {here}': 'Nog niet opgeslagen, om {here} vanzelf bewaard',
  'Unsaved changes, kept in this browser at {here} and on the server at {there}':
    'Nog niet opgeslagen, om {here} vanzelf bewaard (buiten dit apparaat om {there})',
  'Unsaved changes, kept on the server at {there}: this browser cannot keep them':
    'Niet-opgeslagen wijzigingen, om {there} bewaard op de server: deze browser kan ze niet bewaren',
  'This browser cannot keep the other version: copy what you need from it':
    'Deze browser kan de andere versie niet bewaren: kopieer wat u ervan nodig hebt',

  // Opening an article
  'this article': 'dit artikel',
  'Loading article...': 'Artikel laden...',
  'Read Article': 'Artikel lezen',
  'The article': 'Het artikel',
  'Preview<hidden> (opens in a new tab)</hidden>': 'Voorbeeld<hidden> (opent in een nieuw tabblad)</hidden>',
  'Published · draft changes': 'Gepubliceerd · conceptwijzigingen',
  'This is an article of a colleague. You may read it; to change articles of others, you need the role Editor.':
    'Dit is een artikel van een collega. U kunt het lezen; om artikelen van anderen te veranderen hebt u de rol Redacteur nodig.',
  'You have unsaved changes of this article. They can become a new draft of yours.':
    'U hebt niet-opgeslagen wijzigingen van dit artikel. U kunt er een nieuw concept van maken.',
  'Use them for a new draft': 'Nieuw concept ervan maken',
  'This article was deleted': 'Dit artikel is verwijderd',
  'Somebody deleted it while you were working on it. You can save what you have as a new article.':
    'Iemand heeft het verwijderd terwijl u eraan werkte. U kunt wat u hebt als nieuw artikel opslaan.',
  'Keep editing': 'Verder bewerken',
  'Save as a new article': 'Als nieuw artikel opslaan',
  'Leave it deleted': 'Verwijderd laten',
  'Version {number} of {when} is in the editor.': 'U bewerkt nu versie {number} van {when}.',
  'Nothing changes for readers until it is published.': 'Lezers zien die pas als ze gepubliceerd is.',
  'Nothing changes for readers until you save.': 'Voor lezers verandert er niets tot u opslaat.',

  // Another version
  'This article was changed in another window': 'Dit artikel is in een ander venster gewijzigd',
  'This article was changed by someone else': 'Dit artikel is door iemand anders gewijzigd',
  'This article was published in another window': 'Dit artikel is in een ander venster gepubliceerd',
  'This article was published by someone else': 'Dit artikel is door iemand anders gepubliceerd',
  'This article was unpublished in another window': 'Dit artikel is in een ander venster offline gehaald',
  'This article was unpublished by someone else': 'Dit artikel is door iemand anders offline gehaald',
  You: 'U',
  Somebody: 'Iemand',
  '{who} saved another version on {when}. Nothing has been overwritten yet.':
    '{who} sloeg op {when} een andere versie op. Er is nog niets overschreven.',
  '{who} saved draft changes on {when}. Nothing has been overwritten yet.':
    '{who} sloeg op {when} conceptwijzigingen op. Er is nog niets overschreven.',
  '{who} published the draft changes on {when}. Nothing has been overwritten yet.':
    '{who} publiceerde op {when} de conceptwijzigingen. Er is nog niets overschreven.',
  '{who} saved the article last, on {when}, and it was published meanwhile. Nothing has been overwritten yet.':
    '{who} sloeg het artikel op {when} als laatste op, en het is intussen gepubliceerd. Er is nog niets overschreven.',
  '{who} unpublished the article on {when}. Nothing has been overwritten yet.':
    '{who} haalde het artikel op {when} offline. Er is nog niets overschreven.',
  '{who} discarded the draft changes. Nothing has been overwritten yet.':
    '{who} gooide de conceptwijzigingen weg. Er is nog niets overschreven.',
  'Your version': 'Uw versie',
  'The other version': 'De andere versie',
  'Their version': 'Versie van de ander',
  'Whichever you choose, the other one stays in this browser and is offered when you open this article again.':
    'Welke u ook kiest: deze browser bewaart de andere, en biedt die aan als u dit artikel weer opent.',
  'This browser cannot keep the other version. Copy what you still need from it first; choose again to go on without it.':
    'Deze browser kan de andere versie niet bewaren. Kopieer eerst wat u er nog van nodig hebt; kies nog eens om zonder die versie verder te gaan.',
  'Use the other version': 'Andere versie gebruiken',
  'Use their version': 'Versie van de ander gebruiken',
  'Save my version as draft': 'Mijn versie als concept opslaan',
  'Publish my version': 'Mijn versie publiceren',
  'Save my version': 'Mijn versie opslaan',

  // Draft changes
  'Draft changes': 'Conceptwijzigingen',
  '<b>You are editing draft changes.</b> Readers see the version of {when}.':
    '<b>U bewerkt conceptwijzigingen.</b> Lezers zien de versie van {when}.',
  '<b>You are editing draft changes.</b> Readers see the version of {when}, which is newer than these draft changes. Compare before you publish.':
    '<b>U bewerkt conceptwijzigingen.</b> Lezers zien de versie van {when}, die nieuwer is dan deze conceptwijzigingen. Vergelijk voordat u publiceert.',
  Compare: 'Vergelijken',
  'In the editor': 'In de editor',
  'Readers see, since {when}': 'Lezers zien, sinds {when}',
  'Compare with what readers see': 'Vergelijken met wat lezers zien',
  'Discard changes': 'Wijzigingen weggooien',
  'Discard the draft changes?': 'De conceptwijzigingen weggooien?',
  'The editor goes back to what readers see. The history keeps the draft changes.':
    'De editor toont weer wat lezers zien. De geschiedenis bewaart de conceptwijzigingen.',
  'The editor goes back to what readers see. The history keeps the draft changes; what you did not save yet is offered above the fields.':
    'De editor toont weer wat lezers zien. De geschiedenis bewaart de conceptwijzigingen; wat u nog niet had opgeslagen, kunt u boven de velden terugzetten.',
  'Draft changes discarded': 'Conceptwijzigingen weggegooid',
  'The history keeps them': 'De geschiedenis bewaart ze',
  'Draft changes not discarded': 'Conceptwijzigingen niet weggegooid',

  // Handing in
  'the writer': 'de schrijver',
  'Given back': 'Teruggegeven',
  'It is in the To do of {who}': 'Het staat bij {who} onder Te doen',
  'everybody who publishes': 'alle redacteuren',
  'Not given back': 'Niet teruggegeven',
  'Give back to {who}': 'Teruggeven aan {who}',
  'What you changed in the text is saved first.': 'Wat u in de tekst veranderde, wordt eerst opgeslagen.',
  'What is still to be done': 'Wat er nog moet gebeuren',
  'Give back': 'Teruggeven',
  'Give back…': 'Teruggeven…',
  'Giving back...': 'Teruggeven...',
  'Not handed in': 'Niet ingeleverd',
  'Who publishes reads your text, and publishes it or gives it back.':
    'Een redacteur leest uw tekst, en publiceert die of geeft die terug.',
  Note: 'Notitie',
  For: 'Voor',
  'Everybody who publishes': 'Alle redacteuren',
  'Handing in...': 'Inleveren...',
  'Handed in': 'Ingeleverd',
  '<b>Handed in</b>, {when}': '<b>Ingeleverd</b>, {when}',
  '<b>Handed in</b>, {when}, for {receiver}': '<b>Ingeleverd</b>, {when}, voor {receiver}',
  '<b>Handed in</b> by {who}, {when}': '<b>Ingeleverd</b> door {who}, {when}',
  '<b>Handed in</b> by {who}, {when}, for {receiver}': '<b>Ingeleverd</b> door {who}, {when}, voor {receiver}',
  '<b>Given back</b> by {who}, {when}': '<b>Teruggegeven</b> door {who}, {when}',
  you: 'u',
  'a former colleague': 'een oud-collega',
  'Take back': 'Terugnemen',
  'Taken back': 'Teruggenomen',
  'The article is a draft of yours alone again': 'Het artikel is weer een concept van u alleen',
  'Not taken back': 'Niet teruggenomen',
  'Nothing to hand in': 'Niets om in te leveren',
  'Readers have all of this text': 'Lezers hebben deze hele tekst al',

  // Unsaved text
  'You have unsaved changes from another device or an earlier login, {when}.':
    'U hebt niet-opgeslagen wijzigingen van een ander apparaat of van een eerdere keer dat u inlogde, {when}.',
  'You have unsaved changes from another device or an earlier login, {when} ({title}).':
    'U hebt niet-opgeslagen wijzigingen van een ander apparaat of van een eerdere keer dat u inlogde, {when} ({title}).',
  'You have unsaved changes from {when}.': 'U hebt niet-opgeslagen wijzigingen van {when}.',
  'You have unsaved changes from {when} ({title}).': 'U hebt niet-opgeslagen wijzigingen van {when} ({title}).',
  'This browser still has the version that {who} saved on {when}.':
    'Deze browser heeft nog de versie die {who} op {when} opsloeg.',
  'This browser still has the version that {who} saved on {when} ({title}).':
    'Deze browser heeft nog de versie die {who} op {when} opsloeg ({title}).',
  somebody: 'iemand',
  'There is {count} other version, too.|There are {count} other versions, too.':
    'Er is ook nog {count} andere versie.|Er zijn ook nog {count} andere versies.',
  Discard: 'Weggooien',
  'Kept from {when}': 'Bewaard van {when}',
  'Compare with what the server kept': 'Vergelijken met wat de server bewaarde',
  'Compare with what this browser kept': 'Vergelijken met wat deze browser bewaarde',
  'We could not look for unsaved text from another device or an earlier login. This page looks again when the connection is back.':
    'Het is niet gelukt te zoeken naar niet-opgeslagen tekst van een ander apparaat of van een eerdere keer dat u inlogde. Deze pagina zoekt opnieuw zodra de verbinding terug is.',
  'Look again': 'Opnieuw zoeken',
  'Version {number} is the same as the article': 'Versie {number} is hetzelfde als het artikel',
  'There is nothing to save': 'Er is niets op te slaan',

  // Saving
  'Everything is saved': 'Alles is opgeslagen',
  'Title is required': 'Vul een titel in',
  'Content is required': 'Schrijf een tekst',
  'Category is required': 'Kies een categorie',
  'Missing required fields': 'Nog niet alles is ingevuld',
  'Please fill in title, content, and category': 'Vul titel, tekst en categorie in',
  'Save again to save without it.': 'Sla nog eens op om zonder die foto op te slaan.',
  'Not saved: a picture is missing': 'Niet opgeslagen: er ontbreekt een foto',
  'Changes published': 'Wijzigingen gepubliceerd',
  'Readers see them now': 'Lezers zien ze nu',
  'Article published': 'Artikel gepubliceerd',
  'Readers see it now': 'Lezers zien het nu',
  'Article created': 'Artikel toegevoegd',
  'Article updated': 'Artikel bijgewerkt',
  'Your changes have been saved successfully': 'Uw wijzigingen zijn opgeslagen',
  'Draft saved': 'Concept opgeslagen',
  'Readers still see the version of {when}': 'Lezers zien nog de versie van {when}',
  'Text typed during the save is not saved yet': 'Wat u tijdens het opslaan typte, is nog niet opgeslagen',
  'Save failed': 'Opslaan mislukt',
  'You are logged out. Your text is still here: save again to log in.':
    'U bent uitgelogd. Uw tekst staat er nog: sla nog eens op om in te loggen.',

  // Title, text and video
  'Article Content': 'Inhoud van het artikel',
  Title: 'Titel',
  'URL Slug': 'Webadres',
  Excerpt: 'Samenvatting',
  'Content *': 'Tekst *',
  'Loading the text editor...': 'Tekstverwerker laden...',
  'We could not load the text editor.': 'De tekstverwerker kon niet worden geladen.',
  'The connection is gone, or the site was updated a moment ago. Your text and everything you typed are still here.':
    'De verbinding is weg, of de website is zojuist bijgewerkt. Uw tekst en alles wat u typte zijn er nog.',
  'There is still no connection to the server. Please check your internet connection.':
    'Er is nog steeds geen verbinding met de server. Controleer uw internetverbinding.',
  'This browser cannot keep your changes: save the article first, then load this page again.':
    'Deze browser kan uw wijzigingen niet bewaren: sla het artikel eerst op, en laad deze pagina dan opnieuw.',
  '{count} word|{count} words': '{count} woord|{count} woorden',
  '{count} character|{count} characters': '{count} teken|{count} tekens',
  '{words}, {characters}': '{words}, {characters}',
  '{words}, {characters} of at most {max}': '{words}, {characters} van hoogstens {max}',
  '{min}-{max} characters': '{min}-{max} tekens',
  'Video URL': 'Adres van de video',
  'Use its privacy-friendly player': 'Privacyvriendelijke speler gebruiken',
  'Use YouTube’s player': 'Speler van YouTube gebruiken',
  'This plays, but YouTube follows those who watch. Its privacy-friendly player shows the same.':
    'Dit speelt af, maar YouTube volgt wie kijkt. De privacyvriendelijke speler van YouTube toont hetzelfde.',
  'A YouTube page cannot play on other websites. YouTube’s privacy-friendly player can.':
    'Een pagina van YouTube speelt niet af op andere websites. De privacyvriendelijke speler van YouTube wel.',
  'A page of {host} cannot play on other websites: visitors would see an empty frame. Look there for “embed”, and copy the address behind src=.':
    'Een pagina van {host} speelt niet af op andere websites: bezoekers zouden een leeg vak zien. Zoek daar naar “embed” (insluiten), en kopieer het adres achter src=.',
  'A Vimeo or YouTube link, or the embed address of another player.':
    'Een link van Vimeo of YouTube, of het adres om een andere speler in te sluiten.',
  'Not a complete address yet: it should start with https://.':
    'Nog geen volledig adres: het moet met https:// beginnen.',
  'Plays from {host}, embedded as {player}': 'Speelt af vanaf {host}, ingesloten als {player}',
  'Video preview': 'Voorbeeld van de video',
  'Show the player': 'Speler tonen',

  // Search engines
  'SEO Settings': 'Zoekmachines',
  'SEO Title': 'SEO-titel',
  'SEO Description': 'SEO-omschrijving',
  'Preview: in search results and the magazine': 'Voorbeeld: in zoekresultaten en in het magazine',
  'Publication date': 'Publicatiedatum',
  'Without a description, the search engine picks a sentence from the text.':
    'Zonder omschrijving kiest de zoekmachine een zin uit de tekst.',

  // Publication
  'Publish Settings': 'Publicatie',
  'Takes effect when you save.': 'Gaat in zodra u opslaat.',
  'Readers have this article. What you save are draft changes: hand them in, and they see them once an Editor publishes them.':
    'Lezers hebben dit artikel. Wat u opslaat, zijn conceptwijzigingen: lever ze in, en lezers zien ze zodra een redacteur ze publiceert.',
  'You write drafts. Hand this one in when it is done: an Editor publishes it, or gives it back.':
    'U schrijft concepten. Lever dit concept in als het af is: een redacteur publiceert het, of geeft het terug.',
  'Published on {day}': 'Gepubliceerd op {day}',
  'First published on {day}': 'Voor het eerst gepubliceerd op {day}',
  'Change date…': 'Datum wijzigen…',
  'Save first: the date changes at once': 'Sla eerst op: de datum verandert meteen',
  'Change date': 'Datum wijzigen',
  'Date of publication': 'Datum van publicatie',
  'Date of publication changed': 'Datum van publicatie veranderd',
  'Readers see {day}': 'Lezers zien {day}',
  'Content Type': 'Soort',
  Video: 'Video',
  Category: 'Categorie',
  'Choose a category': 'Kies een categorie',
  '“{category}” was renamed or deleted. Choose another category.':
    '“{category}” heeft een andere naam gekregen of is verwijderd. Kies een andere categorie.',
  'The list of categories could not be loaded. Reload the page to try again.':
    'De lijst met categorieën kon niet worden geladen. Laad de pagina opnieuw om het nog eens te proberen.',
  'Used last': 'Laatst gebruikt',
  Author: 'Auteur',
  'Editorial team (default)': 'Redactie (standaard)',
  '{name} (inactive)': '{name} (niet actief)',
  'The list of writers could not be loaded. Reload the page to try again.':
    'De lijst met schrijvers kon niet worden geladen. Laad de pagina opnieuw om het nog eens te proberen.',
  Language: 'Taal',
  Dutch: 'Nederlands',
  English: 'Engels',
  'Of the text. Spelling, the check and the page of readers go by it.':
    'Van de tekst. Spelling, de controle en de pagina van lezers richten zich ernaar.',
  Tags: 'Trefwoorden',
  'With commas between them.': 'Met komma’s ertussen.',
  'The same in {language}': 'Dit artikel in het {language}',
  'It could not be loaded. Reload the page to try again.':
    'Het kon niet worden geladen. Laad de pagina opnieuw om het nog eens te proberen.',
  'Not published yet': 'Nog niet gepubliceerd',
  'Remove<hidden> the {language} article</hidden>': '<hidden>Artikel in het {language} </hidden>Weghalen',
  'None.': 'Geen.',
  'Readers find a link to it once both are published. This needs no saving.':
    'Lezers vinden een link ernaartoe zodra beide gepubliceerd zijn. U hoeft dit niet op te slaan.',
  'Find an article in {language}': 'Artikel zoeken in het {language}',
  'The search failed. Change the words to try again.':
    'Het zoeken is niet gelukt. Verander de woorden om het nog eens te proberen.',
  'No article in {language} without a pair has these words in its title.':
    'Geen artikel in het {language} dat nog niet gekoppeld is, heeft deze woorden in de titel.',

  // The picture
  'Featured Image': 'Foto bij het artikel',
  Image: 'Foto',
  'Image Alt Text': 'Beschrijving van de foto',
  'What the picture shows, for those who cannot see it.': 'Wat er op de foto staat, voor wie de foto niet kan zien.',
  'Only decoration here': 'Hier alleen versiering',
  'Screen readers skip the picture above this article, even if the library describes it.':
    'Schermlezers slaan de foto boven dit artikel over, ook als de bibliotheek haar beschrijft.',
  'Crop and focal point…': 'Uitsnede kiezen…',
  'Featured image from another website': 'Foto bij het artikel van een andere website',
  'A picture comes from {hosts}. Each reader’s browser fetches it there, which shows that website the reader’s internet address.|{count} pictures come from {hosts}. Each reader’s browser fetches them there, which shows that website the reader’s internet address.':
    'Er komt een foto van {hosts}. De browser van elke lezer haalt haar daar op, en die website ziet dan het internetadres van de lezer.|Er komen {count} foto’s van {hosts}. De browser van elke lezer haalt ze daar op, en die website ziet dan het internetadres van de lezer.',
  'Copying...': 'Kopiëren...',
  'Copy to this site': 'Naar deze website kopiëren',

  // Sources
  Sources: 'Bronnen',
  'What this article is based on. Readers find the list below the text; the Source button above the text puts a number where a source is used.':
    'Waar dit artikel op steunt. Lezers vinden de lijst onder de tekst; de knop Bron boven de tekst zet een nummer waar een bron is gebruikt.',
  'Add a source': 'Bron toevoegen',
  'New source': 'Nieuwe bron',
  'Source {number}': 'Bron {number}',
  'Source {from} is source {to} now. The numbers in the text follow.':
    'Bron {from} is nu bron {to}. De nummers in de tekst veranderen mee.',
  'Source {number} removed.': 'Bron {number} weggehaald.',
  'The text still refers to it in one place, which readers do not see.|The text still refers to it in {count} places, which readers do not see.':
    'De tekst verwijst er nog op één plaats naar; lezers zien dat niet.|De tekst verwijst er nog op {count} plaatsen naar; lezers zien dat niet.',
  Publisher: 'Uitgever',
  'Who published it, such as Thuisarts.nl.': 'Wie de bron uitgaf, zoals Thuisarts.nl.',
  Year: 'Jaar',
  Address: 'Adres',
  'Without one, give the year: readers can then find the book.':
    'Zonder adres vult u het jaar in: dan kunnen lezers het boek vinden.',
  'Consulted on': 'Geraadpleegd op',
  Up: 'Omhoog',
  Down: 'Omlaag',
  'Move Source {number} up': 'Bron {number} omhoog',
  'Move Source {number} down': 'Bron {number} omlaag',
  'Remove Source {number}': 'Bron {number} weghalen',

  // Medical review
  'Medical review': 'Medische controle',
  'Not reviewed': 'Niet gecontroleerd',
  Reviewed: 'Gecontroleerd',
  'Review due': 'Controle nodig',
  'Changed since review': 'Veranderd na controle',
  'Review withdrawn': 'Controle ingetrokken',
  'Once it is saved, a medical reviewer can check the article.':
    'Zodra het artikel is opgeslagen, kan een medisch controleur het controleren.',
  'Loading the review...': 'Controle laden...',
  'These draft changes': 'Deze conceptwijzigingen',
  'What readers see now': 'Wat lezers nu zien',
  'Checked by {reviewer} on {day}.': 'Gecontroleerd door {reviewer} op {day}.',
  'Checked by {reviewer} on {day}, who no longer has an account here.':
    'Gecontroleerd op {day} door {reviewer}, die hier geen account meer heeft.',
  'Next check by {day}.': 'Volgende controle uiterlijk op {day}.',
  'Next check was due on {day}.': 'De volgende controle had op {day} moeten zijn.',
  'The text, pictures or title changed since. Readers see the day of the check.':
    'De tekst, foto’s of titel zijn daarna veranderd. Lezers zien de dag van de controle.',
  'Note: {note}': 'Notitie: {note}',
  'Other reviews: {count}': 'Andere controles: {count}',
  ', of draft changes': ', van conceptwijzigingen',
  ', withdrawn': ', ingetrokken',
  Withdraw: 'Intrekken',
  'Withdraw<hidden> the review of {day}</hidden>': '<hidden>Controle van {day} </hidden>Intrekken',
  'Withdraw this review?': 'Deze controle intrekken?',
  'It will not count when these draft changes are published.':
    'Zodra deze conceptwijzigingen gepubliceerd worden, telt de controle niet mee.',
  'Readers see the check of {day} by {name} again. Withdraw that one too if it no longer holds.':
    'Lezers zien weer de controle van {day} door {name}. Trek die ook in als zij niet meer klopt.',
  'Readers no longer see that somebody checked this article.':
    'Lezers zien niet meer dat iemand dit artikel heeft gecontroleerd.',
  'Failed to withdraw the review': 'De controle kon niet worden ingetrokken',
  'Save your changes first: a review is of what is saved.':
    'Sla uw wijzigingen eerst op: een controle gaat over wat is opgeslagen.',
  'Reviewed…': 'Gecontroleerd…',
  'Read the whole text first. Readers see your name and the day.':
    'Lees eerst de hele tekst. Lezers zien uw naam en de dag.',
  'You confirm that you read the whole text and that it is correct to the best of your knowledge.':
    'U bevestigt dat u de hele tekst hebt gelezen en dat die naar uw beste weten klopt.',
  'Readers see: {reviewer}, today and the next check.': 'Lezers zien: {reviewer}, vandaag en de volgende controle.',
  'Next check': 'Volgende controle',
  'Choose the day of the next check': 'Kies de dag van de volgende controle',
  'The next check must be after today': 'De volgende controle moet na vandaag zijn',
  'The next check must be within 5 years': 'De volgende controle moet binnen 5 jaar zijn',
  'In a year, because it is about medicines': 'Over een jaar, omdat het over medicijnen gaat',
  'Usually in three years; in one when it is about medicines':
    'Meestal over drie jaar; over één jaar als het over medicijnen gaat',
  'Note for colleagues': 'Notitie voor collega’s',
  'Readers do not see it.': 'Lezers zien dit niet.',
  'The text was changed after you opened it. Read what is new before you review it.':
    'De tekst is veranderd nadat u die opende. Lees wat er nieuw is voordat u controleert.',
  'Show the newest version': 'De nieuwste versie tonen',
  'Storing...': 'Vastleggen...',
  'Review stored': 'Controle vastgelegd',
  'Readers see it once these draft changes are published':
    'Lezers zien haar zodra deze conceptwijzigingen gepubliceerd zijn',
  'The review was not stored': 'De controle is niet vastgelegd',
};

/*
 * What the API says to staff, in Dutch, by its English sentence. The server names only the type of this: the desk
 * fetches it when there is an error to show.
 */
export default {
  // The API itself
  'Please log in first': 'Log eerst in',
  'Only the site itself may do this': 'Dit mag alleen de site zelf doen',
  'This request came from another site': 'Dit verzoek kwam van een andere website',
  'There is nothing at this address': 'Op dit adres is niets te vinden',
  'The body is not valid JSON': 'Het verzoek is geen geldige JSON',
  'Send the body as application/json': 'Stuur het verzoek als application/json',
  'Send the body as multipart/form-data': 'Stuur het verzoek als multipart/form-data',
  'Send the picture in the form field "image"': 'Stuur de foto in het formulierveld “image”',
  'The request did not arrive complete. Please try again.':
    'Het verzoek is niet volledig aangekomen. Probeer het nog eens.',
  'A text holds a character (NUL) that cannot be stored':
    'Een tekst bevat een teken (NUL) dat niet kan worden opgeslagen',
  'The request is too large: at most 2 MB': 'Het verzoek is te groot: hoogstens 2 MB',
  'The disk of the server is full or cannot be written, so nothing can be saved. Please ask the administrator to look at it.':
    'De schijf van de server is vol of niet te beschrijven, dus er kan niets worden opgeslagen. Vraag de beheerder ernaar te kijken.',
  'The server cannot reach its database. Please try again in a moment.':
    'De server kan de database niet bereiken. Probeer het zo nog eens.',
  'The database took too long. Please try again in a moment.':
    'De database deed er te lang over. Probeer het zo nog eens.',
  'The server is busy at the moment. Please try again in half a minute.':
    'De server heeft het nu druk. Probeer het over een halve minuut nog eens.',
  'The server could not finish. Please try again in a moment.': 'De server kwam niet klaar. Probeer het zo nog eens.',
  'Something went wrong on our side. Please try again.': 'Er is bij ons iets misgegaan. Probeer het nog eens.',
  'This can no longer be undone': 'Dit kan niet meer ongedaan worden gemaakt',
  'Searching takes long at the moment. Please try again in a minute.':
    'Zoeken duurt nu lang. Probeer het over een minuut nog eens.',
  'Many links were checked in the last minutes. Please wait a moment.':
    'De laatste minuten zijn er veel links gecontroleerd. Wacht even.',

  // Rights
  'You may not read the magazine’s admin area.': 'U mag het beheer van het magazine niet lezen.',
  'You may not write articles.': 'U mag geen artikelen schrijven.',
  'You may not change articles of others.': 'U mag artikelen van anderen niet wijzigen.',
  'You may not publish articles, or change what readers see.':
    'U mag geen artikelen publiceren, en niet wijzigen wat lezers zien.',
  'You may not review articles: that takes an account with a BIG number.':
    'U mag artikelen niet medisch controleren: daarvoor is een account met een BIG-nummer nodig.',
  'You may not change categories and writers.': 'U mag categorieën en schrijvers niet wijzigen.',
  'You may not write drafts of the facts and pages of the clinic.':
    "U mag geen concepten van de pagina's en gegevens van de praktijk schrijven.",
  'You may not publish facts and pages of the clinic.': "U mag pagina's en gegevens van de praktijk niet publiceren.",
  'You may not change pictures of others.': "U mag foto's van anderen niet wijzigen.",
  'You may not read contact messages.': 'U mag berichten niet lezen.',
  'You may not manage accounts.': 'U mag accounts niet beheren.',
  'You may not see what colleagues did.': "U mag niet zien wat collega's deden.",
  'Your role is Writer.': 'Uw rol is Schrijver.',
  'Your role is Editor.': 'Uw rol is Redacteur.',
  'Your role is Administrator.': 'Uw rol is Beheerder.',
  'An administrator can change that.': 'Een beheerder kan dat veranderen.',
  'Please choose a password of your own first, under Account.': 'Kies eerst een eigen wachtwoord, onder Account.',
  'Please set up two-step login first, under Account: this site asks everybody for it.':
    'Stel eerst inloggen in twee stappen in, onder Account: deze site vraagt dat van iedereen.',

  // Login and accounts
  'Invalid email or password': 'Onjuist e-mailadres of wachtwoord',
  'Email is required': 'Vul een e-mailadres in',
  'Email can be at most 254 characters': 'Het e-mailadres mag hoogstens 254 tekens lang zijn',
  'Enter a valid email address': 'Vul een geldig e-mailadres in',
  'Password can be at most 1000 characters': 'Het wachtwoord mag hoogstens 1000 tekens lang zijn',
  'Code can be at most 100 characters': 'De code mag hoogstens 100 tekens lang zijn',
  'Password is required': 'Vul een wachtwoord in',
  'Enter your current password': 'Vul uw huidige wachtwoord in',
  'This is not your current password': 'Dit is niet uw huidige wachtwoord',
  'Choose a password of at least 12 characters': 'Kies een wachtwoord van minstens 12 tekens',
  'Choose a password that differs from the one you have': 'Kies een ander wachtwoord dan u nu hebt',
  'This password is too easy to guess. Choose another one, for example four unrelated words.':
    'Dit wachtwoord is te makkelijk te raden. Kies een ander, bijvoorbeeld vier woorden die niets met elkaar te maken hebben.',
  'Too many failed attempts. Please try again later.': 'Te veel mislukte pogingen. Probeer het later nog eens.',
  'Too many attempts. Please try again in a quarter of an hour.':
    'Te veel pogingen. Probeer het over een kwartier nog eens.',
  'Enter the code that your authenticator app shows': 'Vul de code in die uw authenticator-app toont',
  'Enter the code that the app shows': 'Vul de code in die de app toont',
  'Too many wrong codes. Please try again in a quarter of an hour.':
    'Te veel onjuiste codes. Probeer het over een kwartier nog eens.',
  'This code is not right, or was used before. Enter the one that the app shows now.':
    'Deze code klopt niet, of is al gebruikt. Vul de code in die de app nu toont.',
  'Two-step login was just turned off for this account. Please log in again.':
    'Inloggen in twee stappen is zojuist uitgezet voor dit account. Log opnieuw in.',
  'Two-step login is on already. Turn it off first for another phone.':
    'Inloggen in twee stappen staat al aan. Zet het eerst uit voor een andere telefoon.',
  'Two-step login was confirmed or cancelled in another window. Reload the page.':
    'Inloggen in twee stappen is in een ander venster bevestigd of geannuleerd. Laad de pagina opnieuw.',
  'This session has ended already': 'Deze sessie is al beëindigd',
  'This site sends no mail. Ask an administrator for a link for a new password.':
    'Deze site verstuurt geen mail. Vraag een beheerder om een link voor een nieuw wachtwoord.',
  'Too many links were asked for. Use the last one that you got, or try again in an hour.':
    'Er is te vaak om een link gevraagd. Gebruik de laatste die u kreeg, of probeer het over een uur nog eens.',
  'There is no such link. Check that you have all of it, or ask an administrator for a new one.':
    'Deze link bestaat niet. Kijk of u hem helemaal hebt, of vraag een beheerder om een nieuwe.',
  'This invitation was accepted already. Log in with your e-mail address and the password that you chose.':
    'Deze uitnodiging is al aangenomen. Log in met uw e-mailadres en het wachtwoord dat u koos.',
  'This link was used already. Log in with your new password.':
    'Deze link is al gebruikt. Log in met uw nieuwe wachtwoord.',
  'There is a newer link than this one. Look for the last one that you got.':
    'Er is een nieuwere link dan deze. Zoek de laatste die u kreeg.',
  'This link works no longer, because of what changed since. Ask for a new one on the login page if you need it.':
    'Deze link werkt niet meer, door wat er sindsdien veranderde. Vraag zo nodig op de inlogpagina om een nieuwe.',
  'An administrator took this invitation back. Ask them for another one if you need it.':
    'Een beheerder heeft deze uitnodiging ingetrokken. Vraag zo nodig om een nieuwe.',
  'An administrator took this link back. Ask them for another one if you need it.':
    'Een beheerder heeft deze link ingetrokken. Vraag zo nodig om een nieuwe.',
  'This link has expired: it worked for an hour. Ask for a new one on the login page.':
    'Deze link is verlopen: hij werkte een uur. Vraag op de inlogpagina om een nieuwe.',
  'This link has expired: it worked for {days} days. Ask an administrator for a new one.':
    'Deze link is verlopen: hij werkte {days} dagen. Vraag een beheerder om een nieuwe.',
  'There is an account {email} already. Log in with it, or ask an administrator for a link to choose a new password.':
    'Er is al een account {email}. Log daarmee in, of vraag een beheerder om een link voor een nieuw wachtwoord.',
  'This account is deactivated. Ask an administrator to reactivate it.':
    'Dit account is gedeactiveerd. Vraag een beheerder om het weer te activeren.',
  'This account is deactivated. Reactivate it first, so that its owner can choose a password.':
    'Dit account is gedeactiveerd. Activeer het eerst weer, zodat de eigenaar een wachtwoord kan kiezen.',
  'This invitation was accepted or revoked already': 'Deze uitnodiging is al aangenomen of ingetrokken',
  'There is an invitation for {email} already: send it again, or revoke it first':
    'Er is al een uitnodiging voor {email}: stuur die opnieuw, of trek die eerst in',
  'There is an invitation for {email} already': 'Er is al een uitnodiging voor {email}',
  'There is already an account {email}': 'Er is al een account {email}',
  'There is already an account {email}, which is deactivated: reactivate it instead':
    'Er is al een account {email}, maar het is gedeactiveerd: activeer dat weer',
  'There is no account {email}': 'Er is geen account {email}',
  'This account does not exist; it may have been deleted.': 'Dit account bestaat niet; misschien is het verwijderd.',
  'Choose a role': 'Kies een rol',
  'Choose a language': 'Kies een taal',
  'This is the last administrator who can log in. Make somebody else administrator first.':
    'Dit is de laatste beheerder die kan inloggen. Maak eerst iemand anders beheerder.',
  'You are no longer an administrator: your account was just changed.':
    'U bent geen beheerder meer: uw account is zojuist gewijzigd.',
  'BIG number is required': 'Vul een BIG-nummer in',
  'BIG number can be at most 30 characters': 'Het BIG-nummer mag hoogstens 30 tekens lang zijn',
  '“{number}” is not a BIG number: it has 11 digits, as the register shows it':
    '“{number}” is geen BIG-nummer: dat heeft 11 cijfers, zoals het register het toont',
  'Say which profession readers see, such as huisarts': 'Vul in welk beroep lezers zien, zoals huisarts',
  'Profession is required': 'Vul een beroep in',
  'Profession can be at most 100 characters': 'Het beroep mag hoogstens 100 tekens lang zijn',
  'Name is required': 'Vul een naam in',
  'Name can be at most 100 characters': 'De naam mag hoogstens 100 tekens lang zijn',
  'Name can be at most 120 characters': 'De naam mag hoogstens 120 tekens lang zijn',
  'Name can be at most 200 characters': 'De naam mag hoogstens 200 tekens lang zijn',
  'Portrait can be at most 1000 characters': 'Het portret mag hoogstens 1000 tekens lang zijn',
  'Portrait must be an uploaded picture or an http(s) address':
    'Het portret moet een geüploade foto zijn, of een adres met http(s)',
  'This writer does not exist; they may have been deleted. Choose another one.':
    'Deze schrijver bestaat niet; misschien is die verwijderd. Kies een ander.',

  // Writers and categories
  'This writer does not exist; they may have been deleted.':
    'Deze schrijver bestaat niet; misschien is die verwijderd.',
  'There is already a writer with the email {email}.': 'Er is al een schrijver met het e-mailadres {email}.',
  'Profession and registration can be at most 200 characters':
    'Beroep en registratie mogen samen hoogstens 200 tekens lang zijn',
  'Bio can be at most 2000 characters': 'De bio mag hoogstens 2000 tekens lang zijn',
  'Profile image can be at most 1000 characters': 'De profielfoto mag hoogstens 1000 tekens lang zijn',
  'Profile image must be an uploaded picture or an http(s) address':
    'De profielfoto moet een geüploade foto zijn, of een adres met http(s)',
  'This category does not exist; it may have been deleted.':
    'Deze categorie bestaat niet; misschien is die verwijderd.',
  '"{name}" is used by {count} article. Give it another category first.|"{name}" is used by {count} articles. Give them another category first.':
    '“{name}” wordt door {count} artikel gebruikt. Geef dat eerst een andere categorie.|“{name}” wordt door {count} artikelen gebruikt. Geef die eerst een andere categorie.',
  'No slug can be made from this name. Enter one with letters or digits.':
    'Van deze naam is geen webadres te maken. Vul er een in met letters of cijfers.',
  'There is already a category "{name}".': 'Er is al een categorie “{name}”.',
  'The slug "{slug}" is taken by another category. Choose another one.':
    'Het webadres “{slug}” hoort al bij een andere categorie. Kies een ander.',
  'Description can be at most 1000 characters': 'De beschrijving mag hoogstens 1000 tekens lang zijn',

  // Articles
  'This article does not exist': 'Dit artikel bestaat niet',
  'This article does not exist; it may have been deleted.': 'Dit artikel bestaat niet; misschien is het verwijderd.',
  'This article was changed by someone else': 'Dit artikel is door iemand anders gewijzigd',
  'This article is no longer published. Save it as a draft.':
    'Dit artikel is niet meer gepubliceerd. Sla het op als concept.',
  'This article is no longer in the bin: it was restored, or deleted for good.':
    'Dit artikel ligt niet meer in de prullenbak: het is teruggezet, of voorgoed verwijderd.',
  'Many articles get this title at the same time. Please save again.':
    'Veel artikelen krijgen nu tegelijk deze titel. Sla nog eens op.',
  'The slug "{slug}" is taken by another article. Choose another one.':
    'Het webadres “{slug}” hoort al bij een ander artikel. Kies een ander.',
  'Title is required': 'Vul een titel in',
  'Title can be at most 200 characters': 'De titel mag hoogstens 200 tekens lang zijn',
  'Slug can be at most 120 characters': 'Het webadres mag hoogstens 120 tekens lang zijn',
  'Slug can hold only lowercase letters, digits and single hyphens':
    'Een webadres mag alleen kleine letters, cijfers en losse streepjes bevatten',
  'Content is required': 'Schrijf een tekst',
  'Content is too long: at most 500,000 characters': 'De tekst is te lang: hoogstens 500.000 tekens',
  'Content is too long: at most {max} characters once it is stored, formatting included. A character such as < takes four. Please split it into several articles.':
    'De tekst is te lang: hoogstens {max} tekens zoals ze wordt opgeslagen, met opmaak. Een teken als < telt voor vier. Verdeel haar over meer artikelen.',
  'The text has too many nested parts: at most {max} may stand within each other. Paste it without formatting, or take out a list or table that stands within another.':
    'De tekst heeft te veel delen in elkaar: hoogstens {max}. Plak haar zonder opmaak, of haal een lijst of tabel weg die in een andere staat.',
  'The text has too many parts: at most {max} paragraphs, list items, table cells and the like. Please split it into several articles.':
    "De tekst heeft te veel delen: hoogstens {max} alinea's, lijstpunten, tabelcellen en dergelijke. Verdeel haar over meer artikelen.",
  'Excerpt can be at most 500 characters': 'De samenvatting mag hoogstens 500 tekens lang zijn',
  'Category is required': 'Kies een categorie',
  'Category can be at most 100 characters': 'De categorie mag hoogstens 100 tekens lang zijn',
  'There is no category "{name}". Choose one from the list.':
    'Er is geen categorie “{name}”. Kies er een uit de lijst.',
  'The category “{name}” of this article was deleted. Create a category with this name, then try again.':
    'De categorie “{name}” van dit artikel is verwijderd. Maak een categorie met deze naam, en probeer het dan nog eens.',
  'This writer was deleted. Choose another one.': 'Deze schrijver is verwijderd. Kies een andere.',
  'Author can be at most 120 characters': 'De auteur mag hoogstens 120 tekens lang zijn',
  'Image can be at most 1000 characters': 'De afbeelding mag hoogstens 1000 tekens lang zijn',
  'Image must be an uploaded picture or an http(s) address':
    'De afbeelding moet een geüploade foto zijn, of een adres met http(s)',
  'Image alt text can be at most 500 characters': 'De beschrijving van de foto mag hoogstens 500 tekens lang zijn',
  'Video URL can be at most 1000 characters': 'Het adres van de video mag hoogstens 1000 tekens lang zijn',
  'Video URL must be a complete address that starts with https://':
    'Het adres van de video moet volledig zijn en met https:// beginnen',
  'Leave out the name or password before the @ of this address.':
    'Laat de naam of het wachtwoord voor de @ van dit adres weg.',
  'SEO title can be at most 200 characters': 'De titel voor zoekmachines mag hoogstens 200 tekens lang zijn',
  'SEO description can be at most 320 characters':
    'De beschrijving voor zoekmachines mag hoogstens 320 tekens lang zijn',
  'A tag cannot be empty': 'Een trefwoord mag niet leeg zijn',
  'A tag can be at most 50 characters': 'Een trefwoord mag hoogstens 50 tekens lang zijn',
  'At most 20 tags': 'Hoogstens 20 trefwoorden',
  'At most 50 sources': 'Hoogstens 50 bronnen',
  'A source needs an id': 'Een bron heeft een kenmerk nodig',
  'The id of a source can be at most 40 characters': 'Het kenmerk van een bron mag hoogstens 40 tekens lang zijn',
  'The id of a source can hold only lowercase letters, digits and single hyphens':
    'Het kenmerk van een bron mag alleen kleine letters, cijfers en losse streepjes bevatten',
  'The title of a source is required': 'Vul de titel van de bron in',
  'The title of a source can be at most 300 characters': 'De titel van een bron mag hoogstens 300 tekens lang zijn',
  'The publisher of a source is required': 'Vul de uitgever van de bron in',
  'The publisher of a source can be at most 200 characters':
    'De uitgever van een bron mag hoogstens 200 tekens lang zijn',
  'The address of a source can be at most 2000 characters':
    'Het adres van een bron mag hoogstens 2000 tekens lang zijn',
  'The address of a source must be a complete web address that starts with https:// or http://':
    'Het adres van een bron moet een volledig webadres zijn dat met https:// of http:// begint',
  'The year of a source must be a year between 1800 and 2100':
    'Het jaar van een bron moet een jaar tussen 1800 en 2100 zijn',
  'The day on which a source was consulted must be a date, such as 2026-03-12':
    'De dag waarop een bron is geraadpleegd moet een datum zijn, zoals 2026-03-12',
  'The day on which a source was consulted lies in the future':
    'De dag waarop een bron is geraadpleegd ligt in de toekomst',
  'Give the address of this source, or the year of a book, so that readers can find it':
    'Vul het adres van deze bron in, of het jaar van een boek, zodat lezers haar kunnen vinden',
  'Two sources have the id “{id}”': 'Twee bronnen hebben het kenmerk “{id}”',
  'This day is still to come. For a later day, schedule the article.':
    'Deze dag moet nog komen. Plan het artikel in voor een latere dag.',
  'This article was never published. Publishing it sets the date, which you can change then.':
    'Dit artikel is nooit gepubliceerd. Bij het publiceren krijgt het een datum, die u dan kunt wijzigen.',
  'date must be a day such as 2026-11-27': 'Vul een dag in, zoals 2026-11-27',
  'Select the articles to change': 'Selecteer de artikelen die u wilt wijzigen',
  'Select at least one article': 'Selecteer minstens één artikel',
  'At most 50 articles can be changed at once': 'Er kunnen hoogstens 50 artikelen tegelijk worden gewijzigd',
  'An article is selected more than once': 'Een artikel is meer dan één keer geselecteerd',
  'search can be at most 200 characters': 'Zoek met hoogstens 200 tekens',

  // Draft changes, versions, previews, pairs
  'These draft changes were saved again, published or discarded by someone else':
    'Deze conceptwijzigingen zijn door iemand anders opnieuw opgeslagen, gepubliceerd of weggedaan',
  'Someone else saved draft changes of this article':
    'Iemand anders heeft conceptwijzigingen van dit artikel opgeslagen',
  'This article was changed after its draft changes were saved. Open it, and save the draft changes again before you publish them.':
    'Dit artikel is gewijzigd nadat de conceptwijzigingen zijn opgeslagen. Open het, en sla de conceptwijzigingen opnieuw op voordat u ze publiceert.',
  'This version does not exist; it may have been deleted as an old one.':
    'Deze versie bestaat niet; misschien is ze als oude versie verwijderd.',
  'Readers already see everything that was saved of this article. Save your changes as a draft first, or share a version from its history.':
    'Lezers zien al alles wat van dit artikel is opgeslagen. Sla eerst uw wijzigingen op als concept, of deel een versie uit de geschiedenis.',
  'This article already has {max} working preview links. Revoke one first.':
    'Dit artikel heeft al {max} werkende links naar het voorbeeld. Trek er eerst een in.',
  'This preview link does not exist; it may have been deleted.':
    'Deze link naar het voorbeeld bestaat niet; misschien is hij verwijderd.',
  'A link is valid for at least 1 day': 'Een link is minstens 1 dag geldig',
  'A link is valid for at most 30 days': 'Een link is hoogstens 30 dagen geldig',
  '“{title}” has a pair already: “{pair}”. Remove it there first, or choose another article.':
    '“{title}” heeft al een tegenhanger: “{pair}”. Haal die daar eerst weg, of kies een ander artikel.',
  'An article cannot be its own pair. Choose another one.':
    'Een artikel kan niet zijn eigen tegenhanger zijn. Kies een ander.',
  'The article that you chose was deleted. Choose another one.':
    'Het artikel dat u koos is verwijderd. Kies een ander.',
  'Both articles are in Dutch. Choose one in the other language, or save this one in it first.':
    'Beide artikelen zijn in het Nederlands. Kies er een in de andere taal, of sla dit eerst in die taal op.',
  'Both articles are in English. Choose one in the other language, or save this one in it first.':
    'Beide artikelen zijn in het Engels. Kies er een in de andere taal, of sla dit eerst in die taal op.',

  // Schedules
  'This article is not published, so it cannot be unpublished.':
    'Dit artikel is niet gepubliceerd, dus het kan niet offline worden gehaald.',
  'This article has no draft changes to publish.': 'Dit artikel heeft geen conceptwijzigingen om te publiceren.',
  'This article is published already.': 'Dit artikel is al gepubliceerd.',
  'This date does not exist. Choose another one.': 'Deze datum bestaat niet. Kies een andere.',
  'Choose a moment within {count} years.': 'Kies een moment binnen {count} jaar.',
  'That moment has passed. Choose a later one.': 'Dat moment is voorbij. Kies een later moment.',
  'The clocks go forward on March {day}, {year}, so there is no {hour}. Choose {before} or earlier, or {after} or later.':
    'De klok gaat op {day} maart {year} vooruit, dus {hour} bestaat dan niet. Kies {before} of eerder, of {after} of later.',
  'The clocks go back on October {day}, {year}, so {hour} comes twice. Choose the first or the second.':
    'De klok gaat op {day} oktober {year} terug, dus {hour} komt twee keer. Kies de eerste of de tweede.',
  'wallTime must be a date and time, such as 2026-12-01T09:00': 'Vul een datum en een tijd in',
  'This article was published before its time, and has changed since.':
    'Dit artikel is vóór zijn tijd gepubliceerd, en sindsdien gewijzigd.',
  'The draft changes of this article are gone.': 'De conceptwijzigingen van dit artikel zijn weg.',
  'This article was changed after its draft changes were saved. Open it, save the draft changes again, and schedule them again.':
    'Dit artikel is gewijzigd nadat de conceptwijzigingen zijn opgeslagen. Open het, sla de conceptwijzigingen opnieuw op, en plan ze opnieuw.',
  'The article was in the bin at this time.': 'Het artikel lag op dat moment in de prullenbak.',
  'Another article has taken the address of these draft changes. Save them with another address, and schedule them again.':
    'Een ander artikel heeft het adres van deze conceptwijzigingen gekregen. Sla ze op met een ander adres, en plan ze opnieuw.',
  'The version that was scheduled is gone.': 'De versie die was ingepland is weg.',
  'The server could not finish. It tries again.': 'De server kwam niet klaar. Hij probeert het opnieuw.',
  'Something went wrong on our side. The server tries again.':
    'Er is bij ons iets misgegaan. De server probeert het opnieuw.',

  // Handing in, medical reviews, dangers
  'There is nothing to hand in: readers have all of this text already.':
    'Er is niets om in te leveren: lezers hebben al deze hele tekst.',
  'This person may not publish, or has no account any more. Choose somebody else, or nobody.':
    'Deze persoon mag niet publiceren, of heeft geen account meer. Kies iemand anders, of niemand.',
  'This article waits no longer: it was published, given back or taken back.':
    'Dit artikel wacht niet meer: het is gepubliceerd, teruggegeven of teruggenomen.',
  'This article was handed in again after you opened it. Read what is new first.':
    'Dit artikel is opnieuw ingeleverd nadat u het opende. Lees eerst wat nieuw is.',
  'Say what is still to be done': 'Vul in wat er nog moet gebeuren',
  'Note can be at most 500 characters': 'De notitie mag hoogstens 500 tekens lang zijn',
  'Note can be at most 1000 characters': 'De notitie mag hoogstens 1000 tekens lang zijn',
  'Note can be at most 2000 characters': 'De notitie mag hoogstens 2000 tekens lang zijn',
  'This text was changed, published or discarded after you opened it. Load it again, and read what is new before you review it.':
    'Deze tekst is gewijzigd, gepubliceerd of weggedaan nadat u haar opende. Laad haar opnieuw, en lees wat nieuw is voordat u haar controleert.',
  'This review does not exist': 'Deze medische controle bestaat niet',
  'The next check must be a date': 'Vul voor de volgende controle een datum in',
  'The next check must be after today': 'De volgende controle moet na vandaag zijn',
  'The next check must be within 5 years': 'De volgende controle moet binnen 5 jaar zijn',
  'Only a medical reviewer can review: an account with a BIG number. Ask an administrator to add yours.':
    'Alleen een medisch controleur kan controleren: een account met een BIG-nummer. Vraag een beheerder om het uwe toe te voegen.',
  'You are the writer of this article, so somebody else must review it.':
    'U bent de auteur van dit artikel, dus iemand anders moet het controleren.',
  'You were named as the writer of this article since it was reviewed last, so somebody else must review it.':
    'U stond na de laatste controle als auteur bij dit artikel, dus iemand anders moet het controleren.',
  'You changed this text since it was reviewed last, so somebody else must review it.':
    'U hebt deze tekst na de laatste controle gewijzigd, dus iemand anders moet haar controleren.',
  'You are the writer of this page, so somebody else must review it.':
    'U bent de auteur van deze pagina, dus iemand anders moet haar controleren.',
  'Nobody who works here has your BIG number. At Clinic, Team, “BIG-nummer {number}” must stand at your name under Registratie, and be published. Then you can review.':
    'Niemand die hier werkt heeft uw BIG-nummer. Bij Praktijk, Team, moet “BIG-nummer {number}” bij uw naam onder Registratie staan, en gepubliceerd zijn. Dan kunt u controleren.',
  'Only a medical reviewer can change who reviewed a text, and when.':
    'Alleen een medisch controleur kan wijzigen wie een tekst controleerde, en wanneer.',
  'Not published: {what} Correct it in the editor, or give a reason there.':
    'Niet gepubliceerd: {what} Verbeter het in de editor, of geef daar een reden.',
  'Not published: {what} And {more} more. Correct it in the editor, or give a reason there.':
    'Niet gepubliceerd: {what} En nog {more}. Verbeter het in de editor, of geef daar een reden.',
  'Not published: {what} Correct it, or give a reason.': 'Niet gepubliceerd: {what} Verbeter het, of geef een reden.',
  'Not published: {what} And {more} more. Correct it, or give a reason.':
    'Niet gepubliceerd: {what} En nog {more}. Verbeter het, of geef een reden.',
  'Not saved: {what} Readers see it in published articles. Correct it, or give a reason.':
    'Niet opgeslagen: {what} Lezers zien dit in gepubliceerde artikelen. Verbeter het, of geef een reden.',
  'Not saved: {what} And {more} more. Readers see it in published articles. Correct it, or give a reason.':
    'Niet opgeslagen: {what} En nog {more}. Lezers zien dit in gepubliceerde artikelen. Verbeter het, of geef een reden.',
  'Write in at least 10 characters why this may be published. The audit log keeps it.':
    'Schrijf in minstens 10 tekens waarom dit gepubliceerd mag worden. Het logboek bewaart het.',
  'The reason can be at most 500 characters': 'De reden mag hoogstens 500 tekens lang zijn',
  'Leave the citizen service number out of the reason: the audit log keeps it for good.':
    'Laat het burgerservicenummer uit de reden weg: het logboek bewaart die voorgoed.',

  // Pictures
  'Please select an image file (PNG, JPG, GIF, etc.)': 'Kies een afbeelding (PNG, JPG, GIF enz.)',
  'Please select an image smaller than 5MB': 'Kies een afbeelding die kleiner is dan 5 MB',
  'This picture was removed from the site for good, because somebody must no longer be seen. Choose another one.':
    'Deze foto is voorgoed van de site gehaald, omdat iemand er niet meer op te zien mag zijn. Kies een andere.',
  'Failed to upload image. Please try again.': 'De afbeelding is niet geüpload. Probeer het nog eens.',
  'A drawing (SVG) cannot be uploaded. Please select an image file (PNG, JPG, GIF, etc.)':
    'Een tekening (SVG) kan niet worden geüpload. Kies een afbeelding (PNG, JPG, GIF enz.)',
  'This photo is in the format HEIC, which browsers cannot show. Please save it as JPG and select that.':
    'Deze foto is een HEIC-bestand, dat browsers niet kunnen tonen. Bewaar haar als JPG en kies dat.',
  'Websites cannot show the format {type}. Please save the picture as JPG or PNG and select that.':
    'Websites kunnen een {type}-bestand niet tonen. Bewaar de foto als JPG of PNG en kies dat.',
  'Please select an image of at most {max} megapixels': 'Kies een afbeelding van hoogstens {max} megapixel',
  'Please select an AVIF image of at most {max} megapixels': 'Kies een AVIF-afbeelding van hoogstens {max} megapixel',
  'This image is damaged and cannot be read. Please select another one.':
    'Deze afbeelding is beschadigd en niet te lezen. Kies een andere.',
  'This image takes too long to convert. Please select a smaller one.':
    'Het omzetten van deze afbeelding duurt te lang. Kies een kleinere.',
  'Many images are being uploaded at the moment. Please try again in a minute.':
    'Er worden nu veel afbeeldingen geüpload. Probeer het over een minuut nog eens.',
  'Many pictures are being copied at the moment. Please try again in a minute.':
    "Er worden nu veel foto's gekopieerd. Probeer het over een minuut nog eens.",
  'Too many pictures were copied in a short time. Please try again in ten minutes.':
    "Er zijn in korte tijd te veel foto's gekopieerd. Probeer het over tien minuten nog eens.",
  'Many pictures are being made at the moment. Please try again in a minute.':
    "Er worden nu veel foto's gemaakt. Probeer het over een minuut nog eens.",
  'This image does not exist': 'Deze afbeelding bestaat niet',
  'The image cannot be made at the moment': 'De afbeelding kan nu niet worden gemaakt',
  'The image cannot be loaded at the moment': 'De afbeelding kan nu niet worden geladen',
  'There is no picture at this address.': 'Op dit adres staat geen foto.',
  'The address is required': 'Vul het adres in',
  'The address can be at most 8000 characters': 'Het adres mag hoogstens 8000 tekens lang zijn',
  'The address must be complete, and start with https:// or http://':
    'Het adres moet volledig zijn, en met https:// of http:// beginnen',
  'The picture could not be copied: {reason}.': 'De foto kon niet worden gekopieerd: {reason}.',
  'the other website did not respond as expected': 'de andere website antwoordde niet zoals verwacht',
  'the server responded with status {status}': 'de server antwoordde met status {status}',
  'only https addresses are fetched': 'alleen adressen met https worden opgehaald',
  'only http and https addresses are fetched': 'alleen adressen met http en https worden opgehaald',
  'it redirects to an invalid address': 'het adres verwijst door naar een ongeldig adres',
  'it redirects too often': 'het adres verwijst te vaak door',
  'it is larger than 5 MB': 'de foto is groter dan 5 MB',
  'its port is not 80 or 443': 'de poort in het adres is niet 80 of 443',
  'it leads to a private network': 'het adres leidt naar een privénetwerk',
  'it did not respond in time': 'de andere website antwoordde niet op tijd',
  'its host does not exist': 'de website in het adres bestaat niet',
  'This picture cannot be deleted: it is still {uses}. Take it out there first.':
    'Deze foto kan niet worden verwijderd: ze staat nog {uses}. Haal haar daar eerst weg.',
  'in the article “{title}”': 'in het artikel “{title}”',
  'in “{title}” in the bin': 'in “{title}” in de prullenbak',
  'in the history of “{title}”': 'in de geschiedenis van “{title}”',
  'on the website, in “{title}”': 'op de website, in “{title}”',
  'the portrait of the writer {name}': 'als portret bij de schrijver {name}',
  'the portrait of {name}': 'als portret bij {name}',
  'shown in place of “{title}”': 'in plaats van “{title}”',
  '{others} more': 'en nog {others}',
  'This picture is not in the library; it may have been deleted.':
    'Deze foto staat niet in de bibliotheek; misschien is ze verwijderd.',
  'This picture is not in the bin; it may have been restored or deleted.':
    'Deze foto ligt niet in de prullenbak; misschien is ze teruggezet of verwijderd.',
  'This picture is neither in the library nor in the bin; it may be gone already.':
    'Deze foto staat niet in de bibliotheek en ligt niet in de prullenbak; misschien is ze al weg.',
  'This file is not stored. Please upload it again.': 'Dit bestand is niet opgeslagen. Upload het opnieuw.',
  'Somebody else changed this picture. Review the current version, then save again.':
    'Iemand anders heeft deze foto gewijzigd. Bekijk de huidige versie, en sla dan opnieuw op.',
  'A picture of this text is being deleted after 30 days in the bin. Upload it again, then save.':
    'Een foto van deze tekst wordt na 30 dagen prullenbak verwijderd. Upload haar opnieuw, en sla dan op.',
  'The picture cannot be read at the moment. Please try again.': 'De foto is nu niet te lezen. Probeer het nog eens.',
  'The file of this picture is missing. Upload it again, or replace it, then edit it.':
    'Het bestand van deze foto ontbreekt. Upload haar opnieuw, of vervang haar, en bewerk haar dan.',
  'The stored file of this picture is damaged. Upload the picture again, then edit it.':
    'Het opgeslagen bestand van deze foto is beschadigd. Upload de foto opnieuw, en bewerk haar dan.',
  'This picture moves, so it cannot be rotated or cropped here. Edit it before you upload it.':
    'Deze foto beweegt, dus ze kan hier niet worden gedraaid of uitgesneden. Bewerk haar voordat u haar uploadt.',
  'Keep at least a twentieth of the width': 'Houd minstens een twintigste van de breedte over',
  'Keep at least a twentieth of the height': 'Houd minstens een twintigste van de hoogte over',
  'The crop ends outside the picture': 'De uitsnede loopt buiten de foto',
  'This is not the name of a picture': 'Dit is niet de naam van een foto',
  'Alt text can be at most 500 characters': 'De beschrijving van de foto mag hoogstens 500 tekens lang zijn',
  'Caption can be at most 500 characters': 'Het bijschrift mag hoogstens 500 tekens lang zijn',
  'Credit can be at most 200 characters': 'De naam van de maker mag hoogstens 200 tekens lang zijn',

  // Facts and pages of the clinic
  'There is no such document.': 'Deze gegevens bestaan niet.',
  'The facts and pages of the clinic cannot be changed here: this host cannot build the site. The guide for the host says what it needs.':
    "De pagina's en gegevens van de praktijk kunnen hier niet worden gewijzigd: deze host kan de site niet bouwen. In de handleiding voor de host staat wat nodig is.",
  'This time has passed. Choose a later one, or publish now.':
    'Dit moment is voorbij. Kies een later moment, of publiceer nu.',
  'This time has passed': 'Dit moment is voorbij',
  '{name} saved this meanwhile. Your text is kept here: compare it with theirs, and save it again.':
    '{name} heeft dit intussen opgeslagen. Uw tekst staat nog hier: vergelijk de twee, en sla opnieuw op.',
  'Somebody saved this meanwhile. Your text is kept here: compare it with theirs, and save it again.':
    'Iemand heeft dit intussen opgeslagen. Uw tekst staat nog hier: vergelijk de twee, en sla opnieuw op.',
  'This page has no medical review.': 'Deze pagina heeft geen medische controle.',
  'This cannot be written as a document. Check the last change.':
    'Dit kan niet worden opgeslagen. Kijk de laatste wijziging na.',
  'Version {number}, which is scheduled, changes the same part. Choose “Publish later…” for this change too, or cancel that time first.':
    'Versie {number}, die is ingepland, wijzigt hetzelfde deel. Kies ook voor deze wijziging “Later publiceren…”, of annuleer eerst dat moment.',
  'Version {number} is scheduled for later and would undo this change. Cancel its time first, then schedule it again with this change in it.':
    'Versie {number} is voor later ingepland en zou deze wijziging ongedaan maken. Annuleer eerst dat moment, en plan haar dan opnieuw in met deze wijziging erin.',
  'This version is online already, or is not scheduled any more.':
    'Deze versie staat al online, of is niet meer ingepland.',
  'What is scheduled for later needs this version: cancel that first. {path}: {problem}':
    'Wat voor later is ingepland, heeft deze versie nodig: annuleer dat eerst. {path}: {problem}',
  'This version does not exist any more.': 'Deze versie bestaat niet meer.',
  'A draft cannot be shown on this host: it builds the site elsewhere.':
    'Een concept kan op deze host niet worden getoond: die bouwt de site ergens anders.',
  'Nothing is online yet: {problem}': 'Er staat nog niets online: {problem}',
  'Nothing is online yet: other texts need what this changes. {path}: {problem}':
    'Er staat nog niets online: andere teksten hebben nodig wat dit wijzigt. {path}: {problem}',
  'Nothing is online yet: other texts need what this changes. {path}: {problem} Also: {others}':
    'Er staat nog niets online: andere teksten hebben nodig wat dit wijzigt. {path}: {problem} Ook: {others}',

  // Messages, readers' answers, activity
  'This message does not exist; it may have been deleted.': 'Dit bericht bestaat niet; misschien is het verwijderd.',
  'A colleague wrote a note on this message meanwhile. Read it, and add yours to it.':
    'Een collega heeft intussen een notitie bij dit bericht geschreven. Lees die, en voeg de uwe toe.',
  'Name at least one': 'Noem er minstens één',
  'At most 100 at once': 'Hoogstens 100 tegelijk',
  'from must be a day, such as 2026-11-23': 'Vul bij “van” een dag in, zoals 2026-11-23',
  'to must be a day, such as 2026-11-23': 'Vul bij “tot” een dag in, zoals 2026-11-23',
  'Unknown group of actions': 'Onbekende groep handelingen',

  // What only programs meet
  'An address must be text': 'Een adres moet tekst zijn',
  'An address must start with http:// or https://, or be a path of this site, with no part after # and at most 2000 characters':
    'Een adres moet met http:// of https:// beginnen, of een pad van deze site zijn, zonder deel na # en met hoogstens 2000 tekens',
  'Send at least one address': 'Stuur minstens één adres',
  'Send at most 50 addresses at once': 'Stuur hoogstens 50 adressen tegelijk',
  'The id must be a whole number': 'Het nummer moet een geheel getal zijn',
  'The version is required': 'De versie ontbreekt',
  'The upload type must be writer or article': 'Het soort upload moet writer of article zijn',
};

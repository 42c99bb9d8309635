import dangers from './dangers-nl.ts';

/** Everything that the check says. */
export default {
  ...dangers,

  'The text reads as English, but is marked as Dutch.': 'De tekst lijkt Engels, maar staat als Nederlands gemarkeerd.',
  'The text reads as Dutch, but is marked as English.': 'De tekst lijkt Nederlands, maar staat als Engels gemarkeerd.',
  'Screen readers would pronounce it wrongly, and browsers would check its spelling with the wrong dictionary.':
    'Schermlezers zouden hem verkeerd uitspreken, en browsers zouden de spelling met het verkeerde woordenboek controleren.',
  'Choose English under Language.': 'Kies Engels bij Taal.',
  'Choose Dutch under Language.': 'Kies Nederlands bij Taal.',

  '“{text}” is left in the text.': '“{text}” staat nog in de tekst.',
  'It marks a place that is still to be written, and readers would see it.':
    'Het wijst aan waar nog iets moet komen, en lezers zouden het zien.',
  'Fill it in, or take it out.': 'Vul het in, of haal het weg.',

  'The link to {address} has no text.': 'De link naar {address} heeft geen tekst.',
  'The link to nowhere has no text.': 'De link naar nergens heeft geen tekst.',
  'Nobody can see or hear it.': 'Niemand kan hem zien of horen.',
  'Remove the link, or write what it leads to.': 'Haal de link weg, of schrijf waar hij heen leidt.',
  '“{label}” does not say where the link leads.': '“{label}” zegt niet waar de link heen leidt.',
  'People who listen to the page hear its links as a list (WCAG 2.4.4).':
    'Wie naar de pagina luistert, hoort de links als een lijst (WCAG 2.4.4).',
  'Make the name of the page the link.': 'Maak van de naam van de pagina de link.',
  'This link leads nowhere.': 'Deze link leidt nergens heen.',
  'Its address is empty.': 'Het adres is leeg.',
  'Fill in the address, or remove the link.': 'Vul het adres in, of haal de link weg.',
  '“{text}” is not an address.': '“{text}” is geen adres.',
  'Browsers cannot open it.': 'Browsers kunnen het niet openen.',
  'Open the page, copy its address, and paste it here.': 'Open de pagina, kopieer het adres en plak het hier.',
  '{host} exists only on your own computer or network.': '{host} bestaat alleen op uw eigen computer of netwerk.',
  'For readers the link leads nowhere.': 'Voor lezers leidt de link nergens heen.',
  'Use the public address of the page.': 'Gebruik het openbare adres van de pagina.',
  'The link to {host} starts with http.': 'De link naar {host} begint met http.',
  'Others can read and change the page on its way to the reader, and browsers warn about it.':
    'Anderen kunnen de pagina onderweg naar de lezer lezen en veranderen, en browsers waarschuwen ervoor.',
  'Try the address with https, and use that if it works.': 'Probeer het adres met https, en gebruik dat als het werkt.',

  'The link to {path} leads to no published article.': 'De link naar {path} leidt niet naar een gepubliceerd artikel.',
  'The link to {path} leads to no page of this site.': 'De link naar {path} leidt niet naar een pagina van deze site.',
  'Readers are told that the page is not there.': 'Lezers krijgen te zien dat de pagina er niet is.',
  'Choose another page, publish that article first, or remove the link.':
    'Kies een andere pagina, publiceer dat artikel eerst, of haal de link weg.',
  'Choose another page, or remove the link.': 'Kies een andere pagina, of haal de link weg.',
  'The link to {host} has moved for good to {to}.': 'De link naar {host} is voorgoed verhuisd naar {to}.',
  'Redirects are often removed after some years, and then the link is dead.':
    'Een doorverwijzing verdwijnt vaak na een paar jaar, en dan is de link dood.',
  'Use the new address, if it is still the page that you meant.':
    'Gebruik het nieuwe adres, als het nog de pagina is die u bedoelde.',
  'The link to {host} is dead ({status}).': 'De link naar {host} is dood ({status}).',
  'The site answered that the page is not there: readers get an error.':
    'De site antwoordde dat de pagina er niet is: lezers krijgen een foutmelding.',
  'Find the page’s new address, or remove the link.': 'Zoek het nieuwe adres van de pagina, of haal de link weg.',
  'The link to {host} no longer exists.': 'De link naar {host} bestaat niet meer.',
  'No site has this name: readers get an error, or the site of the next owner of the name.':
    'Geen site heeft deze naam: lezers krijgen een foutmelding, of de site van de volgende eigenaar van de naam.',

  'The title has {count} characters.': 'De titel heeft {count} tekens.',
  'Cards and search results show only the beginning.': 'Kaarten en zoekresultaten laten alleen het begin zien.',
  'The excerpt has {count} characters.': 'De samenvatting heeft {count} tekens.',
  'The excerpt is empty.': 'De samenvatting is leeg.',
  'Cards show it; without one they show the first words of the text.':
    'Ze staat op kaarten; zonder samenvatting staan daar de eerste woorden van de tekst.',
  'The SEO title has {count} characters.': 'De SEO-titel heeft {count} tekens.',
  'Search engines and previews cut longer texts off.': 'Zoekmachines en voorbeelden kappen langere teksten af.',
  'The SEO description has {count} characters.': 'De SEO-omschrijving heeft {count} tekens.',
  'The SEO description has only {count} characters.': 'De SEO-omschrijving heeft maar {count} tekens.',
  'The SEO description is empty.': 'De SEO-omschrijving is leeg.',
  'Search results show it; without one they pick a sentence themselves, and they cut longer ones off.':
    'Zoekresultaten laten haar zien; zonder kiezen ze zelf een zin, en een langere kappen ze af.',
  'The meta description has {count} characters.': 'De zoekomschrijving heeft {count} tekens.',
  'The meta description has only {count} characters.': 'De zoekomschrijving heeft maar {count} tekens.',
  'The picture description has {count} characters.': 'De beschrijving van de foto heeft {count} tekens.',
  'Screen readers read it in one go.': 'Schermlezers lezen haar in één keer voor.',
  'Write one of at most {most} characters.': 'Schrijf er een van hoogstens {most} tekens.',
  'Shorten it to {most}.': 'Kort haar in tot {most}.',
  'Use the space: {least} to {most}.': 'Gebruik de ruimte: {least} tot {most}.',

  '{number} is not a phone number of the clinic.': '{number} is geen telefoonnummer van de praktijk.',
  'Readers call the number they see, and a private number cannot be taken back.':
    'Lezers bellen het nummer dat ze zien, en een privénummer is niet terug te halen.',
  'Check whose it is. Use the clinic’s number, or say whose number this is.':
    'Ga na van wie het is. Gebruik het nummer van de praktijk, of zeg van wie dit nummer is.',

  'The cover picture has no description.': 'De omslagfoto heeft geen beschrijving.',
  'Picture {number} of this paragraph has no description.': 'Foto {number} van deze alinea heeft geen beschrijving.',
  'People who cannot see the picture hear its description; without one it is skipped (WCAG 1.1.1).':
    'Wie de foto niet kan zien, hoort de beschrijving; zonder wordt hij overgeslagen (WCAG 1.1.1).',
  'Describe in one sentence what the picture shows and why it is there.':
    'Beschrijf in één zin wat de foto laat zien en waarom hij er staat.',

  '“{text}” is a heading {level} where a heading {expected} would follow.':
    '“{text}” is een kop {level} waar een kop {expected} zou volgen.',
  'People who listen to the page go from heading to heading, and take a skipped level for a part that is missing (WCAG 1.3.1).':
    'Wie naar de pagina luistert, gaat van kop naar kop, en denkt bij een overgeslagen niveau dat er een deel ontbreekt (WCAG 1.3.1).',
  'Make it a heading {expected}, or add the heading that stands above it.':
    'Maak er een kop {expected} van, of voeg de kop toe die erboven hoort.',
  'A heading {level} is empty.': 'Een kop {level} is leeg.',
  'It is saved and shown as an empty line, and screen readers announce a heading that says nothing (WCAG 2.4.6).':
    'Hij wordt bewaard en getoond als een lege regel, en schermlezers melden een kop die niets zegt (WCAG 2.4.6).',
  'Write the heading, or delete its line.': 'Schrijf de kop, of verwijder de regel.',

  'No line says when to see a doctor.': 'Nergens staat wanneer lezers naar een arts moeten.',
  'A worried reader must learn which complaints cannot wait, and whom to call.':
    'Een bezorgde lezer moet te weten komen welke klachten niet kunnen wachten, en wie te bellen.',
  'Say for which complaints readers should call their GP, the out-of-hours GP or 112.':
    'Zeg bij welke klachten lezers hun huisarts, de huisartsenpost of 112 moeten bellen.',

  'This text is probably harder than level B1: {formula} {flesch}, LIX {lix}.':
    'Deze tekst is waarschijnlijk moeilijker dan taalniveau B1: {formula} {flesch}, LIX {lix}.',
  'Both formulas count the length of words and sentences: {least} or more and {most} or less are easy for most readers. They know nothing of meaning, so take it as a hint.':
    'Beide formules tellen de lengte van woorden en zinnen: {least} of meer en {most} of minder is voor de meeste lezers makkelijk. Van betekenis weten ze niets, dus zie het als een tip.',
  'Shorten the longest sentences first; then replace difficult words.':
    'Maak eerst de langste zinnen korter; vervang daarna moeilijke woorden.',

  'This sentence has {words} words.': 'Deze zin heeft {words} woorden.',
  'Sentences of at most {most} words are understood at first reading (level B1).':
    'Zinnen van hoogstens {most} woorden begrijpen lezers in één keer (taalniveau B1).',
  'Split it in two, or make it a list.': 'Maak er twee zinnen van, of een lijst.',

  '“{word}” is a difficult word.': '“{word}” is een moeilijk woord.',
  'Millions of adults in the Netherlands find reading hard; words of level B1 reach nearly everyone.':
    'Miljoenen volwassenen in Nederland hebben moeite met lezen; woorden op taalniveau B1 begrijpt bijna iedereen.',
  'Try “{plainer}”, or explain it in brackets at its first use.':
    'Probeer “{plainer}”, of leg het uit tussen haakjes waar het voor het eerst staat.',
  '“{word}” has {letters} letters.': '“{word}” heeft {letters} letters.',
  'Long words are hard to read, above all on a phone.': 'Lange woorden lezen moeilijk, vooral op een telefoon.',
  'Split it: “training van de bekkenbodem” for “bekkenbodemspiertraining”.':
    'Splits het: “training van de bekkenbodem” in plaats van “bekkenbodemspiertraining”.',

  'This sentence is passive, as are {percent} % of this text.':
    'Deze zin staat in de lijdende vorm, net als {percent} % van deze tekst.',
  'The passive hides who does something, and is harder to read.':
    'De lijdende vorm verbergt wie iets doet, en leest moeilijker.',
  'Say who does it: “de arts meet” instead of “er wordt gemeten”.':
    'Zeg wie het doet: “de arts meet” in plaats van “er wordt gemeten”.',

  'The address “{slug}” still leads readers to “{owner}”.': 'Het adres “{slug}” leidt lezers nog naar “{owner}”.',
  'It is a former address of that article: links and search engines use it. Once published, this article takes its place.':
    'Het is een vroeger adres van dat artikel: links en zoekmachines gebruiken het. Na publicatie komt dit artikel in de plaats daarvan.',
  'Choose another slug, unless this article takes the place of that one.':
    'Kies een ander webadres, tenzij dit artikel in de plaats van dat andere komt.',
};

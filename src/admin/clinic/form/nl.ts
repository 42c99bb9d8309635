export default {
  Example: 'Voorbeeld',
  'No longer an example': 'Geen voorbeeld meer',
  'This is right': 'Dit klopt',
  Undo: 'Ongedaan maken',

  'None yet.': 'Nog geen.',
  'Add<hidden> to {label}</hidden>': 'Toevoegen<hidden> aan {label}</hidden>',
  'Remove<hidden> {name}</hidden>': '<hidden>{name} </hidden>Weghalen',
  'Move up {name}': '{name} omhoog',
  'Move down {name}': '{name} omlaag',
  'Move up (Alt+↑)': 'Omhoog (Alt+↑)',
  'Move down (Alt+↓)': 'Omlaag (Alt+↓)',
  '{name}: place {place} of {all}': '{name}: plaats {place} van {all}',
  '“{title}” is removed': '“{title}” is weggehaald',
  Removed: 'Weggehaald',
  'From this form: visitors see it until you publish.': 'Uit dit formulier: bezoekers zien het totdat u publiceert.',
  'Undo: put {title} back': 'Ongedaan maken: {title} terugzetten',
  'Undo: put it back': 'Ongedaan maken: terugzetten',
  '“{title}” is still needed': '“{title}” is nog nodig',
  'Open the entry': 'De regel openen',
  'Leave this out<hidden> {label}</hidden>': 'Dit weglaten<hidden>: {label}</hidden>',
  'Fill in<hidden> {label}</hidden>': '<hidden>{label} </hidden>Invullen',
  'Other texts refer to it: it stays, also when the name changes.':
    'Andere teksten verwijzen ernaar: de sleutel blijft, ook als de naam verandert.',
  'A key is missing: fill one in, such as anna-bos': 'Een sleutel ontbreekt: vul er een in, zoals anna-bos',
  'This key is there twice: give each its own': 'Deze sleutel staat er twee keer: geef ieder een eigen sleutel',
  'left {day}': 'vertrokken {day}',

  'One a line.': 'Eén per regel.',
  'A place a line, such as 43, 55: from the left, from the top.':
    'Eén plek per regel, zoals 43, 55: van links, van boven.',
  'Such as 43, 55: from the left, from the top.': 'Zoals 43, 55: van links, van boven.',
  'Or: {suggestions}': 'Of: {suggestions}',
  'This field takes no formatting: visitors see these signs as they stand.':
    'Dit veld kent geen opmaak: bezoekers zien deze tekens zoals ze er staan.',
  'At most {most} characters.': 'Hoogstens {most} tekens.',

  'Words in braces stand for a fact that is kept in one place: {name} is {value}':
    'Woorden tussen accolades staan voor een gegeven dat op één plek wordt bijgehouden: {name} is {value}',
  'Words in braces stand for a fact that is kept in one place: {name} is {value}, and {more} more':
    'Woorden tussen accolades staan voor een gegeven dat op één plek wordt bijgehouden: {name} is {value}, en nog {more}',

  // The hints of src/content/collections.
  'What the clinic does, in a few words. The site adds the town.':
    'Wat de kliniek doet, in een paar woorden. De plaats zet de site erachter.',
  'Whoever finds a leak in the website writes here. Empty: the address before this one.':
    'Wie een lek in de website vindt, schrijft hierheen. Leeg: het adres hiervoor.',
  'When whoever writes gets an answer, such as: op de eerstvolgende werkdag.':
    'Wanneer wie schrijft antwoord krijgt, zoals: op de eerstvolgende werkdag.',
  'A break, an evening or a Saturday: add a line with its own times.':
    'Een pauze, een avond of een zaterdag: voeg een regel toe met eigen tijden.',
  'The first day.': 'De eerste dag.',
  'The last day. Empty for a single one.': 'De laatste dag. Leeg als het er één is.',
  'Only if the clinic is open earlier that day.': 'Alleen als de kliniek die dag eerst nog open is.',
  'Visitors read it, in Dutch: vakantie, nascholing.': 'Bezoekers lezen dit: vakantie, nascholing.',
  'The address of the portal for patients, with https://.': 'Het adres van het patiëntenportaal, met https://.',
  'The address where patients make an appointment themselves, with https://.':
    'Het adres waarop patiënten zelf een afspraak maken, met https://.',
  'Where else the clinic is found: the address of its page at, for example, ZorgkaartNederland, LinkedIn or Google Maps, each on a line of its own. Visitors do not see this; it tells search engines that it is the same clinic.':
    'Waar de kliniek nog meer staat: het adres van de pagina bij bijvoorbeeld ZorgkaartNederland, LinkedIn of Google Maps, elk op een eigen regel. Bezoekers zien dit niet; zoekmachines weten zo dat het dezelfde kliniek is.',
  'What the clinic does not do, each in one sentence. Search engines and assistants read this in /llms.txt.':
    'Wat de kliniek niet doet, elk in één zin. Zoekmachines en assistenten lezen dit in /llms.txt.',
  'Eight digits.': 'Acht cijfers.',
  'Eight digits: the code of the practice.': 'Acht cijfers: de code van de praktijk.',
  'One English sentence.': 'Eén Engelse zin.',
  'Stands above all pages. Empty: there is no notice. A link is allowed: [onze route](/over-ons#route).':
    'Staat boven alle pagina’s. Leeg: er is geen bericht. Een link mag: [onze route](/over-ons#route).',
  'The notice, in at most 200 characters.': 'Het bericht, in hoogstens 200 tekens.',
  'Then the notice goes away by itself.': 'Dan verdwijnt het bericht vanzelf.',
  'For a first appointment, such as: twee weken. Empty: the site names no waiting time.':
    'Voor een eerste afspraak, zoals: twee weken. Leeg: de site noemt geen wachttijd.',
  'How long somebody waits, in at most 60 characters.': 'Hoe lang iemand wacht, in hoogstens 60 tekens.',
  'Visitors read from which day these prices apply.': 'Bezoekers lezen vanaf welke dag deze prijzen gelden.',
  'Texts name the price with {tarief:…}, for example {tarief:intake}.':
    'Teksten noemen de prijs met {tarief:…}, bijvoorbeeld {tarief:intake}.',
  'Such as: 60 minuten.': 'Zoals: 60 minuten.',
  'Whether a health insurance pays for this: ja (yes), soms (sometimes), nee (no).':
    'Of een zorgverzekering dit betaalt.',
  'As patients know it, in Dutch: huisarts, diëtist.': 'Zoals patiënten het kennen: huisarts, diëtist.',
  'The register and the number, such as: BIG-nummer 12345678901. Empty for who is in no register.':
    'Het register en het nummer, zoals: BIG-nummer 12345678901. Leeg voor wie in geen register staat.',
  'An upright picture of the face, with consent. Empty: the site shows the name alone.':
    'Een staande foto van het gezicht, met toestemming. Leeg: de site toont alleen de naam.',
  'The first day on which they no longer work here. Empty for who works here.':
    'De eerste dag dat diegene hier niet meer werkt. Leeg voor wie hier werkt.',
  'Who takes over the medical review of the pages after they left.':
    'Wie na het vertrek de medische controle van de pagina’s overneemt.',
  'A description for search engines, of 120 to 160 characters.':
    'Een omschrijving voor zoekmachines, van 120 tot 160 tekens.',
  'A question to the visitor, such as: Werkgever?': 'Een vraag aan de bezoeker, zoals: Werkgever?',
  'One sentence in the voice of the clinic.': 'Eén zin in de stem van de kliniek.',
  'The address on the page, behind #: small letters and hyphens.':
    'Het adres op de pagina, achter #: kleine letters en streepjes.',
  'You type the formatting yourself: **words** are bold, [words](address) are a link, lines that begin with - are a list.':
    'Opmaak typt u zelf: **woorden** worden vet, [woorden](adres) een link, regels die met - beginnen een lijst.',
  'For whom the page is, in at most 120 characters.': 'Voor wie de pagina is, in hoogstens 120 tekens.',
  'How long it takes, in at most 60 characters.': 'Hoe lang het duurt, in hoogstens 60 tekens.',
  'What somebody has to know of the price, in at most 140 characters.':
    'Wat iemand over de prijs moet weten, in hoogstens 140 tekens.',
  'How soon somebody can come, in at most 140 characters.': 'Hoe snel iemand terecht kan, in hoogstens 140 tekens.',
  'Who does it, in at most 80 characters.': 'Wie het doet, in hoogstens 80 tekens.',
  'The sentence above the cards.': 'De zin boven de kaarten.',
  'The text refers to it with {bron:…}, for example {bron:thuisarts}.':
    'De tekst verwijst ernaar met {bron:…}, bijvoorbeeld {bron:thuisarts}.',
  'Who published it, such as Thuisarts.nl.': 'Wie de bron uitgaf, zoals Thuisarts.nl.',
  'Of the page where readers can check it. For a book a year is enough.':
    'Van de pagina waarop lezers het kunnen nakijken. Voor een boek is een jaar genoeg.',
  'The day on which you read it.': 'De dag waarop u de bron las.',
  'The title in the results of search engines.': 'De titel in de resultaten van zoekmachines.',
  'An amount such as € 95, or: Prijs in overleg.': 'Een bedrag zoals € 95, of: Prijs in overleg.',
  'What the price is for, such as per medewerker, in at most 40 characters.':
    'Waarvoor de prijs geldt, zoals per medewerker, in hoogstens 40 tekens.',
  'What the price says of VAT, such as vrij van btw, in at most 40 characters.':
    'Wat de prijs over btw zegt, zoals vrij van btw, in hoogstens 40 tekens.',
  'What the package has, in at most 140 characters.': 'Wat het pakket inhoudt, in hoogstens 140 tekens.',
  'What the package measures, in at most 120 characters.': 'Wat het pakket meet, in hoogstens 120 tekens.',
  'Where and how it is planned, in at most 120 characters.': 'Waar en hoe het wordt gepland, in hoogstens 120 tekens.',
  'For whom the package is best, in at most 140 characters.':
    'Voor wie het pakket het best past, in hoogstens 140 tekens.',
  'The day on which you read through the whole text.': 'De dag waarop u de hele tekst hebt nagekeken.',
  'Who wrote the text.': 'Wie de tekst schreef.',
  'A summary for the overview, of 60 to 120 characters.': 'Een samenvatting voor het overzicht, van 60 tot 120 tekens.',
  'The place in the overview: low numbers first.': 'De plaats in het overzicht: lage nummers eerst.',
  'A category of the magazine, or a word that fits its articles, in at most 60 characters.':
    'Een categorie van het magazine, of een woord dat bij de artikelen past, in hoogstens 60 tekens.',
  'One warm sentence below the title.': 'Eén warme zin onder de titel.',
  'A second address that leads here too. Only for pages that have one.':
    'Een tweede adres dat ook hierheen leidt. Alleen voor pagina’s die er een hebben.',
  'Three therapies that go with this one.': 'Drie therapieën die bij deze passen.',
};

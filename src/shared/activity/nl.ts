import { DUTCH_OF_ACTIONS } from './audit-actions.ts';

/** What the log of activity says, for the desk and for its CSV. */
export default {
  // Who has no account
  'The site': 'De website',
  'Somebody at the login page': 'Iemand op de inlogpagina',

  ...DUTCH_OF_ACTIONS,

  'number {id}': 'nummer {id}',

  // What a change replaced
  name: 'naam',
  'e-mail': 'e-mailadres',
  registration: 'registratie',
  biography: 'biografie',
  portrait: 'portret',
  active: 'actief',
  slug: 'webadres',
  description: 'beschrijving',
  writer: 'schrijver',
  language: 'taal',
  role: 'rol',
  'reads messages': 'leest berichten',
  profession: 'beroep',
  'BIG number': 'BIG-nummer',
  none: 'leeg',
  yes: 'ja',
  no: 'nee',
  Writer: 'Schrijver',
  Editor: 'Redacteur',
  Administrator: 'Beheerder',
  Dutch: 'Nederlands',
  English: 'Engels',

  // The dangers that somebody published with a reason
  'citizen service number': 'burgerservicenummer',
  'prescription medicine': 'geneesmiddel op recept',
  'promises a cure': 'belooft genezing',
  'guarantees a result': 'garandeert een resultaat',
  'no side effects or risk': 'geen bijwerkingen of risico’s',
  'completely safe': 'volkomen veilig',
  'miracle or revolution': 'wonder of revolutie',
  'without medicines': 'zonder medicijnen',
  'no doctor needed': 'geen arts nodig',
  'says it is proven': 'zegt dat het bewezen is',
  'calls something the best': 'noemt iets de beste',
  'result within a time': 'resultaat binnen een bepaalde tijd',
  'cleansing the body': 'reinigen van het lichaam',
  'strengthens the immune system': 'versterkt het immuunsysteem',
  'discredits doctors, medicines or research': 'brengt artsen, medicijnen of onderzoek in diskrediet',
  'keeps readers from a doctor': 'houdt lezers weg bij een arts',
  'how an examination ends': 'hoe een keuring afloopt',
  'driving while dulled': 'suf achter het stuur',
  'a patient recommends a treatment': 'een patiënt beveelt een behandeling aan',
  'hurries readers': 'jaagt lezers op',
  'effect of a food or a supplement': 'werking van voeding of een supplement',
  'recognisable patient': 'herkenbare patiënt',
  'title of a protected profession': 'titel van een beschermd beroep',
};

import { CONTACT_MAX_LENGTH as MAX } from '../constants.ts';

/** Every Dutch text about a contact message that a visitor reads: form, API and the pages without JavaScript. */

export const CONTACT_SUCCESS = {
  title: 'Bericht succesvol verzonden!',
  text: 'We nemen binnen 24 uur contact met u op.',
  /** `answered` is `antwoordtermijn` of the clinic, which staff change. The sentence above is fixed. */
  whenClosed: (answered: string) => `Zijn we in die tijd dicht, dan antwoorden we ${answered}.`,
};

export const CONTACT_FAILURE = {
  title: 'Er is een fout opgetreden',
  notSent: 'Er is een fout opgetreden bij het versturen van uw bericht.',
  network: 'Netwerkfout. Controleer uw internetverbinding en probeer het opnieuw.',
  incompleteTitle: 'Uw bericht is nog niet verstuurd',
  incompleteText: 'Er ontbreekt iets, of er klopt iets niet:',
};

const NOT_RECEIVED = 'Uw bericht is niet goed aangekomen. Probeer het opnieuw.';

export const CONTACT_FIELD_ERRORS = {
  nameMissing: 'Vul uw naam in.',
  emailMissing: 'Vul uw e-mailadres in.',
  emailInvalid: 'Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.',
  messageMissing: 'Schrijf hier uw bericht.',
  notText: 'Vul hier tekst in.',
  tooLong: (max: number) => `Dit mag hoogstens ${max} tekens lang zijn.`,
  notAnObject: NOT_RECEIVED,
};

export const CONTACT_REFUSALS = {
  tooMany: 'U hebt kort na elkaar veel berichten gestuurd. Wacht enkele minuten, of bel ons.',
  citizenNumber:
    'Dit lijkt een burgerservicenummer (BSN) te bevatten. Stuur dat voor uw veiligheid niet via deze website: haal het weg, dan nemen wij uw bericht graag aan. Wij vragen er zo nodig bij de afspraak naar.',
};

/** The API's own errors under `/api/contact`; src/server/api/messages.ts has the English ones of the other endpoints. */
export const CONTACT_API_ERRORS = {
  notJson: NOT_RECEIVED,
  incomplete: NOT_RECEIVED,
  wrongType: 'Uw bericht kwam in een vorm aan die wij niet kunnen lezen. Gebruik het contactformulier.',
  nulCharacter:
    'Uw bericht bevat een teken dat wij niet kunnen bewaren. Haal vreemde tekens weg en probeer het opnieuw.',
  tooLarge: 'Uw bericht is te groot. Maak het korter.',
  crossSite: 'Dit bericht kwam van een andere website. Gebruik ons eigen contactformulier.',
  notFound: 'Op dit adres is niets te vinden.',
  methodNotAllowed: (methods: string) => `Dit adres beantwoordt alleen ${methods}.`,
  diskFull: 'Wij kunnen uw bericht nu niet aannemen. Probeer het later opnieuw, of bel ons.',
  databaseUnavailable: 'Wij kunnen uw bericht nu niet aannemen. Probeer het over een ogenblik opnieuw, of bel ons.',
  tooSlow: 'Het aannemen van uw bericht duurde te lang. Probeer het over een ogenblik opnieuw, of bel ons.',
  unexpected: 'Er is bij ons iets misgegaan. Probeer het opnieuw, of bel ons.',
};

const WITHOUT_BSN = 'zonder burgerservicenummer (BSN)';

/** The address says which field was refused and not why: what is missing, wrong or too long is one message. */
const OF_FIELDS: Record<keyof typeof MAX, string> = {
  name: `Vul uw naam in, in hoogstens ${MAX.name} tekens, ${WITHOUT_BSN}.`,
  email: `${CONTACT_FIELD_ERRORS.emailInvalid} Het mag hoogstens ${MAX.email} tekens lang zijn.`,
  phone: `Schrijf het telefoonnummer in hoogstens ${MAX.phone} tekens.`,
  subject: `Schrijf het onderwerp in hoogstens ${MAX.subject} tekens, ${WITHOUT_BSN}.`,
  message: `Schrijf een bericht van hoogstens ${MAX.message} tekens, ${WITHOUT_BSN}.`,
  people: `Schrijf in hoogstens ${MAX.people} tekens hoeveel mensen het zijn, ${WITHOUT_BSN}.`,
  place: `Schrijf in hoogstens ${MAX.place} tekens waar het moet zijn, ${WITHOUT_BSN}.`,
  when: `Schrijf in hoogstens ${MAX.when} tekens wanneer het moet zijn, ${WITHOUT_BSN}.`,
};

/** Messages by the values of `?fout=`: the name of a field, or a code from src/server/api/html-form.ts. */
const WITHOUT_JAVASCRIPT = new Map<string, string>(
  Object.entries({
    ...OF_FIELDS,
    'te-veel':
      'Er zijn vanaf uw aansluiting kort na elkaar te veel berichten verstuurd. Wacht tien minuten en probeer het opnieuw, of bel ons.',
    'te-groot': 'Uw bericht is te groot. Maak het korter, of bel ons.',
  }),
);

/** The messages for a form posted without JavaScript, from `?fout=name,te-veel`. Unknown codes give the general one. */
export function contactErrorMessages(codes: string | null): string[] {
  const messages = (codes ?? '').split(',').flatMap((code) => WITHOUT_JAVASCRIPT.get(code) ?? []);
  return messages.length > 0 ? messages : [CONTACT_FAILURE.notSent];
}

import { FEEDBACK_MAX_LENGTH } from '../constants.ts';

/** The end of a page that `:target` shows in place of the form, without a script and without a page per visitor. */
export const FEEDBACK_SENT = 'feedback-sent';

export type FeedbackLanguage = 'en' | 'nl';

/** Every text about “Was this clear?” that visitors read: English in the magazine, Dutch on the clinic's own pages. */
const EN = {
  question: 'Was this clear?',
  yes: 'Yes',
  no: 'No',
  words: 'Would you like to say more?',
  optional: '(optional)',
  hint: 'We read this to write more clearly, and cannot answer it. Please leave out names, numbers and what is about your own health.',
  contact: 'Ask a question instead',
  honeypot: 'Leave this field empty',
  send: 'Send',
  sent: 'Thank you. Your answer helps us to write more clearly.',
  notSentTitle: 'Your answer was not stored',
  wayBack: 'Go back to the page with the back button of your browser. What you wrote is still there.',
  contactLink: 'Or write to us with the contact form',
  failures: {
    words: `Please keep it to ${FEEDBACK_MAX_LENGTH} characters, without a citizen service number (BSN), bank account number, date of birth, address, number plate, telephone number, e-mail address or name on social media. Nothing of it was stored.`,
    clear: 'Please choose Yes or No.',
    'te-veel': 'Many answers came from your connection within a short time. Please wait ten minutes and try again.',
    'te-groot': 'Your answer is too long. Please make it shorter.',
    weg: 'This page no longer exists.',
    storing: 'Something went wrong on our side. Please try again in a moment.',
  },
};

const NL: typeof EN = {
  question: 'Was dit duidelijk?',
  yes: 'Ja',
  no: 'Nee',
  words: 'Wilt u daar iets over zeggen?',
  optional: '(niet verplicht)',
  hint: 'We lezen dit om duidelijker te schrijven, en kunnen u niet antwoorden. Laat namen, nummers en wat over uw eigen gezondheid gaat weg.',
  contact: 'Stel liever een vraag',
  honeypot: 'Laat dit veld leeg',
  send: 'Versturen',
  sent: 'Dank u wel. Uw antwoord helpt ons om duidelijker te schrijven.',
  notSentTitle: 'Uw antwoord is niet bewaard',
  wayBack: 'Ga met de terugknop van uw browser terug naar de pagina. Wat u had geschreven, staat er nog.',
  contactLink: 'Of schrijf ons met het contactformulier',
  failures: {
    words: `Schrijf hoogstens ${FEEDBACK_MAX_LENGTH} tekens, zonder burgerservicenummer (BSN), rekeningnummer, geboortedatum, adres, kenteken, telefoonnummer, e-mailadres of naam op sociale media. Wij hebben er niets van bewaard.`,
    clear: 'Kies Ja of Nee.',
    'te-veel':
      'Er kwamen vanaf uw aansluiting kort na elkaar veel antwoorden. Wacht tien minuten en probeer het opnieuw.',
    'te-groot': 'Uw antwoord is te lang. Maak het korter.',
    weg: 'Deze pagina bestaat niet meer.',
    storing: 'Er is bij ons iets misgegaan. Probeer het over een ogenblik opnieuw.',
  },
};

export const FEEDBACK_TEXTS: Record<FeedbackLanguage, typeof EN> = { en: EN, nl: NL };

/** The message for `?fout=words,clear` (src/server/api/html-form.ts). Unknown codes give the general one. */
export function feedbackFailures(language: FeedbackLanguage, codes: string | null): string[] {
  const { failures } = FEEDBACK_TEXTS[language];
  const known = new Map(Object.entries(failures));
  const messages = (codes ?? '').split(',').flatMap((code) => known.get(code) ?? []);
  return messages.length > 0 ? [...new Set(messages)] : [failures.storing];
}

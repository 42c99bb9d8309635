import { NOT_SENT } from './failure.ts';

/** Why a message without JavaScript was refused, from `?fout=`: names of fields, or one of the reasons below. */

const REASONS: Record<string, string> = {
  'te-veel':
    'Er zijn vanaf uw aansluiting kort na elkaar te veel berichten verstuurd. Wacht tien minuten en probeer het opnieuw, of bel ons.',
  'te-groot': 'Uw bericht is te groot. Maak het korter, of bel ons.',
};

const FIELDS: Record<string, string> = {
  name: 'Vul uw naam in.',
  email: 'Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.',
  phone: 'Maak het telefoonnummer korter.',
  subject: 'Maak het onderwerp korter, en zet er geen burgerservicenummer (BSN) in.',
  message: 'Schrijf een bericht van hoogstens 5000 tekens, zonder burgerservicenummer (BSN).',
};

export function refusalSentences(reason: string | null): string[] {
  const sentences = (reason ?? '').split(',').flatMap((name) => FIELDS[name] ?? REASONS[name] ?? []);
  return sentences.length > 0 ? sentences : [NOT_SENT];
}

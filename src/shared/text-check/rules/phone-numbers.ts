import { findPhoneNumbers } from '../../numbers/numbers.ts';
import { placeIn } from '../document/passages.ts';
import { type Finding, type Rule, says } from '../finding.ts';

/** Helplines that a medical text may name, from their own websites. */
const HELPLINES = new Set([
  '08000113', // 113 Zelfmoordpreventie
  '09000113', // the same, its former number
  '08002000', // Veilig Thuis
  '08000432', // De Kindertelefoon
  '0880767000', // De Luisterlijn
  '09001450', // MIND Korrelatie
  '08001995', // Stoplijn, Trimbos
  '09001995', // Drugs Infolijn and Alcohol Infolijn, Trimbos
  '09008844', // police, without haste
  '0882277700', // CBR
]);

/** Phone numbers, also of `tel:` links, that are neither the clinic's nor a known helpline's. */
export const phoneNumbers: Rule = ({ shown, body, facts }) => {
  const own = new Set(facts.phoneNumbers.flatMap((number) => findPhoneNumbers(number).map(({ digits }) => digits)));
  const isKnown = (digits: string) => own.has(digits) || HELPLINES.has(digits);
  const inTexts = shown.flatMap((passage) =>
    findPhoneNumbers(passage.text)
      .filter(({ digits }) => !isKnown(digits))
      .map(({ from, to }) => foreign(passage.text.slice(from, to), placeIn(passage, from, to))),
  );
  const inLinks = body.flatMap(({ links, text, heading }, block) =>
    links.flatMap(({ href, from, to }) => {
      const [number] = /^tel:/i.test(href) ? findPhoneNumbers(href) : [];
      const isShown = findPhoneNumbers(text.slice(from, to)).length > 0;
      if (!number || isShown || isKnown(number.digits)) return [];
      return [foreign(number.digits, placeIn({ part: 'body', block, heading, text }, from, to))];
    }),
  );
  return [...inTexts, ...inLinks];
};

const foreign = (number: string, place: Finding['place']): Finding => ({
  rule: 'phone-number',
  severity: 'warning',
  ...says(
    {
      what: '{number} is not a phone number of the clinic.',
      why: 'Readers call the number they see, and a private number cannot be taken back.',
      remedy: 'Check whose it is. Use the clinic’s number, or say whose number this is.',
    },
    { number },
  ),
  place,
});

import { mayHoldNumber, plainCharacters } from '../text/plain-characters.ts';

const GAP = '[ .\\-()/]{0,3}';
/** Service numbers, international numbers, Dutch numbers of ten digits; an IBAN has the letters of its bank before them. */
const PHONE = new RegExp(
  [
    String.raw`(?<![\d.,])0[89]00[ \-]\d{2}[ ]?\d{2}(?:\d{3})?(?!\d)`,
    String.raw`(?<!\d)(?:\+|00)31${GAP}(?:\(0\)${GAP})?[1-9](?:${GAP}\d){8}(?!\d)`,
    String.raw`(?<!\d)\+\d{1,3}(?:${GAP}\d){7,11}(?!\d)`,
    String.raw`(?<![\d.,]|[A-Z]{4} )\(?0[1-9](?:${GAP}\d){8}(?!\d)`,
    // Digit by digit. Dots, slashes and commas only where all are alike: others are amounts.
    String.raw`(?<!\d)0[ \-_*|]{1,3}[1-9](?:[ \-_*|]{1,3}\d){8}(?!\d)`,
    String.raw`(?<!\d)0[ \-_*|]{1,3}6(?:[ \-_*|]{0,3}\d){8}(?!\d)`,
    String.raw`(?<!\d)0 ?(?<sign>[.,/]) ?[1-9](?: ?\k<sign> ?\d){8}(?!\d)`,
    String.raw`(?<!\d)0[1-9](?:[_*|,]{1,2}\d{2}){4}(?!\d)`,
  ].join('|'),
  'g',
);
const STARTS_WITH_DATE = /^\d{1,2}[-. /]\d{1,2}[-. /](?:19|20)\d{2}/;

export type PhoneNumber = { from: number; to: number; digits: string };

/** The phone numbers in a text, each with the digits to dial within the Netherlands. */
export function findPhoneNumbers(text: string): PhoneNumber[] {
  if (!mayHoldNumber(text)) return [];
  const plain = plainCharacters(text);
  return [...plain.text.matchAll(PHONE)]
    .filter(({ 0: found }) => !STARTS_WITH_DATE.test(found))
    .map(({ 0: found, index }) => ({
      from: plain.at[index] ?? 0,
      to: plain.end[index + found.length - 1] ?? 0,
      digits: dialled(found),
    }));
}

/** `+31 (0)40 123 45 67` → `0401234567`; numbers of other countries keep their `+`. */
function dialled(number: string): string {
  const plain = number.replace(/[^\d+]/g, '').replace(/^00/, '+');
  return plain.startsWith('+31') ? `0${plain.slice(3).replace(/^0/, '')}` : plain;
}

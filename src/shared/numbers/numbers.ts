import { mayHoldNumber, plainCharacters } from '../text/plain-characters.ts';

/** International phone numbers: the nine digits after +31 are not a citizen service number. */
const INTERNATIONAL_PHONE = /(?:\+|\b00)\d{2}[ .-]?(?:\(0\))?[ .-]?\d(?:[ .-]?\d){8}(?!\d)/g;
/** National Dutch phone numbers of ten digits. */
const DUTCH_PHONE = /\b(?:06[ .-]?\d{8}|06[ .-]\d(?:[ .-]?\d){7}|0\d{2}[ .-]?\d{7}|0\d{3}[ .-]\d{6})(?!\d)/g;
const DATE = /(?<!\d)(?:0?[1-9]|[12]\d|3[01])[ .-](?:0?[1-9]|1[0-2])[ .-](?:19|20)\d{2}(?!\d)/g;
/** Replaces a match, so that the digits before and after it do not join. */
const SEPARATOR = ';';
/** Groups of digits with a separator between them. */
const DIGIT_RUNS = /\d+(?:(?: ?[.\-_*|·•] ?| {1,3})\d+)*/g;
/** After its name whatever stands between the digits. */
const NAMED_CITIZEN_NUMBER =
  /(?<=(?:bsn|burgerservicenummer|sofi(?:nummer)?|service number)\P{N}{0,20})\d(?:[^\p{L}\p{N}\n]{0,4}\d){8}(?!\d)/giu;
const BSN_LENGTH = 9;

/** Whether a text contains a possible citizen service number (BSN): nine digits that pass the eleven test. */
export const containsCitizenNumber = (text: string): boolean => findCitizenNumbers(text).length > 0;

/** Where a text contains possible citizen service numbers. */
export function findCitizenNumbers(text: string): Array<{ from: number; to: number }> {
  if (!mayHoldNumber(text)) return [];
  const plain = plainCharacters(text);
  const rest = [INTERNATIONAL_PHONE, DUTCH_PHONE, DATE].reduce(
    (left, other) => left.replace(other, (match) => SEPARATOR.repeat(match.length)),
    plain.text,
  );
  const named = [...rest.matchAll(NAMED_CITIZEN_NUMBER)].flatMap(({ 0: found, index }) =>
    passesElevenTest(found.replace(/\D/g, '')) ? [{ from: index, to: index + found.length }] : [],
  );
  const others = [...rest.matchAll(DIGIT_RUNS)]
    .flatMap(({ 0: run, index }) => citizenNumbersIn(run, index))
    .filter(({ from, to }) => !named.some((one) => from < one.to && to > one.from));
  return [...named, ...others]
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to }) => ({ from: plain.at[from] ?? 0, to: plain.end[to - 1] ?? 0 }));
}

/** Only whole groups count: nine digits within a longer number are not a BSN. */
function citizenNumbersIn(run: string, at: number): Array<{ from: number; to: number }> {
  const groups = [...run.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({ digits, from: at + index }));
  return groups.flatMap(({ from }, start) => {
    let digits = '';
    let next = start;
    while (digits.length < BSN_LENGTH && next < groups.length) {
      digits += groups[next]?.digits ?? '';
      next += 1;
    }
    if (digits.length !== BSN_LENGTH || !passesElevenTest(digits)) return [];
    const last = groups[next - 1];
    return last ? [{ from, to: last.from + last.digits.length }] : [];
  });
}

function passesElevenTest(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => {
    const weight = index === BSN_LENGTH - 1 ? -1 : BSN_LENGTH - index;
    return total + weight * Number(digit);
  }, 0);
  return Number(digits) > 0 && sum % 11 === 0;
}

const GAP = '[ .\\-()/]{0,3}';
/** Service numbers, international numbers, Dutch numbers of ten digits; an IBAN has the letters of its bank before them. */
const PHONE = new RegExp(
  [
    String.raw`(?<![\d.,])0[89]00[ \-]\d{2}[ ]?\d{2}(?:\d{3})?(?!\d)`,
    String.raw`(?<!\d)(?:\+|00 ?)31${GAP}(?:\(?0\)?${GAP})?[1-9](?:${GAP}\d){8}(?!\d)`,
    String.raw`(?<=(?<!\p{L})(?:mobiel|mobile|tel|telefoon|telefoonnummer|bel|app|whatsapp)\P{N}{0,12})6(?:[ .\-]{0,2}\d){8}(?!\d)`,
    // Without its plus: "316 12345678".
    String.raw`(?<![\d.,])31 ?6(?:[ .\-]{0,2}\d){8}(?!\d)`,
    String.raw`(?<!\d)\+\d{1,3}(?:${GAP}\d){7,11}(?!\d)`,
    String.raw`(?<!\d[-/.,]?|[A-Z]{4} )\(?0[1-9](?:${GAP}\d){8}(?!\d)`,
    // A mobile number, whatever signs part its code from the rest: "06: 12 34 56 78", "[06] 12•34•56•78".
    String.raw`(?<!\d[-/.,]?)06[^\p{L}\p{N}]{0,5}\d(?:[ .\-()/_*|,;·•~=+'’]{0,4}\d){7}(?!\d)`,
    // Digit by digit. Dots, slashes and commas only where all are alike: others are amounts.
    String.raw`(?<!\d)0[ \-_*|]{1,3}[1-9](?:[ \-_*|]{1,3}\d){8}(?!\d)`,
    String.raw`(?<!\d)0[ \-_*|]{1,3}6[ ,.:]{0,3}(?:[ \-_*|]{0,3}\d){8}(?!\d)`,
    String.raw`(?<!\d)0 ?(?<sign>[.,/]) ?[1-9](?: ?\k<sign> ?\d){8}(?!\d)`,
    String.raw`(?<!\d)0[1-9](?:[_*|,]{1,2}\d{2}){4}(?!\d)`,
  ].join('|'),
  'gu',
);
/** A date, opening hours, or a scale from 0 to 9. */
const NO_PHONE =
  /^\d{1,2}[-. /]\d{1,2}[-. /](?:19|20)\d{2}|^[0-2]\d\.[0-5]\d ?- ?[0-2]\d\.[0-5]\d|^0\D+1\D+2\D+3\D+4\D+5\D+6\D+7\D+8\D+9$/;

type PhoneNumber = { from: number; to: number; digits: string };

/** The phone numbers in a text, each with the digits to dial within the Netherlands. */
export function findPhoneNumbers(text: string): PhoneNumber[] {
  if (!mayHoldNumber(text)) return [];
  const plain = plainCharacters(text);
  const numbers: PhoneNumber[] = [];
  for (let match = PHONE.exec(plain.text); match; match = PHONE.exec(plain.text)) {
    const { 0: found, index } = match;
    const other = NO_PHONE.exec(found)?.[0];
    // A number may follow, whose first digits were found with it.
    if (other) PHONE.lastIndex = index + other.length;
    else
      numbers.push({
        from: plain.at[index] ?? 0,
        to: plain.end[index + found.length - 1] ?? 0,
        digits: dialled(found),
      });
  }
  return numbers;
}

/** `+31 (0)40 123 45 67` → `0401234567`; numbers of other countries keep their `+`. */
function dialled(number: string): string {
  const plain = number.replace(/[^\d+]/g, '').replace(/^00/, '+');
  return /^(?:\+31|316\d{8}$)/.test(plain) ? `0${plain.replace(/^\+?31/, '').replace(/^0/, '')}` : plain;
}

/** A number of the BIG register has 11 digits; people write it with spaces or dots. */
export function readBigNumber(text: string): string | undefined {
  const digits = text.replace(/[\s.]/g, '');
  return /^\d{11}$/.test(digits) && !/^0+$/.test(digits) ? digits : undefined;
}

import { containsCitizenNumber, findPhoneNumbers } from '../numbers/numbers.ts';
import { containsEmailAddress, containsNetworkName, NUMBER_WORD, plainText } from './plain-characters.ts';

/** With the letters of a bank, as in the Netherlands, or with digits only. */
const IBAN =
  /(?<![\p{L}\d])(?:[A-Z]{2}[ .-]?\d\d[ .-]?[A-Z]{4}(?:[ .-]?\d){10,14}|[A-Z]{2}[ .-]?\d\d(?:[ .-]?\d){12,24})(?!\d)/iu;

const MONTH = String.raw`(?:jan|feb|maa|mar|mrt|apr|mei|may|ju[nl]|aug|sep|o[ck]t|nov|dec)\p{L}{0,6}\.?`;
const DATE = String.raw`(?:\d{1,4}(?:e|st|nd|rd|th)?(?: van| of)?[-/. ]{1,3}(?:\d{1,2}|${MONTH})[-/. ]{1,3}['’]?\d{2,4}|${MONTH} \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{8})(?!\d)`;
/** "twaalf maart 1954", "twaalf drie vierenvijftig". */
const SPOKEN_DATE = String.raw`(?<!\p{L})(?:(?:${NUMBER_WORD}|eerste|\p{L}{3,14}de) ${MONTH} ['’]?(?:\d{2,4}|${NUMBER_WORD})|(?:${NUMBER_WORD}) (?:${NUMBER_WORD}) (?:${NUMBER_WORD}))(?![\p{L}\d])`;
const BIRTH = String.raw`(?:ik ben van|verjaar(?:dag)?|geboren|geb(?:\.? ?dat)?|geboorte ?(?:datum|jaar)|geboorte ?dag|jarig|born|birth ?da(?:te|y)|date of birth|dob)`;
const BIRTH_DATE = new RegExp(
  String.raw`(?<!\p{L})${BIRTH}(?!\p{L})\P{N}{0,20}(?:${DATE}|${SPOKEN_DATE})|(?<!\d)${DATE}\P{N}{0,12}(?:geboren|born)(?!\p{L})`,
  'iu',
);

/** A postcode beside a house number names one home. Capitals that are a unit or a word are no postcode. */
const POSTCODE = String.raw`(?<![\p{L}\d])[1-9]\d{3} ?(?!SA|SD|SS|IE|IU|MG|KM|ML|KJ|EN|IN|OF|OP|IS)[A-Z]{2}(?!\p{L})`;
const HOME = new RegExp(
  String.raw`(?:${POSTCODE}|[Pp]ostcode:? [1-9]\d{3} ?[A-Za-z]{2}|(?<![\p{L}\d])[1-9]\d{3}(?!mg|m[lm]|[cmk]m|k[gjm]|gr|i[eu]|cc|dl|st|nd|rd|th|en)[a-z]{2}(?= )|(?<![\p{L}\d])[1-9]\d{3} ?[a-z]{2}(?=[ ,]{1,3}(?:huis ?)?(?:nummer|nr)))[ ,-]{0,3}(?:(?:huis ?)?(?:nummer|nr\.?|no\.?) ?)?(?!(?:19|20)\d\d)\d{1,4}(?!\d|[.,]\d)|\p{L}{4,} \d{1,4}[ -]?[A-Za-z]?,? {1,2}${POSTCODE}|(?<![\p{L}\d.,/-])\d{1,4} ?[A-Za-z]?, ?${POSTCODE}`,
  'u',
);

/** Ways that are no street, and streets in which a clinic tests. */
const NO_STREET =
  'onder|halver|snel|auto|lucht|urine|om|uit|tussen|nood|test|prik|vaccinatie|was|school|speel|gerechts';
const KIND_OF_STREET = 'straat|laan|weg|plein|kade|gracht|singel|dreef|dijk|plantsoen|steeg|hof';
/** A number that counts, or a year, is no house number. */
const COUNTED = '(?:uur|min|dag|week|weken|maand|jaar|km|keer|x|procent)';
const HOUSE_NUMBER = String.raw`,? (?:(?:huis ?)?(?:nummer|nr\.?|no\.?) )?(?:(?!(?:19|20)\d\d)\d{1,4}(?!\d|[.,:]\d| ?%| ?${COUNTED})|(?:${NUMBER_WORD})(?!\p{L}| ${COUNTED}))`;
const inAStreet = (first: string, named: string, flags: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:(?!(?:${NO_STREET})(?:${KIND_OF_STREET})(?!\p{L}))${first}\p{L}{2,40}(?:${KIND_OF_STREET})|(?:${named}) van (?:(?:de|het|den) )?${first}\p{L}{3,40})${HOUSE_NUMBER}`,
    flags,
  );
/** Streets begin with a capital; who says that it is where somebody lives, may forget it. */
const STREET = inAStreet(String.raw`\p{Lu}`, 'Laan|Plein|Weg|Straat|Hof', 'u');
const ANY_STREET = inAStreet('', 'laan|plein|weg|straat|hof', 'iu');
const LIVES = /(?<!\p{L})(?:woon|wonen|woont|woonachtig|adres|address|live|lives)(?!\p{L})/iu;

/** Of the register of health professionals. */
const BIG_NUMBER =
  /(?<!\p{L})big(?:[- ]?(?:nummer|nr|registratie(?:nummer)?|register))?(?!\p{L})\P{N}{0,20}\d(?:[ .-]?\d){10}(?!\d)/iu;

/** The forms of Dutch plates: letters and digits in three groups. They are read beside a word that says what it is. */
const PLATE_GROUPS = [
  ['l2', 'd2', 'd2'],
  ['d2', 'd2', 'l2'],
  ['d2', 'l2', 'd2'],
  ['l2', 'd2', 'l2'],
  ['l2', 'l2', 'd2'],
  ['d2', 'l2', 'l2'],
  ['d2', 'l3', 'd1'],
  ['d1', 'l3', 'd2'],
  ['l2', 'd3', 'l1'],
  ['l1', 'd3', 'l2'],
  ['l3', 'd2', 'l1'],
  ['d1', 'l2', 'd3'],
  ['d3', 'l2', 'd1'],
].map((groups) => groups.map((group) => group.replace('l', '[a-z]{').replace('d', '\\d{').concat('}')).join('-?'));
const PLATE = String.raw`(?<![\p{L}\d-])(?:${PLATE_GROUPS.join('|')}|[a-z] \d{3} [a-z]{2})(?![\p{L}\d-])`;
const VEHICLE = String.raw`(?<!\p{L})(?:kenteken|nummerplaat|nummerbord|auto|vrachtwagen|motor|busje|licen[sc]e plate|number plate)(?!\p{L})`;
const NUMBER_PLATE = new RegExp(String.raw`${VEHICLE}[^\n\d]{0,20}?${PLATE}|${PLATE}[^\n\d]{0,12}${VEHICLE}`, 'iu');

/** Free and paid numbers are nobody's own. */
const isServiceNumber = (digits: string) => /^0[89]00/.test(digits);

/** What in these words identifies a person, as a reader knows it. */
export function personalDataIn(words: string): string | undefined {
  const text = plainText(words);
  if (IBAN.test(text)) return 'a bank account number (IBAN)';
  if (BIRTH_DATE.test(text)) return 'a date of birth';
  if (HOME.test(text) || STREET.test(text) || (LIVES.test(text) && ANY_STREET.test(text))) return 'an address';
  if (BIG_NUMBER.test(text)) return 'a number of the BIG register';
  if (NUMBER_PLATE.test(text)) return 'a number plate';
  if (containsCitizenNumber(words)) return 'a citizen service number (BSN)';
  if (findPhoneNumbers(words).some(({ digits }) => !isServiceNumber(digits))) return 'a telephone number';
  if (containsNetworkName(words)) return 'a name on social media';
  return containsEmailAddress(words) ? 'an e-mail address' : undefined;
}

/** Whether a search, which is typed without capitals, names a person's house or anything else of a person. */
export const mayTellOfAPerson = (search: string): boolean =>
  personalDataIn(search) !== undefined || ANY_STREET.test(plainText(search));

import { INVISIBLE, oneForm, type PlainCharacters } from './plain-words.ts';

const DIGIT_WORDS = new Map(
  [
    'nul een twee drie vier vijf zes zeven acht negen',
    'zero one two three four five six seven eight nine',
    'oh één - - - vyf - - - -',
  ]
    .flatMap((row) => row.split(' ').map((word, digit) => [word, String(digit)] as const))
    .concat(dutchNumbersOfTwoDigits()),
);
/** "een" to "negenennegentig", as a part of a pattern. */
export const NUMBER_WORD = [...DIGIT_WORDS.keys()].filter((word) => word !== '-').join('|');
const A_DIGIT = `${NUMBER_WORD}|\\d`;
/** Fewer digits in words are a sentence: "een van de twee". */
const LEAST_DIGITS = 6;
const SPELLED_DIGITS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${A_DIGIT})(?:[ ,.\-_*/|]{0,3}(?:${A_DIGIT})(?![\p{L}])){${LEAST_DIGITS - 1},}`,
  'giu',
);
const TWO_DIGITS_IN_WORDS = new RegExp(
  String.raw`(?<![\p{L}])(?:${A_DIGIT})[^\p{L}]{1,5}(?:${A_DIGIT})(?![\p{L}])`,
  'iu',
);
const OPEN = String.raw`[(\[{<]`;
const CLOSE = String.raw`[)\]}>]`;
const AT = 'at|ät|at-?teken|at-?sign|apen?staart(?:je)?|aapje|arroba|snabel-?a|klammeraffe';
const DOT = 'dot|punt|stip|point';
/** Parts of an address are short. Without these limits a word of half a megabyte would be read for minutes. */
const LOCAL = String.raw`(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]{1,64}`;
const LABEL = String.raw`[\w-]{1,63}`;
const BRACKETED_AT = new RegExp(` ?${OPEN} ?(?:${AT}|@) ?${CLOSE} ?`, 'giu');
/** "jan(a)voorbeeld.nl", but not "option (a)". */
const BRACKETED_A = new RegExp(
  String.raw` ?${OPEN} ?a ?${CLOSE} ?(?=gmail|hotmail|outlook|[\p{L}\d-]{1,63}(?:\.\p{L}| ?${OPEN} ?(?:${DOT}|\.) ?${CLOSE}| (?:${DOT}) ))`,
  'giu',
);
const BRACKETED_DOT = new RegExp(String.raw` ?${OPEN} ?(?:${DOT}|\.) ?${CLOSE} ?`, 'giu');
/** "jan at voorbeeld punt nl": both words, or "apenstaartje", which is nothing else. */
const SPELLED_ADDRESS = new RegExp(
  String.raw`${LOCAL} (?:${AT}) ${LABEL}(?: ?\.${LABEL}){0,8}(?: (?:${DOT}) ${LABEL}){1,8}(?![\p{L}])`,
  'giu',
);
/** "jan at voorbeeld.nl", but not "I looked at thuisarts.nl". */
const NO_NAME =
  'look(?:s|ed|ing)?|see|saw|seen|found|find|reads?|is|was|are|were|it|them|this|that|here|me|us|and|or|info|information|more|advice|up|stands?|posted|published|available|even|also';
const AT_DOMAIN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?!(?:${NO_NAME}) )${LOCAL} [aä]t ${LABEL}(?:\.${LABEL}){0,8}\.[a-z]{2,}`,
  'giu',
);
/** "jan -at- voorbeeld.nl", "jan_at_voorbeeld_dot_nl". */
const DASHED_AT = new RegExp(
  String.raw`(?<=[\p{L}\d]) ?[-_*|/•·] ?(?:${AT}) ?[-_*|/•·] ?(?=[\p{L}\d-]{1,63}(?: ?[.•·] ?| ?[-_*|/] ?(?:${DOT}) ?[-_*|/] ?)[a-z]{2,})`,
  'giu',
);
const DASHED_DOT = new RegExp(String.raw`(?<=@[\p{L}\d-]{1,63}) ?[-_*|/] ?(?:${DOT}) ?[-_*|/] ?`, 'giu');
/** As pages and addresses of pages write it. */
const ENCODED_AT = /&(?:#0*64|#x0*40|commat);|%40/giu;
const SPELLED_AT =
  /(?<=[\p{L}\p{N}_.)-] ?)(?<!(?:^|\P{L})(?:het|een|geen|dat|dit|mijn|the|an) ?) ?(?:apen?staart(?:je)?|at-?teken|at-?sign|snabel-?a|klammeraffe) ?(?!s)/giu;
const MOBILE_CODE = /(?<![\p{L}\p{N}])nul ?-? ?zes(?=[ -]{0,3}\d)/giu;
const ENCODED_SPACE = /&nbsp;|%20/giu;
/** "dubbel twee" is 22. */
const DOUBLE = new RegExp(String.raw`(?<!\p{L})(?:dubbele?|double) (${NUMBER_WORD}|\d)(?![\p{L}\d])`, 'giu');
/** The letter O where a digit is missing: "O6 12 34". */
const LETTER_O = /(?<![\p{L}\p{N}])(?:o|\(o\))(?=[ .-]{0,2}\d)|(?<=\d)o(?=\d)/giu;
/** And the letters that look like a 1: "06 l2 34". */
const LETTER_I = /(?<=\d[ .-]?)[Il|](?=\d{2})/gu;
/** Cyrillic and Greek letters, and the Latin ones that they look like. */
const LOOKS_LIKE = new Map(
  [...'ЗЧАВЕЅІЈКМНОРСТУХаеоѕіјрсухΑΒΕΖΗΙΚΜΝΟΡΤΥΧο'].map(
    (letter, at) => [letter, '34ABESIJKMHOPCTYXaeosijpcyxABEZHIKMNOPTYXo'[at] ?? letter] as const,
  ),
);
const LOOKALIKE = `[${[...LOOKS_LIKE.keys()].join('')}]`;
/** Within a word of other letters, or beside a number: "О6", "5582 АВ". Words of Cyrillic or Greek stay what they are. */
const DISGUISED = new RegExp(
  String.raw`(?<=[a-z\d]|\d )${LOOKALIKE}{1,4}(?!\p{L})|(?<!\p{L})${LOOKALIKE}{1,4}(?=[a-z\d]| \d)|(?<=[a-z])${LOOKALIKE}+(?=[a-z])`,
  'giu',
);

/**
 * The text as a rule must read it: compatibility forms, digits of every script, dashes and spaces in one form, without
 * what nobody sees, and with numbers and addresses that were spelled out. Rules that refuse personal data read this, or
 * one invisible character would let a number pass.
 */
export function plainCharacters(text: string): PlainCharacters {
  const plain = oneForm(text);
  replaceIn(plain, ENCODED_SPACE, () => ' ');
  replaceIn(plain, DISGUISED, (found) => found.replace(/./gu, (letter) => LOOKS_LIKE.get(letter) ?? letter));
  replaceIn(plain, MOBILE_CODE, () => '06');
  if (TWO_DIGITS_IN_WORDS.test(plain.text)) replaceIn(plain, DOUBLE, (found) => found.replace(/^\S+ (.+)$/, '$1 $1'));
  replaceIn(plain, SPELLED_DIGITS, (found) => {
    const digits = found.replace(/[\p{L}]+/gu, (word) => DIGIT_WORDS.get(word.toLowerCase()) ?? word);
    // Who says a number, takes a breath at a comma.
    return digits === found ? found : digits.replace(/ ?, ?/g, ' ');
  });
  replaceIn(plain, LETTER_O, () => '0');
  replaceIn(plain, LETTER_I, () => '1');
  replaceIn(plain, ENCODED_AT, () => '@');
  replaceIn(plain, DASHED_AT, () => '@');
  replaceIn(plain, DASHED_DOT, () => '.');
  replaceIn(plain, BRACKETED_AT, () => '@');
  replaceIn(plain, BRACKETED_A, () => '@');
  replaceIn(plain, BRACKETED_DOT, () => '.');
  replaceIn(plain, SPELLED_AT, () => '@');
  replaceIn(plain, SPELLED_ADDRESS, (found) =>
    found.replace(new RegExp(` (?:${AT}) `, 'iu'), '@').replace(new RegExp(` (?:${DOT}) `, 'giu'), '.'),
  );
  replaceIn(plain, AT_DOMAIN, (found) => found.replace(/ [aä]t /i, '@'));
  return plain;
}

/** Spares most texts the search for numbers. Letters of another form can spell a digit too. */
export function mayHoldNumber(text: string): boolean {
  const form = text.normalize('NFKC');
  return /\p{N}/u.test(form) || INVISIBLE.test(form) || TWO_DIGITS_IN_WORDS.test(form);
}

export const plainText = (text: string): string => plainCharacters(text).text;

/** "jan.jansen gmail com", "jan.jansen op gmail": where people have their mailbox, whatever stands between. */
const MAILBOX =
  /(?:(?<![\p{L}\p{N}])|(?<=\p{L}2))(?:at)?(?:gmail|googlemail|hotmail|outlook|icloud|yahoo|ziggo|kpnmail|hetnet|xs4all|upcmail|protonmail)(?:[ .,]{1,4}(?:(?:punt|dot) {1,2})?(?:com|nl|net)|(?<=[\p{L}\d][._\d][\p{L}\d._]{0,64} (?:at|op|bij) \p{L}{5,11}))(?![\p{L}\p{N}])/iu;
/** Mailboxes whose names are other words too. */
const MAILBOX_DOMAIN =
  /(?<![\p{L}\p{N}])(?:live|home|planet|casema|chello|onsbrabantnet)\.(?:com|nl)(?![\p{L}\p{N}])/iu;
/** A person's page in a network. */
const PROFILE =
  /(?<![\p{L}\p{N}])(?:(?:instagram|facebook|fb|tiktok|snapchat|twitter|x|threads)\.com|linkedin\.com\/in|t\.me|wa\.me)\/[\p{L}\p{N}@.]{3,}/iu;
/** "insta: jan_de_wit", "snap jandw99". */
const HANDLE =
  /(?<![\p{L}\p{N}])(?:insta(?:gram)?|snap(?:chat)?|tiktok|telegram)(?: is| naam| name)?:? ?@?[\p{L}]{1,30}(?:_|\d|\.(?=[\p{L}\d]))[\p{L}\d._]{0,30}/iu;

/** Also with spaces around its sign. */
const ADDRESS = /[\p{L}\p{N}_] {0,2}@ {0,2}[\p{L}\p{N}]/u;
/** "@jan", and not the end of "jan @voorbeeld.nl". */
const NAME = /(?<![\p{L}\p{N}])@(?![\p{L}\p{N}_-]{1,63}\.\p{L})[\p{L}\p{N}_]{2,}/u;

export const containsEmailAddress = (text: string): boolean => matches(text, [ADDRESS, MAILBOX, MAILBOX_DOMAIN]);

/** A person's name or page in a network. */
export const containsNetworkName = (text: string): boolean => matches(text, [NAME, PROFILE, HANDLE]);

function matches(text: string, rules: readonly RegExp[]): boolean {
  const plain = plainText(text);
  return rules.some((rule) => rule.test(plain));
}

/** "twaalf", "vierendertig": a telephone number is also said in pairs. */
function dutchNumbersOfTwoDigits(): Array<readonly [string, string]> {
  const teens = 'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'.split(' ');
  const tens = 'twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' ');
  const units = 'eenen tweeën drieën vieren vijfen zesen zevenen achten negenen'.split(' ');
  return [
    ...teens.map((word, unit) => [word, `1${unit}`] as const),
    ...tens.flatMap((word, ten) => [
      [word, `${ten + 2}0`] as const,
      ...units.flatMap((unit, digit) =>
        [unit, unit.replace('ë', 'e')].map((written) => [written + word, `${ten + 2}${digit + 1}`] as const),
      ),
    ]),
  ];
}

/** Replaces in place, in one pass; each new character stands for the whole that was found. */
function replaceIn(plain: PlainCharacters, pattern: RegExp, replace: (found: string) => string): void {
  const { text, at, end } = plain;
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return;
  Object.assign(plain, { text: '', at: [], end: [] });
  const keep = (from: number, to: number) => {
    plain.text += text.slice(from, to);
    for (let index = from; index < to; index += 1) {
      plain.at.push(at[index] ?? 0);
      plain.end.push(end[index] ?? 0);
    }
  };
  let kept = 0;
  for (const { 0: match, index } of found) {
    const replacement = replace(match);
    if (replacement === match) continue;
    keep(kept, index);
    kept = index + match.length;
    plain.text += replacement;
    for (let unit = 0; unit < replacement.length; unit += 1) {
      plain.at.push(at[index] ?? 0);
      plain.end.push(end[kept - 1] ?? 0);
    }
  }
  keep(kept, text.length);
}

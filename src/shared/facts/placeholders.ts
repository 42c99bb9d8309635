/** The text of each placeholder: `telefoon`, `tarief:intake`. */
export type Facts = ReadonlyMap<string, string>;
/** `{bron:thuisarts}` is the number of a source of the text itself; see facts.ts. */
export const SOURCE_PREFIX = 'bron:';
type Lookup = Pick<Facts, 'get' | 'keys'>;

/** What stands between the braces: a name, and for some what of it. */
export const PLACEHOLDER_NAME = String.raw`\p{L}[\p{L}\d-]*(?::[\p{L}\d-]+)?`;
const PLACEHOLDER = new RegExp(String.raw`(?<backslash>\\)?\{\s*(?<name>${PLACEHOLDER_NAME})\s*\}`, 'gu');

// YAML would read a brace as the start of a mapping, so private-use characters carry placeholders through the parser.
export const OPEN = '\uE000';
export const CLOSE = '\uE001';
/** A brace that is only a brace. */
export const BRACE = '\uE002';
const MARKED = new RegExp(`(tel:)?${OPEN}([^${CLOSE}]+)${CLOSE}`, 'gu');

/** Makes the placeholders of a file safe for a YAML parser; {@link fillMarked} fills them in afterwards. */
export const mark = (text: string): string =>
  text.replace(PLACEHOLDER, (whole, backslash: string | undefined, name: string) =>
    backslash ? `${BRACE}${whole.slice(2)}` : `${OPEN}${name}${CLOSE}`,
  );

/** The text of before {@link mark}. */
export const unmark = (text: string): string =>
  text.replaceAll(OPEN, '{').replaceAll(CLOSE, '}').replaceAll(BRACE, '\\{');

/** Puts a backslash before everything that looks like a placeholder, so that it stays as text. */
export const withoutPlaceholders = (text: string): string => text.replace(PLACEHOLDER, '\\$&');

/** Fills in every string of a parsed value, at any depth. */
export function fillMarked<T>(value: T, facts: Lookup): T {
  if (typeof value === 'string') return fillText(value, facts) as T;
  if (Array.isArray(value)) return value.map((item) => fillMarked(item, facts)) as T;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillMarked(part, facts)])) as T;
}

/** Fills in the placeholders of a text. `\{telefoon}` stays as `{telefoon}`. */
export const fillIn = (text: string, facts: Facts): string => fillText(mark(text), facts);

function fillText(text: string, facts: Lookup): string {
  const filled = text.replace(MARKED, (_, tel: string | undefined, name: string) => {
    const value = facts.get(name);
    if (value === undefined) throw new Error(unknownFact(name, facts));
    return tel ? telephoneLink(value) : value;
  });
  return filled.replaceAll(BRACE, '{');
}

/** The placeholders without a fact, each with its line and the remedy. */
export function unknownPlaceholders(text: string, facts: Facts): Array<{ line: number; problem: string }> {
  return [...text.matchAll(PLACEHOLDER)].flatMap(({ index, groups }) => {
    const name = groups?.['name'] ?? '';
    if (groups?.['backslash'] || facts.has(name)) return [];
    return [{ line: lineAt(text, index), problem: unknownFact(name, facts) }];
  });
}

/** Throws, with file and line, when a text has a placeholder without a fact. */
export function refuseUnknownPlaceholders(
  file: string,
  text: string,
  facts: Facts,
  ErrorType: new (message: string) => Error = Error,
): void {
  const [unknown] = unknownPlaceholders(text, facts);
  if (unknown) throw new ErrorType(`${file}:${unknown.line}: ${unknown.problem}`);
}

function unknownFact(name: string, facts: Lookup): string {
  const isOfSource = name.startsWith(SOURCE_PREFIX);
  const known = [...facts.keys()].filter((other) => other.startsWith(SOURCE_PREFIX) === isOfSource);
  const choice = known.map((other) => `{${other}}`).join(', ');
  if (!isOfSource)
    return `{${name}} is geen gegeven van de kliniek. Kies een van deze: ${choice}. Moeten de accolades blijven staan, schrijf dan \\{${name}}.`;
  return `{${name}} is geen bron van deze tekst. ${choice ? `Kies een van deze: ${choice}, of zet` : 'Zet'} hem bij de bronnen. Een verwijzing kan alleen in de tekst zelf staan, niet in een ander veld.`;
}

export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** `040 123 45 67` and `0031 40 123 45 67` → `+31401234567` */
export const internationalNumber = (number: string) =>
  number.replace(/\s/g, '').replace(/^00/, '+').replace(/^0/, '+31');

export const telephoneLink = (number: string) => `tel:${internationalNumber(number)}`;

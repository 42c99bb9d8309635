import { FACT_FILES, sourceIdsOf, withSources } from '../shared/facts/facts.ts';
import { type Facts, lineAt, unknownPlaceholders } from '../shared/facts/placeholders.ts';
import { withoutComments } from '../shared/facts/yaml.ts';
import { patternOf } from '../shared/samples/sample-texts.ts';

type FactProblem = { file: string; line: number; problem: string };

/** Texts that name an unknown fact, or write out a fact that has a placeholder. In Dutch. */
export function factProblems(texts: ReadonlyArray<{ file: string; text: string }>, facts: Facts): FactProblem[] {
  return texts.flatMap(({ file, text: written }) => {
    const text = file.endsWith('.yaml') ? withoutComments(written) : written;
    // A notice is of a moment: nothing in it has to change with a fact.
    const found = file === 'content/bericht.yaml' ? [] : findWrittenOutFacts(text, facts);
    const literals = found
      .filter((literal) => !isHome(file, text, literal))
      .map((literal) => ({ line: literal.line, problem: literalProblem(file, literal) }));
    const unknown = file.startsWith('content/')
      ? unknownPlaceholders(text, withSources(facts, sourceIdsOf(text), String))
      : [];
    return [...unknown, ...literals]
      .sort((one, other) => one.line - other.line)
      .map((problem) => ({ file, ...problem }));
  });
}

/** Whether this line defines the fact: the fact is the whole value of a field. */
function isHome(file: string, text: string, { line, found, placeholders }: Literal): boolean {
  if (!FACT_FILES.includes(file)) return false;
  // A form writes a long promise on several lines.
  if (file === 'content/beloften.yaml' && placeholders.every((name) => name.startsWith('belofte:'))) return true;
  const value = /^\s*(?:- )?[\p{L}-]+:\s*(.*?)\s*$/u.exec(text.split('\n')[line - 1] ?? '')?.[1] ?? '';
  return value.replace(/^(["'])(.*)\1$/, '$2') === found;
}

function literalProblem(file: string, { found, placeholders }: Literal): string {
  const names = placeholders.map((name) => `{${name}}`).join(' of ');
  return file.startsWith('content/')
    ? `“${found}” staat hier uitgeschreven. Schrijf ${names}, dan verandert het overal tegelijk.`
    : `“${found}” staat hier uitgeschreven. Lees het uit content/ (${names}), of zet de tekst daar.`;
}

type Literal = { line: number; found: string; placeholders: string[] };

/** Facts that ordinary sentences contain too, or that consist of other facts. */
const IGNORED_FACTS = new Set(['ondertitel', 'magazine:tagline', 'adres', 'antwoordtermijn']);

/** What ends within the address of a page. */
const IN_ADDRESS = /https?:\/\/[^\s"'<>()[\]]*$/;

type FactPattern = { name: string; pattern: RegExp };

/** Finds facts that a text writes out although there is a placeholder for them. */
export function findWrittenOutFacts(text: string, facts: Facts): Literal[] {
  const hits = factPatterns(facts).flatMap(({ name, pattern }) =>
    [...text.matchAll(pattern)]
      // The address of a page elsewhere may hold a name; an address that is a fact itself is found.
      .filter(({ index, 0: found }) => found.includes('://') || !IN_ADDRESS.test(text.slice(0, index)))
      .map(({ index, 0: found }) => ({
        name,
        start: index,
        end: index + found.length,
        found,
      })),
  );
  // The longest wins: a street with its number contains the street.
  const widest = hits.filter(
    (hit) =>
      !hits.some(({ start, end, found }) => start <= hit.start && end >= hit.end && found.length > hit.found.length),
  );
  const literals = new Map<number, Literal>();
  for (const { name, start, found } of widest.toSorted((one, other) => one.start - other.start)) {
    const known = literals.get(start);
    if (known) known.placeholders.push(name);
    else literals.set(start, { line: lineAt(text, start), found: found.replace(/\s+/g, ' '), placeholders: [name] });
  }
  return [...literals.values()];
}

function factPatterns(facts: Facts): FactPattern[] {
  return [...facts].flatMap(([name, value]): FactPattern[] => {
    // Ordinary sentences have "30 minuten" too.
    if (name.startsWith('duur:')) return [];
    if (IGNORED_FACTS.has(name) || value.length < 4 || /^0+$/.test(value)) return [];
    // A colleague without a registration: what is left is a profession, such as “arts”.
    if (name.startsWith('registratie:') && !/\d/.test(value)) return [];
    if (name === 'openingstijden') return hours(name, value);
    if (name.startsWith('tarief:')) return amount(name, value);
    if (name.endsWith('telefoon'))
      return [{ name, pattern: patternOf({ kind: 'phone', value: value.replace(/^(?:\+|00)\s*31\s*/, '0') }) }];
    const [person = ''] = name.startsWith('zorgverlener:') ? value.split(',') : [value];
    return [{ name, pattern: patternOf({ kind: 'text', value: person.replaceAll('\u00a0', ' ') }) }];
  });
}

/** The same amount in any notation: € 12, € 12,00 and €12,-. */
function amount(name: string, value: string): FactPattern[] {
  const [, euros, cents = '00'] = /(\d+)(?:,(\d\d))?/.exec(value) ?? [];
  if (!euros) return [];
  const fraction = cents === '00' ? '(?:,(?:00|-))?' : `,${cents}`;
  return [{ name, pattern: new RegExp(`€[\\s\\u00a0]?${euros}${fraction}(?!\\d|[.,]\\d)`, 'gu') }];
}

/** Opening and closing time close to each other. */
function hours(name: string, value: string): FactPattern[] {
  const times = [...value.matchAll(/(\d\d):(\d\d)/g)];
  const [opens, closes] = times.map(([, hour, minutes]) => `${hour?.replace(/^0/, '0?')}[:.]${minutes}`);
  return opens && closes ? [{ name, pattern: new RegExp(`${opens}[^\\n]{1,20}${closes}`, 'gu') }] : [];
}

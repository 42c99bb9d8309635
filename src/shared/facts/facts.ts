import { describeHours, type OpeningHours } from './opening-days.ts';
import { type Facts, fillMarked, mark, SOURCE_PREFIX } from './placeholders.ts';
import { divideMarkdown, readYaml } from './yaml.ts';

/** The files of content/ that hold the facts; every other text refers to them by placeholder. */
export const FACT_FILES = ['kliniek', 'tarieven', 'team', 'beloften'].map((name) => `content/${name}.yaml`);

type Branch = Record<string, unknown>;
type Rate = { id?: string; prijs?: string; duur?: string | null };
type TeamMember = { naam?: string; functie?: string; registratie?: string; voorbeelden?: string[] };
type Promise = { belofte?: string; anders?: string; bevestigd?: boolean; volgt?: string };
type Settings = Record<string, string | undefined>;

/** Fields of kliniek.yaml that are lists or have a wording of their own. */
const NOT_PLAIN = new Set(['adres', 'openingstijden', 'dicht', 'profielen', 'doet-niet', 'voorbeelden']);

/**
 * Reads the facts. `read` returns the text of a file, whose path starts with `content/`. Some promises follow one of
 * `settings`, the environment of the build.
 */
export function factsFrom(read: (path: string) => string, settings: Settings = {}): Facts {
  const [clinic, rates, team, promises] = FACT_FILES.map(
    (path) => readYaml(mark(read(path).replaceAll('\r\n', '\n'))) ?? {},
  ) as [Branch, Branch, Record<string, TeamMember>, Record<string, Promise>];
  return resolve(
    new Map([
      ...clinicFacts(clinic),
      ...Object.values(rates)
        .flatMap((list) => (Array.isArray(list) ? (list as Rate[]) : []))
        .flatMap(rateFacts),
      ...Object.entries(team).flatMap(([key, person]): Entry[] => [
        [`naam:${key}`, String(person.naam)],
        [`zorgverlener:${key}`, signatureOf(person)],
        [`registratie:${key}`, [person.functie, registrationOf(person)].filter(Boolean).join(', ')],
      ]),
      ...Object.entries(promises).map(([key, promise]): Entry => {
        const { belofte, anders } = promise;
        return [`belofte:${key}`, String((isTrue(promise, settings) ? belofte : anders) ?? '').trim()];
      }),
    ]),
  );
}

type Entry = [string, string];

const isTrue = ({ volgt, bevestigd }: Promise, settings: Settings) =>
  volgt === undefined ? bevestigd : settings[volgt] !== 'off';

const rateFacts = ({ id, prijs, duur }: Rate): Entry[] => [
  ...(id && prijs ? ([[`tarief:${id}`, prijs]] satisfies Entry[]) : []),
  ...(id && duur ? ([[`duur:${id}`, duur]] satisfies Entry[]) : []),
];

function clinicFacts(clinic: Branch): Entry[] {
  const { straat = '', postcode = '', plaats = '' } = (clinic['adres'] ?? {}) as Record<string, string>;
  // A line break may not part a street from its number, or a postcode.
  const keptTogether = postcode.replaceAll(' ', '\u00a0');
  const house = straat.replace(/\s+(?=\d)/, '\u00a0');
  const hours = clinic['openingstijden'] as OpeningHours | undefined;
  const plain = Object.entries(clinic).filter(([key]) => !NOT_PLAIN.has(key));
  return [
    ...plain.flatMap(([key, value]): Entry[] =>
      value && typeof value === 'object'
        ? Object.entries(value).map(([part, text]) => [`${key}:${part}`, String(text)])
        : [[key, String(value)]],
    ),
    ['straat', house],
    ['straatnaam', straat.replace(/\s+\d.*$/, '')],
    ['postcode', keptTogether],
    ['plaats', plaats],
    ['adres', `${house}, ${keptTogether} ${plaats}`],
    ...(hours ? ([['openingstijden', describeHours(hours)]] satisfies Entry[]) : []),
  ];
}

/** "A. Bakker, arts (BIG-nummer 12345678901)" */
function signatureOf(person: TeamMember): string {
  const registration = registrationOf(person);
  return [person.naam, person.functie].filter(Boolean).join(', ') + (registration ? ` (${registration})` : '');
}

/** Nobody sees a number that is not theirs. */
const registrationOf = ({ registratie, voorbeelden }: TeamMember) =>
  voorbeelden?.includes('registratie') ? undefined : registratie;

/** Fills in facts that refer to other facts: the magazine's name may contain the clinic's. */
function resolve(raw: Facts): Facts {
  const textOf = (name: string, path: readonly string[]): string => {
    if (path.includes(name))
      throw new Error(`{${[...path, name].join('} verwijst naar {')}}: een gegeven kan niet naar zichzelf verwijzen`);
    const get = (other: string) => (raw.has(other) ? textOf(other, [...path, name]) : undefined);
    return fillMarked(raw.get(name) ?? '', { get, keys: () => raw.keys() });
  };
  return new Map([...raw.keys()].map((name) => [name, textOf(name, [])]));
}

/**
 * The ids of the sources in a YAML file or in front matter, in the order of their numbers. Empty for invalid YAML,
 * which the schema's reader reports.
 */
export function sourceIdsOf(text: string): string[] {
  // Most texts have none, and to read YAML takes its time.
  if (!/^(?:bronnen|sources):/m.test(text)) return [];
  let fields: Record<string, unknown>;
  try {
    fields = (readYaml(mark(divideMarkdown(text).front ?? text)) ?? {}) as typeof fields;
  } catch {
    return [];
  }
  const listed = fields['bronnen'] ?? fields['sources'];
  return Array.isArray(listed) ? listed.map((source: { id?: unknown } | null) => String(source?.id ?? '')) : [];
}

/** The facts, with `{bron:thuisarts}` for each source of a text. */
export const withSources = (
  facts: Facts,
  ids: readonly string[],
  write: (id: string, number: number) => string,
): Facts =>
  new Map([...facts, ...ids.map((id, index): [string, string] => [SOURCE_PREFIX + id, write(id, index + 1)])]);

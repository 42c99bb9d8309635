import { matchesGlob } from 'node:path';
import { DAY_MS } from '../../shared/dates/durations.ts';
import { dayInAmsterdam } from '../../shared/dates/wall-time.ts';
import { factsFrom } from '../../shared/facts/facts.ts';
import { fieldName } from '../../shared/field-names.ts';
import { libraryPicture } from '../../shared/pictures/picture.ts';
import { STATEMENTS } from '../../shared/statements.ts';
import { toForm } from '../document-form.ts';
import { nextReviewIn, REVIEWED_PAGES } from '../next-reviews.ts';
import { toFillIn } from './fields-to-fill-in.ts';
import { missingFacts, missingPrices } from './missing-facts.ts';
import { samplesIn, type TextSample, unwantedIn } from './samples.ts';
import type { Text } from './texts.ts';
import { unreadSources } from './unread-sources.ts';

/*
 * What is still to be done before the site goes online. The admin area lists it of what readers see, `npm run
 * check:live` of the files too, and until no `must` is left the pages ask search engines to stay away.
 */

/** `must`: false, or against the law. `should`: visitors miss it. `later`: the site can do without. */
export type Level = 'must' | 'should' | 'later';

export type BeforeOnline = {
  level: Level;
  /** Of the file below content/. */
  path: string;
  line: number | undefined;
  /** Its place in the form, such as `anna-bos.registratie`; empty for the whole document. */
  field: string;
  /** What staff call the field: “Anna Bos, Registratie”. */
  name: string;
  /** What stands there now; empty for nothing. */
  value: string;
  /** What to do, in Dutch. */
  sentence: string;
};

type Known = { now: Date /** Of src/assets/images. */; hasPicture: (name: string) => boolean };

const YEAR_MS = 366 * DAY_MS;
const STATEMENT_FILES = STATEMENTS.map(({ name }) => `content/${name}.md`);
const WITH_PHOTO = 'content/{therapieen,behandelingen,rijbewijskeuringen}/*.md';

/** Of these texts, which include the facts (`FACT_FILES`). In the order of levels. */
export function beforeOnline(texts: readonly Text[], { now, hasPicture }: Known): BeforeOnline[] {
  const textOf = (file: string) => texts.find((one) => one.file === file)?.text ?? '';
  const found: Found[] = [
    ...samplesIn(texts, factsFrom(textOf, process.env), unwantedIn(textOf('content/kliniek.yaml'))).map(ofSample),
    ...missingPrices(texts).map(({ file, field }) => missing('must', file, field)),
    ...texts.flatMap((text) => [...unreadForLong(text, now), ...overdueReview(text, now)]),
    ...unreadSources(texts).map(
      ({ file, field, count }): Found => ({
        ...{ level: 'should', file, field, value: count === 1 ? '1 bron' : `${count} bronnen` },
        sentence: `Nog niet gelezen. Open elk adres, kijk of de tekst klopt en vul bij de bron de dag in.`,
      }),
    ),
    ...texts.flatMap((text) => missingPhoto(text, hasPicture)),
    ...missingFacts(texts).map(({ file, field }) => missing('later', file, field)),
  ];
  const order: Level[] = ['must', 'should', 'later'];
  const forms = new Map<string, unknown>();
  const formOf = (file: string) => {
    if (!forms.has(file)) forms.set(file, toForm(file, textOf(file)).fields);
    return forms.get(file);
  };
  return found
    .map(({ file, line, ...entry }) => ({
      ...entry,
      path: file.replace(/^content\//, ''),
      line,
      name: nameOf(file, entry.field, formOf),
    }))
    .sort((one, other) => order.indexOf(one.level) - order.indexOf(other.level));
}

type Found = Omit<BeforeOnline, 'path' | 'line' | 'name'> & { file: string; line?: number };

/** Of these a sample is left out of the pages, so that it is not false; and the site may do without. */
const LEFT_OUT = /(^|\.)(gecontroleerd|review|portret)$/;

function ofSample({ file, line, what, field: sample }: TextSample): Found {
  if (!sample)
    return {
      ...{ level: 'must', file, line, field: '', value: what },
      sentence: 'Vervang dit: het is een voorbeeld waarmee de site begon.',
    };
  const { field, value, toCheck } = sample;
  if (toCheck !== undefined)
    return {
      level: 'should',
      file,
      line,
      field: `${field}.bevestigd`,
      value,
      sentence: `Ga na of het klopt. ${toCheck}`,
    };
  const level = value === '' || LEFT_OUT.test(field) ? 'should' : 'must';
  return { level, file, line, field, value, sentence: `Vul in: ${toFillIn(file, field)}.` };
}

const missing = (level: Level, file: string, field: string): Found => ({
  ...{ level, file, field, value: '' },
  sentence: `Vul in: ${toFillIn(file, field)}.`,
});

/** A statement that nobody read for more than a year. */
function unreadForLong({ file, text }: Text, now: Date): Found[] {
  const day = STATEMENT_FILES.includes(file) ? (/^nagekeken: (.+)$/m.exec(text)?.[1] ?? '') : '';
  if (!(now.getTime() - Date.parse(day) > YEAR_MS)) return [];
  const sentence = 'Langer dan een jaar niet nagekeken. Lees de pagina en vul de dag in.';
  return [{ level: 'should', file, field: 'nagekeken', value: day, sentence }];
}

function overdueReview({ file, text }: Text, now: Date): Found[] {
  if (!matchesGlob(file, REVIEWED_PAGES)) return [];
  return nextReviewIn(file, text).flatMap(({ line, dueOn }): Found[] =>
    dueOn > dayInAmsterdam(now)
      ? []
      : [
          {
            ...{ level: 'should', file, line, field: 'gecontroleerd', value: dueOn },
            sentence: 'Op deze dag moest de pagina opnieuw medisch gecontroleerd zijn. Laat haar lezen.',
          },
        ],
  );
}

function missingPhoto({ file, text }: Text, hasPicture: Known['hasPicture']): Found[] {
  if (!matchesGlob(file, WITH_PHOTO)) return [];
  const name = /^foto: (.+)$/m.exec(text)?.[1]?.trim() ?? '';
  if (libraryPicture(name) || hasPicture(name)) return [];
  const sentence = 'Kies een foto. Deze ontbreekt: tot dan toont de site een algemene.';
  return [{ level: 'later', file, field: 'foto', value: name, sentence }];
}

const TITLES = ['naam', 'titel', 'id'];

/** `anna-bos.naam` → “Anna Bos, Naam” */
function nameOf(file: string, field: string, formOf: (file: string) => unknown): string {
  if (field === '' || !file.startsWith('content/')) return '';
  let value = formOf(file);
  const names = field.split('.').map((part) => {
    value = (value as Record<string, unknown> | null | undefined)?.[part];
    const own = TITLES.map((name) => (value as Record<string, unknown> | null | undefined)?.[name]).find(Boolean);
    const isKey = /^\d+$/.test(part) || file === 'content/team.yaml';
    return isKey && typeof own === 'string' ? own : fieldName(part);
  });
  return names.join(', ');
}

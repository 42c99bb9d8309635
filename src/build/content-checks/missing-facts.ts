import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { REVIEWED_PAGES } from '../../content/next-reviews.ts';
import { mark } from '../../shared/facts/placeholders.ts';

/** Overviews have the panel too. */
const PAGES_WITH_FACTS = [REVIEWED_PAGES, 'content/{therapieen,behandelingen}.yaml'];
const RATES = 'content/tarieven.yaml';

/** The fields of `feiten` that make a row of the panel; the steps are only for pages that have any. */
const ROWS = ['voor-wie', 'duur', 'prijs', 'hoe-snel', 'wie', 'meenemen'];
const OF_PACKAGE = ['eenheid', 'btw'];

export type MissingFact = { file: string; field: string };
type Facts = Record<string, unknown>;
type Fields = { feiten?: Facts | null; pakketten?: Facts[]; keuringen?: Facts[] };

/** The missing facts of pages about care, by file. `null` means that a fact does not apply. */
export const missingFacts = (root: string): MissingFact[] =>
  globSync(PAGES_WITH_FACTS, { cwd: root })
    .sort()
    .flatMap((file) => {
      const { feiten, pakketten = [] } = fieldsOf(root, file);
      return [
        ...ROWS.filter((field) => isMissing(feiten ?? {}, field)).map((field) => ({ file, field: `feiten.${field}` })),
        ...pakketten.flatMap((one) =>
          OF_PACKAGE.filter((field) => one[field] === undefined && namesRate(one['prijs'])).map((field) => ({
            file,
            field: `${String(one['id'])}.${field}`,
          })),
        ),
      ];
    });

/** The examinations without a price. `null` means that there is no fixed one. */
export const missingPrices = (root: string): MissingFact[] =>
  globSync(RATES, { cwd: root }).flatMap((file) =>
    (fieldsOf(root, file).keuringen ?? [])
      .filter(({ prijs }) => prijs === undefined)
      .map(({ id }) => ({ file, field: `${String(id)}.prijs` })),
  );

/** A note on the price is a price only if it names one: “hoort u bij het afspreken” is not. */
const isMissing = (facts: Facts, field: string) =>
  facts[field] === undefined && !(field === 'prijs' && namesRate(facts['over-de-prijs']));

const namesRate = (text: unknown) => String(text).includes('tarief:');

function fieldsOf(root: string, file: string): Fields {
  const text = readFileSync(join(root, file), 'utf8');
  const front = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text)?.[1] ?? text;
  return (parse(mark(front)) ?? {}) as Fields;
}

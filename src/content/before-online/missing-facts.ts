import { matchesGlob } from 'node:path';
import { parse } from 'yaml';
import { mark } from '../../shared/facts/placeholders.ts';
import { REVIEWED_PAGES } from '../next-reviews.ts';
import { type Text, yamlOf } from './texts.ts';

/** Overviews have the panel too. */
const PAGES_WITH_FACTS = [REVIEWED_PAGES, 'content/{therapieen,behandelingen}.yaml'];
const RATES = 'content/tarieven.yaml';

/** The fields of `feiten` that make a row of the panel; the steps are only for pages that have any. */
const ROWS = ['voor-wie', 'duur', 'prijs', 'hoe-snel', 'wie', 'meenemen'];
const OF_PACKAGE = ['eenheid', 'btw'];

type MissingFact = { file: string; field: string };
type Facts = Record<string, unknown>;
type Fields = { feiten?: Facts | null; pakketten?: Facts[]; keuringen?: Facts[] };

/** The missing facts of pages about care. `null` means that a fact does not apply. */
export const missingFacts = (texts: readonly Text[]): MissingFact[] =>
  texts
    .filter(({ file }) => PAGES_WITH_FACTS.some((pattern) => matchesGlob(file, pattern)))
    .flatMap(({ file, text }) => {
      const { feiten, pakketten = [] } = fieldsOf(text);
      return [
        ...ROWS.filter((field) => isMissing(feiten ?? {}, field)).map((field) => ({ file, field: `feiten.${field}` })),
        ...pakketten.flatMap((one, index) =>
          OF_PACKAGE.filter((field) => one[field] === undefined && namesRate(one['prijs'])).map((field) => ({
            file,
            field: `pakketten.${index}.${field}`,
          })),
        ),
      ];
    });

/** The examinations without a price. `null` means that there is no fixed one. */
export const missingPrices = (texts: readonly Text[]): MissingFact[] =>
  texts
    .filter(({ file }) => file === RATES)
    .flatMap(({ file, text }) =>
      (fieldsOf(text).keuringen ?? []).flatMap(({ prijs }, index) =>
        prijs === undefined ? [{ file, field: `keuringen.${index}.prijs` }] : [],
      ),
    );

/** A note on the price is a price only if it names one: “hoort u bij het afspreken” is not. */
const isMissing = (facts: Facts, field: string) =>
  facts[field] === undefined && !(field === 'prijs' && namesRate(facts['over-de-prijs']));

const namesRate = (text: unknown) => String(text).includes('tarief:');

const fieldsOf = (text: string) => (parse(mark(yamlOf(text))) ?? {}) as Fields;

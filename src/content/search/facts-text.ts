import { factLists, factRows } from '../care/fact-rows.ts';
import { PACKAGE_COLUMNS, packagePrice } from '../care/packages.ts';
import { careFacts } from '../collections/care-facts.ts';

/** A package as content/pmo.yaml has it. */
export type Package = {
  naam: string;
  prijs: string;
  eenheid?: string | null;
  btw?: string | null;
  samenvatting: string;
  meten: string;
  planning: string;
  'past-bij': string;
};

/** Names of rows that consist of words nobody searches with, in the words of visitors. */
const SEARCHED_AS: Record<string, string> = { 'Neem mee': 'Meenemen', 'Zo gaat het': 'Stappen' };

/** The panel above a page about care, one sentence a row: a result shows the sentence in which the words stand. */
export function factsText(fields: unknown, general: string[]): string {
  const facts = careFacts.parse(fields);
  const rows = factRows(facts).map(({ name, amount, text }) => sentence(name, [amount, text]));
  const lists = factLists(facts, general).map(({ name, items, isOrdered }) => {
    const label = SEARCHED_AS[name] ?? name;
    return isOrdered ? `${label}: ${items.join(' ')}` : sentence(label, items);
  });
  return [...rows, ...lists].join(' ');
}

/** The table of packages, with the names of its columns. */
export const packagesText = (packages: readonly Package[]): string => packages.map(packageText).join(' ');

function packageText({ naam, samenvatting, prijs, eenheid, btw, meten, planning, 'past-bij': preference }: Package) {
  const { amount, note } = packagePrice({ price: prijs, unit: eenheid, vat: btw });
  return [
    sentence(naam, [samenvatting]),
    sentence(PACKAGE_COLUMNS.price, [naam, amount, note]),
    sentence(PACKAGE_COLUMNS.measures, [meten]),
    sentence(PACKAGE_COLUMNS.planning, [planning]),
    sentence(PACKAGE_COLUMNS.preference, [preference]),
  ].join(' ');
}

const sentence = (name: string, parts: ReadonlyArray<string | undefined>) =>
  `${name}: ${parts.filter(Boolean).join(' · ')}.`.replace(/\.\.$/, '.');

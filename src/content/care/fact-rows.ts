import { paths } from '../../shared/paths.ts';
import { capitalise } from '../../shared/text/text.ts';
import type { CareFacts } from '../collections/care-facts.ts';

/** The sentences of `afspraak` in content/contact.yaml, for pages without their own. */
export type GeneralFacts = { duur: string; prijs: string; 'hoe-snel': string; wie: string; meenemen: string[] };

type Link = { href: string; label: string };
export type FactRow = { name: string; amount?: string | undefined; text?: string | undefined; link?: Link | undefined };
export type FactList = { name: string; items: string[]; isOrdered: boolean };

const RATES: Link = { href: `${paths.about}#tarieven`, label: 'Alle tarieven' };
const TEAM: Link = { href: paths.team, label: 'Ons team' };

/** The short rows of the panel. `null` says that a fact does not apply: then there is no row. */
export function factRows(facts: CareFacts, general: GeneralFacts, { hasRates = false } = {}): FactRow[] {
  const { price, priceNote } = facts;
  const hasPrice = price !== null || !!priceNote;
  const ownPrice = price || priceNote ? { amount: price ?? undefined, text: priceNote ?? undefined } : undefined;
  const rows = [
    facts.forWhom && { name: 'Voor wie', text: facts.forWhom },
    row('Duur', facts.duration, general.duur),
    hasPrice && {
      name: 'Prijs',
      ...(ownPrice ?? { text: general.prijs }),
      ...(hasRates && { link: RATES }),
    },
    row('Hoe snel', facts.howSoon, general['hoe-snel']),
    row('Door wie', facts.byWhom, general.wie, TEAM),
  ];
  return rows.filter((one) => !!one).map(tidy);
}

/** The rows with several lines. */
export const factLists = ({ bring, steps }: CareFacts, { meenemen }: GeneralFacts): FactList[] =>
  [
    { name: 'Neem mee', items: bring === undefined ? meenemen : (bring ?? []), isOrdered: false },
    { name: 'Zo gaat het', items: steps ?? [], isOrdered: true },
  ]
    .filter(({ items }) => items.length > 0)
    .map((list) => (list.isOrdered ? list : { ...list, items: list.items.map(capitalise) }));

const row = (name: string, own: string | null | undefined, general: string, link?: Link): FactRow | false => {
  if (own === null) return false;
  return own === undefined ? { name, text: general, ...(link && { link }) } : { name, text: own };
};

/** An amount stays on one line. */
const unbroken = (text: string) => text.replaceAll('€ ', '€\u00a0');
const tidy = ({ name, amount, text, link }: FactRow): FactRow => ({
  name,
  amount: amount && unbroken(amount),
  text: text && capitalise(unbroken(text)),
  link,
});

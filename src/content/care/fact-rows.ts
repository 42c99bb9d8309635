import { paths } from '../../shared/paths.ts';
import { capitalise } from '../../shared/text/text.ts';
import type { CareFacts } from '../collections/care-facts.ts';

type Link = { href: string; label: string };
export type FactRow = { name: string; amount?: string | undefined; text?: string | undefined; link?: Link | undefined };
export type FactList = { name: string; items: string[]; isOrdered: boolean };

const RATES: Link = { href: paths.rates, label: 'Alle tarieven' };

/** The short rows of the panel. A fact without a value has no row; what is missing is in the owner’s list. */
export function factRows(facts: CareFacts, { hasRates = false } = {}): FactRow[] {
  const { price, priceNote } = facts;
  const rows: Array<FactRow | false> = [
    row('Voor wie', facts.forWhom),
    row('Duur', facts.duration),
    !!(price || priceNote) && {
      name: 'Prijs',
      amount: price ?? undefined,
      text: priceNote ?? undefined,
      ...(hasRates && { link: RATES }),
    },
    row('Hoe snel', facts.howSoon),
    row('Door wie', facts.byWhom),
  ];
  return rows.filter((one) => !!one).map(tidy);
}

/** The rows with several lines. `general` is what everybody brings, for pages that do not say it. */
export const factLists = ({ bring, steps }: CareFacts, general: string[]): FactList[] =>
  [
    { name: 'Neem mee', items: bring === undefined ? general : (bring ?? []), isOrdered: false },
    { name: 'Zo gaat het', items: steps ?? [], isOrdered: true },
  ]
    .filter(({ items }) => items.length > 0)
    .map((list) => (list.isOrdered ? list : { ...list, items: list.items.map(capitalise) }));

const row = (name: string, text: string | null | undefined): FactRow | false => !!text && { name, text };

/** An amount stays on one line. */
const unbroken = (text: string) => text.replaceAll('€ ', '€\u00a0');
const tidy = ({ name, amount, text, link }: FactRow): FactRow => ({
  name,
  amount: amount && unbroken(amount),
  text: text && capitalise(unbroken(text)),
  link,
});

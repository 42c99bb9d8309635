import { capitalise } from '../../shared/text/text.ts';

type Priced = { price: string; unit?: string | null | undefined; vat?: string | null | undefined };

/**
 * The price of a package with its unit, and a sentence on VAT, which employers need to compare packages. Where `unit` or
 * `vat` is missing, the sentence refers to the clinic's proposal; `null` means that there is nothing to say.
 */
export function packagePrice({ price, unit, vat }: Priced): { amount: string; note: string | undefined } {
  if (!price.startsWith('€')) return { amount: price, note: undefined };
  const untold = [unit === undefined && 'waarvoor de prijs geldt', vat === undefined && 'of er btw bij komt'].filter(
    (part) => part !== false,
  );
  const notes = [vat, untold.length > 0 && `${untold.join(' en ')}, hoort u in het voorstel`];
  const amount = [price.replace('€ ', '€\u00a0'), unit].filter(Boolean).join(' ');
  return { amount, note: notes.flatMap((note) => (note ? [`${capitalise(note)}.`] : [])).join(' ') || undefined };
}

/** What the table of packages says of each, beside its name; on a narrow window these stand before the values. */
export const PACKAGE_COLUMNS = {
  price: 'Prijs',
  measures: 'Wat we meten',
  planning: 'Planning',
  preference: 'Past bij',
} as const;

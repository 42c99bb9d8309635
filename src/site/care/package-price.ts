type Priced = { price: string; unit?: string | null | undefined; vat?: string | null | undefined };

/**
 * What a package costs and per what, and a sentence on VAT: an employer can compare nothing without them. What the clinic
 * has not told yet is in its proposal; `null` says that there is nothing to tell.
 */
import { capitalise } from '../../shared/text/capitalise.ts';
export function packagePrice({ price, unit, vat }: Priced): { amount: string; note: string | undefined } {
  if (!price.startsWith('€')) return { amount: price, note: undefined };
  const untold = [unit === undefined && 'waarvoor de prijs geldt', vat === undefined && 'of er btw bij komt'].filter(
    (part) => part !== false,
  );
  const notes = [vat, untold.length > 0 && `${untold.join(' en ')}, hoort u in het voorstel`];
  const amount = [price.replace('€ ', '€\u00a0'), unit].filter(Boolean).join(' ');
  return { amount, note: notes.flatMap((note) => (note ? [`${capitalise(note)}.`] : [])).join(' ') || undefined };
}

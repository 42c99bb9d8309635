import type { CheckedText, Place } from './document.ts';
import { placeIn } from './passages.ts';

/** A link of the body or the address of a source, with its label. */
type PlacedLink = { href: string; label: string; place: Place };

/** Every address that a text links to. */
export function linksOf({ body, sources = [] }: Pick<CheckedText, 'body' | 'sources'>): PlacedLink[] {
  const ofBody = body.flatMap(({ links, text, heading }, block) =>
    links.map(({ href, from, to }) => ({
      href,
      label: text.slice(from, to).trim(),
      place: placeIn({ part: 'body', block, heading, text }, from, to),
    })),
  );
  const ofSources = sources.flatMap((href, block) => {
    if (href === null) return [];
    const address = href.trim();
    const place = { part: 'sources', block, from: 0, to: address.length, quote: address };
    return [{ href: address, label: address || 'source', place }];
  });
  return [...ofBody, ...ofSources];
}

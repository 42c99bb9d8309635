import { MAX_FOUND } from '../../shared/constants.ts';
import type { SearchResults } from '../../shared/contract/visitors/search.ts';

const MAX_IN_TITLE = 40;

/** The query as the title of the page shows it. */
export const searchTitle = (query: string): string =>
  query
    ? `Zoeken naar “${query.length > MAX_IN_TITLE ? `${query.slice(0, MAX_IN_TITLE).trimEnd()}…` : query}”`
    : 'Zoeken';

/** The total, unless the search of the magazine stopped counting. */
export const countText = ({ magazineTotal }: Pick<SearchResults, 'magazineTotal'>, total = magazineTotal): string =>
  magazineTotal >= MAX_FOUND ? `${MAX_FOUND} of meer` : `${total}`;

/** The number of results, in one sentence. */
export function foundSentence(results: SearchResults, query: string): string {
  const { groups, magazineTotal, hasAllWords } = results;
  const isOfMagazine = (name: string) => name === 'articles' || name === 'videos';
  const pages = groups.reduce((sum, { name, results }) => sum + (isOfMagazine(name) ? 0 : results.length), 0);
  const total = pages + magazineTotal;
  if (total === 0) return `We vonden niets voor “${query}”.`;
  const count = `${countText(results, total)} ${total === 1 ? 'resultaat' : 'resultaten'} voor “${query}”.`;
  return hasAllWords || pages === 0 ? count : `${count} Sommige pagina’s gaan over een deel van uw woorden.`;
}

/** What could not be searched, and what to do, up to the telephone number; `undefined` when everything could. */
export function missingSentence({ pages, magazine }: SearchResults): string | undefined {
  if (pages === 'unavailable' && magazine === 'unavailable')
    return 'Zoeken lukt nu even niet. Dat ligt aan ons. Probeer het straks nog eens, of bel';
  if (pages === 'unavailable')
    return 'U ziet alleen wat in het magazine staat: de rest van de site is nu even niet te doorzoeken. Bel ons gerust op';
  if (magazine === 'unavailable')
    return 'Het magazine is nu even niet te doorzoeken. U ziet wat op de rest van de site staat. Bel ons gerust op';
  if (magazine === 'too-many')
    return 'Vanaf uw verbinding is net heel veel gezocht. Wacht een minuut om ook in het magazine te zoeken, of bel';
  return undefined;
}

import { paths } from './paths.ts';

/**
 * Pages that the law requires: each has a Markdown file of this name in content/ and a page of this name in src/pages/.
 * The footer, the search, the visits, `/llms.txt` and `npm run check:live` follow this list.
 */
export const STATEMENTS = [
  { name: 'klachten', label: 'Klachten', path: paths.complaints },
  { name: 'privacy', label: 'Privacy', path: paths.privacy },
  { name: 'toegankelijkheid', label: 'Toegankelijkheid', path: paths.accessibility },
] as const;

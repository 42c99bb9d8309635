import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { REVIEWED_PAGES } from '../../content/next-reviews.ts';
import { mark } from '../../shared/facts/placeholders.ts';

type Source = { geraadpleegd?: unknown; consultedOn?: unknown };
type Fields = { bronnen?: Source[] | null; sources?: Source[] | null };

/** How many sources of each text nobody has read yet: those without the day on which it was done. */
export const unreadSources = (root: string): Array<{ file: string; count: number }> =>
  [REVIEWED_PAGES, 'content/magazine/*.md', 'content/nood.yaml']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .sort()
    .map((file) => ({ file, count: sourcesOf(readFileSync(join(root, file), 'utf8')).filter(isUnread).length }))
    .filter(({ count }) => count > 0);

const isUnread = ({ geraadpleegd, consultedOn }: Source) => !(geraadpleegd ?? consultedOn);

function sourcesOf(text: string): Source[] {
  const front = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text)?.[1] ?? text;
  const { bronnen, sources } = (parse(mark(front)) ?? {}) as Fields;
  return bronnen ?? sources ?? [];
}

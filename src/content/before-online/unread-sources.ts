import { matchesGlob } from 'node:path';
import { parse } from 'yaml';
import { mark } from '../../shared/facts/placeholders.ts';
import { REVIEWED_PAGES } from '../next-reviews.ts';
import { type Text, yamlOf } from './texts.ts';

const WITH_SOURCES = [REVIEWED_PAGES, 'content/magazine/*.md', 'content/nood.yaml'];

type Source = { geraadpleegd?: unknown; consultedOn?: unknown };
type Fields = { bronnen?: Source[] | null; sources?: Source[] | null };

/** How many sources of each text nobody has read yet: those without the day on which it was done. */
export const unreadSources = (texts: readonly Text[]): Array<{ file: string; field: string; count: number }> =>
  texts
    .filter(({ file }) => WITH_SOURCES.some((pattern) => matchesGlob(file, pattern)))
    .flatMap(({ file, text }) => {
      const { bronnen, sources } = (parse(mark(yamlOf(text))) ?? {}) as Fields;
      const list = bronnen ?? sources ?? [];
      const count = list.filter(isUnread).length;
      if (count === 0) return [];
      const first = list.findIndex(isUnread);
      return [{ file, field: bronnen ? `bronnen.${first}.geraadpleegd` : `sources.${first}.consultedOn`, count }];
    });

const isUnread = ({ geraadpleegd, consultedOn }: Source) => !(geraadpleegd ?? consultedOn);

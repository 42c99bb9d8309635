import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { REVIEWED_PAGES } from '../../content/reviewed-pages.ts';
import { formatDutchDay } from '../../shared/dates/dates.ts';

type OverdueReview = { file: string; line: number; dueOn: string };

/** Whether a file of content/ says who checked it medically. */
export const isReviewed = (file: string): boolean => matchesGlob(file, REVIEWED_PAGES);

/** The care pages below `root` whose next medical review is due on `today` or was before, the longest first. */
export function overdueReviews(today: string, root = '.'): OverdueReview[] {
  return globSync(REVIEWED_PAGES, { cwd: root })
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      const start = lines.findIndex((line) => line.startsWith('gecontroleerd:'));
      const at = start === -1 ? -1 : lines.findIndex((line, index) => index >= start && /\bvolgende:/.test(line));
      const dueOn = /\bvolgende:\s*["']?(\d{4}-\d{2}-\d{2})/.exec(lines[at] ?? '')?.[1];
      return dueOn && dueOn <= today ? [{ file, line: at + 1, dueOn }] : [];
    })
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn) || one.file.localeCompare(other.file));
}

export const describeOverdue = ({ file, line, dueOn }: OverdueReview): string =>
  `${file}:${line}: deze pagina moest op ${formatDutchDay(dueOn)} opnieuw medisch gecontroleerd zijn. Laat haar lezen en verander dan \`gecontroleerd\`.`;

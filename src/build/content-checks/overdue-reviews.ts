import type { AstroIntegration } from 'astro';
import { nextReviews } from '../../content/next-reviews.ts';
import { contentRoot } from '../../content/read-file.ts';
import { formatDutchDay } from '../../shared/dates/dates.ts';
import { dayInAmsterdam } from '../../shared/dates/wall-time.ts';

type OverdueReview = ReturnType<typeof nextReviews>[number];

/** The care pages below `root` whose next medical review is due on `today` or was before, the longest first. */
export const overdueReviews = (today: string, root = contentRoot()): OverdueReview[] =>
  nextReviews(root).filter(({ dueOn }) => dueOn <= today);

export const describeOverdue = ({ file, line, dueOn }: OverdueReview): string =>
  `${file}:${line}: deze pagina moest op ${formatDutchDay(dueOn)} opnieuw medisch gecontroleerd zijn. Laat haar lezen en verander dan \`gecontroleerd\`.`;

/** Warns in the log of a build of every care page that must be reviewed again. */
export const warnOfOverdueReviews = (): AstroIntegration => ({
  name: 'warn-of-overdue-reviews',
  hooks: {
    'astro:build:start': ({ logger }) => {
      for (const review of overdueReviews(dayInAmsterdam(new Date()))) logger.warn(describeOverdue(review));
    },
  },
});

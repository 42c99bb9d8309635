import type { AstroIntegration } from 'astro';
import { dayInAmsterdam } from '../../shared/dates/wall-time.ts';
import { describeOverdue, overdueReviews } from './overdue-reviews.ts';

/** Warns in the log of a build of every care page that must be reviewed again. */
export const warnOfOverdueReviews = (): AstroIntegration => ({
  name: 'warn-of-overdue-reviews',
  hooks: {
    'astro:build:start': ({ logger }) => {
      for (const review of overdueReviews(dayInAmsterdam(new Date()))) logger.warn(describeOverdue(review));
    },
  },
});

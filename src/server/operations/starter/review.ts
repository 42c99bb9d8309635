import { z } from 'zod';
import type { PublicReview } from '../../../shared/contract/articles/reviews.ts';
import { dayInAmsterdam } from '../../../shared/dates/wall-time.ts';
import type { TeamMember } from '../../../shared/facts/team.ts';
import { CommandError } from '../../errors/errors.ts';

const day = z.iso.date('must be a date, such as 2026-03-12');

/** The medical review of an article: by a key of content/team.yaml, or, in an export, by name. */
export const StarterReview = z
  .strictObject({
    by: z.union([z.string(), z.strictObject({ name: z.string(), profession: z.string(), bigNumber: z.string() })]),
    on: day.refine(
      (on) => on <= dayInAmsterdam(new Date()),
      'is in the future; fill in the day on which the text was reviewed',
    ),
    due: day,
  })
  .refine(({ on, due }) => due > on, { path: ['due'], error: 'must be after the day of the review' });

export function reviewFrom(
  file: string,
  { by, on, due }: z.output<typeof StarterReview>,
  team: ReadonlyMap<string, TeamMember>,
): PublicReview {
  const reviewer = typeof by === 'string' ? team.get(by) : by;
  if (!reviewer)
    throw new CommandError(`${file}: review.by "${by}" is not in content/team.yaml; add it there or correct the name`);
  const { name, profession, bigNumber } = reviewer;
  if (!bigNumber)
    throw new CommandError(
      `${file}: review.by "${by}" has no BIG-nummer in content/team.yaml; choose somebody who has`,
    );
  return { name, profession, bigNumber, reviewedOn: on, dueOn: due };
}

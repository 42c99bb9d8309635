import { z } from 'zod';
import { parseWholeNumber } from '../parse-whole-number.ts';

/** The largest whole number that a column of ours holds. */
export const MAX_INTEGER = 2_147_483_647;

/** A number that comes as text, in a path, a query or a setting: digits only. Any other text stays text. */
export const coerceDigits = <S extends z.ZodType>(number: S) =>
  z.preprocess((value) => (typeof value === 'string' ? parseWholeNumber(value) : undefined) ?? value, number);

/** A path id: a positive whole number that Postgres can hold. */
export const IdParams = z.object({
  id: coerceDigits(z.int('The id must be a whole number').positive().max(MAX_INTEGER)),
});

/** Optional text: trimmed, and empty means none. */
export const optionalText = (max: number, label: string) =>
  z
    .string()
    .trim()
    .max(max, `${label} can be at most ${max} characters`)
    .nullish()
    .transform((text) => text || null);

/** Required text: trimmed, not empty, bounded. */
export const requiredText = (max: number, label: string) =>
  z
    .string(`${label} is required`)
    .trim()
    .min(1, `${label} is required`)
    .max(max, `${label} can be at most ${max} characters`);

/** A slug that is given; empty means: make one. */
export const optionalSlug = optionalText(120, 'Slug').refine(
  (slug) => slug === null || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug),
  'Slug can hold only lowercase letters, digits and single hyphens',
);

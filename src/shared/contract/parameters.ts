import { z } from 'zod';
import { EMAIL_ADDRESS } from '../addresses/email-address.ts';
import { parseWholeNumber } from '../numbers/parse-whole-number.ts';
import { isVisible } from '../text/text.ts';

/** The largest value of a Postgres `integer` column. */
export const MAX_INTEGER = 2_147_483_647;

/** Accepts numbers as text, in paths, queries and settings: digits only. Other text is left for the schema to refuse. */
export const coerceDigits = <S extends z.ZodType>(number: S) =>
  z.preprocess((value) => (typeof value === 'string' ? parseWholeNumber(value) : undefined) ?? value, number);

/** An id, a version or a number of a row. */
export const positiveInteger = (label: string) => z.int(`${label} must be a whole number`).positive().max(MAX_INTEGER);

export const IdParams = z.object({ id: coerceDigits(positiveInteger('The id')) });

/** `all` and empty mean no filter. */
export const unlessAll = (value: unknown) => (value === '' || value === 'all' ? undefined : value);

/** Which page of a list, and how long a page is. */
export const pageParams = (pageSize: number) => ({
  page: coerceDigits(z.int('page must be a whole number').min(1, 'page starts at 1').max(1_000_000).default(1)),
  limit: coerceDigits(
    z
      .int('limit must be a whole number')
      .min(1, 'limit starts at 1')
      .max(50, 'limit can be at most 50')
      .default(pageSize),
  ),
});

/** A moment in UTC, as an ISO string. Postgres has no year 0. */
export const requiredMoment = (label: string) =>
  z.iso
    .datetime(`${label} must be a date and time`)
    .refine((moment) => !moment.startsWith('0000'), `${label} must be a date and time`);

/** Trimmed; text in which there is nothing to see becomes null. */
export const optionalText = (max: number, label: string) =>
  z
    .string()
    .trim()
    .max(max, `${label} can be at most ${max} characters`)
    .nullish()
    .transform((text) => (text && isVisible(text) ? text : null));

/** One line, because titles and names go into mails, headings and lists. */
export const requiredText = (max: number, label: string) =>
  z
    .string(`${label} is required`)
    .overwrite((text) => text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' '))
    .trim()
    .min(1, `${label} is required`)
    .max(max, `${label} can be at most ${max} characters`)
    .refine(isVisible, `${label} is required`);

/** In lower case. */
export const emailAddress = requiredText(254, 'Email')
  .toLowerCase()
  .regex(EMAIL_ADDRESS, 'Enter a valid email address');

/** A day that people mean: a browser reads the year 26 as 0026. */
export const day = (message: string) => z.iso.date(message).refine((date) => date >= '1900' && date < '3000', message);

/** Null for an empty slug, which the server derives. */
export const optionalSlug = optionalText(120, 'Slug').refine(
  (slug) => slug === null || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug),
  'Slug can hold only lowercase letters, digits and single hyphens',
);

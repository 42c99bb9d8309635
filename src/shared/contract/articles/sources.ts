import { z } from 'zod';
import { parseUrl } from '../../addresses/parse-url.ts';
import { hasCredentials, NO_CREDENTIALS } from '../../addresses/web-address.ts';
import { MAX_SOURCES } from '../../constants.ts';
import { DAY_MS } from '../../dates/durations.ts';
import { SOURCE_ID } from '../../sources/source-id.ts';
import { coerceDigits, day, optionalText, requiredText } from '../parameters.ts';

const MAX_ADDRESS = 2000;

/** A source of a text; readers see a numbered list. Stored as {@link SourceInput} accepted it. */
export const Source = z.object({
  /** Never changes: the text refers to a source by its id, whatever its number is. */
  id: z.string(),
  title: z.string(),
  publisher: z.string(),
  /** Null for a page without one. */
  year: z.int().nullable(),
  /** Null, for example for a book. */
  address: z.string().nullable(),
  /** The day on which the writer read it: 2026-11-23. */
  consultedOn: z.string().nullable(),
});
export type Source = z.output<typeof Source>;

/** Today, in the time zone that is furthest ahead. */
const isPast = (day: string) => Date.parse(day) <= Date.now() + DAY_MS;

const address = optionalText(MAX_ADDRESS, 'The address of a source').transform((text, context) => {
  if (text === null) return null;
  const url = parseUrl(text);
  const stored = url && /^https?:$/.test(url.protocol) ? url.href : undefined;
  if (stored && stored.length <= MAX_ADDRESS && !hasCredentials(text)) return stored;
  const message =
    stored && hasCredentials(text)
      ? NO_CREDENTIALS
      : 'The address of a source must be a complete web address that starts with https:// or http://';
  context.addIssue({ code: 'custom', message });
  return null;
});

const YEAR = 'The year of a source must be a year between 1800 and 2100';

const SourceInput = z
  .object({
    id: z
      .string('A source needs an id')
      .max(40, 'The id of a source can be at most 40 characters')
      .regex(SOURCE_ID, 'The id of a source can hold only lowercase letters, digits and single hyphens'),
    title: requiredText(300, 'The title of a source'),
    publisher: requiredText(200, 'The publisher of a source'),
    year: coerceDigits(z.int(YEAR).min(1800, YEAR).max(2100, YEAR).nullish()).transform((year) => year ?? null),
    address,
    consultedOn: z
      .preprocess(
        (value) => value || null,
        day('The day on which a source was consulted must be a date, such as 2026-03-12')
          .refine(isPast, 'The day on which a source was consulted lies in the future')
          .nullable(),
      )
      .default(null),
  })
  .refine((source) => source.address !== null || source.year !== null, {
    path: ['address'],
    error: 'Give the address of this source, or the year of a book, so that readers can find it',
  });

/** The sources of a text, in the order of their numbers. */
export const SourcesInput = z
  .array(SourceInput)
  .max(MAX_SOURCES, `At most ${MAX_SOURCES} sources`)
  .superRefine((sources, context) => {
    for (const [index, { id }] of sources.entries()) {
      if (sources.findIndex((other) => other.id === id) < index)
        context.addIssue({ code: 'custom', path: [index, 'id'], message: `Two sources have the id “${id}”` });
    }
  })
  .default([]);

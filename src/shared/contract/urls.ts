import type { z } from 'zod';
import { parseUrl } from '../addresses/parse-url.ts';
import { hasCredentials, NO_CREDENTIALS, normaliseImageSource } from '../addresses/web-address.ts';
import { optionalText } from './parameters.ts';

const MAX_LENGTH = 1000;

function normalisedUrl(label: string, normalise: (value: string) => string | undefined, accepted: string) {
  return optionalText(MAX_LENGTH, label).transform((value, context) => {
    if (value === null) return null;
    const stored = normalise(value);
    if (stored && stored.length <= MAX_LENGTH && !hasCredentials(value)) return stored;
    const message = stored && hasCredentials(value) ? NO_CREDENTIALS : `${label} must be ${accepted}`;
    context.addIssue({ code: 'custom', message });
    return null;
  }) satisfies z.ZodType<string | null, unknown>;
}

/** The file name of an upload, a path on this site or an http(s) URL. */
export const optionalImage = (label: string) =>
  normalisedUrl(
    label,
    (value) => normaliseImageSource(value) ?? (isUploadName(value) ? value : undefined),
    'an uploaded picture or an http(s) address',
  );

/** An absolute https URL. */
export const optionalVideoUrl = (label: string) =>
  normalisedUrl(
    label,
    (value) => {
      const url = parseUrl(value);
      return url?.protocol === 'https:' ? url.href : undefined;
    },
    'a complete address that starts with https://',
  );

/** `a.webp`, `assets/a.webp`, `2025/a.webp`, but no `..`. */
const isUploadName = (value: string) => /^[\w./-]+$/.test(value) && !/^\/\/|(^|\/)\.{1,2}(\/|$)/.test(value);

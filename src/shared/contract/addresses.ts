import type { z } from 'zod';
import { parseUrl } from '../addresses/parse-url.ts';
import { hasCredentials, NO_CREDENTIALS, normaliseImageSource } from '../addresses/web-address.ts';
import { optionalText } from './parameters.ts';

const MAX_LENGTH = 1000;

/** An address as it is stored; a refusal says what would be accepted. */
function address(label: string, store: (value: string) => string | undefined, accepted: string) {
  return optionalText(MAX_LENGTH, label).transform((value, context) => {
    if (value === null) return null;
    const stored = store(value);
    if (stored && stored.length <= MAX_LENGTH && !hasCredentials(value)) return stored;
    const message = stored && hasCredentials(value) ? NO_CREDENTIALS : `${label} must be ${accepted}`;
    context.addIssue({ code: 'custom', message });
    return null;
  }) satisfies z.ZodType<string | null, unknown>;
}

/** A picture: the name of an upload, a path of ours, or an http(s) address (image source normalisation). */
export const optionalImage = (label: string) =>
  address(
    label,
    (value) => normaliseImageSource(value) ?? (isUploadName(value) ? value : undefined),
    'an uploaded picture or an http(s) address',
  );

/** Where a video plays: a complete https address, which is embedded. */
export const optionalVideoUrl = (label: string) =>
  address(
    label,
    (value) => {
      const url = parseUrl(value);
      return url?.protocol === 'https:' ? url.href : undefined;
    },
    'a complete address that starts with https://',
  );

/** `a.webp`, `assets/a.webp`, `2025/a.webp`; never a step up to another folder. */
const isUploadName = (value: string) => /^[\w./-]+$/.test(value) && !/^\/\/|(^|\/)\.{1,2}(\/|$)/.test(value);

import { z } from 'zod';
import { MAX_PREVIEW_DAYS, PREVIEW_DAYS } from '../../constants.ts';
import { endpoint } from '../endpoint.ts';
import { coerceDigits, IdParams, positiveInteger } from '../parameters.ts';

const PreviewLink = z.object({
  id: z.number().int(),
  /** The revision that it always shows; null when it shows what was saved last. */
  revision: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
  /** Null for an erased person. */
  createdBy: z.object({ staffId: z.number().int(), name: z.string() }).nullable(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type PreviewLink = z.infer<typeof PreviewLink>;

export const createPreviewLink = endpoint({
  method: 'POST',
  path: '/api/admin/articles/:id/preview-links',
  access: 'articles.write-own',
  status: 201,
  summary:
    'Makes a link that shows unpublished content without an account; 409 when everything is published, or 20 links of the article work already.',
  params: IdParams,
  body: z.object({
    days: z
      .int('days must be a whole number')
      .min(1, 'A link is valid for at least 1 day')
      .max(MAX_PREVIEW_DAYS, `A link is valid for at most ${MAX_PREVIEW_DAYS} days`)
      .default(PREVIEW_DAYS),
    /**
     * What the link shows: null for what was saved last, `current` for the version saved now, a number for that
     * version.
     */
    revision: z
      .union([z.enum(['current']), positiveInteger('revision')], 'revision must be a number, current or null')
      .nullable()
      .default(null),
  }),
  /** The address is shown once: only a hash of it is stored. */
  response: z.object({ link: PreviewLink, url: z.string() }),
});

export const listPreviewLinks = endpoint({
  method: 'GET',
  path: '/api/admin/articles/:id/preview-links',
  access: 'magazine.read',
  status: 200,
  summary: 'The links of an article that still work, the newest first.',
  params: IdParams,
  response: z.object({
    links: z.array(PreviewLink),
    /** Whether the article has content that readers do not see. */
    hasUnpublishedText: z.boolean(),
  }),
});

export const revokePreviewLink = endpoint({
  method: 'DELETE',
  path: '/api/admin/articles/:id/preview-links/:link',
  access: 'articles.write-own',
  status: 204,
  summary: 'Revokes a preview link, which responds 410 from then on.',
  params: IdParams.extend({ link: coerceDigits(positiveInteger('link')) }),
});

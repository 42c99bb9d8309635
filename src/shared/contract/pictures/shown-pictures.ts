import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** What readers get in place of a picture: its file, replaced or edited, and what the library says of it. */
export const ShownPicture = z.object({
  /** The address of its large file; the smaller sizes are beside it. */
  src: z.string(),
  /** Pixels; null until the file was measured. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** The point that every crop keeps in sight: per cent from the left and from the top. */
  focalX: z.number().int(),
  focalY: z.number().int(),
  /** For a use that has no alt text of its own. */
  alt: z.string().nullable(),
  caption: z.string().nullable(),
  credit: z.string().nullable(),
});
export type ShownPicture = z.infer<typeof ShownPicture>;

/** By the hash in the address that an article or writer refers to. Pictures outside the library are missing. */
export const ShownPictures = z.record(z.string(), ShownPicture);
export type ShownPictures = z.infer<typeof ShownPictures>;

/** As many as a screen of lists shows at once. */
export const MAX_SHOWN_PICTURES = 100;

export const getShownPictures = endpoint({
  method: 'GET',
  path: '/api/admin/shown-pictures',
  access: 'magazine.read',
  status: 200,
  summary: 'What readers see for pictures of the library, by hash; those that are not in it are left out.',
  query: z.object({
    /** Separated by commas. */
    hashes: z
      .string('hashes is required')
      .transform((hashes) => hashes.split(','))
      .pipe(z.array(z.string().regex(/^[0-9a-f]{32}$/, 'This is not the name of a picture')).max(MAX_SHOWN_PICTURES)),
  }),
  response: ShownPictures,
});

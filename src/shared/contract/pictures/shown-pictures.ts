import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** The shown version of a picture: its file, replaced or edited, and the texts of the library. */
export const ShownPicture = z.object({
  /** The address of its large file; the smaller sizes are beside it. */
  src: z.string(),
  /** Pixels; null until the file was measured. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** The focal point, which every crop contains: per cent from the left and the top. */
  focalX: z.number().int(),
  focalY: z.number().int(),
  /** For uses without an alt text of their own. */
  alt: z.string().nullable(),
  caption: z.string().nullable(),
  credit: z.string().nullable(),
});
export type ShownPicture = z.infer<typeof ShownPicture>;

/** By the hash in the address that an article or writer refers to. Has no entry for pictures outside the library. */
export const ShownPictures = z.record(z.string(), ShownPicture);
export type ShownPictures = z.infer<typeof ShownPictures>;

/** The most pictures that one screen of lists shows. */
const MAX_SHOWN_PICTURES = 100;

export const getShownPictures = endpoint({
  method: 'GET',
  path: '/api/admin/shown-pictures',
  access: 'magazine.read',
  status: 200,
  summary: 'The shown files of library pictures, by hash; leaves out pictures outside the library.',
  query: z.object({
    /** Separated by commas. */
    hashes: z
      .string('hashes is required')
      .transform((hashes) => hashes.split(','))
      .pipe(z.array(z.string().regex(/^[0-9a-f]{32}$/, 'This is not the name of a picture')).max(MAX_SHOWN_PICTURES)),
  }),
  response: ShownPictures,
});

import { z } from 'zod';
import { hostOf } from '../../addresses/web-address.ts';
import { endpoint } from '../endpoint.ts';

export const UploadResponse = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    imageUrl: z.string(),
    /** What the stored picture lacks, for the person who chose it: an animation or further pages. */
    notice: z.string().optional(),
  }),
  z.object({ success: z.literal(false), error: z.string() }),
]);
export type UploadResponse = z.infer<typeof UploadResponse>;

const UploadParams = z.object({
  uploadType: z.enum(['writer', 'article'], 'The upload type must be writer or article'),
});

/** The body is multipart/form-data, so it has no JSON schema. */
export const uploadImage = endpoint({
  method: 'POST',
  path: '/api/admin/upload/:uploadType',
  access: 'articles.write-own',
  status: 200,
  summary:
    'Stores a picture (multipart field `image`, at most 5 MB) in the library and returns its URL. With the hash of a picture in the field `partOf` it is only a file of that one, for a replacement.',
  params: UploadParams,
  response: UploadResponse,
});

const CopyInput = z.object({
  address: z
    .string('The address is required')
    .trim()
    .max(8000, 'The address can be at most 8000 characters')
    .refine(
      (address) => hostOf(address) !== undefined,
      'The address must be complete, and start with https:// or http://',
    ),
});

/** Copied by the server, because browsers may not read another website's pictures. */
export const copyImage = endpoint({
  method: 'POST',
  path: '/api/admin/upload/article/from-address',
  access: 'articles.write-own',
  status: 200,
  summary: 'Copies a picture from another website (at most 5 MB) into the store and returns its new URL.',
  body: CopyInput,
  response: UploadResponse,
});

/** The address differs for each file and focal point, so its content never changes. */
export const downloadShareImage = endpoint({
  method: 'GET',
  path: '/api/admin/download/:hash/:file',
  access: 'public',
  status: 200,
  summary:
    'A picture in the format of a shared link (1200 × 630, JPEG); the current one only, at the address in `og:image`.',
  params: z.object({ hash: z.string(), file: z.string() }),
});

export const downloadImage = endpoint({
  method: 'GET',
  path: '/api/admin/download/:file',
  access: 'public',
  status: 200,
  summary:
    'The bytes of an uploaded picture. Everybody gets what readers see now; the rest, such as the pixels behind a crop and the pictures of drafts, is for staff and for a page with the token of its preview link. 404 otherwise.',
  params: z.object({ file: z.string() }),
  query: z.object({ preview: z.string().optional() }),
});

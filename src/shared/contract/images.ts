import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** §3 Upload response. */
export const UploadAnswer = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), imageUrl: z.string() }),
  z.object({ success: z.literal(false), error: z.string() }),
]);
export type UploadAnswer = z.infer<typeof UploadAnswer>;

const UploadParams = z.object({
  uploadType: z.enum(['writer', 'article'], 'The upload type must be writer or article'),
});

/** Multipart, field `image` (§7): sent with FormData, so its body is not a JSON schema. */
export const uploadImage = endpoint({
  method: 'POST',
  path: '/api/admin/upload/:uploadType',
  access: 'staff',
  status: 200,
  summary: 'Stores a picture (multipart field `image`, at most 5 MB) and answers its address.',
  params: UploadParams,
  answer: UploadAnswer,
});

const CopyInput = z.object({
  address: z
    .string('The address is required')
    .trim()
    .max(8000, 'The address can be at most 8000 characters')
    .refine(
      (address) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol),
      'The address must be complete, and start with https:// or http://',
    ),
});

/** For a picture of another website, which a browser may not read. */
export const copyImage = endpoint({
  method: 'POST',
  path: '/api/admin/upload/article/from-address',
  access: 'staff',
  status: 200,
  summary: 'Copies a picture of another website (at most 5 MB) into the store and answers its address here.',
  body: CopyInput,
  answer: UploadAnswer,
});

export const downloadImage = endpoint({
  method: 'GET',
  path: '/api/admin/download/:file',
  access: 'public',
  status: 200,
  summary: 'The bytes of an uploaded picture; public, for magazine pages.',
  params: z.object({ file: z.string() }),
});

import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What an upload that is refused says (§5, §8). */
export const UPLOAD_ERRORS = {
  wrongType: 'Please select an image file (PNG, JPG, GIF, etc.)',
  tooLarge: 'Please select an image smaller than 5MB',
  failed: 'Failed to upload image. Please try again.',
} as const;

/** §3 Upload response. */
export const UploadResponse = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), imageUrl: z.string() }),
  z.object({ success: z.literal(false), error: z.string() }),
]);
export type UploadResponse = z.infer<typeof UploadResponse>;

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
  response: UploadResponse,
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
  response: UploadResponse,
});

export const downloadImage = endpoint({
  method: 'GET',
  path: '/api/admin/download/:file',
  access: 'public',
  status: 200,
  summary: 'The bytes of an uploaded picture; public, for magazine pages.',
  params: z.object({ file: z.string() }),
});

import * as calls from '../../shared/contract/images.ts';
import { route } from '../api/route.ts';
import { DomainError } from '../errors/errors.ts';
import { createSemaphore } from '../limits/concurrency.ts';
import { TOO_MANY_UPLOADS } from './convert/convert.ts';
import { downloadImage } from './download.ts';
import { copyRemoteImage } from './remote/copy.ts';
import { uploadImage } from './upload.ts';

/** Each holds its body in memory while it is received and converted. */
const MAX_UPLOADS = 12;
const boundedUploads = createSemaphore({ atOnce: MAX_UPLOADS, waiting: 0, waitSeconds: 60, message: TOO_MANY_UPLOADS });

export const imageRoutes = [
  route(
    calls.uploadImage,
    (context, _, { form }) =>
      boundedUploads(async () => {
        const image = (await form()).get('image');
        if (!(image instanceof File)) throw new DomainError('invalid', 'Send the picture in the form field "image"');
        return { success: true as const, imageUrl: await uploadImage(context, await image.bytes()) };
      }),
    { body: 'form', errorFields: { success: false } },
  ),
  route(
    calls.copyImage,
    async (context, { body }) => ({ success: true as const, imageUrl: await copyRemoteImage(context, body.address) }),
    { errorFields: { success: false } },
  ),
  route(calls.downloadImage, (context, { params }, { header }) => downloadImage(context, params.file, header), {
    anonymous: true,
  }),
];

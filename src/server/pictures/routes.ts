import * as calls from '../../shared/contract/pictures/images.ts';
import { lostIn } from '../../shared/pictures/image-format.ts';
import { DomainError } from '../errors/errors.ts';
import { createSemaphore } from '../limits/concurrency.ts';
import { route } from '../route.ts';
import { TOO_MANY_UPLOADS } from './convert/convert.ts';
import { downloadImage } from './download.ts';
import { findOriginal } from './library/library.ts';
import { pictureName } from './picture-name.ts';
import { copyRemoteImage } from './remote.ts';
import { downloadShareImage } from './share-image.ts';
import { uploadImage } from './upload.ts';

/** Each holds its body in memory while it is received and converted. */
const MAX_UPLOADS = 12;
const boundedUploads = createSemaphore({ atOnce: MAX_UPLOADS, waiting: 0, waitSeconds: 60, message: TOO_MANY_UPLOADS });

export const imageRoutes = [
  route(
    calls.uploadImage,
    (context, _, { form }) =>
      boundedUploads(async () => {
        const fields = await form();
        const image = fields.get('image');
        if (!(image instanceof File)) throw new DomainError('invalid', 'Send the picture in the form field "image"');
        const about = { name: pictureName(image.name), partOf: await findOriginal(context, fields.get('partOf')) };
        const bytes = await image.bytes();
        const imageUrl = await uploadImage(context, bytes, about);
        return { success: true as const, imageUrl, notice: lostIn(bytes) };
      }),
    { body: 'form', errorFields: { success: false } },
  ),
  route(
    calls.copyImage,
    async (context, { body }) => ({ success: true as const, ...(await copyRemoteImage(context, body.address)) }),
    { errorFields: { success: false } },
  ),
  route(calls.downloadShareImage, (context, { params }) => downloadShareImage(context, params.hash, params.file), {
    anonymous: true,
  }),
  route(
    calls.downloadImage,
    (context, { params, query }, { header, actor }) =>
      downloadImage(context, params.file, { header, actor, preview: query.preview }),
    { anonymous: true },
  ),
];

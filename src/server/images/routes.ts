import * as calls from '../../shared/contract/images.ts';
import { DomainError } from '../errors.ts';
import { route } from '../http/route.ts';
import { downloadImage } from './download.ts';
import { copyRemoteImage } from './remote/copy.ts';
import { uploadImage } from './upload.ts';

/** §7: upload, copy and download of pictures. */
export const imageRoutes = [
  route(
    calls.uploadImage,
    async (context, _, { form }) => {
      const image = (await form()).get('image');
      if (!(image instanceof File)) throw new DomainError('invalid', 'Send the picture in the form field "image"');
      return { success: true as const, imageUrl: await uploadImage(context, await image.bytes()) };
    },
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

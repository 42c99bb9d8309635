import * as imageCalls from '../../shared/contract/pictures/images.ts';
import * as binCalls from '../../shared/contract/pictures/picture-bin.ts';
import { editPicture as editCall } from '../../shared/contract/pictures/picture-edits.ts';
import * as libraryCalls from '../../shared/contract/pictures/pictures.ts';
import { getShownPictures as shownCall } from '../../shared/contract/pictures/shown-pictures.ts';
import { lostIn } from '../../shared/pictures/image-format.ts';
import { images, pictureUses } from '../db/schema/images.ts';
import { DomainError } from '../errors/errors.ts';
import { createSemaphore } from '../limits/concurrency.ts';
import { route } from '../route.ts';
import type { Subject } from '../subject.ts';
import { TOO_MANY_UPLOADS } from './convert/convert.ts';
import { downloadImage } from './download.ts';
import { deletePicture, restorePicture } from './library/bin.ts';
import { changePicture, replacePicture } from './library/change.ts';
import { editPicture } from './library/edit-picture.ts';
import { findOriginal, getPicture, listPictureBin, listPictures } from './library/library.ts';
import { eraseFromPictures, findPicturesUploadedBy } from './library/personal-data.ts';
import { removePicture } from './library/remove-for-good.ts';
import { pictureName } from './picture-name.ts';
import { copyRemoteImage } from './remote.ts';
import { removeUnusedImages } from './remove-unused.ts';
import { downloadShareImage } from './share-image.ts';
import { getShownPictures } from './shown.ts';
import { measureOldPictures, uploadImage } from './upload.ts';

/** Each holds its body in memory while it is received and converted. */
const MAX_UPLOADS = 12;
const boundedUploads = createSemaphore({ atOnce: MAX_UPLOADS, waiting: 0, waitSeconds: 60, message: TOO_MANY_UPLOADS });

export const subject = {
  tables: [images, pictureUses],
  routes: [
    route(
      imageCalls.uploadImage,
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
      imageCalls.copyImage,
      async (context, { body }) => ({ success: true as const, ...(await copyRemoteImage(context, body.address)) }),
      { errorFields: { success: false } },
    ),
    route(
      imageCalls.downloadShareImage,
      (context, { params }) => downloadShareImage(context, params.hash, params.file),
      {
        anonymous: true,
      },
    ),
    route(
      imageCalls.downloadImage,
      (context, { params, query }, { header, actor }) =>
        downloadImage(context, params.file, { header, actor, preview: query.preview }),
      { anonymous: true },
    ),
    route(libraryCalls.listPictures, (context, { query }) => listPictures(context, query)),
    route(libraryCalls.getPicture, (context, { params }) => getPicture(context, params.hash)),
    route(libraryCalls.changePicture, (context, { params, body }) => changePicture(context, params.hash, body)),
    route(libraryCalls.replacePicture, (context, { params, body }) => replacePicture(context, params.hash, body)),
    route(binCalls.deletePicture, (context, { params }) => deletePicture(context, params.hash)),
    route(binCalls.removePicture, (context, { params }) => removePicture(context, params.hash)),
    route(binCalls.listPictureBin, (context, { query }) => listPictureBin(context, query)),
    route(binCalls.restorePicture, (context, { params }) => restorePicture(context, params.hash)),
    route(editCall, (context, { params, body }) => editPicture(context, params.hash, body)),
    route(shownCall, (context, { query }) => getShownPictures(context, query.hashes)),
  ],
  hourlyJobs: {
    imagesRemoved: removeUnusedImages,
    imagesMeasured: measureOldPictures,
    imagesMoved: async ({ images }) => (await images.moveGuessable?.()) ?? 0,
  },
  personalData: {
    /** Pictures that they uploaded. */
    uploadedPictures: {
      find: (db, { email }) => findPicturesUploadedBy(db, email),
      erase: (tx, { email }) => eraseFromPictures(tx, email),
    },
  },
} satisfies Subject;

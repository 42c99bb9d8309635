import { z } from 'zod';
import { PICTURES_PAGE_SIZE } from '../../constants.ts';
import { endpoint } from '../endpoint.ts';
import { binFields, pageFields } from '../lists.ts';
import { pageParams } from '../parameters.ts';
import { Picture, PictureDetails, PictureParams } from './pictures.ts';

const BinnedPicture = Picture.extend({
  ...binFields,
  mayRestore: z.boolean(),
});
export type BinnedPicture = z.infer<typeof BinnedPicture>;

const PictureBin = z.object({
  pictures: z.array(BinnedPicture),
  ...pageFields,
});
export type PictureBin = z.infer<typeof PictureBin>;

export const deletePicture = endpoint({
  method: 'DELETE',
  path: '/api/admin/pictures/:hash',
  access: 'articles.write-own',
  status: 204,
  summary: 'Moves a picture that nothing uses into the bin for 30 days; 409 names what uses it.',
  params: PictureParams,
});

export const removePicture = endpoint({
  method: 'POST',
  path: '/api/admin/pictures/:hash/remove-for-good',
  access: 'pictures.manage',
  status: 204,
  summary:
    'Removes a picture of the library or the bin for good, wherever it is used: its files are deleted, every use shows the stand-in, texts stay. It cannot be undone, and the same file is refused from then on.',
  params: PictureParams,
});

export const listPictureBin = endpoint({
  method: 'GET',
  path: '/api/admin/picture-bin',
  access: 'articles.write-own',
  status: 200,
  summary: 'The pictures that were deleted within 30 days, the last one first.',
  query: z.object(pageParams(PICTURES_PAGE_SIZE)),
  response: PictureBin,
});

export const restorePicture = endpoint({
  method: 'POST',
  path: '/api/admin/picture-bin/:hash/restore',
  access: 'articles.write-own',
  status: 200,
  summary: 'Moves a deleted picture back into the library.',
  params: PictureParams,
  response: PictureDetails,
});

import * as bin from '../../../shared/contract/pictures/picture-bin.ts';
import * as calls from '../../../shared/contract/pictures/pictures.ts';
import { route } from '../../route.ts';
import { deletePicture, restorePicture } from './bin.ts';
import { changePicture, replacePicture } from './change.ts';
import { getPicture, listPictureBin, listPictures } from './library.ts';
import { removePicture } from './remove-for-good.ts';

export const pictureRoutes = [
  route(calls.listPictures, (context, { query }) => listPictures(context, query)),
  route(calls.getPicture, (context, { params }) => getPicture(context, params.hash)),
  route(calls.changePicture, (context, { params, body }) => changePicture(context, params.hash, body)),
  route(calls.replacePicture, (context, { params, body }) => replacePicture(context, params.hash, body)),
  route(bin.deletePicture, (context, { params }) => deletePicture(context, params.hash)),
  route(bin.removePicture, (context, { params }) => removePicture(context, params.hash)),
  route(bin.listPictureBin, (context, { query }) => listPictureBin(context, query)),
  route(bin.restorePicture, (context, { params }) => restorePicture(context, params.hash)),
];

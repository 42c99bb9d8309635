import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MAX_INTEGER } from '../parameters.ts';
import { PictureDetails, PictureEdits, PictureParams } from './pictures.ts';

const PictureEditInput = PictureEdits.extend({
  version: z.number('The version is required').int().positive().max(MAX_INTEGER),
});
export type PictureEditInput = z.output<typeof PictureEditInput>;

export const editPicture = endpoint({
  method: 'PUT',
  path: '/api/admin/pictures/:hash/edits',
  access: 'articles.write-own',
  status: 200,
  summary:
    'Rotates and crops a picture wherever it is used; its own pixels stay, and show again without rotation and crop. 409 when it has changed since.',
  params: PictureParams,
  body: PictureEditInput,
  response: PictureDetails,
});

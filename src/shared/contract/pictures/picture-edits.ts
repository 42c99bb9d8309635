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
    'Turns and crops a picture wherever it is used; its own pixels stay, and no turn and no crop show them again. 409 when somebody changed it meanwhile.',
  params: PictureParams,
  body: PictureEditInput,
  response: PictureDetails,
});

import { editPicture as call } from '../../../shared/contract/pictures/picture-edits.ts';
import { route } from '../../route.ts';
import { editPicture } from '../library/edit-picture.ts';

export const pictureEditRoutes = [route(call, (context, { params, body }) => editPicture(context, params.hash, body))];

import { getShownPictures as call } from '../../../shared/contract/pictures/shown-pictures.ts';
import { route } from '../../route.ts';
import { getShownPictures } from '../shown.ts';

export const shownPictureRoutes = [route(call, (context, { query }) => getShownPictures(context, query.hashes))];

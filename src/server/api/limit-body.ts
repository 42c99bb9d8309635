import { bodyLimit } from 'hono/body-limit';
import { IMAGE_MAX_BYTES } from '../../shared/constants.ts';
import { UPLOAD_ERRORS } from '../../shared/pictures/upload-errors.ts';
import { DomainError } from '../errors/errors.ts';
import { messagesFor } from './messages.ts';
import type { Route } from './route.ts';

/** For the parts of a multipart body besides the picture. */
const FORM_MARGIN = 64 * 1024;

const MAX_BYTES = { json: 2 * 1024 * 1024, form: IMAGE_MAX_BYTES + FORM_MARGIN, beacon: 1024 } satisfies Record<
  Route['body'],
  number
>;

/** Refuses a body that is too large, by its `Content-Length` or while it arrives. */
export function limitBody(kind: Route['body']) {
  return bodyLimit({
    maxSize: MAX_BYTES[kind],
    onError: (c) => {
      throw new DomainError('too-large', kind === 'form' ? UPLOAD_ERRORS.tooLarge : messagesFor(c).tooLarge);
    },
  });
}

import { bodyLimit } from 'hono/body-limit';
import { IMAGE_MAX_BYTES } from '../../shared/constants.ts';
import { UPLOAD_ERRORS } from '../../shared/contract/images.ts';
import { DomainError } from '../errors.ts';
import type { Route } from './route.ts';

/** What a form holds beside its picture: names, boundaries. */
const FORM_MARGIN = 64 * 1024;

const LIMITS = {
  json: { bytes: 2 * 1024 * 1024, message: 'The request is too large: at most 2 MB' },
  form: { bytes: IMAGE_MAX_BYTES + FORM_MARGIN, message: UPLOAD_ERRORS.tooLarge },
} satisfies Record<Route['body'], { bytes: number; message: string }>;

/** Refuses a body that is larger than its kind may be, by its header or while it arrives. */
export function limitBody(kind: Route['body']) {
  const { bytes, message } = LIMITS[kind];
  return bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new DomainError('too-large', message);
    },
  });
}

import type { MiddlewareHandler } from 'hono';
import { IMAGE_MAX_BYTES } from '../../shared/constants.ts';
import { UPLOAD_ERRORS } from '../../shared/pictures/upload-errors.ts';
import { DomainError } from '../errors/errors.ts';
import type { Route } from '../route.ts';
import { messagesFor } from './messages.ts';

/** For the parts of a multipart body besides the picture. */
const FORM_MARGIN = 64 * 1024;

const MAX_BYTES = { json: 2 * 1024 * 1024, form: IMAGE_MAX_BYTES + FORM_MARGIN, beacon: 1024 } satisfies Record<
  Route['body'],
  number
>;

/**
 * Refuses a body that is too large, by its `Content-Length` or while it is read: not before, so that who may not call
 * an endpoint cannot fill the memory with its body.
 */
export function limitBody(kind: Route['body']): MiddlewareHandler {
  const max = MAX_BYTES[kind];
  return async (c, next) => {
    const tooLarge = () =>
      new DomainError('too-large', kind === 'form' ? UPLOAD_ERRORS.tooLarge : messagesFor(c).tooLarge);
    const { raw } = c.req;
    const length = c.req.header('content-length');
    if (Number(length) > max) throw tooLarge();
    if (raw.body && (length === undefined || c.req.header('transfer-encoding') !== undefined)) {
      const init: RequestInit & { duplex: 'half' } = {
        body: raw.body.pipeThrough(counted(max, tooLarge), { preventCancel: true }),
        duplex: 'half',
      };
      c.req.raw = new Request(raw, init);
    }
    await next();
  };
}

function counted(max: number, tooLarge: () => Error): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > max) controller.error(tooLarge());
      else controller.enqueue(chunk);
    },
  });
}

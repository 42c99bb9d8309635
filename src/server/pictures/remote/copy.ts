import { type Context, requireStaff } from '../../context.ts';
import { safeMessage } from '../../errors/error-message.ts';
import { DomainError, isDomainError } from '../../errors/errors.ts';
import { consumeRateLimit } from '../../limits/rate-limit.ts';
import { uploadImage } from '../upload.ts';
import { createQueue } from './queue.ts';

/** A long article from Google Docs has some dozens. */
const COPIES = { max: 200, windowSeconds: 10 * 60 };
const inQueue = createQueue();

/**
 * Copies a picture of another website into the image store, through the same checks as an upload, and returns its
 * address here. Throws `invalid` with the reason when it cannot be fetched, `wrong-type` when there is no picture,
 * `too-large`, `too-many`, and `unavailable` when the store is away.
 */
export async function copyRemoteImage(context: Context, address: string): Promise<string> {
  requireStaff(context);
  const who = context.actor.kind === 'staff' ? context.actor.staffId : 'system';
  const tooMany = 'Too many pictures were copied in a short time. Please try again in ten minutes.';
  await consumeRateLimit(context, { key: `copy-image:${who}`, ...COPIES }, tooMany);
  return inQueue(async () => {
    const bytes = await context.download(address).catch((cause: unknown) => {
      const why = safeMessage(cause) ?? 'the other website does not answer as it should';
      throw new DomainError('invalid', `The picture could not be copied: ${why}.`, { cause });
    });
    return uploadImage(context, bytes).catch((cause: unknown) => {
      throw isDomainError(cause) && cause.code === 'wrong-type'
        ? new DomainError('wrong-type', 'There is no picture at this address.', { cause })
        : cause;
    });
  });
}

import type { IncomingMessage } from 'node:http';
import { IMAGE_MAX_BYTES } from '../../shared/constants.ts';
import type { Phrase } from '../../shared/contract/errors.ts';
import { phrase, sentence } from '../../shared/errors/sentence.ts';
import { imageFormat, lostIn } from '../../shared/pictures/image-format.ts';
import type { Context } from '../context.ts';
import { safeMessage } from '../errors/error-message.ts';
import { CommandError, DomainError } from '../errors/errors.ts';
import { createSemaphore } from '../limits/concurrency.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { type Guard, guardedRequest, requestError } from '../outgoing/guarded-request.ts';
import { requirePermission } from '../permissions.ts';
import { nameInAddress } from './picture-name.ts';
import { uploadImage } from './upload.ts';

/** A long article pasted from Google Docs has several dozen pictures. */
const RATE_LIMIT = { max: 200, windowSeconds: 10 * 60 };
const RATE_EXCEEDED = 'Too many pictures were copied in a short time. Please try again in ten minutes.';

/** Limits the memory and connections of copies. */
const twoAtOnce = createSemaphore({
  atOnce: 2,
  waiting: 20,
  waitSeconds: 60,
  code: 'too-many',
  message: 'Many pictures are being copied at the moment. Please try again in a minute.',
});

/** `notice` says what the copy lacks. */
type CopiedImage = { imageUrl: string; notice: string | undefined };

/**
 * Copies a picture of another website into the image store, with the checks of an upload, and returns its address on
 * this site. Throws `invalid` when it cannot be fetched, `wrong-type` when it is not a picture, `too-large`,
 * `too-many`, and `unavailable` when the store cannot be reached.
 */
export async function copyRemoteImage(context: Context, address: string): Promise<CopiedImage> {
  requirePermission(context, 'articles.write-own');
  const { actor } = context;
  const caller = actor.kind === 'staff' ? actor.staffId : 'system';
  await consumeRateLimit(context, { key: `copy-image:${caller}`, ...RATE_LIMIT }, RATE_EXCEEDED);
  return twoAtOnce(async () => {
    const bytes = await context.download(address).catch((cause: unknown) => {
      throw new DomainError(
        'invalid',
        sentence('The picture could not be copied: {reason}.', { reason: [reasonOf(cause)] }),
        {
          cause,
        },
      );
    });
    const imageUrl = await uploadImage(context, bytes, { name: nameInAddress(address) }).catch((cause: unknown) => {
      throw cause instanceof DomainError && cause.code === 'wrong-type' && isNoPicture(bytes)
        ? new DomainError('wrong-type', 'There is no picture at this address.', { cause })
        : cause;
    });
    return { imageUrl, notice: lostIn(bytes) };
  });
}

class StatusError extends CommandError {
  readonly status: string;

  constructor(status: number) {
    super(`the server responded with status ${status}`);
    this.status = String(status);
  }
}

const reasonOf = (cause: unknown): Phrase =>
  cause instanceof StatusError
    ? phrase('the server responded with status {status}', { status: cause.status })
    : { text: safeMessage(cause) ?? 'the other website did not respond as expected' };

/** A drawing is one to a reader, but not to this site. */
function isNoPicture(bytes: Uint8Array): boolean {
  const format = imageFormat(bytes);
  return format === undefined || format === 'SVG';
}

/** Downloads a picture from another website. Throws {@link CommandError} with a short reason. */
export type Download = (address: string) => Promise<Uint8Array>;

type Options = {
  /** Without `http:`, http addresses are requested over https, which most old sites support by now. */
  protocols?: ReadonlyArray<'http:' | 'https:'>;
  deadlineMs?: number;
} & Guard;

const MAX_REDIRECTS = 3;
const HEADERS = { accept: 'image/*', 'accept-encoding': 'identity' };

/** Downloads from untrusted addresses behind the guard of {@link guardedRequest}, and decompresses nothing. */
export function createDownload({
  protocols = ['https:'],
  deadlineMs = 20_000,
  ...restrictions
}: Options = {}): Download {
  const allowed: readonly string[] = protocols;
  return async (address) => {
    const signal = AbortSignal.timeout(deadlineMs);
    let url = new URL(allowed.includes('http:') ? address : address.replace(/^http:/i, 'https:'));
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      if (!allowed.includes(url.protocol)) {
        throw new CommandError(
          `only ${allowed.map((protocol) => protocol.slice(0, -1)).join(' and ')} addresses are fetched`,
        );
      }
      const response = await guardedRequest(url, { method: 'GET', headers: HEADERS, signal }, restrictions);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return await readBody(response, signal);
      response.destroy();
      if (statusCode < 300 || statusCode >= 400 || !headers.location) throw new StatusError(statusCode);
      if (!URL.canParse(headers.location, url)) throw new CommandError('it redirects to an invalid address');
      url = new URL(headers.location, url);
    }
    throw new CommandError('it redirects too often');
  };
}

async function readBody(response: IncomingMessage, signal: AbortSignal): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > IMAGE_MAX_BYTES) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw requestError(cause as Error, signal);
  }
  if (size > IMAGE_MAX_BYTES) throw new CommandError('it is larger than 5 MB');
  return Buffer.concat(chunks);
}

import type { IncomingMessage } from 'node:http';
import { IMAGE_MAX_BYTES } from '../../../shared/constants.ts';
import { CommandError } from '../../errors/errors.ts';
import { type Guard, guardedRequest, requestError } from '../../outgoing/guarded-request.ts';

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
      if (statusCode < 300 || statusCode >= 400 || !headers.location)
        throw new CommandError(`the server responded with status ${statusCode}`);
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

import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { useAgent as agentFor } from 'request-filtering-agent';
import { IMAGE_MAX_BYTES } from '../../shared/constants.ts';
import { CommandError } from '../errors.ts';

/** Gets a picture from elsewhere. Throws an error that says in a few words why not. */
export type Download = (address: string) => Promise<Uint8Array>;

type Options = {
  protocols?: string[];
  /** Private addresses that may be asked all the same: a test's own. */
  allowIPAddressList?: string[];
  deadlineMs?: number;
};

const MOST_REDIRECTS = 3;

/**
 * Gets what stands at addresses that somebody else wrote: https only, and never from this machine or its network,
 * whatever a name or a redirect leads to, because it is the address that is connected to which is judged.
 */
export function openDownload({
  protocols = ['https:'],
  allowIPAddressList = [],
  deadlineMs = 20_000,
}: Options = {}): Download {
  return async (address) => {
    const signal = AbortSignal.timeout(deadlineMs);
    // Old sites wrote http where they have answered https for years.
    let url = new URL(protocols.includes('http:') ? address : address.replace(/^http:/i, 'https:'));
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      if (!protocols.includes(url.protocol)) throw new CommandError('only https addresses are fetched');
      const answer = await ask(url, { allowIPAddressList, signal });
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) return await read(answer, signal);
      answer.destroy();
      if (statusCode < 300 || statusCode >= 400 || !headers.location)
        throw new CommandError(`it answers ${statusCode}`);
      url = new URL(headers.location, url);
    }
    throw new CommandError('it leads from one address to the next');
  };
}

function ask(url: URL, { allowIPAddressList, signal }: { allowIPAddressList: string[]; signal: AbortSignal }) {
  const agent = agentFor(url.href, { allowIPAddressList, keepAlive: false });
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  return new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent, signal, headers: { accept: 'image/*' } }, resolve).once('error', (cause) =>
      reject(new CommandError(reasonOf(cause, signal), { cause })),
    );
  });
}

async function read(answer: IncomingMessage, signal: AbortSignal): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > IMAGE_MAX_BYTES) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new CommandError(reasonOf(cause as Error, signal), { cause });
  }
  if (size > IMAGE_MAX_BYTES) throw new CommandError('it is larger than 5 MB');
  return Buffer.concat(chunks);
}

function reasonOf(error: NodeJS.ErrnoException, { aborted }: AbortSignal): string {
  if (/is not allowed/.test(error.message)) return 'it leads to a private network';
  if (aborted) return 'it does not answer in time';
  return error.code === 'ENOTFOUND' ? 'its host does not exist any more' : `it cannot be reached (${error.code})`;
}

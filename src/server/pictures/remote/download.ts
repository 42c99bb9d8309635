import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { IMAGE_MAX_BYTES } from '../../../shared/constants.ts';
import { CommandError } from '../../errors/errors.ts';

/** Downloads a picture from another website. Throws an error that says in a few words why not. */
export type Download = (address: string) => Promise<Uint8Array>;

type Options = {
  /** Without `http:`, an http address is asked over https: old sites wrote http where they have answered https for years. */
  protocols?: ReadonlyArray<'http:' | 'https:'>;
  deadlineMs?: number;
  /** The one private endpoint that may be asked: a test's own server. */
  allow?: { address: string; port: number };
  /** Replaces the resolver, in tests. */
  lookup?: LookupFunction;
};

const MAX_REDIRECTS = 3;
const WEB_PORTS = ['', '80', '443'];

/**
 * Downloads what stands at addresses that other people wrote, and never from this machine or its network: every
 * connection, also after a redirect, is judged by the IP address that it goes to, so neither a host name nor a second
 * DNS answer gets around it. No cookies, credentials or referrer are sent; nothing is decompressed.
 */
export function createDownload({ protocols = ['https:'], deadlineMs = 20_000, ...guard }: Options = {}): Download {
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
      const answer = await ask(url, signal, guard);
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) return await read(answer, signal);
      answer.destroy();
      if (statusCode < 300 || statusCode >= 400 || !headers.location)
        throw new CommandError(`it answers ${statusCode}`);
      if (!URL.canParse(headers.location, url)) throw new CommandError('it leads to no address');
      url = new URL(headers.location, url);
    }
    throw new CommandError('it leads from one address to the next');
  };
}

async function ask(url: URL, signal: AbortSignal, { allow, lookup }: Pick<Options, 'allow' | 'lookup'>) {
  const isAllowed = allow !== undefined && Number(url.port) === allow.port;
  if (!isAllowed && !WEB_PORTS.includes(url.port)) throw new CommandError('it is not at a port of the web');
  const { useAgent: agentFor } = await import('request-filtering-agent');
  const agent = agentFor(url.href, { allowIPAddressList: isAllowed ? [allow.address] : [], keepAlive: false });
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  // Node would send these as a password of ours.
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  const options = {
    agent,
    signal,
    headers: { accept: 'image/*', 'accept-encoding': 'identity' },
    ...(lookup && { lookup }),
  };
  return new Promise<IncomingMessage>((resolve, reject) => {
    get(bare, options, resolve).once('error', (cause) => reject(new CommandError(errorText(cause, signal), { cause })));
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
    throw new CommandError(errorText(cause as Error, signal), { cause });
  }
  if (size > IMAGE_MAX_BYTES) throw new CommandError('it is larger than 5 MB');
  return Buffer.concat(chunks);
}

function errorText(error: NodeJS.ErrnoException, { aborted }: AbortSignal): string {
  if (/is not allowed/.test(error.message)) return 'it leads to a private network';
  if (aborted) return 'it does not answer in time';
  return error.code === 'ENOTFOUND' ? 'its host does not exist any more' : `it cannot be reached (${error.code})`;
}

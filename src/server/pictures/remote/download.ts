import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { IMAGE_MAX_BYTES } from '../../../shared/constants.ts';
import { CommandError } from '../../errors/errors.ts';

/** Downloads a picture from another website. Throws {@link CommandError} with a short reason. */
export type Download = (address: string) => Promise<Uint8Array>;

type Options = {
  /** Without `http:`, http addresses are requested over https, which most old sites support by now. */
  protocols?: ReadonlyArray<'http:' | 'https:'>;
  deadlineMs?: number;
  /** A private address that tests may request. */
  allow?: { address: string; port: number };
  /** Replaces the DNS resolver in tests. */
  lookup?: LookupFunction;
};

const MAX_REDIRECTS = 3;
const WEB_PORTS = ['', '80', '443'];

/**
 * Downloads from untrusted addresses, but never from this machine or its network: every connection, also after a
 * redirect, is checked by its IP address, which defeats host names and DNS rebinding. Sends no cookies, credentials or
 * referrer, and decompresses nothing.
 */
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
      const response = await request(url, signal, restrictions);
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

async function request(url: URL, signal: AbortSignal, { allow, lookup }: Pick<Options, 'allow' | 'lookup'>) {
  const isAllowed = allow !== undefined && Number(url.port) === allow.port;
  if (!isAllowed && !WEB_PORTS.includes(url.port)) throw new CommandError('its port is not 80 or 443');
  const { useAgent: agentFor } = await import('request-filtering-agent');
  const agent = agentFor(url.href, { allowIPAddressList: isAllowed ? [allow.address] : [], keepAlive: false });
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  // Node would send these as credentials.
  const target = new URL(url);
  target.username = '';
  target.password = '';
  const options = {
    agent,
    signal,
    headers: { accept: 'image/*', 'accept-encoding': 'identity' },
    ...(lookup && { lookup }),
  };
  return new Promise<IncomingMessage>((resolve, reject) => {
    get(target, options, resolve).once('error', (cause) =>
      reject(new CommandError(errorText(cause, signal), { cause })),
    );
  });
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
    throw new CommandError(errorText(cause as Error, signal), { cause });
  }
  if (size > IMAGE_MAX_BYTES) throw new CommandError('it is larger than 5 MB');
  return Buffer.concat(chunks);
}

function errorText(error: NodeJS.ErrnoException, { aborted }: AbortSignal): string {
  if (/is not allowed/.test(error.message)) return 'it leads to a private network';
  if (aborted) return 'it did not respond in time';
  return error.code === 'ENOTFOUND' ? 'its host does not exist' : `it cannot be reached (${error.code})`;
}

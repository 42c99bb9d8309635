import { type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { CommandError } from '../errors/errors.ts';

export type Guard = {
  /** A private address that tests may request. */
  allow?: { address: string; port: number };
  /** Replaces the DNS resolver in tests. */
  lookup?: LookupFunction;
};

export type RequestFailure = 'private' | 'port' | 'no-answer' | 'no-host' | 'certificate' | 'broken';

/** A request that was not made or not answered. The message is a short reason. */
export class RequestError extends CommandError {
  readonly failure: RequestFailure;

  constructor(failure: RequestFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

const WEB_PORTS = ['', '80', '443'];

/**
 * Requests an untrusted address, but never one of this machine or its network: every connection is checked by its IP
 * address, which defeats host names and DNS rebinding. Sends no cookies, credentials or referrer, and follows no
 * redirect. The caller reads or destroys the response.
 */
export async function guardedRequest(
  url: URL,
  { method, headers, signal }: { method: 'GET' | 'HEAD'; headers: OutgoingHttpHeaders; signal: AbortSignal },
  { allow, lookup }: Guard = {},
): Promise<IncomingMessage> {
  const isAllowed = allow !== undefined && Number(url.port) === allow.port;
  if (!isAllowed && !WEB_PORTS.includes(url.port)) throw new RequestError('port', 'its port is not 80 or 443');
  const { useAgent: agentFor } = await import('request-filtering-agent');
  const agent = agentFor(url.href, { allowIPAddressList: isAllowed ? [allow.address] : [], keepAlive: false });
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  // Node would send these as credentials.
  const target = new URL(url);
  target.username = '';
  target.password = '';
  return new Promise((resolve, reject) => {
    send(target, { method, agent, signal, headers, ...(lookup && { lookup }) }, resolve)
      .once('error', (cause) => reject(requestError(cause, signal)))
      .end();
  });
}

/** Names what Node reports about a connection. */
export function requestError(cause: NodeJS.ErrnoException, { aborted }: AbortSignal): RequestError {
  if (/is not allowed/.test(cause.message)) {
    return new RequestError('private', 'it leads to a private network', { cause });
  }
  if (aborted || cause.code === 'ETIMEDOUT')
    return new RequestError('no-answer', 'it did not respond in time', { cause });
  if (cause.code === 'ENOTFOUND') return new RequestError('no-host', 'its host does not exist', { cause });
  const failure = /CERT|SELF_SIGNED|LEAF_SIGNATURE|ERR_TLS|ERR_SSL|EPROTO/.test(cause.code ?? '')
    ? 'certificate'
    : 'broken';
  return new RequestError(failure, `it cannot be reached (${cause.code})`, { cause });
}

import type { MiddlewareHandler } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { type AddressSource, addressSourceOf, clientNetwork, forwardedEntries } from './client-address.ts';

/** Requests in a row: more than one visitor with made-up headers can send on a site that others use too. */
const SAMPLE = 200;

/**
 * Warns in the log, once, when TRUST_PROXY cannot be right: when all of many requests in a row came through more
 * proxies, or through fewer. With too low a number all visitors share the address of a proxy, and its limits; with too
 * high a number each can choose an address.
 */
export function checkProxies({ trustedProxies, log }: Pick<Dependencies, 'trustedProxies' | 'log'>): MiddlewareHandler {
  let requests = 0;
  let fewest = Number.POSITIVE_INFINITY;
  let most = 0;
  let hasWarned = false;

  function count(source: AddressSource): void {
    const entries = forwardedEntries(source.forwarded).length;
    // A check by the machine, a balancer or a container, which passes no proxy.
    if (entries === 0 && isLocal(source.connection)) return;
    requests += 1;
    fewest = Math.min(fewest, entries);
    most = Math.max(most, entries);
    if (requests < SAMPLE) return;
    const found = fewest > trustedProxies ? fewest : most < trustedProxies ? most : undefined;
    if (found !== undefined) {
      hasWarned = true;
      log.error('proxy-count', {
        text: `TRUST_PROXY is ${trustedProxies}, but the last ${SAMPLE} requests came through ${found} ${found === 1 ? 'proxy' : 'proxies'}: set it to ${found}, unless visitors can add to X-Forwarded-For themselves`,
      });
    }
    [requests, fewest, most] = [0, Number.POSITIVE_INFINITY, 0];
  }

  return async (c, next) => {
    if (!hasWarned) count(addressSourceOf(c));
    await next();
  };
}

const LOCAL = /^(unknown|10\.|127\.|169\.254\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|0:0:0:0::|f[cd]|fe[89ab])/;

const isLocal = (connection: string | undefined) => LOCAL.test(clientNetwork(connection ?? '') ?? 'unknown');

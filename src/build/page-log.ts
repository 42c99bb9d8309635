import { randomUUID } from 'node:crypto';
import type { APIContext, AstroLoggerDestination } from 'astro';
import astroLog from 'astro/logger/node';
import { parseEnvironment } from '../server/environment.ts';
import { redactValues } from '../server/errors/loggable-error.ts';
import { createLog } from '../server/log/log.ts';

const siteLog = () => createLog(parseEnvironment(process.env).log);

/** While it serves, Astro speaks in the site's own log, without the addresses that were asked for; else as always. */
export default (): AstroLoggerDestination =>
  import.meta.env?.PROD
    ? {
        write: ({ level, label, message }) =>
          siteLog()[level === 'error' ? 'error' : 'info']('astro', {
            label,
            text: withoutRequest(message),
          }),
      }
    : astroLog();

type Asked = Pick<APIContext, 'request' | 'routePattern'>;

/**
 * Why a page could not be made; its reader gets a page that says so. Gives back the id that the line carries, for the
 * answer's `x-request-id`.
 */
export function logPageError({ request, routePattern: route }: Asked, error: unknown): string {
  const requestId = requestIdOf(request);
  siteLog().error('page', { requestId, route, error });
  return requestId;
}

/** As the API takes or makes it (hono/request-id): one that came with the request, when it looks like one. */
function requestIdOf({ headers }: Request): string {
  const given = headers.get('x-request-id') ?? '';
  return /^[\w=-]{1,255}$/.test(given) ? given : randomUUID();
}

const PLACE = /^\s+at .*?((?:dist|src|node_modules)\/[\w./@-]+\.(?:m?[jt]s|astro):\d+:\d+)\)?$/gm;

/**
 * What was asked for, or was in a statement, is in the sentence; the way through the code in the lines after it. Of
 * those the places alone: a sentence may have lines that look like them.
 */
export function withoutRequest(message: string): string {
  const [sentence = ''] = message.split(/\n\s+at /, 1);
  const places = message.slice(sentence.length).matchAll(PLACE);
  return [redactValues(sentence), ...[...places].map(([, place]) => `    at ${place}`)].join('\n');
}

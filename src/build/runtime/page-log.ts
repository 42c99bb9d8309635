import { randomUUID } from 'node:crypto';
import type { APIContext, AstroLoggerDestination } from 'astro';
import astroLog from 'astro/logger/node';
import { parseEnvironment } from '../../server/environment.ts';
import { redactValues } from '../../server/errors/loggable-error.ts';
import { createLog } from '../../server/log/log.ts';

const siteLog = () => createLog(parseEnvironment(process.env).log);

/** Sends Astro's messages to the site's own log in production, without the requested URLs. */
export default (): AstroLoggerDestination =>
  import.meta.env?.PROD
    ? {
        write: ({ level, label, message }) =>
          siteLog()[level === 'error' ? 'error' : 'info']('astro', {
            label,
            text: redactMessage(message),
          }),
      }
    : astroLog();

type PageContext = Pick<APIContext, 'request' | 'routePattern'>;

/** Logs why a page could not be rendered, and returns the request id for the response's `x-request-id`. */
export function logPageError({ request, routePattern: route }: PageContext, error: unknown): string {
  const requestId = requestIdOf(request);
  siteLog().error('page', { requestId, route, error });
  return requestId;
}

/** The id of the request, if valid, else a new one, like hono/request-id for the API. */
function requestIdOf({ headers }: Request): string {
  const given = headers.get('x-request-id') ?? '';
  return /^[\w=-]{1,255}$/.test(given) ? given : randomUUID();
}

const FRAME = /^\s+at /;
const OWN_FRAME = /^\s+at .*?((?:dist|src|node_modules)\/[\w./@-]+\.(?:m?[jt]s|astro):\d+:\d+)\)?$/;
/** A longer line is no frame, and would take long to compare. */
const MAX_FRAME = 500;

/**
 * Removes the values of the request and of database statements. They stand in the text before the stack frames, but a
 * text may also contain lines that look like frames, so only the file and line of each frame are kept.
 */
export function redactMessage(message: string): string {
  const lines = message.split('\n');
  const start = lines.findIndex((line, at) => at > 0 && FRAME.test(line));
  const text = start < 0 ? lines : lines.slice(0, start);
  const frames = start < 0 ? [] : lines.slice(start).filter((line) => line.length <= MAX_FRAME);
  const places = frames.flatMap((line) => OWN_FRAME.exec(line)?.[1] ?? []);
  return [redactValues(text.join('\n')), ...places.map((place) => `    at ${place}`)].join('\n');
}

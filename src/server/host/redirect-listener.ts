import type { RequestListener } from 'node:http';

/** An entry of `redirects` in vercel.json, as `npm run import -- --redirects` writes them: whole paths, permanent. */
export type Redirect = { source: string; destination: string };

/** Finds the destination of a path. */
export function findRedirects(redirects: readonly Redirect[]) {
  const destinations = new Map(redirects.map(({ source, destination }) => [normalizePath(source), destination]));
  return (path: string): string | undefined => destinations.get(normalizePath(path));
}

/** Redirects former addresses; on Vercel its edge does that. */
export function redirectListener(
  destinationOf: ReturnType<typeof findRedirects>,
  listener: RequestListener,
): RequestListener {
  return (request, response) => {
    const [path = '', ...rest] = (request.url ?? '/').split('?');
    const destination = destinationOf(path);
    if (!destination) return listener(request, response);
    // Vercel keeps the query (such as campaign parameters) too.
    const query = rest.join('?');
    const location = query ? `${destination}?${query}` : destination;
    response.writeHead(308, { location, 'content-length': 0 }).end();
  };
}

/** Percent-encoded as browsers do, without a trailing slash. */
function normalizePath(path: string): string {
  const url = URL.parse(`http://site${path}`);
  return (url?.pathname ?? path).replace(/(?<=.)\/$/, '');
}

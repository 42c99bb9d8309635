import type { RequestListener } from 'node:http';

/** A line of vercel.json's `redirects`, as `npm run import -- --redirects` writes them: whole paths, for ever. */
export type Redirect = { source: string; destination: string };

/** Former addresses, which on Vercel its edge answers, in a self-hosted process. */
export function redirectListener(redirects: readonly Redirect[], listener: RequestListener): RequestListener {
  const destinations = new Map(redirects.map(({ source, destination }) => [plain(source), destination]));
  return (request, response) => {
    const [path = '', query] = (request.url ?? '/').split('?');
    const destination = destinations.get(plain(path));
    if (!destination) return listener(request, response);
    // What a newsletter added to the old address goes along, as on Vercel.
    const location = query ? `${destination}?${query}` : destination;
    response.writeHead(308, { location, 'content-length': 0 }).end();
  };
}

/** Without the slash at its end, and as browsers write it. */
function plain(path: string): string {
  const url = URL.parse(`http://site${path}`);
  return (url?.pathname ?? path).replace(/(?<=.)\/$/, '');
}

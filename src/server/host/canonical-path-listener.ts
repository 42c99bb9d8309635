import type { RequestListener } from 'node:http';

const NOT_FOUND = '/404';
/** A backslash, an encoded slash or backslash, or an encoded control character; no page's path has one. */
const FORBIDDEN_IN_PATH = /\\|%(?:2f|5c|[01][\da-f]|7f)/i;

/**
 * Redirects pages to their canonical path, and shows the 404 page for paths that cannot exist. Astro would respond with
 * a bare error text or an endless chain of redirects.
 */
export function canonicalPathListener(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { url = '/' } = request;
    if (!url.startsWith('/') || url.startsWith('/api/')) return listener(request, response);
    const [path = '/', query] = splitAtFirst(url, '?');
    if (FORBIDDEN_IN_PATH.test(path) || !isDecodable(path)) {
      request.url = NOT_FOUND;
      return listener(request, response);
    }
    const canonical = canonicalPath(path);
    if (canonical !== path) {
      const location = query ? `${canonical}?${query}` : canonical;
      response.writeHead(308, { location, 'content-length': 0 }).end();
      return;
    }
    // A malformed escape in the query should not break the page; URLSearchParams replaces it.
    if (query && !isDecodable(query)) request.url = `${path}?${new URLSearchParams(query)}`;
    return listener(request, response);
  };
}

/** Without repeated and trailing slashes and without `/index.html`. */
function canonicalPath(path: string): string {
  const withoutSlashes = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return withoutSlashes.replace(/\/index\.html$/, '') || '/';
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function splitAtFirst(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

import type { RequestListener } from 'node:http';

/** Of the page that says so, which is answered with 404. */
const NOT_FOUND = '/404';
/** No page has these in its address: slashes and backslashes in disguise, control characters. */
const NEVER_IN_A_PATH = /\\|%(?:2f|5c|[01][\da-f]|7f)/i;

/**
 * In front of the pages of a self-hosted site: each has one address, and what cannot be one gets the page that says so,
 * where Astro would answer with two bare words or without end from one redirect to the next.
 */
export function canonicalPathListener(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { url = '/' } = request;
    if (!url.startsWith('/') || url.startsWith('/api/')) return listener(request, response);
    const [path = '/', query] = splitAtFirst(url, '?');
    if (NEVER_IN_A_PATH.test(path) || !canBeDecoded(path)) {
      request.url = NOT_FOUND;
      return listener(request, response);
    }
    const only = onlyAddress(path);
    if (only !== path) {
      const location = query ? `${only}?${query}` : only;
      response.writeHead(308, { location, 'content-length': 0 }).end();
      return;
    }
    // Half a sign in a search is no reason to refuse the page: it is read as far as it goes.
    if (query && !canBeDecoded(query)) request.url = `${path}?${new URLSearchParams(query)}`;
    return listener(request, response);
  };
}

/** One slash between its parts and none at its end, and never the name of the file that a page is built as. */
function onlyAddress(path: string): string {
  const plain = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return plain.replace(/\/index\.html$/, '') || '/';
}

function canBeDecoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function splitAtFirst(text: string, sign: string): [string, string?] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, encodingFor, matchesEtag } from '../cache/cache-response.ts';
import { responseCache, uncheckedSeconds } from '../cache/process-cache.ts';
import { type CachedResponse, cacheKey, isPlainPath } from '../cache/response-cache.ts';
import { securityHeaders } from '../headers/security-headers.ts';
import { UNCHECKED_SECONDS } from './cached-listener.ts';
import type { BuiltFile, BuiltFiles } from './files/built-files.ts';

type Options = {
  files: BuiltFiles;
  /** Addresses that are redirected before anything is sent. */
  isRedirected: (path: string) => boolean;
  siteUrl: string;
};

/** An answer with its final headers, in pairs. */
type Answer = { status: number; etag: string; headers: string[]; body: Uint8Array; headersWithLength: string[] };

/** Larger files are streamed. */
const MAX_BYTES = 128 * 1024;
/** Browsers send a handful of different ones. */
const MAX_ENCODINGS = 100;

/**
 * Sends what is in memory in one step: cached responses, built files, and pages of the admin. Returns false for
 * everything else (ranges, unusual addresses, what is not there yet), which takes the way through all listeners.
 */
export function createStoredAnswers({ files, isRedirected, siteUrl }: Options) {
  const cache = responseCache();
  const cached = new WeakMap<CachedResponse, Answer>();
  const smallFiles = new Map<string, Partial<Record<Encoding | 'plain', () => Answer | undefined>>>();
  for (const [file, copies] of files) {
    const path = file.replace(/(?:^|(?<=.))\/index\.html$/, '') || '/';
    if (!isPlainPath(path) || isRedirected(path)) continue;
    const answers = Object.entries(copies).map(([form, copy]) => [form, keepSmallFile(path, copy)]);
    smallFiles.set(path, Object.fromEntries(answers));
  }
  const encodings = new Map<string, Encoding | undefined>();

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '', headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || headers.range !== undefined) return false;
    const answer = find(url, headers);
    if (!answer) return false;
    if (answer.status === 200 && matchesEtag(headers['if-none-match'], answer.etag))
      response.writeHead(304, answer.headers).end();
    else response.writeHead(answer.status, answer.headersWithLength).end(method === 'HEAD' ? undefined : answer.body);
    return true;
  };

  function find(url: string, headers: IncomingHttpHeaders): Answer | undefined {
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    const encoding = acceptedEncoding(headers['accept-encoding'] as string | undefined);
    const file = smallFiles.get(path);
    if (file) return ((encoding && file[encoding]) ?? file.plain)?.();
    if (!isPlainPath(path) || uncheckedSeconds() > UNCHECKED_SECONDS) return undefined;
    const response = cache.lookup(cacheKey(url, encoding, headers));
    if (!response) return undefined;
    const known = cached.get(response);
    if (known) return known;
    const { status, headers: own, body } = response;
    const answer = answerOf(path, status, { ...own, 'cache-status': 'memory; hit' }, body);
    cached.set(response, answer);
    return answer;
  }

  function acceptedEncoding(accept: string | undefined): Encoding | undefined {
    if (accept === undefined) return undefined;
    if (encodings.has(accept)) return encodings.get(accept);
    const encoding = encodingFor(accept);
    if (encodings.size < MAX_ENCODINGS) encodings.set(accept, encoding);
    return encoding;
  }

  /** The first request for a file has it read; until then, and when that fails, it is sent as larger files are. */
  function keepSmallFile(path: string, file: BuiltFile): () => Answer | undefined {
    let answer: Answer | undefined;
    let isRead = file.size > MAX_BYTES;
    return () => {
      if (isRead) return answer;
      isRead = true;
      readFile(file.path).then(
        (bytes) => {
          // A file that was cut off is the affair of the listener that streams it.
          if (bytes.length === file.size) answer = answerOf(path, 200, file.headers, bytes);
        },
        () => {},
      );
      return undefined;
    };
  }

  function answerOf(path: string, status: number, own: Record<string, string>, body: Uint8Array): Answer {
    const headers = Object.entries({ ...securityHeaders(path, siteUrl, status >= 400), ...own }).flat();
    const headersWithLength = [...headers, 'content-length', String(body.byteLength)];
    return { status, etag: own['etag'] ?? '', headers, body, headersWithLength };
  }
}

import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { paths } from '../../shared/paths.ts';
import type { Log } from '../log/log.ts';
import { type BuiltFiles, builtFilePath } from './files/built-files.ts';
import { respondUnavailable } from './service-unavailable.ts';

/** The site as it would be; `form` is the address of the form that it was made from. */
export type ShownPreview = { files: BuiltFiles; form: string };

/** Finds a preview by the secret in its address. */
export type FindPreview = (token: string) => ShownPreview | undefined;

const ADDRESS = new RegExp(`^${paths.sitePreviews}/([^/?#]+)([^?#]*)`);
const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Serves the pages and pictures of previews; scripts and styles are those of the live site. */
export function previewListener(find: FindPreview, log: Log, listener: RequestListener): RequestListener {
  return (request, response) => {
    const [, token, rest = ''] = ADDRESS.exec(request.url ?? '') ?? [];
    if (token === undefined) return listener(request, response);
    const preview = find(token);
    const file = preview?.files.get(builtFilePath(rest || '/') ?? '')?.plain;
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const send = (status: number, type: string, content: string | Buffer) =>
      response
        .writeHead(status, { ...HEADERS, 'content-type': type, 'content-length': Buffer.byteLength(content) })
        .end(request.method === 'HEAD' ? undefined : content);
    if (!isReading || !preview || !file) return send(preview ? 404 : 410, 'text/plain; charset=utf-8', MISSING);
    const type = file.headers['content-type'] ?? '';
    const prefix = `${paths.sitePreviews}/${token}`;
    readFile(file.path)
      .then((content) =>
        send(200, type, type.startsWith('text/html') ? asPreview(content.toString(), prefix, preview) : content),
      )
      .catch((error: unknown) => {
        log.error('preview', { error });
        respondUnavailable(response);
      });
  };
}

const MISSING =
  'This preview has ended, or has no such page. Open the form in the admin, and make it again with Preview.\n';

const TAG = /<(?:a|img|source|link rel="preload" as="image")\s[^>]*>/g;
const ADDRESSES = /(\s(?:href|src|srcset|imagesrcset)=")([^"]*)"/g;

/** With the link that skips to the text, which comes first. */
const BEGINNING = /<body[^>]*>(?:\s*<a href="#main".*?<\/a>)?/s;

/** The page with the addresses of its pages and pictures within the preview, and a line that says what it is. */
function asPreview(html: string, prefix: string, { files, form }: ShownPreview): string {
  const within = (address: string) => {
    const path = address.startsWith('/') ? builtFilePath(address) : undefined;
    return path && files.has(path) ? `${prefix}${address === '/' ? '' : address}` : address;
  };
  const line = `<aside lang="en" aria-label="Preview" class="clinic-notice"><p class="page"><strong>Preview.</strong> Visitors do not see this yet. <a href="${form}">Back to the form</a></p></aside>`;
  return html
    .replace(TAG, (tag) =>
      tag.replace(ADDRESSES, (_, name: string, value: string) => {
        const addresses = name.endsWith('srcset="') ? value.split(/,\s+/) : [value];
        return `${name}${addresses.map((one) => one.replace(/^\S+/, within)).join(', ')}"`;
      }),
    )
    .replace(BEGINNING, (beginning) => `${beginning}${line}`);
}

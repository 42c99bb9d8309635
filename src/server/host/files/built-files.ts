import { readdirSync, statSync } from 'node:fs';
import { extname, join, posix, relative, sep } from 'node:path';
import { lookup } from 'mrmime';
import { madeOfPicture } from '../../../shared/pictures/build-pictures.ts';
import type { Encoding } from '../../cache/cache-response.ts';

export type BuiltFile = {
  path: string;
  size: number;
  etag: string;
  lastModified: string;
  headers: Record<string, string>;
};
/** A file and its compressed copies, made by src/build/precompress.ts. */
type FileCopies = { plain: BuiltFile } & Partial<Record<Encoding, BuiltFile>>;
export type BuiltFiles = ReadonlyMap<string, FileCopies>;

const ENDINGS = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A picture of the library may be hidden: a proxy on the way asks each minute. */
const PICTURE = 'public, max-age=31536000, s-maxage=60, immutable';
const REVALIDATE = 'public,max-age=0,must-revalidate';

type Options = { scriptsOf?: string; isHidden?: (path: string) => boolean };

/**
 * The files of a build by URL path, listed once, with the scripts and styles of another. Only these are served, so that
 * no request can leave the folder.
 */
export function indexBuiltFiles(
  folder: string,
  { scriptsOf = folder, isHidden = () => false }: Options = {},
): BuiltFiles {
  const own = [...filesIn(folder)].filter(([path]) => !isHidden(path));
  // Their names are hashes of what they hold.
  const scripts = scriptsOf === folder ? [] : [...filesIn(scriptsOf)].filter(([path]) => path.startsWith('/_astro/'));
  return new Map([...scripts, ...own]);
}

function filesIn(folder: string): BuiltFiles {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => part.startsWith('.') && part !== '.well-known'));
  const existing = new Set(paths);
  return new Map(
    paths.map((path) => {
      const copies = Object.entries(ENDINGS).filter(([, ending]) => existing.has(path + ending));
      const vary = copies.length > 0 ? { vary: 'Accept-Encoding' } : {};
      const copy = (ending = '', encoding = {}) => builtFile(folder, path, ending, { ...vary, ...encoding });
      const compressed = copies.map(([encoding, ending]) => [encoding, copy(ending, { 'content-encoding': encoding })]);
      return [`/${path}`, { plain: copy(), ...Object.fromEntries(compressed) }];
    }),
  );
}

function builtFile(folder: string, path: string, ending: string, extraHeaders: Record<string, string>): BuiltFile {
  const { size, mtime } = statSync(join(folder, path + ending));
  const type = lookup(extname(path)) ?? 'application/octet-stream';
  const etag = `"${size.toString(36)}-${mtime.getTime().toString(36)}${ending}"`;
  const lastModified = mtime.toUTCString();
  return {
    path: join(folder, path + ending),
    size,
    etag,
    lastModified,
    headers: {
      'content-type': /^text\/(html|plain)$/.test(type) ? `${type};charset=utf-8` : type,
      'cache-control': !path.startsWith('_astro/') ? REVALIDATE : madeOfPicture(`/${path}`) ? PICTURE : IMMUTABLE,
      'last-modified': lastModified,
      'accept-ranges': 'bytes',
      etag,
      ...extraHeaders,
    },
  };
}

/** The path of the built file for a URL: `/pmo` is built as `/pmo/index.html`. A page's URL has no trailing slash. */
export function builtFilePath(url: string): string | undefined {
  const [encoded = ''] = url.split(/[?#]/);
  const path = decodePath(encoded);
  if (!path?.startsWith('/')) return undefined;
  if (path === '/') return '/index.html';
  return path.endsWith('/') || /\.[^/]*$/.test(path) ? path : `${path}/index.html`;
}

/** Unescaped and normalized, as Astro's own file server does it. */
function decodePath(path: string): string | undefined {
  try {
    return posix.normalize(decodeURIComponent(path));
  } catch {
    return undefined;
  }
}

import { readdirSync, statSync } from 'node:fs';
import { extname, join, posix, relative, sep } from 'node:path';
import { lookup } from 'mrmime';
import type { Encoding } from '../../cache/encode-body.ts';

export type BuiltFile = {
  path: string;
  size: number;
  etag: string;
  lastModified: string;
  headers: Record<string, string>;
};
/** A file and its compressed twins (src/build/precompress.ts). */
type Forms = { plain: BuiltFile } & Partial<Record<Encoding, BuiltFile>>;

const TWINS = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public,max-age=0,must-revalidate';

/** The files of a build by the paths they are asked for, looked up once: nothing else in the folder is ever sent. */
export function indexBuiltFiles(folder: string): Map<string, Forms> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => part.startsWith('.') && part !== '.well-known'));
  const known = new Set(paths);
  return new Map(
    paths.map((path) => {
      const twins = Object.entries(TWINS).filter(([, ending]) => known.has(path + ending));
      const varies = twins.length > 0 ? { vary: 'Accept-Encoding' } : {};
      const form = (ending = '', encoding = {}) => builtFile(folder, path, ending, { ...varies, ...encoding });
      const compressed = twins.map(([encoding, ending]) => [encoding, form(ending, { 'content-encoding': encoding })]);
      return [`/${path}`, { plain: form(), ...Object.fromEntries(compressed) }];
    }),
  );
}

function builtFile(folder: string, path: string, ending: string, extras: Record<string, string>): BuiltFile {
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
      'content-type': type === 'text/html' ? `${type};charset=utf-8` : type,
      'cache-control': path.startsWith('_astro/') ? FOR_EVER : ASK_AGAIN,
      'last-modified': lastModified,
      'accept-ranges': 'bytes',
      etag,
      ...extras,
    },
  };
}

/** `/pmo` is built as `/pmo/index.html`. An address that ends with a slash is no page; Astro redirects it. */
export function builtFilePath(url: string): string | undefined {
  const [asked = ''] = url.split(/[?#]/);
  const path = decoded(asked);
  if (!path?.startsWith('/')) return undefined;
  if (path === '/') return '/index.html';
  return path.endsWith('/') || /\.[^/]*$/.test(path) ? path : `${path}/index.html`;
}

/** As Astro reads it, which sends files too: with its escapes undone, and one slash where there are several. */
function decoded(path: string): string | undefined {
  try {
    return posix.normalize(decodeURIComponent(path));
  } catch {
    return undefined;
  }
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const OUTPUT = '.vercel/output';

type Route = {
  src?: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  handle?: string;
  continue?: boolean;
};

/** What handles a request: a static file, a function, or the router itself. */
export type Destination = { file: string } | { function: string } | { status: number; location?: string };

/**
 * Follows the routes in Vercel's config.json as far as this site uses them: in order, with a lookup of files and
 * functions at `handle: filesystem` and after a rewrite.
 */
export async function routeOf(path: string): Promise<Destination> {
  const { routes, overrides = {} } = JSON.parse(await readFile(join(OUTPUT, 'config.json'), 'utf8')) as {
    routes: Route[];
    overrides?: Record<string, { path?: string }>;
  };
  const files = new Map(Object.entries(overrides).map(([file, { path: as }]) => [`/${as ?? file}`, file]));
  for (const route of routes) {
    if (route.handle === 'filesystem') {
      const found = lookUp(path, files);
      if (found) return found;
      continue;
    }
    if (route.handle) break;
    const match = route.src && new RegExp(route.src).exec(path);
    if (!match || route.continue) continue;
    if (route.headers?.['Location'])
      return { status: route.status ?? 308, location: fill(route.headers['Location'], match) };
    if (route.dest) {
      const target = fill(route.dest, match).split('?')[0] ?? '';
      const found = lookUp(target, files);
      if (found) return route.status ? { ...found, status: route.status } : found;
      continue;
    }
    if (route.status) return { status: route.status };
  }
  return { status: 404 };
}

/** The headers of every response to a path, whatever handles it. */
export async function headersOf(path: string): Promise<Record<string, string>> {
  const { routes } = JSON.parse(await readFile(join(OUTPUT, 'config.json'), 'utf8')) as { routes: Route[] };
  const before = routes.slice(
    0,
    routes.findIndex(({ handle }) => handle === 'filesystem'),
  );
  const given = before.filter((route) => route.continue && route.src && new RegExp(route.src).test(path));
  return Object.assign({}, ...given.map(({ headers }) => headers));
}

function lookUp(target: string, files: Map<string, string>): Destination | undefined {
  const path = `/${target.replace(/^\//, '')}`;
  const name = path === '/' ? '/index' : path;
  const overridden = files.get(name) ?? files.get(path);
  if (overridden) return { file: overridden };
  for (const file of [path, name === '/index' ? '/index.html' : `${name}/index.html`]) {
    if (/\.\w+$/.test(file) && existsSync(join(OUTPUT, 'static', file))) return { file: file.slice(1) };
  }
  for (const func of [name, `${name}/index`]) {
    if (existsSync(join(OUTPUT, 'functions', `${func}.func`))) return { function: func.slice(1) };
  }
  return undefined;
}

const fill = (text: string, match: RegExpExecArray) =>
  text.replace(/\$(\d)/g, (_, index: string) => match[Number(index)] ?? '');

type Room = {
  /** What is in it, as docs/architecture.md prints it. */
  holds: string;
  /** The rooms it may import, beside itself. */
  imports: readonly string[];
  /** Packages that may not be imported, by the beginning of their name. */
  withoutPackages?: readonly string[];
  /** What to do instead. */
  remedy: string;
};

const AREAS_REMEDY = 'Areas do not import each other. Move what both need to src/ui or src/shared.';
const SERVER_REMEDY =
  'Nothing that reaches a browser imports src/server. Let the page in src/pages call the server and pass the result, or call the API with src/shared/api-client.ts.';

/** Who may import whom: the only list of it. The check, its test and docs/architecture.md are made from it. */
export const ROOMS: Record<string, Room> = {
  api: {
    holds: 'entry points of the Vercel functions: wiring only',
    imports: ['src/server'],
    remedy: 'An entry point only wires. Move the logic to src/server.',
  },
  'src/pages': {
    holds: 'addresses: load, guard, one layout, a list of sections',
    imports: [
      'src/layouts',
      'src/site',
      'src/content',
      'src/magazine',
      'src/admin',
      'src/ui',
      'src/shared',
      'src/build',
      'src/server',
      'docs',
    ],
    remedy: 'Move what a page shares with scripts or tests to the room of its subject.',
  },
  'src/layouts': {
    holds: 'the frames of Dutch pages, of the magazine and of the admin area',
    imports: ['src/site', 'src/content', 'src/ui', 'src/shared', 'src/styles'],
    remedy: 'A layout knows no page and no area but the site’s shell. Pass what it needs as a property or a slot.',
  },
  'src/site': {
    holds: 'sections of the Dutch pages',
    imports: ['src/content', 'src/ui', 'src/shared'],
    remedy: `${AREAS_REMEDY} ${SERVER_REMEDY}`,
  },
  'src/content': {
    holds: 'how content/ becomes pages: collections, front matter, Markdown',
    imports: ['src/ui', 'src/shared'],
    remedy: 'The content pipeline knows no page. Let the page read the collection and pass it on.',
  },
  'src/magazine': {
    holds: 'the reading side of the magazine',
    imports: ['src/ui', 'src/shared'],
    remedy: `${AREAS_REMEDY} ${SERVER_REMEDY}`,
  },
  'src/admin': {
    holds: 'the staff app; no public page loads it',
    imports: ['src/ui', 'src/shared'],
    remedy: `${AREAS_REMEDY} ${SERVER_REMEDY}`,
  },
  'src/ui': {
    holds: 'primitives that all areas share',
    imports: ['src/shared'],
    remedy: 'src/ui knows no area. Pass what it needs as a property.',
  },
  'src/shared': {
    holds: 'what browser and server agree on: the contract, constants, paths',
    imports: [],
    withoutPackages: ['react', 'astro', 'node:', 'drizzle-orm', 'hono'],
    remedy: 'src/shared may import only Zod, TipTap’s core and itself. Move what needs more to src/server or src/ui.',
  },
  'src/build': {
    holds: 'what only the build and the page runtime need: precompression, checks of the HTML, the page log',
    imports: ['src/server', 'src/shared', 'src/content'],
    remedy: 'src/build serves astro.config; it knows no page.',
  },
  'src/server': {
    holds: 'the domain and the API; knows no Vercel, no Astro, no React',
    imports: ['src/shared'],
    withoutPackages: ['react', 'astro'],
    remedy:
      'src/server knows no React, no Astro and no page. Move shared types to src/shared; let the page call src/server.',
  },
  'src/styles': { holds: 'tokens and the base layer', imports: [], remedy: 'Styles import only styles.' },
  'src/assets': { holds: 'fonts and pictures', imports: [], remedy: 'Assets import nothing.' },
  scripts: {
    holds: 'what is run by hand: start, test, staff accounts, backup, measurements',
    imports: ['src/server', 'src/shared', 'src/assets', 'src/build', 'tests'],
    remedy:
      'A script imports the server or the contract, never a page. Move what both need to src/shared or src/server.',
  },
  tests: {
    holds: 'what needs a built site, a browser or several processes, and what tests share',
    imports: ['src/server', 'src/shared', 'src/content', 'src/build', 'src/site', 'scripts', 'api'],
    remedy: 'Tests reach pages and islands through a browser. Test a module in a file beside it.',
  },
};

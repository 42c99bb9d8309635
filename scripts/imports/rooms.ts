export type Room = {
  /** Printed in docs/architecture.md. */
  contents: string;
  /** The rooms it may import besides itself. */
  imports: readonly string[];
  /** Node runs the files without a bundler, so relative imports need their extension. */
  isUnbundled?: boolean;
  /** Prefixes of package names. */
  forbiddenPackages?: readonly string[];
  /** Tells the author of a forbidden import what to do instead. */
  remedy: string;
};

const AREAS_REMEDY = 'Areas do not import each other. Move shared code to src/ui or src/shared.';
const SERVER_REMEDY =
  'Code that runs in a browser does not import src/server. Let the page in src/pages call the server and pass the result, or call the API with src/shared/api-client.ts.';

/**
 * The rooms of the repository and the rooms that each may import. scripts/check-imports.ts enforces the list, and
 * docs/architecture.md prints it.
 */
export const ROOMS: Record<string, Room> = {
  api: {
    contents: 'entry point of the Vercel function; only wiring',
    isUnbundled: true,
    imports: ['src/server', 'src/content'],
    remedy: 'Entry points contain no logic. Move it to src/server.',
  },
  'src/pages': {
    contents: 'routes: each loads its data, checks access and lists the sections of the page',
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
    remedy: 'Move code that a page shares with scripts or tests to the room of its subject.',
  },
  'src/layouts': {
    contents: 'page layouts of the Dutch pages, the magazine and the admin area',
    imports: ['src/site', 'src/content', 'src/ui', 'src/shared', 'src/styles'],
    remedy: 'A layout knows no page, and of the areas only src/site. Pass what it needs as a prop or a slot.',
  },
  'src/site': {
    contents: 'sections of the Dutch pages',
    imports: ['src/content', 'src/ui', 'src/shared'],
    remedy: `${AREAS_REMEDY} ${SERVER_REMEDY}`,
  },
  'src/content': {
    contents: 'reads content/: schemas, facts, front matter, Markdown; independent of Astro',
    isUnbundled: true,
    imports: ['src/shared'],
    forbiddenPackages: ['react'],
    remedy: 'Content code knows no page. Let the page read the collection and pass it on.',
  },
  'src/magazine': {
    contents: 'the public pages of the magazine',
    imports: ['src/ui', 'src/shared'],
    remedy: `${AREAS_REMEDY} ${SERVER_REMEDY}`,
  },
  'src/admin': {
    contents: 'the admin area; no public page loads it',
    imports: ['src/ui', 'src/shared'],
    remedy: `${AREAS_REMEDY} ${SERVER_REMEDY}`,
  },
  'src/ui': {
    contents: 'components that all areas share',
    imports: ['src/shared', 'src/assets'],
    remedy: 'src/ui knows no area. Pass what it needs as a prop.',
  },
  'src/shared': {
    contents: 'code that browser and server share: the contract, constants, paths',
    isUnbundled: true,
    imports: [],
    forbiddenPackages: ['react', 'astro', 'node:', 'drizzle-orm', 'hono'],
    remedy:
      'src/shared runs everywhere: no React, Astro, Node, Drizzle or Hono. Move the code to src/server or src/ui.',
  },
  'src/build': {
    contents:
      'the build: precompression, checks of the HTML; in `runtime/` what pages run with: their log, the response cache',
    imports: ['src/server', 'src/shared', 'src/content', 'src/assets'],
    remedy: 'src/build is for astro.config.mjs; it knows no page.',
  },
  'src/server': {
    contents: 'the domain and the API; independent of Astro, React and Vercel',
    isUnbundled: true,
    imports: ['src/shared'],
    forbiddenPackages: ['react', 'astro'],
    remedy:
      'src/server is independent of React, Astro and the pages. Move shared types to src/shared; let the page call src/server.',
  },
  'src/styles': { contents: 'design tokens and base styles', imports: [], remedy: 'Styles import only styles.' },
  'src/assets': { contents: 'fonts and pictures', imports: [], remedy: 'Assets import nothing.' },
  scripts: {
    contents: 'commands: start, test, staff accounts, backup, measurements',
    isUnbundled: true,
    imports: ['src/server', 'src/shared', 'src/content', 'src/assets', 'src/build', 'tests/support'],
    remedy: 'Scripts do not import pages. Move shared code to src/shared or src/server.',
  },
  // Before `tests`: a file belongs to the first room that holds it.
  'tests/support': {
    contents: 'what tests share: examples, servers, databases, emulators',
    imports: ['src/server', 'src/shared', 'src/content', 'src/build', 'src/admin', 'scripts'],
    remedy: 'A helper of tests knows no test and no page. Move what it shares with a test to tests/support.',
  },
  tests: {
    contents: 'tests that need a built site, a browser or several processes',
    imports: ['src/server', 'src/shared', 'src/content', 'src/build', 'src/site', 'scripts', 'api', 'tests/support'],
    remedy: 'Test a page or an island in a browser, and a module in a test file beside it.',
  },
};

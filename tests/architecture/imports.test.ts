import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { FLOORS, type Floor } from '../../scripts/imports/floors.ts';
import { ROOMS } from '../../scripts/imports/rooms.ts';
import {
  forbiddenImports,
  importedByTestsAlone,
  importsFromAbove,
  importsOfDrizzle,
  importsOfSchemas,
  unguardedImports,
} from '../../scripts/imports/rules.ts';

const rooms = Object.keys(ROOMS);
const PATHS = ['probe', 'a/probe', 'a/b/probe', 'a/b/c/d/probe'];
const TARGETS = ['probe', 'a/b/probe'];
const pairs = rooms.flatMap((from) =>
  rooms.filter((to) => to !== from).map((to) => [from, to, ROOMS[from]?.imports.includes(to) ?? false] as const),
);
/** Code that imports a file, by its path from the importing file or by that from the repository's root. */
const IMPORT_FORMS = [
  (to: string) => ['ts', `import { x } from '${to}';`],
  (to: string) => ['ts', `import type { X } from '${to}';`],
  (to: string) => ['ts', `export { x } from '${to}';`],
  (to: string) => ['tsx', `const X = lazy(() => import('${to}'));`],
  (to: string) => ['tsx', `const X = lazy(() => import(\`${to.replace('.ts', '')}/\${name}.ts\`));`],
  (to: string) => ['ts', `const all = import.meta.glob<X>('${to.replace('.ts', '/*.ts')}', { eager: true });`],
  (to: string) => ['ts', `const all = import.meta.glob(['${to.replace('.ts', '/**/[!_]*.ts')}', '!./**/_*']);`],
  (to: string) => [
    'ts',
    `const f = <T>(a: T) => a;\nnew Worker(new URL('${to}', import.meta.url), { type: 'module' });`,
  ],
  (to: string) => ['astro', `---\nimport X from '${to}';\n---\n<X />`],
  (to: string) => ['astro', `---\nconst all = import.meta.glob('${to}');\n---\n<p>text</p>`],
  (to: string) => ['astro', `---\n---\n<p>text</p>\n<script>\n  import { x } from '${to}';\n</script>`],
  (to: string) => ['astro', `---\n---\n<p>a \`<br>\n<script>\n  import { x } from '${to}';\n</script>`],
  (to: string) => ['astro', `---\n---\n<p>a<br>\n<script>\n  const all = import.meta.glob('${to}');\n</script>`],
  (to: string) => ['astro', `---\n---\n<p>text</p>\n<script src="${to}"></script>`],
  (_: string, path: string) => ['ts', `import { x } from '/${path}';`],
  (_: string, path: string) => ['ts', `import { x } from '${path}';`],
  (_: string, path: string) => ['ts', `import { x } from '${path.replace('src/server/', '#server/')}';`],
  (_: string, path: string) => ['ts', `const all = import.meta.glob('/${path}');`],
  (_: string, path: string) => ['astro', `---\n---\n<p>text</p>\n<script src="/${path}"></script>`],
];

test.each(pairs)('%s may import %s: %s', (from, to, isAllowed) => {
  const wrong = PATHS.flatMap((path) =>
    TARGETS.flatMap((target) =>
      IMPORT_FORMS.map((form) => {
        const file = `${to}/${target}.ts`;
        const [extension = '', code = ''] = form(posix.relative(posix.dirname(`${from}/${path}`), file), file);
        const problems = forbiddenImports(`${from}/${path}.${extension}`, code);
        const isRefused = problems.length === 1 && problems[0]?.includes(ROOMS[from]?.remedy ?? '');
        return { path, code, problems, isWrong: isAllowed ? problems.length > 0 : !isRefused };
      }),
    ),
  ).filter(({ isWrong }) => isWrong);
  expect(wrong).toEqual([]);
});

test.each(['../**/*.ts', '../*/x.ts', '/src/**/*.ts', '../../{src,api}/**/*.ts', '../s*/x.ts'])(
  'refuses a pattern that reaches several rooms: %s',
  (pattern) => expect(forbiddenImports('src/site/probe.ts', `import.meta.glob('${pattern}');`)).toHaveLength(1),
);

test('a file that is no module may be named in any room', () => {
  const code = "new URL('../../docs/api.md', import.meta.url); import.meta.glob(['./**/*.ts', '!../**/_*']);";
  expect(forbiddenImports('src/site/probe.ts', code)).toEqual([]);
});

test.each(rooms.filter((room) => ROOMS[room]?.forbiddenPackages))('%s refuses its forbidden packages', (room) => {
  for (const name of ROOMS[room]?.forbiddenPackages ?? [])
    expect(forbiddenImports(`${room}/a/probe.ts`, `import x from '${name}';`)).toHaveLength(1);
  expect(forbiddenImports(`${room}/a/probe.ts`, "import { z } from 'zod';")).toEqual([]);
});

test.each(rooms.filter((room) => ROOMS[room]?.isUnbundled))('%s refuses imports without an extension', (room) => {
  expect(forbiddenImports(`${room}/a/probe.ts`, "import { x } from './other';")).toHaveLength(1);
  expect(forbiddenImports(`${room}/a/probe.ts`, "const x = await import('../b/other');")).toHaveLength(1);
  expect(forbiddenImports(`${room}/a/probe.ts`, "import { x } from './other.ts';")).toEqual([]);
});

const floors = Object.entries(FLOORS).flatMap(([room, all]) =>
  all.flatMap((from, low) => all.map((to, high) => ({ room, from, to, isUp: high > low }))),
);

const namesOn = ({ holds }: Floor) => (holds === 'the rest' ? ['a-new-subject'] : holds);

test.each(floors)('$room: $from.name may import $to.name unless it is higher', ({ room, from, to, isUp }) => {
  for (const one of namesOn(from))
    for (const other of namesOn(to)) {
      const path = `${room}/${one}/a/probe.ts`;
      const target = posix.relative(posix.dirname(path), `${room}/${other}/b.ts`);
      expect(importsFromAbove(path, `import type { X } from '${target}';`)).toEqual([]);
      for (const code of [`import { x } from '${target}';`, `const x = () => import('${target}');`])
        expect(importsFromAbove(path, code)).toEqual(isUp ? [expect.stringContaining(from.remedy)] : []);
    }
});

test.each(Object.keys(FLOORS))('the floors of %s name only what is there, each once', (room) => {
  const found = new Set(readdirSync(room).map((name) => name.replace(/\.tsx?$/, '')));
  const held = FLOORS[room]?.flatMap(({ holds }) => (holds === 'the rest' ? [] : holds)) ?? [];
  expect(held.filter((name, at) => held.indexOf(name) !== at || !found.has(name))).toEqual([]);
});

const CONTRACT = '../../shared/contract/writers.ts';
const SCHEMA_IMPORTS = [
  ['a value', 'src/site/a/b.ts', `import { Writer } from '${CONTRACT}';`],
  ['a value among types', 'src/admin/a/b.tsx', `import { type Writer, MAX } from '${CONTRACT}';`],
  ['types by name, which load the module all the same', 'src/ui/a/b.ts', `import { type Writer } from '${CONTRACT}';`],
  ['everything', 'src/magazine/a/b.ts', `import * as writers from '${CONTRACT}';`],
  ['a re-exported value', 'src/ui/a/b.ts', `export { MAX } from '${CONTRACT}';`],
  ['a dynamic import', 'src/admin/a/b.tsx', `const load = () => <A b={() => import('${CONTRACT}')} />;`],
  ['a value through code that browsers share', 'src/shared/a/b.ts', "import { MAX } from '../contract/writers.ts';"],
  [
    'in the script of a page',
    'src/site/a/B.astro',
    `---\n---\n<p>a</p>\n<script>\n  import { MAX } from '${CONTRACT}';\n</script>`,
  ],
  ['by an alias', 'src/site/a/b.ts', "import { MAX } from '/src/shared/contract/writers.ts';"],
  ['by a pattern', 'src/ui/a/b.ts', "const all = import.meta.glob('../../shared/contract/**/*.ts');"],
  ['in front matter', 'src/magazine/a/B.astro', `---\nimport { MAX } from '${CONTRACT}';\n---\n<p>a</p>`],
  ['Zod', 'src/admin/a/b.ts', "import { z } from 'zod';"],
] as const;

test.each(SCHEMA_IMPORTS)('browser code may not import a schema: %s', (_, path, code) => {
  expect(importsOfSchemas(path, code)).toEqual([expect.stringContaining('write `import type`')]);
});

test.each([
  ['a type', 'src/site/a/b.ts', `import type { Writer } from '${CONTRACT}';`],
  ['a re-exported type', 'src/ui/a/b.ts', `export type { Writer } from '${CONTRACT}';`],
  ['a type in a type', 'src/ui/a/b.ts', `type Writer = import('${CONTRACT}').Writer;`],
  [
    'the rules of the contact form',
    'src/site/contact/b.ts',
    "import { a } from '../../shared/contract/visitors/contact-input.ts';",
  ],
  ['the small part of Zod', 'src/admin/a/b.ts', "import * as z from 'zod/mini';"],
  ['in a test', 'src/admin/a/b.test.ts', `import { Writer } from '${CONTRACT}';`],
  ['on the server', 'src/server/a/b.ts', `import { Writer } from '${CONTRACT}';`],
  ['in a page, which runs on the server', 'src/pages/a/B.astro', `---\nimport { MAX } from '${CONTRACT}';\n---`],
  ['within the contract', 'src/shared/contract/a/b.ts', "import { MAX } from '../writers.ts';"],
])('may be imported: %s', (_, path, code) => expect(importsOfSchemas(path, code)).toEqual([]));

test('Drizzle is not imported, its types are', () => {
  const message = (name: string) => [
    `src/server/a/b.ts imports ${name}. Take what you need from src/server/db/drizzle.ts or packages.cjs.`,
  ];
  const problems = (code: string) => importsOfDrizzle('src/server/a/b.ts', code);
  expect(problems("import { type SQL, sql } from 'drizzle-orm';")).toEqual(message('drizzle-orm'));
  expect(problems("export { sql } from 'drizzle-orm';")).toEqual(message('drizzle-orm'));
  expect(problems("await import('drizzle-orm/pglite');")).toEqual(message('drizzle-orm/pglite'));
  expect(problems("import type { SQL } from 'drizzle-orm';")).toEqual([]);
});

test('refuses dynamic imports in browser code without importModule', () => {
  const refused = (path: string, code: string) => unguardedImports(path, code).length > 0;
  expect(refused('src/admin/a/b.tsx', "const load = () => import('./c.tsx');")).toBe(true);
  expect(refused('src/admin/a/b.ts', "importModule(async () => (await import('./c.ts')).d);")).toBe(true);
  expect(refused('src/ui/a/b.ts', "importModule(() => import('./c.ts'));")).toBe(false);
  expect(refused('src/admin/a/b.ts', "type C = typeof import('./c.ts');")).toBe(false);
  expect(refused('src/server/a/b.ts', "await import('./c.ts');")).toBe(false);
});

test('finds modules of src that only tests import, or their helpers', () => {
  const sources = new Map([
    ['src/pages/index.astro', "---\nimport a from '../site/a.ts';\n---"],
    ['src/site/a.ts', "new Worker(new URL('./worker.ts', import.meta.url));"],
    ['src/site/worker.ts', ''],
    ['src/site/a.test.ts', "import { example } from './example.ts'; import './a.ts'; import '../pages/index.astro';"],
    ['src/site/example.ts', "import { part } from './part.ts'; import { a } from './a.ts';"],
    ['src/site/part.ts', ''],
    ['tests/support/help.ts', "import '../../src/site/part.ts';"],
  ]);
  const found = importedByTestsAlone(sources, ['src/pages/**/*.{astro,ts}']);
  expect(found.map((message) => message.split(' ')[0])).toEqual(['src/site/example.ts', 'src/site/part.ts']);
});

test('every folder of src is a room', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => `src/${name}`).filter((folder) => !(folder in ROOMS))).toEqual([]);
});

const architecture = readFileSync('docs/architecture.md', 'utf8');

test('docs/architecture.md prints the table of rooms', () => {
  const rows = Object.entries(ROOMS).map(([room, { contents, imports }]) => {
    const names = imports.map((name) => `\`${name}/\``).join(', ');
    return `| \`${room}/\` | ${contents} | ${names} |`;
  });
  expect(rows.filter((row) => !architecture.includes(row))).toEqual([]);
});

test('docs/architecture.md prints the floors, the lowest first', () => {
  for (const [room, floors] of Object.entries(FLOORS)) {
    const rows = floors.map(
      ({ name, holds }) =>
        `| ${name} | ${holds === 'the rest' ? holds : holds.map((one) => `\`${one}\``).join(', ')} |`,
    );
    expect(architecture).toContain(`| floor of \`${room}/\` | holds |\n|---|---|\n${rows.join('\n')}\n`);
  }
});

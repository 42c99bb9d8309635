import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { forbiddenImports } from '../../scripts/imports/find-forbidden.ts';
import { ROOMS } from '../../scripts/imports/rooms.ts';

const rooms = Object.keys(ROOMS);
const DEPTHS = ['probe', 'a/probe', 'a/b/probe', 'a/b/c/d/probe'];
const pairs = rooms.flatMap((from) =>
  rooms.filter((to) => to !== from).map((to) => [from, to, ROOMS[from]?.imports.includes(to) ?? false] as const),
);
const FORMS = [
  (to: string) => ['ts', `import { x } from '${to}';`],
  (to: string) => ['ts', `import type { X } from '${to}';`],
  (to: string) => ['ts', `export { x } from '${to}';`],
  (to: string) => ['tsx', `const X = lazy(() => import('${to}'));`],
  (to: string) => ['astro', `---\nimport X from '${to}';\n---\n<X />`],
  (to: string) => ['astro', `---\n---\n<p>text</p>\n<script>\n  import { x } from '${to}';\n</script>`],
];

test.each(pairs)('%s → %s is allowed: %s', (from, to, isAllowed) => {
  for (const depth of DEPTHS)
    for (const target of DEPTHS)
      for (const form of FORMS) {
        const folder = posix.dirname(`${from}/${depth}`);
        const [extension = '', code = ''] = form(posix.relative(folder, `${to}/${target}.ts`));
        const problems = forbiddenImports(`${from}/${depth}.${extension}`, code);
        expect(problems).toHaveLength(isAllowed ? 0 : 1);
        if (!isAllowed) expect(problems[0]).toContain(ROOMS[from]?.remedy);
      }
});

test.each(rooms.filter((room) => ROOMS[room]?.withoutPackages))('%s refuses the packages it may not use', (room) => {
  for (const name of ROOMS[room]?.withoutPackages ?? [])
    expect(forbiddenImports(`${room}/a/probe.ts`, `import x from '${name}';`)).toHaveLength(1);
  expect(forbiddenImports(`${room}/a/probe.ts`, "import { z } from 'zod';")).toEqual([]);
});

test('docs/architecture.md prints the table', () => {
  const rows = Object.entries(ROOMS).map(([room, { holds, imports }]) => {
    const names = imports.map((name) => `\`${name}/\``).join(', ');
    return `| \`${room}/\` | ${holds} | ${names} |`;
  });
  expect(readFileSync('docs/architecture.md', 'utf8')).toContain(rows.join('\n'));
});

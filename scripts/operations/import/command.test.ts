import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { articles } from '../../../src/server/db/schema/articles/articles.ts';
import { categories } from '../../../src/server/db/schema/categories.ts';
import { writers } from '../../../src/server/db/schema/writers.ts';
import { CommandError } from '../../../src/server/errors/errors.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { importArguments, runImportCommand } from './command.ts';

const app = setUpTestApp();
const folder = await mkdtemp(join(tmpdir(), 'import-'));
afterAll(() => rm(folder, { recursive: true }));
const WORDPRESS = 'tests/support/import/wordpress.xml';

async function run(...args: string[]): Promise<string[]> {
  const printed: string[] = [];
  const download = () => Promise.reject(new CommandError('it answers 404'));
  await runImportCommand(app.system, importArguments(args), { download, print: (line) => printed.push(line) });
  return printed;
}

test('prints the plan and stores nothing on a dry run', async () => {
  const printed = await run(WORDPRESS, '--dry-run', '--map', 'Recepten & meer=Natuurgeneeskunde');
  expect(printed).toContain(
    '  new    2023-05-04  /magazine/article/slaap-en-hormonen  [Natuurgeneeskunde]  Slaap & hormonen: ‘s nachts wakker',
  );
  expect(printed).toContain(
    '  new    2022-11-02  /magazine/article/soep-van-pompoen  [Natuurgeneeskunde]  Soep van pompoen',
  );
  expect(printed).toContain('      ! [su_note] was taken off its words: check how they look');
  expect(printed).toContain('  4 pictures would be downloaded');
  expect(printed.at(-1)).toBe('This was a dry run: nothing was downloaded or stored');
  expect(await app.db.select().from(articles)).toEqual([]);
  expect(await app.db.select().from(writers)).toEqual([]);
  expect(await app.db.select().from(categories)).toHaveLength(16);
});

test('prints the counts, and on the next run the skipped articles', async () => {
  expect((await run(WORDPRESS)).at(-1)).toMatch(/^5 articles, 0 pictures, 1 writers, 2 categories, \d+ problems$/);
  expect(await run(WORDPRESS)).toContain('  5 were imported before: skipped');
});

test('writes redirects for vercel.json with --redirects', async () => {
  const file = join(folder, 'redirects.json');
  await run(WORDPRESS, '--dry-run', '--redirects', file);
  const { redirects } = JSON.parse(await readFile(file, 'utf8')) as { redirects: object[] };
  expect(redirects).toContainEqual({
    source: '/2023/05/slaap_en_hormonen',
    destination: '/magazine/article/slaap-en-hormonen',
    permanent: true,
  });
});

test('writes no redirect to an article that cannot be imported', async () => {
  const broken = join(folder, 'broken.xml');
  const text = await readFile(WORDPRESS, 'utf8');
  await writeFile(broken, text.replace('<p>Wie slecht slaapt', `${'<b>'.repeat(2000)}$&`));
  const file = join(folder, 'fewer-redirects.json');
  expect(await run(broken, '--dry-run', '--redirects', file)).toContainEqual(
    expect.stringContaining('cannot be imported'),
  );
  const written = await readFile(file, 'utf8');
  expect(written).toContain('soep-van-pompoen');
  expect(written).not.toContain('slaap-en-hormonen');
});

test.each([
  [[], 'Name one export file'],
  [['--wrong'], "Unknown option '--wrong'"],
  [[WORDPRESS, '--map', 'x'], 'Write --map "Old name=New name"'],
])('%j says what to do', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
});

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readContentFile, readFacts } from '../read-file.ts';
import type { ContentFiles } from './files.ts';
import { home } from './pages.ts';

const facts = readFacts();
const root = await mkdtemp(join(tmpdir(), 'pages-'));
await mkdir(join(root, 'content'));
afterAll(() => rm(root, { recursive: true }));

/** What is said of a file of content/ in which `other` stands for some words. */
async function problemsWith({ files, schema }: ContentFiles, words: string, other: string) {
  const path = `content/${files}`;
  const text = await readFile(path, 'utf8');
  expect(text).toContain(words);
  await writeFile(join(root, path), text.replace(words, other));
  const { error } = schema.safeParse(readContentFile(path, facts, root).data);
  return error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
}

test.each([
  ['a page that is not there', 'slug: pro-aging', 'slug: pro-ageing', 'specialisaties.kaarten.4.slug'],
  ['a page of another kind', 'slug: natuurgeneeskunde', 'slug: pro-aging', 'behandelingen.rijen.4.slug'],
])('the home page does not lead to %s', async (_, words, other, field) => {
  const message = 'moet een pagina van deze site zijn: kies er een';
  expect(await problemsWith(home, words, other)).toEqual([[field, message]]);
});

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readContentFile, readFacts } from '../read-file.ts';
import { rates } from './clinic.ts';
import type { ContentFiles } from './files.ts';
import { examinations, home, pmo, questions } from './pages.ts';

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

test('the home page has no two cards of one page, which would leave another without', async () => {
  expect(await problemsWith(home, 'slug: pro-aging', 'slug: hormoon-therapie')).toEqual([
    [expect.stringMatching(/^specialisaties\.kaarten\.\d+\.slug$/), 'staat er al: kies een andere pagina'],
  ]);
});

test.each([
  ['a chapter', pmo, 'id: planning', 'id: voorstel', 'hoofdstukken.4.id'],
  ['a question', questions, 'id: waarom', 'id: vragen', 'lijst.2.id'],
])('%s takes no id that its page has already', async (_, kind, words, other, field) => {
  expect(await problemsWith(kind, words, other)).toEqual([[field, 'is al een plek op de pagina: kies een andere id']]);
});

test.each([
  ['two prices', rates, 'id: lange-intake', 'id: korte-intake', 'consulten.2.id'],
  ['prices of two lists', rates, 'id: taxikeuring', 'id: intake', 'keuringen.0.id'],
  ['a chapter and a package', pmo, 'id: pmo-vitaal', 'id: planning', 'pakketten.1.id'],
  ['two parts', examinations, 'id: zorgeloos-gekeurd', 'id: medisch-adviesbureau', 'onderdelen.2.id'],
  ['two questions', questions, 'id: waarom', 'id: wie', 'lijst.2.id'],
])('refuses one id for %s', async (_, kind, words, other, field) => {
  expect(await problemsWith(kind, words, other)).toEqual([[field, 'is al gebruikt: kies een andere id']]);
});

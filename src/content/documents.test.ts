import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromForm, toForm } from './document-form.ts';
import { problemsIn, readOriginal, siteDocuments, writeContent } from './documents.ts';

const PATH = 'contact.yaml';

async function problemsOf(documents: ReadonlyMap<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-documents-'));
  const root = join(folder, 'site');
  try {
    writeContent(root, documents);
    return problemsIn(root);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function problemsWith(urgent: string) {
  const original = readOriginal(PATH);
  const { fields } = toForm(PATH, original);
  const contact = { ...(fields['contact'] as object), spoed: urgent };
  return problemsOf(new Map([[PATH, fromForm(PATH, original, { fields: { ...fields, contact }, body: null })]]));
}

test('every document can be published as its form has it', async () => {
  const documents = siteDocuments().map(({ path }): [string, string] => {
    const original = readOriginal(path);
    return [path, fromForm(path, original, toForm(path, original))];
  });
  expect(await problemsOf(new Map(documents))).toEqual([]);
});

test.each([
  ['quotations', `${'> '.repeat(60)}x`],
  ['lists in a line', `${'- '.repeat(60)}x`],
  ['numbered lists', `${'1. '.repeat(60)}x`],
  ['lists over many lines', Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
])('a field with too many %s in one another is refused', async (_, text) => {
  expect(await problemsWith(text)).toEqual([
    {
      path: PATH,
      field: 'contact.spoed',
      message: expect.stringMatching(/^heeft te veel lijsten of citaten in elkaar/),
    },
  ]);
});

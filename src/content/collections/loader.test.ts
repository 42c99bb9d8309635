import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoaderContext } from 'astro/loaders';
import { parseFrontmatter } from 'astro/markdown';
import { expect, test } from 'vitest';
import { fromForm, toForm } from '../document-form.ts';
import { readOriginal, writeContent } from '../documents.ts';
import { withContentRoot } from '../read-file.ts';
import { statements } from './clinic.ts';
import { load } from './loader.ts';

const PATH = 'klachten.md';

type Rendered = { html: string; metadata: { headings: unknown } };

/** A page with this text, whose only heading is “Contact”. */
async function rendered(body: string): Promise<Rendered | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-loader-'));
  const root = join(folder, 'site');
  const original = readOriginal(PATH);
  const text = fromForm(PATH, original, { fields: toForm(PATH, original).fields, body });
  writeContent(root, new Map([[PATH, text]]));
  const pages: Record<string, Rendered> = {};
  const context = {
    parseData: async ({ data }: { data: unknown }) => data,
    generateDigest: () => '',
    renderMarkdown: async (markdown: string) => ({
      html: parseFrontmatter(markdown).content,
      metadata: { headings: [{ depth: 2, slug: 'contact', text: 'Contact' }] },
    }),
    store: {
      clear: () => {},
      set: ({ id, rendered: page }: { id: string; rendered: Rendered }) => (pages[id] = page),
    },
  };
  try {
    await withContentRoot(root, () => load(statements).load(context as unknown as LoaderContext));
  } finally {
    await rm(folder, { recursive: true });
  }
  return pages['klachten'];
}

test.each(['---\n', '\n\n---\n\n', '+++\n'])('shows all words of a text that begins with %j', async (start) => {
  const text = `${start}**Let op:** bel 112.\n\n${start}\n## Voor wie\n`;
  expect((await rendered(text))?.html.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
});

test('a heading “Contact” leaves the address of the form alone, also in the contents of the page', async () => {
  expect(await rendered('<h2 id="contact">Contact</h2>\n')).toEqual({
    html: expect.stringContaining('<h2 id="text_contact">Contact</h2>'),
    metadata: { headings: [{ depth: 2, slug: 'text_contact', text: 'Contact' }] },
  });
});

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

/** What Astro renders of a page with this text. */
async function rendered(body: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-loader-'));
  const root = join(folder, 'site');
  const original = readOriginal(PATH);
  const text = fromForm(PATH, original, { fields: toForm(PATH, original).fields, body });
  writeContent(root, new Map([[PATH, text]]));
  const bodies: Record<string, string> = {};
  const context = {
    parseData: async ({ data }: { data: unknown }) => data,
    generateDigest: () => '',
    renderMarkdown: async (markdown: string) => ({ html: parseFrontmatter(markdown).content }),
    store: {
      clear: () => {},
      set: ({ id, rendered: { html } }: { id: string; rendered: { html: string } }) => (bodies[id] = html),
    },
  };
  try {
    await withContentRoot(root, () => load(statements).load(context as unknown as LoaderContext));
  } finally {
    await rm(folder, { recursive: true });
  }
  return bodies['klachten'] ?? '';
}

test.each(['---\n', '\n\n---\n\n', '+++\n'])('shows all words of a text that begins with %j', async (start) => {
  const text = `${start}**Let op:** bel 112.\n\n${start}\n## Voor wie\n`;
  expect((await rendered(text)).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
});

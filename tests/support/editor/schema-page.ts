import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { Block } from '../../../src/shared/text-check/document/document.ts';

/** The editor's schema in a page: what it writes for random choices, and what becomes of stored HTML that it opens. */
type SchemaInPage = {
  write: (choices: readonly number[]) => string;
  reopen: (html: string) => string;
  /** The blocks that the text check reads. */
  checked: (html: string) => Block[];
};

declare global {
  interface Window {
    richText: SchemaInPage;
  }
}

const ENTRY = `
import { createDocument, getSchema } from '@tiptap/core';
import { richTextExtensions } from '/src/admin/editor/rich-text/extensions.ts';
import { serializeBody } from '/src/admin/editor/rich-text/serialize-body.ts';
import { blocksOfEditor } from '/src/shared/text-check/document/from-editor.ts';
import { randomDocument } from '/tests/support/editor/random-document.ts';
const schema = getSchema(richTextExtensions);
const open = (html) => createDocument(html, schema);
window.richText = {
  write: (choices) => serializeBody(randomDocument(schema, choices)),
  reopen: (html) => serializeBody(open(html)),
  checked: (html) => blocksOfEditor(open(html)),
};`;
const NAME = 'virtual:schema-in-page';

let building: Promise<string> | undefined;

/** Opens a page that has the editor's schema, without the editor around it. */
export async function openSchemaPage(page: Page): Promise<void> {
  building ??= bundle();
  await page.goto('about:blank');
  await page.addScriptTag({ content: await building });
}

async function bundle(): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: NAME,
        resolveId: (source) => (source === NAME ? `\0${NAME}` : undefined),
        load: (id) => (id === `\0${NAME}` ? ENTRY : undefined),
      },
    ],
    build: { write: false, rollupOptions: { input: NAME, output: { format: 'iife' } } },
  });
  const [{ output }] = [outputs].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
}

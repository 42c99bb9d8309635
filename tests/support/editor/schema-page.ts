import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { Block } from '../../../src/shared/text-check/document/document.ts';

/** The editor's schema in a page: what it writes for random choices, and what becomes of stored HTML that it opens. */
type SchemaInPage = {
  write: (choices: readonly number[]) => string;
  reopen: (html: string) => string;
  /**
   * What saving an unedited text sends, and after undone edits; null for a table with holes, which ProseMirror fills.
   */
  saved: (html: string, places: readonly number[]) => { opened: string; undone: string | null; edits: number };
  /** What a save sends after this HTML was pasted into an empty text. */
  pasted: (html: string) => string;
  /** The blocks that the text check reads. */
  checked: (html: string) => Block[];
};

declare global {
  interface Window {
    richText: SchemaInPage;
  }
}

const ENTRY = `
import { createDocument, Editor, getSchema } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { TableMap } from '@tiptap/pm/tables';
import { cleanPaste, withFirstBox } from '/src/admin/editor/rich-text/paste/clean-paste.ts';
import { keepStoredUntilEdited } from '/src/admin/editor/rich-text/schema/serialize-body.ts';
import { createSourceNumbers } from '/src/admin/editor/rich-text/references/reference-node.ts';
import { createTextExtensions } from '/src/admin/editor/rich-text/schema/text-extensions.ts';
import { richTextExtensions } from '/src/admin/editor/rich-text/schema/extensions.ts';
import { serializeBody } from '/src/admin/editor/rich-text/schema/serialize-body.ts';
import { blocksOfEditor } from '/src/shared/text-check/document/from-editor.ts';
import { randomDocument } from '/tests/support/editor/random-document.ts';
const schema = getSchema(richTextExtensions);
const open = (html) => createDocument(html, schema);
const extensions = createTextExtensions({
  $numbers: createSourceNumbers([]), origins: [], shown: [], onLink() {}, onFind: () => false,
});
const EDITS = [
  (editor) => editor.commands.insertContent('x'),
  (editor) => editor.commands.splitBlock(),
  (editor) => editor.commands.toggleBold() && editor.commands.insertContent('x'),
  (editor) => editor.commands.deleteRange({ from: editor.state.selection.from, to: editor.state.doc.content.size }),
];
function hasHoles(doc) {
  let found = false;
  doc.descendants((node) => {
    if (node.type.name === 'table' && TableMap.get(node).problems) found = true;
  });
  return found;
}
function saved(html, places) {
  const editor = new Editor({ extensions, content: html, injectCSS: false });
  const read = keepStoredUntilEdited(html, editor.state.doc);
  const opened = read(editor.state.doc);
  let edits = 0;
  if (hasHoles(editor.state.doc)) {
    editor.destroy();
    return { opened, undone: null, edits };
  }
  for (const place of places) {
    const { state, view } = editor;
    view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(place % (state.doc.content.size + 1)))));
    const before = editor.state.doc;
    EDITS[place % EDITS.length](editor);
    if (!editor.state.doc.eq(before)) edits += 1;
    while (editor.commands.undo());
  }
  const undone = read(editor.state.doc);
  editor.destroy();
  return { opened, undone, edits };
}
const pictures = { isLinked: () => false, addFile: () => '', countUnavailable() {} };
function pasted(html) {
  const editorProps = { transformPasted: withFirstBox };
  const editor = new Editor({ extensions, editorProps, content: '<p></p>', injectCSS: false });
  editor.view.pasteHTML(cleanPaste(html, pictures));
  const written = serializeBody(editor.state.doc);
  editor.destroy();
  return written;
}
window.richText = {
  saved,
  pasted,
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

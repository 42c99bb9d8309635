import { Extension } from '@tiptap/core';
import type { Fragment, Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { plainLowered, plainRaised } from '../../../../shared/rich-text/raised.ts';

/** The words of a line as text that has no formats: 10⁹ stays a power. References to sources are left out. */
export function plainWords(line: Fragment): string {
  let words = '';
  let run = { text: '', height: '' };
  const close = () => {
    if (run.height === 'superscript') words += plainRaised(run.text);
    else words += run.height === 'subscript' ? plainLowered(run.text, words) : run.text;
    run = { text: '', height: '' };
  };
  line.forEach((child) => {
    const height = child.marks.find(({ type }) => /^su(?:per|b)script$/.test(type.name))?.type.name ?? '';
    if (height !== run.height) close();
    const text = child.text ?? (child.type.name === 'hardBreak' ? '\n' : '');
    run = { text: run.text + text, height };
  });
  close();
  return words;
}

/** Copied as plain text, a list has a line for each item and a table the cells of a row on one line. */
export const copyAsText = Extension.create({
  name: 'copyAsText',
  // Before TipTap's own, which knows no raised words.
  priority: 1000,
  addProseMirrorPlugins: () => [
    new Plugin({ props: { clipboardTextSerializer: ({ content }) => textOf(content, '\n\n') } }),
  ],
});

/** What stands between the parts of these. */
const BETWEEN: Record<string, string> = {
  bulletList: '\n',
  orderedList: '\n',
  listItem: '\n',
  definitionList: '\n',
  table: '\n',
  tableRow: '\t',
};

function textOf(content: Fragment, between: string): string {
  if (content.firstChild?.isInline) return plainWords(content);
  return content.content.map((block) => textOfBlock(block)).join(between);
}

function textOfBlock({ type, content }: Node): string {
  const text = textOf(content, BETWEEN[type.name] ?? '\n\n');
  return /^table(?:Cell|Header)$/.test(type.name) ? text.replace(/\s+/g, ' ') : text;
}

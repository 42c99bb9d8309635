import { getHTMLFromFragment } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';

/** Unchanged blocks keep their node object from one version of the document to the next. */
const htmlOfBlock = new WeakMap<Node, string>();

/** Without the empty paragraphs that TipTap keeps at the end for the cursor. */
export function serializeBody(doc: Node): string {
  let html = '';
  doc.forEach((block) => {
    let part = htmlOfBlock.get(block);
    if (part === undefined) {
      part = getHTMLFromFragment(Fragment.from(block), doc.type.schema);
      htmlOfBlock.set(block, part);
    }
    html += part;
  });
  return html.replace(/(<p><\/p>)+$/, '');
}

import { DOMSerializer, Fragment, type Node } from '@tiptap/pm/model';
import { memoizePerBlock } from '../memoize-per-block.ts';

/** The HTML of each top-level block. */
export const htmlOfBlocks = memoizePerBlock((block) => {
  const target = inertContainer();
  target.replaceChildren();
  const options = { document: target.ownerDocument };
  DOMSerializer.fromSchema(block.type.schema).serializeFragment(Fragment.from(block), options, target);
  return target.innerHTML;
});

let container: HTMLElement | undefined;

/** Of a document that loads no pictures. One for all blocks: a document takes as long as many blocks. */
function inertContainer(): HTMLElement {
  container ??= document.implementation.createHTMLDocument().createElement('div');
  return container;
}

/** Without the empty paragraphs that TipTap keeps at the end for the cursor. */
export const serializeBody = (doc: Node): string =>
  htmlOfBlocks(doc)
    .join('')
    .replace(/(<p><\/p>)+$/, '');

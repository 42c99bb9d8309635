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

/** In a document that loads no pictures; the same for all blocks, because creating one takes as long as many blocks. */
function inertContainer(): HTMLElement {
  container ??= document.implementation.createHTMLDocument().createElement('div');
  return container;
}

/** Without the empty paragraphs that TipTap keeps at the end for the cursor. */
export const serializeBody = (doc: Node): string =>
  htmlOfBlocks(doc)
    .join('')
    .replace(/(<p><\/p>)+$/, '');

/**
 * Makes a function that reads the edited text. Until the first edit it returns `stored` byte for byte, because the
 * editor serialises it differently.
 */
export function keepStoredUntilEdited(stored: string, opened: Node): (doc: Node) => string {
  const written = serializeBody(opened);
  return (doc) => {
    const html = serializeBody(doc);
    return html === written ? stored : html;
  };
}

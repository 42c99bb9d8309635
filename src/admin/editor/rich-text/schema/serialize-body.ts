import { getHTMLFromFragment } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { memoizePerBlock } from '../memoize-per-block.ts';

/** The HTML of each top-level block. */
export const htmlOfBlocks = memoizePerBlock((block) => getHTMLFromFragment(Fragment.from(block), block.type.schema));

/** Without the empty paragraphs that TipTap keeps at the end for the cursor. */
export const serializeBody = (doc: Node): string =>
  htmlOfBlocks(doc)
    .join('')
    .replace(/(<p><\/p>)+$/, '');

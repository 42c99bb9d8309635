import { Node } from '@tiptap/core';
import { isCallout } from '../../../../shared/rich-text/blocks.ts';

/** A box for what readers must not miss, in several kinds. */
export const calloutNode = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({ 'data-callout': { default: 'information' } }),
  parseHTML: () => [
    { tag: 'aside[data-callout]', getAttrs: (element) => isCallout(element.getAttribute('data-callout')) && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['aside', HTMLAttributes, 0],
});

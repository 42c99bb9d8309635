import { Node } from '@tiptap/core';
import { isCallout } from '../../../../shared/rich-text/blocks.ts';

/** What readers must not miss, by its kind. */
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

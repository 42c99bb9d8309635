import { Node } from '@tiptap/core';

/** A part of the text that readers can open. Always open in the editor, so that nothing is overlooked. */
export const detailsNode = Node.create({
  name: 'details',
  group: 'block',
  content: 'detailsSummary block+',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'details' }],
  renderHTML: () => ['details', 0],
  addNodeView: () => () => {
    const dom = document.createElement('details');
    dom.open = true;
    dom.addEventListener('toggle', () => {
      dom.open = true;
    });
    return { dom, contentDOM: dom, ignoreMutation: ({ type, target }) => type === 'attributes' && target === dom };
  },
});

export const detailsSummaryNode = Node.create({
  name: 'detailsSummary',
  content: 'inline*',
  defining: true,
  selectable: false,
  parseHTML: () => [{ tag: 'summary' }],
  renderHTML: () => ['summary', 0],
});

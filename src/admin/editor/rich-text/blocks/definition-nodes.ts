import { Node } from '@tiptap/core';

/** Terms, each with its definition. */
export const definitionListNode = Node.create({
  name: 'definitionList',
  group: 'block',
  content: '(definitionTerm definitionText)+',
  defining: true,
  parseHTML: () => [{ tag: 'dl' }],
  renderHTML: () => ['dl', 0],
});

export const definitionTermNode = Node.create({
  name: 'definitionTerm',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'dt' }],
  renderHTML: () => ['dt', 0],
});

export const definitionTextNode = Node.create({
  name: 'definitionText',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'dd' }],
  renderHTML: () => ['dd', 0],
});

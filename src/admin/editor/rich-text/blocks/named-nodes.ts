import { Node } from '@tiptap/core';
import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import { isButton, textVideoUrl } from '../../../../shared/rich-text/blocks.ts';

/** Higher than the paragraph's priority, which would match first. */
const BEFORE_PARAGRAPHS = 60;

const common = { group: 'block', content: 'text*', marks: '', defining: true, isolating: true } as const;

/** A link that looks like a button; its text is the label. */
export const buttonNode = Node.create({
  ...common,
  name: 'button',
  addAttributes: () => ({ 'data-button': { default: 'appointment' } }),
  parseHTML: () => [
    {
      tag: 'p[data-button]',
      priority: BEFORE_PARAGRAPHS,
      getAttrs: (element) => isButton(element.getAttribute('data-button')) && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
});

/** A video that plays on click; its text is its title. */
export const videoNode = Node.create({
  ...common,
  name: 'video',
  addAttributes: () => ({ 'data-video': { default: null } }),
  parseHTML: () => [
    {
      tag: 'p[data-video]',
      priority: BEFORE_PARAGRAPHS,
      getAttrs: (element) => textVideoUrl(element.getAttribute('data-video')) !== undefined && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
});

/** Whether this is a button or a video, whose text is the label of an address. */
export const isNamedBlock = ({ type }: ProseMirrorNode): boolean => type.name === 'button' || type.name === 'video';

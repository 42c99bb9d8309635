import { Node } from '@tiptap/core';
import { MAX_FIGURE_PICTURES } from '../../../../shared/rich-text/blocks.ts';

/** One picture, or two side by side, with a caption. The credit is in `data-credit`. */
export const figureNode = Node.create({
  name: 'figure',
  group: 'block',
  content: 'image image? figureCaption',
  defining: true,
  isolating: true,
  addAttributes: () => ({ 'data-credit': { default: null } }),
  parseHTML: () => [{ tag: 'figure', getAttrs: (element) => holdsOnlyPictures(element) && null }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

export const figureCaptionNode = Node.create({
  name: 'figureCaption',
  content: 'inline*',
  defining: true,
  selectable: false,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});

/** Other figures of a pasted page become their content. */
function holdsOnlyPictures({ children }: HTMLElement): boolean {
  const pictures = [...children].filter(({ localName }) => localName === 'img');
  const others = [...children].filter(({ localName }) => !['img', 'figcaption'].includes(localName));
  return pictures.length >= 1 && pictures.length <= MAX_FIGURE_PICTURES && others.length === 0;
}

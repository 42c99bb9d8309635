import { Node } from '@tiptap/core';
import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import { isButton, isCallout, MAX_FIGURE_PICTURES, textVideoUrl } from '../../../../shared/rich-text/blocks.ts';

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

import { Image } from '@tiptap/extension-image';
import { isAllowedImage } from '../../../../shared/rich-text/tags.ts';
import { placeholderView } from '../picture-copies/placeholder-view.ts';
import { pendingCopy, pendingSource } from './pending-image.ts';

/** TipTap's image, with a placeholder while the picture is being copied. */
export const imageNode = Image.extend({
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => (isAllowed(element.getAttribute('src') ?? '') ? null : false) },
    { tag: 'img[data-copy]', getAttrs: (element) => ({ src: pendingCopy(element.getAttribute('data-copy') ?? '') }) },
  ],
  renderHTML: ({ node, HTMLAttributes }) => ['img', renderedAttributes(node.attrs['src'], HTMLAttributes)],
  // Typing `![](https://…)` would link to another website without asking.
  addInputRules: () => [],
  addNodeView:
    () =>
    ({ node, HTMLAttributes, editor }) => {
      const source = pendingSource(node.attrs['src']);
      const update = (next: typeof node) => next.sameMarkup(node);
      if (source === undefined) return { dom: imageElement(HTMLAttributes), update };
      return { ...placeholderView({ editor, source, alt: node.attrs['alt'] }), update };
    },
});

const isAllowed = (src: string) => isAllowedImage(src) || pendingSource(src) !== undefined;

function renderedAttributes(src: unknown, { src: _src, ...rest }: Record<string, unknown>): Record<string, unknown> {
  const source = pendingSource(src);
  return source === undefined ? { src, ...rest } : { ...rest, 'data-copy': source };
}

function imageElement(attributes: Record<string, unknown>): HTMLElement {
  const image = document.createElement('img');
  image.loading = 'lazy';
  image.decoding = 'async';
  for (const [name, value] of Object.entries(attributes)) if (value != null) image.setAttribute(name, String(value));
  return image;
}

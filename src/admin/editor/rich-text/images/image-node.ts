import { Image } from '@tiptap/extension-image';
import { isAllowedImage } from '../../../../shared/rich-text/tags.ts';
import { watchShownPicture } from '../../../uploads/shown-pictures.ts';
import { placeholderView } from '../picture-copies/placeholder-view.ts';
import { pendingCopy, pendingSource } from './pending-image.ts';

/**
 * TipTap's image, shown as readers will see it: cropped, replaced, or the stand-in. The text keeps the address. A picture
 * that is being copied has a placeholder.
 */
export const imageNode = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), 'data-decorative': { default: null } };
  },
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
      if (source === undefined) return { ...imageView(HTMLAttributes), update };
      return { ...placeholderView({ editor, source, alt: node.attrs['alt'] }), update };
    },
});

const isAllowed = (src: string) => isAllowedImage(src) || pendingSource(src) !== undefined;

function renderedAttributes(src: unknown, { src: _src, ...rest }: Record<string, unknown>): Record<string, unknown> {
  const source = pendingSource(src);
  return source === undefined ? { src, ...rest } : { ...rest, 'data-copy': source };
}

function imageView(attributes: Record<string, unknown>) {
  const image = document.createElement('img');
  image.loading = 'lazy';
  image.decoding = 'async';
  for (const [name, value] of Object.entries(attributes)) if (value != null) image.setAttribute(name, String(value));
  const unwatch = watchShownPicture(image.getAttribute('src'), ({ src }) => image.setAttribute('src', src));
  return { dom: image, destroy: unwatch };
}

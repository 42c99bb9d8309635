import type { Editor } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { isAllowedImage } from '../../../../shared/rich-text/tags.ts';
import { button } from '../../../../ui/forms/button.ts';
import { $language } from '../../../language/words.tsx';
import { watchShownPicture } from '../../../uploads/shown-pictures.ts';
import { t } from '../words.ts';
import { $placeholders, fileNameOf, type Placeholder, pendingCopy, pendingSource } from './pending-images.ts';

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

type PlaceholderProps = { editor: Editor; source: string; alt: unknown };

/** What the extension of picture-copies.ts stores for its placeholders. */
type Copies = { retry: (source: string) => void; remove: (source: string) => void };

/** A placeholder for a picture that is not stored yet, with its name, progress and actions. */
function placeholderView({ editor, source, alt }: PlaceholderProps) {
  const copies = () => (editor.storage as unknown as { pictureCopies?: Copies }).pictureCopies;
  const name = fileNameOf(source);
  const dom = element(
    'div',
    'my-4 flex min-h-20 flex-wrap items-center gap-x-4 gap-y-1 rounded-xs border border-dashed border-ink-soft bg-admin-background px-4 py-2 font-sans text-sm text-ink-soft',
  );
  dom.lang = $language.get();
  dom.contentEditable = 'false';
  dom.role = 'group';
  const label = element('span', 'min-w-0 flex-1 basis-40 break-words text-ink');
  label.textContent = name ?? (alt ? t('Copying the picture: {alt}', { alt: String(alt) }) : t('Copying the picture…'));
  dom.ariaLabel = name ? t('Picture {name}', { name }) : label.textContent;
  const state = element('span', 'tabular-nums');
  const bar = element(
    'progress',
    'h-2 w-24 appearance-none overflow-hidden rounded-full bg-plaster [&::-moz-progress-bar]:bg-clay [&::-webkit-progress-bar]:bg-plaster [&::-webkit-progress-value]:bg-clay forced-colors:appearance-auto',
  );
  bar.max = 100;
  bar.ariaLabel = name ? t('Upload of {name}', { name }) : t('Upload of the picture');
  const retry = control(t('Try again'), () => copies()?.retry(source));
  const remove = control(t('Cancel'), () => {
    copies()?.remove(source);
    editor.view.focus();
  });
  dom.append(label, bar, state, retry, remove);

  const show = (placeholder: Placeholder | undefined) => {
    const failed = placeholder?.state === 'failed';
    state.textContent = wordsFor(placeholder);
    state.classList.toggle('text-danger', failed);
    // The reason has a separate line.
    state.classList.toggle('order-last', failed);
    state.classList.toggle('w-full', failed);
    bar.hidden = placeholder?.state !== 'uploading';
    if (placeholder?.state === 'uploading') bar.value = placeholder.percent;
    // The next button has the same place, so a second click must not cancel.
    if (!failed && document.activeElement === retry) remove.focus();
    retry.hidden = !failed;
    nameIt(retry, t('Try again'));
    nameIt(remove, t(failed ? 'Remove' : 'Cancel'));
  };

  function nameIt(target: HTMLButtonElement, words: string): void {
    target.textContent = words;
    target.ariaLabel = `${words}: ${name ?? t('the picture')}`;
  }

  function control(words: string, run: () => void): HTMLButtonElement {
    const made = element('button', `${button('quiet', 'small')} focus-visible:outline-2`);
    made.type = 'button';
    nameIt(made, words);
    made.addEventListener('click', () => editor.isEditable && run());
    return made;
  }

  const stop = $placeholders.subscribe((all, before) => {
    if (!before || all[source] !== before[source]) show(all[source]);
  });
  return {
    dom,
    destroy: () => {
      stop();
      // The focused button disappears when the picture is stored.
      if (dom.contains(document.activeElement)) queueMicrotask(() => editor.isDestroyed || editor.view.focus());
    },
    stopEvent: ({ target }: Event) => target instanceof Element && target.closest('button') !== null,
    ignoreMutation: () => true,
  };
}

function wordsFor(placeholder: Placeholder | undefined): string {
  if (placeholder?.state === 'failed') return t('Not uploaded: {reason}', { reason: placeholder.reason });
  if (placeholder?.state === 'uploading') return placeholder.percent < 100 ? `${placeholder.percent}%` : t('Storing…');
  return t(placeholder?.state === 'copying' ? 'Copying' : 'Waiting');
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, classes: string): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = classes;
  return made;
}

import type { Editor } from '@tiptap/core';
import { button } from '../../../../ui/forms/button.ts';
import { $placeholders, fileNameOf, type Placeholder } from './placeholders.ts';

type Props = { editor: Editor; source: string; alt: unknown };

/** What the extension of picture-copies.ts stores for its placeholders. */
type Copies = { retry: (source: string) => void; remove: (source: string) => void };

/** A placeholder for a picture that is not stored yet, with its name, progress and actions. */
export function placeholderView({ editor, source, alt }: Props) {
  const copies = () => (editor.storage as unknown as { pictureCopies?: Copies }).pictureCopies;
  const name = fileNameOf(source);
  const dom = element(
    'div',
    'my-4 flex min-h-20 flex-wrap items-center gap-x-4 gap-y-1 rounded-xs border border-dashed border-ink-soft bg-admin-background px-4 py-2 font-sans text-sm text-ink-soft',
  );
  dom.lang = 'en';
  dom.contentEditable = 'false';
  dom.role = 'group';
  const label = element('span', 'min-w-0 flex-1 basis-40 break-words text-ink');
  label.textContent = name ?? (alt ? `Copying the picture: ${alt}` : 'Copying the picture…');
  dom.ariaLabel = name ? `Picture ${name}` : label.textContent;
  const state = element('span', 'tabular-nums');
  const bar = element(
    'progress',
    'h-2 w-24 appearance-none overflow-hidden rounded-full bg-plaster [&::-moz-progress-bar]:bg-clay [&::-webkit-progress-bar]:bg-plaster [&::-webkit-progress-value]:bg-clay forced-colors:appearance-auto',
  );
  bar.max = 100;
  bar.ariaLabel = `Upload of ${name ?? 'the picture'}`;
  const retry = control('Try again', () => copies()?.retry(source));
  const remove = control('Cancel', () => {
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
    nameIt(retry, 'Try again');
    nameIt(remove, failed ? 'Remove' : 'Cancel');
  };

  function nameIt(target: HTMLButtonElement, words: string): void {
    target.textContent = words;
    target.ariaLabel = `${words}: ${name ?? 'the picture'}`;
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
  if (placeholder?.state === 'failed') return `Not uploaded: ${placeholder.reason}`;
  if (placeholder?.state === 'uploading') return placeholder.percent < 100 ? `${placeholder.percent}%` : 'Storing…';
  return placeholder?.state === 'copying' ? 'Copying' : 'Waiting';
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, classes: string): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = classes;
  return made;
}

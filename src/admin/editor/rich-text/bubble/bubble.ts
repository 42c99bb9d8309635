import { type Editor, Extension } from '@tiptap/core';
import { AllSelection, TextSelection } from '@tiptap/pm/state';
import { atom } from 'nanostores';

/** `auto`: shown once the selection rests. `closed`: until the selection changes. `asked`: opened by its key. */
export type BubbleState = 'auto' | 'closed' | 'asked';

export type Bubble = ReturnType<typeof createBubble>;

/** The bubble's keys: Alt+F10 focuses it, or the toolbar when no text is selected; Escape closes it. */
export function createBubble() {
  const $state = atom<BubbleState>('auto');
  const $isShown = atom(false);
  const close = () => {
    if (!$isShown.get()) return false;
    $state.set('closed');
    return true;
  };
  const extension = Extension.create({
    name: 'bubble',
    onSelectionUpdate: () => $state.set('auto'),
    addKeyboardShortcuts() {
      const { editor } = this;
      return {
        'Alt-F10': () => {
          if (offersBubble(editor)) $state.set('asked');
          else focusToolbar(editor);
          return true;
        },
        Escape: close,
      };
    },
  });
  return { extension, $state, $isShown };
}

/** Whether the selected text can be formatted. */
export function offersBubble({ state: { doc, selection }, isEditable }: Editor): boolean {
  const isOfText = selection instanceof TextSelection || selection instanceof AllSelection;
  if (!isEditable || selection.empty || !isOfText) return false;
  const { parent } = selection.$from;
  return parent.type.spec.marks !== '' && doc.textBetween(selection.from, selection.to, ' ').trim() !== '';
}

function focusToolbar({ view }: Editor): void {
  const toolbar = view.dom.closest('[data-rich-text]')?.querySelector('[role="toolbar"]');
  (toolbar?.querySelector<HTMLElement>('[tabindex="0"]') ?? toolbar?.querySelector('button'))?.focus();
}

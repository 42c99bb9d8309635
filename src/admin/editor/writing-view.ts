import { useEffect, useLayoutEffect } from 'react';
import { createBrowserSetting } from '../data/browser-setting.ts';
import { mayHandleKey } from '../shortcuts/keys.ts';
import type { EditorMachine } from './effects/machine.ts';

type WritingView = {
  /** Only the title and the text. */
  isFocused: boolean;
  /** The text is as wide as the window. */
  isWide: boolean;
  hasOutline: boolean;
  /** The word goal; 0 for none. */
  goal: number;
};

const [$view, setView] = createBrowserSetting('admin:writing', {
  parse: (stored) => toView(JSON.parse(stored ?? '{}')),
  serialize: (view: WritingView) => JSON.stringify(view),
  fallback: toView({}),
});

/** How this browser shows the editor. */
export { $view };

export const changeView = (changes: Partial<WritingView>): void => setView({ ...$view.get(), ...changes });

function toView(stored: unknown): WritingView {
  const { isFocused, isWide, hasOutline, goal } = (stored ?? {}) as { [Name in keyof WritingView]?: unknown };
  return {
    isFocused: isFocused === true,
    isWide: isWide === true,
    hasOutline: hasOutline === true,
    goal: typeof goal === 'number' && Number.isInteger(goal) && goal > 0 ? goal : 0,
  };
}

/** The fields that focus mode shows. */
const SHOWN = ['title', 'content'];

/** Applies the view to the page while the editor is open, for the variants `focused` and `wide` of admin.css. */
export function useWritingView({ $state }: EditorMachine): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const show = ({ isFocused, isWide }: { isFocused: boolean; isWide: boolean }) => {
      dataset['writing'] = [isFocused && 'focused', isWide && 'wide'].filter(Boolean).join(' ');
    };
    const stop = $view.subscribe(show);
    return () => {
      stop();
      delete dataset['writing'];
    };
  }, []);
  useEffect(() => {
    const leaveAtKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && $view.get().isFocused && mayHandleKey(event)) leaveFocus();
    };
    document.addEventListener('keydown', leaveAtKey);
    return () => document.removeEventListener('keydown', leaveAtKey);
  }, []);
  // Leaves focus mode when a hidden field has an error. Before React renders, so that the field can take the focus.
  useEffect(
    () =>
      $state.subscribe(({ errors }) => {
        if (Object.keys(errors).some((name) => !SHOWN.includes(name))) showField();
      }),
    [$state],
  );
}

export const toggleFocus = (): void => keepScrollPosition(() => changeView({ isFocused: !$view.get().isFocused }));
export const toggleWide = (): void => keepScrollPosition(() => changeView({ isWide: !$view.get().isWide }));

/** False when focus mode is off. */
export function leaveFocus(): boolean {
  const { isFocused } = $view.get();
  if (isFocused) toggleFocus();
  return isFocused;
}

/** Call before showing a field of the article, which focus mode may hide. */
export function showField(name = ''): void {
  if ($view.get().isFocused && !SHOWN.includes(name)) changeView({ isFocused: false });
}

/** Changes the width of the text without moving what the user is reading. */
function keepScrollPosition(change: () => void): void {
  const block = blockInView();
  const before = block?.getBoundingClientRect().top ?? 0;
  change();
  if (block) scrollBy({ top: block.getBoundingClientRect().top - before, behavior: 'instant' });
}

function blockInView(): Element | undefined {
  const blocks = [...document.querySelectorAll('.ProseMirror > *')];
  return blocks.find((block) => block.getBoundingClientRect().bottom > innerHeight / 3);
}

import { createBrowserSetting } from '../../data/browser-setting.ts';

/** From this width on, the outline has room beside the text; the classes of RichTextEditor use the same width. */
const ROOMY = '(min-width: 87rem)';

export type WritingView = {
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
    hasOutline: typeof hasOutline === 'boolean' ? hasOutline : (globalThis.matchMedia?.(ROOMY).matches ?? false),
    goal: typeof goal === 'number' && Number.isInteger(goal) && goal > 0 ? goal : 0,
  };
}

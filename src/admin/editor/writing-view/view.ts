import { atom } from 'nanostores';

const KEY = 'admin:writing';
/** From here the outline has room beside the text; the classes of RichTextEditor say the same. */
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

/** How this browser shows the editor. */
export const $view = atom<WritingView>(read());

export function changeView(changes: Partial<WritingView>): void {
  $view.set({ ...$view.get(), ...changes });
  try {
    localStorage.setItem(KEY, JSON.stringify($view.get()));
  } catch {
    // It lasts until the page is reloaded.
  }
}

function read(): WritingView {
  const stored = readStored();
  const { isFocused, isWide, hasOutline, goal } = stored;
  return {
    isFocused: isFocused === true,
    isWide: isWide === true,
    hasOutline: typeof hasOutline === 'boolean' ? hasOutline : (globalThis.matchMedia?.(ROOMY).matches ?? false),
    goal: typeof goal === 'number' && Number.isInteger(goal) && goal > 0 ? goal : 0,
  };
}

function readStored(): { [Name in keyof WritingView]?: unknown } {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

import { atom } from 'nanostores';
import { createBrowserSetting, ON_BY_DEFAULT } from '../data/browser-setting.ts';
import { isShortcut, isTyping, mayHandleKey } from './keys.ts';

/** The overlay that a shortcut opened over the screen. */
export const $openOverlay = atom<'palette' | 'shortcuts' | null>(null);

/** Ctrl+K or ⌘K: the palette, but in the text of an article the link dialog. "?": the shortcuts, but not in a field. */
export function listenForShortcuts(): () => void {
  const listen = (event: KeyboardEvent) => {
    const isPalette = isShortcut(event, 'k') && !(event.target as HTMLElement).isContentEditable;
    const isList = event.key === '?' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
    if (!isPalette && !(isList && $questionMark.get())) return;
    // Checked last, because it searches the whole page.
    if (!mayHandleKey(event)) return;
    event.preventDefault();
    $openOverlay.set(isPalette ? 'palette' : 'shortcuts');
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}

/**
 * Whether "?" opens the list of shortcuts. A key without Ctrl can be pressed by speech recognition, so it can be turned
 * off (WCAG 2.1.4).
 */
export const [$questionMark, setQuestionMark] = createBrowserSetting('admin:question-mark', ON_BY_DEFAULT);

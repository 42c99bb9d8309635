import { atom } from 'nanostores';
import { isShortcut, isTyping, mayHandleKey } from './keys.ts';
import { $questionMark } from './question-mark.ts';

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

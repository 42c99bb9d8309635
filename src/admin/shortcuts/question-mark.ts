import { atom } from 'nanostores';

const KEY = 'admin:question-mark';

/**
 * Whether "?" opens the list of shortcuts. A key without Ctrl can be pressed by speech recognition, so it can be turned
 * off (WCAG 2.1.4).
 */
export const $questionMark = atom(read());

export function setQuestionMark(isOn: boolean): void {
  $questionMark.set(isOn);
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // It lasts until the page is reloaded.
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

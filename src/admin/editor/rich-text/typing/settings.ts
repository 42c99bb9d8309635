import { atom } from 'nanostores';

const KEY = 'admin:typography';

/** Whether typed quotation marks, apostrophes, dashes and dots become typographic ones, in this browser. */
export const $typography = atom(read());

export function setTypography(isOn: boolean): void {
  $typography.set(isOn);
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

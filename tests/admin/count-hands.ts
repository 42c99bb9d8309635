import type { Locator } from '@playwright/test';

/** Pointing at something, pressing it, and deciding to. */
const CLICK_SECONDS = 1.1 + 0.2 + 1.35;
/** Of an average typist. */
const KEY_SECONDS = 0.28;
/** Looking at a new screen. */
const SCREEN_SECONDS = 4;

/**
 * Counts clicks, and the seconds of hands and eyes by the keystroke-level model (Card, Moran and Newell), while a test
 * does what a person does.
 */
export function countHands() {
  const count = { clicks: 0, seconds: 0, pressedAt: 0 };
  const hands = {
    count,
    /** At the first screen. */
    start: () => void Object.assign(count, { clicks: 0, seconds: SCREEN_SECONDS }),
    look: (screens = 1) => {
      count.seconds += screens * SCREEN_SECONDS;
    },
    keys: (number: number) => {
      count.seconds += number * KEY_SECONDS;
    },
    click: async (target: Locator) => {
      await target.click();
      count.clicks += 1;
      count.seconds += CLICK_SECONDS;
      count.pressedAt = performance.now();
    },
    /** Into the field that has the focus. */
    write: async (field: Locator, text: string) => {
      await field.fill(text);
      hands.keys(text.length);
    },
    type: async (field: Locator, text: string) => {
      await hands.click(field);
      await hands.write(field, text);
    },
    /** A click, and one in the dialog of the system. */
    chooseFile: async (opener: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => {
      const dialog = opener.page().waitForEvent('filechooser');
      await hands.click(opener);
      await (await dialog).setFiles(file);
      count.clicks += 1;
      count.seconds += CLICK_SECONDS;
    },
  };
  return hands;
}

import type { CDPSession, Page } from '@playwright/test';

/** As on a computer that is four times as slow. */
const SLOWDOWN = 4;
const KEYS = 400;
/** A fast typist. */
const MS_BETWEEN_KEYS = 90;
/** A pause this often, in which the editor serialises the text and stores the draft. */
const KEYS_PER_PAUSE = 40;
const PAUSE_MS = 900;
const TEXT = 'wie overdag naar buiten gaat, slaapt beter. ';

/** Milliseconds. */
export type Typing = { opening: number; keys: number[] };

/** Opens an article by its address on a slowed processor, and types in the middle of it. */
export async function measureTyping(page: Page, address: string): Promise<Typing> {
  await page.addInitScript(recordKeys);
  const slowed = await page.context().newCDPSession(page);
  await slowed.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(address, { waitUntil: 'commit' });
  const text = page.getByRole('textbox', { name: 'Content *' });
  await text.focus();
  await press(slowed, 'x');
  const opening = await page.evaluate(async () => (await window.keysOnScreen())[0]?.at ?? Number.NaN);
  await moveToMiddle(page);
  const keys = await typeKeys(page, slowed);
  await slowed.detach();
  return { opening, keys };
}

async function moveToMiddle(page: Page): Promise<void> {
  await page.locator('[contenteditable="true"] > p').nth(50).click();
  await page.keyboard.press('End');
  await page.evaluate(() => window.keysOnScreen());
}

async function typeKeys(page: Page, slowed: CDPSession): Promise<number[]> {
  const before = (await page.evaluate(() => window.keysOnScreen())).length;
  for (let number = 0; number < KEYS; number += 1) {
    const next = new Promise((resolve) => setTimeout(resolve, number % KEYS_PER_PAUSE ? MS_BETWEEN_KEYS : PAUSE_MS));
    void press(slowed, TEXT[number % TEXT.length] ?? ' ');
    await next;
  }
  return (await page.evaluate(() => window.keysOnScreen())).slice(before).map(({ took }) => took);
}

/** Without waiting for the page, as a keyboard does. */
const press = async (slowed: CDPSession, text: string) => {
  await Promise.all([
    slowed.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text }),
    slowed.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text }),
  ]);
};

declare global {
  interface Window {
    /** When each key so far was on screen, and how long after it was pressed. */
    keysOnScreen: () => Promise<{ at: number; took: number }[]>;
  }
}

function recordKeys(): void {
  const keys: { at: number; took: number }[] = [];
  const painted = () =>
    new Promise<void>((resolve) => {
      // The task after a frame's callbacks runs once that frame is painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    });
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      void painted().then(() => keys.push({ at: performance.now(), took: performance.now() - timeStamp }));
    },
    { capture: true },
  );
  window.keysOnScreen = async () => {
    await painted();
    return keys;
  };
}

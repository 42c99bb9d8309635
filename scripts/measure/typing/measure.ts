import type { CDPSession, Page } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { slowdownFor } from '../lighthouse/slowdown.ts';

const KEYS = 400;
/** A fast typist. */
const MS_BETWEEN_KEYS = 90;
/** A pause this often, in which the editor serialises the text and stores the draft. */
const KEYS_PER_PAUSE = 40;
const PAUSE_MS = 900;
const TEXT = 'wie overdag naar buiten gaat, slaapt beter. ';

/** Milliseconds, and the slowdown of the processor. */
export type Typing = { slowdown: number; opening: number; reopening: number; keys: number[] };

/**
 * On a slowed processor: opens an article from the dashboard, opens it again by its address, and types in its middle.
 * The slowdown is four, or less where this machine is slow already (lighthouse/slowdown.ts).
 */
export async function measureTyping(page: Page, address: string): Promise<Typing> {
  await page.addInitScript(recordKeys);
  await page.goto('/admindash');
  const link = page.locator(`main a[href="${address}"]`).first();
  await link.waitFor();
  const slowdown = slowdownFor(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  const slowed = await page.context().newCDPSession(page);
  await slowed.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const clickedAt = await page.evaluate(() => performance.now());
  await link.click();
  const opening = (await firstKeyAt(page, slowed)) - clickedAt;
  await page.evaluate(() => localStorage.clear());
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(address, { waitUntil: 'commit' });
  const reopening = await firstKeyAt(page, slowed);
  await moveToMiddle(page);
  const keys = await typeKeys(page, slowed);
  await slowed.detach();
  return { slowdown, opening, reopening, keys };
}

/** When the first key in the text is on screen. */
async function firstKeyAt(page: Page, slowed: CDPSession): Promise<number> {
  await page.evaluate(() => window.textFocused());
  await press(slowed, 'x');
  return page.evaluate(async () => (await window.keysOnScreen())[0]?.at ?? Number.NaN);
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
    /** Focuses the text as soon as it is there. */
    textFocused: () => Promise<void>;
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
  window.textFocused = () =>
    new Promise((resolve) => {
      const look = () => {
        const text = document.querySelector<HTMLElement>('[contenteditable="true"]');
        text?.focus();
        if (text) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
  window.keysOnScreen = async () => {
    await painted();
    return keys;
  };
}

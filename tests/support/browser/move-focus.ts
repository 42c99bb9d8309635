import { expect, type Locator, type Page } from '@playwright/test';

type Key = 'Tab' | 'Shift+Tab' | 'ArrowRight' | 'ArrowDown';

/** Presses the key until `target` has the focus. */
export async function moveTo(page: Page, target: Locator, key: Key = 'Tab'): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  await expect(target, `reached within 80 times ${key}`).toBeFocused();
}

/** Radix moves the focus within a toolbar in a timer of 0 ms; wait for it. */
const hasFocus = (target: Locator) =>
  target.evaluate(async (element) => {
    await new Promise((resolve) => setTimeout(resolve));
    return element === document.activeElement;
  });

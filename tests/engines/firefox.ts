import { existsSync } from 'node:fs';
import { type ElementHandle, type Frame, launch, type Page } from 'puppeteer-core';
import { vi } from 'vitest';
import { type Engine, elementOf, type Surface, type Target } from './engine.ts';

const BINARY = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'].find(
  existsSync,
);

/** Firefox itself, through WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: BINARY ? undefined : 'Firefox is not installed here (Debian: apt-get install firefox-esr)',
  start: async () => {
    const browser = await launch({ browser: 'firefox', executablePath: BINARY ?? '', acceptInsecureCerts: true });
    const page = await browser.newPage();
    return {
      ...surfaceOf(page),
      open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
      resize: async (width, height) => {
        // The size is set before a command of newer versions fails.
        await page.setViewport({ width, height }).catch(() => {});
        await vi.waitFor(async () => {
          const now = await page.evaluate('innerWidth');
          if (now !== width) throw new Error(`${now} px wide, not ${width}`);
        }, 10_000);
      },
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      inFrame: async (selector, work) => {
        const element = await page.$(selector);
        const frame = await element?.contentFrame();
        if (!element || !frame) throw new Error(`${selector} is no frame`);
        return work({
          ...surfaceOf(frame),
          // Puppeteer asks Firefox 140 for the place of a frame in a way that only newer ones know.
          clickNow: async (target) => {
            await element.scrollIntoView();
            const [outer, inner] = [await element.boundingBox(), await frame.evaluate(middleOf(target))];
            const [x, y] = inner as [number, number];
            await page.mouse.click((outer?.x ?? 0) + x, (outer?.y ?? 0) + y);
          },
        });
      },
      close: () => browser.close(),
    };
  },
};

function surfaceOf(page: Page | Frame): Surface {
  return {
    evaluate: (body) => page.evaluate(`(() => { ${body} })()`) as Promise<never>,
    clickNow: async (target: Target) => {
      const handle = await page.evaluateHandle(elementOf(target));
      const element = handle.asElement() as ElementHandle<Element> | null;
      if (!element) throw new Error(`No ${target.selector} ${target.name ?? ''}`);
      await element.click();
    },
  };
}

const middleOf = (target: Target) => `(() => {
  const { x, y, width, height } = ${elementOf(target)}.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})()`;

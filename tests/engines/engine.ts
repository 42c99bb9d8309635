import { expect } from 'vitest';

/** The elements that match the selector; with a name, those whose label or text begins with it. */
export type Target = { selector: string; name?: string };

/** What both drivers can do with a page or a frame. */
export type Surface = {
  /** Runs the body of a function in the page. */
  evaluate: <T>(body: string) => Promise<T>;
  /** Clicks as a person does, on the middle of the element. */
  clickNow: (target: Target) => Promise<void>;
};

export type EngineBrowser = Surface & {
  open: (url: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: 'Enter' | 'Escape' | 'ArrowDown') => Promise<void>;
  inFrame: <T>(selector: string, work: (frame: Surface) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

export type Engine = {
  name: string;
  /** Why it cannot run here. */
  missing: string | undefined;
  start: () => Promise<EngineBrowser>;
};

/** An expression for the first visible element. */
export const elementOf = ({
  selector,
  name = '',
}: Target) => `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => {
    const label = element.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent;
    return label.trim().startsWith(${JSON.stringify(name)}) && element.getClientRects().length > 0
      && getComputedStyle(element).visibility === 'visible';
  })`;

const isShown = (surface: Surface, target: Target) => surface.evaluate<boolean>(`return Boolean(${elementOf(target)})`);

/** Waits until the element is shown. */
export const expectShown = (surface: Surface, target: Target, shown = true) =>
  expect.poll(() => isShown(surface, target), { message: `${target.selector} ${target.name ?? ''}` }).toBe(shown);

export async function click(surface: Surface, target: Target): Promise<void> {
  await expectShown(surface, target);
  await surface.clickNow(target);
}

/** Fills a field that has no text yet. */
export async function fill(browser: EngineBrowser, target: Target, text: string): Promise<void> {
  await click(browser, target);
  await expect.poll(() => browser.evaluate(`return document.activeElement === ${elementOf(target)}`)).toBe(true);
  await browser.type(text);
}

export const expectPath = (browser: EngineBrowser, path: RegExp) =>
  expect.poll(() => browser.evaluate<string>('return location.pathname + location.search')).toMatch(path);

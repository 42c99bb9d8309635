import type { Page } from '@playwright/test';

/** What Tab should reach: shown, enabled, one of each group of radio buttons, and of a list with arrow keys one entry. */
function markStops(): number {
  const groups = new Set<string>();
  const isStop = (element: HTMLElement) => {
    if (element.tabIndex < 0 || element.matches(':disabled, [role="tablist"], [role="toolbar"]')) return false;
    if (element.closest('[inert]') || !element.checkVisibility({ visibilityProperty: true })) return false;
    if (!(element instanceof HTMLInputElement && element.type === 'radio')) return true;
    const isFirst = !groups.has(element.name);
    groups.add(element.name);
    return isFirst;
  };
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]',
  );
  const stops = [...all].filter(isStop);
  for (const stop of stops) stop.dataset['stop'] = '';
  return stops.length;
}

/** What is wrong with the element that has the focus; undefined when Tab has gone round. */
async function judgeStop(): Promise<string[] | undefined> {
  // Radix moves the focus in a timer, and the browser scrolls in a frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body || element.dataset['first'] === '')
    return undefined;
  // A field for a date has a stop for day, month and year.
  if (element.dataset['reached'] === '') return [];
  if (!document.querySelector('[data-first]')) element.dataset['first'] = '';
  element.dataset['reached'] = '';
  const own = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])];
  /** Its middle, its beginning or its end: what is higher than the window is never seen whole. */
  const isSeen = () => {
    const { x, y, width, height, bottom } = element.getBoundingClientRect();
    const edge = Math.min(height / 2, 24);
    return [y + height / 2, y + edge, bottom - edge].some((at) => {
      const above = document.elementFromPoint(x + width / 2, at);
      return own.some((part) => above !== null && (part.contains(above) || above.contains(part)));
    });
  };
  // A row that is scrolled sideways glides.
  const until = performance.now() + 2000;
  while (!isSeen() && performance.now() < until) await new Promise((resolve) => requestAnimationFrame(resolve));
  // The browser marks the calendar in a field for a date by itself.
  const isPart = !element.matches(':focus');
  const isMarked =
    isPart ||
    [...own, element.parentElement, element.nextElementSibling].some((part) => {
      if (!part) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
  const name = element.outerHTML.slice(0, 120);
  return [...(isSeen() ? [] : [`covered: ${name}`]), ...(isMarked ? [] : [`without a mark: ${name}`])];
}

const findMissed = () =>
  Array.from(
    document.querySelectorAll('[data-stop]:not([data-reached])'),
    ({ outerHTML }) => `missed: ${outerHTML.slice(0, 120)}`,
  );

/**
 * Goes once round the page, from its beginning or from its end: what Tab misses, and where something covers the focus or
 * nothing marks it.
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('[data-reached]')) delete one.dataset['reached'];
    document.querySelector<HTMLElement>('[data-first]')?.removeAttribute('data-first');
    // Also away from the field that a screen begins in: the browser goes on from there otherwise.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const stops = await page.evaluate(markStops);
  const problems: string[] = [];
  for (let presses = 0; presses < 3 * stops; presses += 1) {
    await page.keyboard.press(key);
    const found = await page.evaluate(judgeStop);
    // Backwards the first press leaves the page, and the second comes in at its end.
    if (!found && presses > 0) break;
    problems.push(...(found ?? []));
  }
  return [...problems, ...(await page.evaluate(findMissed))];
}

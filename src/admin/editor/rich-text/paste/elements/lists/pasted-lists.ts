import { levelledItems, levelledLists } from './levelled-items.ts';
import { replaceRun } from './nested-items.ts';
import { SLIDE_BULLETS, slideItem } from './slide-items.ts';
import { markerOf, wordItem, wordOnlineItems } from './word-items.ts';

/** Office programs write list items as paragraphs, or as lists of one, with their level as a number: nests them. */
export function nestLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[data-style*="mso-list"]')) {
    if (body.contains(paragraph)) replaceRun(paragraph, wordItem);
  }
  for (const heading of body.querySelectorAll(':is(h1, h2, h3)[data-style*="mso-list"]')) {
    const marker = markerOf(heading);
    // A number is part of the heading; a bullet is decoration.
    if (marker && !/[\d.)]/.test(marker.textContent ?? '')) marker.remove();
  }
  for (const item of body.querySelectorAll<HTMLElement>('li[data-aria-level]')) {
    const list = body.contains(item) && item.closest('.ListContainerWrapper, ul, ol');
    if (list) replaceRun(list.closest('.ListContainerWrapper') ?? list, wordOnlineItems);
  }
  for (const list of body.querySelectorAll(levelledLists)) if (body.contains(list)) replaceRun(list, levelledItems);
  for (const bullet of body.querySelectorAll(SLIDE_BULLETS)) {
    const line = body.contains(bullet) && bullet.closest('p, div');
    if (line) replaceRun(line, slideItem);
  }
}

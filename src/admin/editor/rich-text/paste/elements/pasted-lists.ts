import { replaceRun } from './nested-items.ts';
import { markerOf, wordItem, wordOnlineItems } from './word-items.ts';

/** Word and Word Online write every list item as a list of one, with its level as a number; this nests them. */
export function nestLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[data-style*="mso-list"]')) {
    if (paragraph.isConnected || body.contains(paragraph)) replaceRun(paragraph, wordItem);
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
}


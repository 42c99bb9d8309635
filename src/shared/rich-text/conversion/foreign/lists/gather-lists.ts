import { isHeading } from '../../elements.ts';
import type { LeftOut } from '../../left-out.ts';
import { styleOf } from '../../styles.ts';
import { all, type Element, remove, textOf } from '../../tree.ts';
import { gather } from './items.ts';
import { joinLists } from './joined.ts';
import { isLevelled, levelledItems } from './levels.ts';
import { isSlideItem, slideItem } from './powerpoint.ts';
import { nameSigns } from './signs.ts';
import { gatherTyped } from './typed-bullets.ts';
import { markerOf, wordFormats, wordItem } from './word.ts';
import { isWordOnline, wordOnlineItems } from './word-online.ts';

/** Makes real, nested lists of what other programs write: paragraphs, lists of one, levels as numbers, typed bullets. */
export function gatherLists(root: Element, css: string, leftOut: LeftOut): void {
  nameSigns(root, css, leftOut);
  const formats = wordFormats(css);
  gather(
    root,
    (node) => node.name === 'p' && styleOf(node)['mso-list'] !== undefined,
    (node) => wordItem(node, formats),
  );
  for (const heading of all(root, isHeading)) {
    const marker = markerOf(heading);
    // A number is part of the heading; a bullet is decoration.
    if (marker && !/[\d.)]/.test(textOf(marker))) remove(marker);
  }
  gather(root, isWordOnline, wordOnlineItems);
  gather(root, isLevelled, levelledItems);
  gather(root, isSlideItem, slideItem);
  joinLists(root);
  gatherTyped(root);
}

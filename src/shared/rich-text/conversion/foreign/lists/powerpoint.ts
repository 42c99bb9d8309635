import { styleOf } from '../../styles.ts';
import { all, type Element, elementsIn, remove, textOf } from '../../tree.ts';
import { contentOf, type Item } from './items.ts';

/** PowerPoint: a paragraph of class O1 for the second level, and its bullet or number as text. */
function bulletOfSlide(line: Element): Element | undefined {
  if (line.name !== 'p' && line.name !== 'div') return undefined;
  return all(line, (part) => styleOf(part)['mso-special-format'] !== undefined)[0];
}

export const isSlideItem = (line: Element): boolean => bulletOfSlide(line) !== undefined;

export function slideItem(line: Element): Item[] {
  const bullet = bulletOfSlide(line);
  if (!bullet || elementsIn(line).some(isSlideItem)) return [];
  const format = /\w+/.exec(styleOf(bullet)['mso-special-format'] ?? '')?.[0] ?? '';
  const level = Number(/\bO(\d)\b/.exec(line.attributes['class'] ?? '')?.[1]) || 0;
  const number = Number.parseInt(textOf(bullet), 10) || undefined;
  remove(bullet);
  const tag = format.startsWith('numbullet') ? 'ol' : 'ul';
  return [{ level, tag, list: format, number, content: contentOf(line) }];
}

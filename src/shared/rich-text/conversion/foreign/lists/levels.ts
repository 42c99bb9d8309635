import { isList } from '../../elements.ts';
import { listTypeOf, pixels, styleOf } from '../../styles.ts';
import { type Element, elementsIn, isElement, named } from '../../tree.ts';
import { contentOf, type Item, isSpace } from './items.ts';

const LEVEL_CLASS = /(?:-depth|ql-indent-)(\d)/;

/**
 * One list whose items name their level: in a class (Draft.js, Quill), for screen readers (Google Docs), or by their
 * distance from the edge.
 */
export const isLevelled = (node: Element): boolean => isList(node) && new Set(levelsOf(node)).size > 1;

function levelsOf(list: Element): number[] {
  const items = elementsIn(list).filter(named('li'));
  const byClass = items.map(({ attributes }) => Number(LEVEL_CLASS.exec(attributes['class'] ?? '')?.[1] ?? Number.NaN));
  if (byClass.some((level) => !Number.isNaN(level))) return byClass.map((level) => level || 0);
  const byAria = items.map(({ attributes }) => Number(attributes['aria-level'] ?? Number.NaN));
  if (items.length > 0 && byAria.every((level) => !Number.isNaN(level))) return byAria;
  const margins = items.map((item) => Math.round(pixels(styleOf(item)['margin-left'])));
  const steps = [...new Set(margins)].sort((one, other) => one - other);
  return margins.map((margin) => steps.indexOf(margin));
}

export function levelledItems(list: Element): Item[] {
  if (!isLevelled(list)) return [];
  const levels = levelsOf(list);
  const tag = list.name === 'ol' ? 'ol' : 'ul';
  const items: Item[] = [];
  for (const child of list.children) {
    if (isSpace(child)) continue;
    const last = items.at(-1);
    if (isElement(child) && child.name === 'li') {
      const type =
        listTypeOf(styleOf(child)) ??
        child.attributes['type'] ??
        (levels[items.length] === levels[0] ? list.attributes['type'] : undefined);
      items.push({ level: levels[items.length] ?? 0, tag, list: '', type, content: contentOf(child) });
    } else if (last) last.content.push(child);
  }
  const [first] = items;
  if (first && list.attributes['start']) first.number = Number(list.attributes['start']) || undefined;
  return items;
}

import { isList } from '../../elements.ts';
import { all, classesOf, closest, type Element, elementsIn } from '../../tree.ts';
import { contentOf, type Item } from './items.ts';

const listIn = (wrapper: Element): Element | undefined => (isList(wrapper) ? wrapper : all(wrapper, isList)[0]);

/** Word Online: each item is a list of its own, in a wrapper, with its level at the item. */
export const isWordOnline = (node: Element): boolean =>
  (classesOf(node).includes('ListContainerWrapper') ||
    (isList(node) && !closest(node.parent, (outer) => classesOf(outer).includes('ListContainerWrapper')))) &&
  wordOnlineItems(node).length > 0;

export function wordOnlineItems(wrapper: Element): Item[] {
  const list = listIn(wrapper);
  if (!list) return [];
  const tag = list.name === 'ol' ? 'ol' : 'ul';
  return elementsIn(list).flatMap((entry) => {
    const { 'data-aria-level': level, 'data-listid': id = '' } = entry.attributes;
    if (level === undefined) return [];
    const number = Number(list.attributes['start']) || undefined;
    return [{ level: Number(level), tag, list: id, number, type: list.attributes['type'], content: contentOf(entry) }];
  });
}

import { isList } from '../../elements.ts';
import { type LeftOut, leaveOut } from '../../left-out.ts';
import { listTypeNamed, listWords, styleOf } from '../../styles.ts';
import { all, classesOf, type Element, elementsIn, named, textOf } from '../../tree.ts';

/**
 * Letters, figures and bullets: programs write them as a style of the list, or of its items, whatever the list is
 * called. Signs that no list of ours has are named.
 */
export function nameSigns(root: Element, css: string, leftOut: LeftOut): void {
  const counters = googleCounters(css);
  for (const list of all(root, isList)) {
    const sign = signOf(list, counters) ?? '';
    const type = listTypeNamed(sign) ?? (/^[1aAiI]$/.test(sign) ? sign : undefined);
    if (type) {
      list.name = 'ol';
      list.attributes['type'] = type;
    } else if (list.name === 'ol') {
      if (BULLET.test(sign) || (sign === 'none' && hasTypedNumbers(list))) list.name = 'ul';
      else if (!SAYS_NOTHING.test(sign)) leaveOut(leftOut, 'numbering');
    }
  }
}

const BULLET = /^(?:disc|circle|square)$/i;
/** Figures in other clothes, or what says nothing of the signs. */
const SAYS_NOTHING = /decimal|^(?:none|auto|normal|inherit|initial|unset|revert|\d+|)$/;

const hasTypedNumbers = (list: Element): boolean =>
  elementsIn(list).every((item) => /^\s*\(?(?:\d+(?:\.\d+)*|[a-z]|[ivx]{1,5})[.):]*\s/i.test(textOf(item)));

function signOf(list: Element, counters: ReadonlyMap<string, string>): string | undefined {
  const item = elementsIn(list).find(named('li'));
  const counter = classesOf(list).flatMap((name) => counters.get(name) ?? [])[0];
  return counter ?? (item && writtenSign(item)) ?? writtenSign(list);
}

/** The style of a list or an item wins over its `type`. */
const writtenSign = (node: Element): string | undefined =>
  listWords(styleOf(node)).find((word) => !/^(?:inside|outside|initial|inherit|unset|url\(.*)$/.test(word)) ??
  node.attributes['type'];

/** Files of Google Docs count in their style sheet: `.lst-kix_a-0 > li:before{content:counter(…,lower-latin)}`. */
function googleCounters(css: string): Map<string, string> {
  const rules = css.matchAll(/\.(lst-[\w-]+)\s*>\s*li:before\s*\{[^{}]*counter\([\w-]+,\s*([\w-]+)\)/g);
  return new Map(Array.from(rules, ([, name = '', counter = '']) => [name, counter]));
}

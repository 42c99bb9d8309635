import { isBlock, isHeading, isList, isUnseen } from './elements.ts';
import { type Around, type Block, type BlockWriter, block, type Context, flow, htmlOf, withStrong } from './flow.ts';
import { startTag } from './inline.ts';
import { leaveOut } from './left-out.ts';
import { listWords, styleOf } from './styles.ts';
import { type Element, elementsIn, isElement, type Node } from './tree.ts';

/** An item of the source, with the text that stands loose behind it; without an element it is what stands before all. */
type Item = { nodes: Node[]; from: Element | undefined; loose: Node[][] };

/** As browsers read one: what follows it counts for nothing. */
const WHOLE_NUMBER = /^\s*([+-]?\d{1,9})(?!\d)/;

/** Blocks that a list of pictures or boxes consists of: an item begins with a line of text. */
const PICTURES = new Set(['img', 'figure']);
const NOT_A_LINE = new Set(['img', 'table', 'details', 'figure', 'blockquote', 'pre', 'dl', 'aside', 'hr']);

/** A list with its letters or figures. A number that is out of the row begins a list of its own. */
export const list: BlockWriter = (context, listed, around) => {
  const levels = listsOnly(listed);
  if (levels) return levels.flatMap((level) => list(context, level, around));
  const read = itemsOf(listed);
  const looseBlocks = ({ loose }: Item) => loose.flatMap((nodes) => flow(context, nodes, around));
  const before = read.filter(({ from }) => !from).flatMap(looseBlocks);
  const items = read.flatMap((item) => {
    const { nodes, from } = item;
    if (!from) return [];
    const blocks = [...itemBlocks(context, nodes, around), ...looseBlocks(item)];
    return [{ value: numberIn(from, 'value'), blocks }];
  });
  const filled = items.filter(({ blocks }) => blocks.length > 0);
  const isNumbered = listed.name === 'ol';
  const notLines = isNumbered ? PICTURES : NOT_A_LINE;
  if (filled.length > 0 && filled.every(({ blocks: [first] }) => first && notLines.has(first.name)))
    return [...before, ...filled.flatMap(({ blocks }) => blocks)];
  if (isNumbered && listed.attributes['reversed'] !== undefined) leaveOut(context.leftOut, 'countdown');
  const parts: { start: number; items: string[] }[] = [];
  let number = numberIn(listed, 'start') ?? 1;
  // An empty bullet is nothing; an empty number is there to be filled in, and the numbers after it count it. Alone in a
  // cell it is the number of the row.
  const isKept = isNumbered && (filled.length > 0 || /^t[dh]$/.test(listed.parent?.name ?? ''));
  for (const { blocks, value } of context.isOwn || isKept ? items : filled) {
    if (isNumbered) number = value ?? number;
    const item = `<li>${htmlOf(blocks[0]?.name === 'p' ? blocks : [block('p', ''), ...blocks])}</li>`;
    const last = parts.at(-1);
    if (last && (!isNumbered || last.start + last.items.length === number)) last.items.push(item);
    else parts.push({ start: number, items: [item] });
    number += 1;
  }
  const lists = parts.map(({ start, items: written }) => {
    const inside = written.join('');
    if (!isNumbered) return block('ul', inside);
    const type = /^[aAiI]$/.exec(listed.attributes['type'] ?? '')?.[0];
    const tag = startTag('ol', { start: start === 1 ? undefined : String(start), type });
    return { name: 'ol', html: `${tag}${inside}</ol>` };
  });
  return [...before, ...lists];
};

function numberIn(element: Element | undefined, name: string): number | undefined {
  const written = WHOLE_NUMBER.exec(element?.attributes[name] ?? '')?.[1];
  return written === undefined ? undefined : Number(written);
}

/** A copied part of a nested list comes with the lists around it but without their items. */
function listsOnly({ children }: Element): Element[] | undefined {
  const parts = children.filter((child) => !isNothing(child));
  const lists = parts.filter((part) => isElement(part) && isList(part)) as Element[];
  return lists.length > 0 && lists.length === parts.length ? lists : undefined;
}

const isNothing = (node: Node) => (isElement(node) ? isUnseen(node, styleOf(node)) : node.text.trim() === '');

/** The items of a list. Text or a list that stands directly in a list belongs to the item before it, without a number. */
function itemsOf(list: Element): Item[] {
  const items: Item[] = [];
  let loose: Node[] | undefined;
  const addLoose = (node: Node) => {
    if (!loose) {
      loose = [];
      if (items.length === 0) items.push({ nodes: [], from: undefined, loose: [] });
      items.at(-1)?.loose.push(loose);
    }
    loose.push(node);
  };
  const collect = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      const last = items.at(-1);
      if (isNothing(node)) {
        if (loose) addLoose(node);
        continue;
      }
      const behind = last && last.loose.length > 0 ? last.loose.at(-1) : last?.nodes;
      if (behind && isElement(node) && isLevel(node)) behind.push(...node.children);
      else if (isElement(node) && node.name === 'li') items.push({ nodes: [...node.children], from: node, loose: [] });
      else if (isElement(node) && isList(node) && behind) behind.push(node);
      // Copied from halfway: numbers of a deeper level are not those of the items after it.
      else if (isElement(node) && isList(node) && (node.name === 'ol' || list.name === 'ol')) addLoose(node);
      else if (isElement(node) && isList(node)) items.push(...itemsOf(node));
      else if (isElement(node) && isWrapper(node)) {
        const isLine = isBlock(node, styleOf(node));
        if (isLine) loose = undefined;
        collect(node.children);
        if (isLine) loose = undefined;
        continue;
      } else {
        addLoose(node);
        continue;
      }
      loose = undefined;
    }
  };
  collect(list.children);
  return items;
}

/** An item without a sign of its own that holds lists is only there for the level of those. */
const isLevel = (item: Element): boolean =>
  item.name === 'li' && listWords(styleOf(item)).includes('none') && listsOnly(item) !== undefined;

/** An element around items, which HTML does not know there. */
const isWrapper = (element: Element): boolean =>
  elementsIn(element).some((child) => child.name === 'li' || (!isList(child) && isWrapper(child)));

function itemBlocks(context: Context, nodes: Node[], around: Around): Block[] {
  const first = nodes.find((node) => !isNothing(node));
  if (!first || !isElement(first) || !isHeading(first)) return flow(context, nodes, around);
  // A heading at the beginning of an item is its first line, in bold.
  const others = nodes.slice(nodes.indexOf(first) + 1);
  return [...flow(context, first.children, withStrong(around)), ...flow(context, others, around)];
}

import { normaliseImageSource } from '../../addresses/web-address.ts';
import { plainLowered, plainRaised } from '../raised.ts';
import { RICH_TEXT_TAGS } from '../tags.ts';
import { WRITERS } from './blocks.ts';
import { isBlock, isList } from './elements.ts';
import { flow, htmlOf } from './flow.ts';
import { isSpacer, readForeign } from './foreign/foreign.ts';
import { numberOfNote } from './foreign/links.ts';
import type { LeftOut } from './left-out.ts';
import { styleOf } from './styles.ts';
import {
  all,
  append,
  COMMENT,
  closest,
  type Element,
  element,
  has,
  isElement,
  type Node,
  replace,
  setChildren,
  text,
  textOf,
} from './tree.ts';

export type Conversion = {
  /** The body of an article: what the editor writes, the API stores and readers get. */
  html: string;
  leftOut: LeftOut;
};

type Options = {
  /** The source of a picture in our document; undefined for one that readers could not see. */
  pictureSource?: (source: string) => string | undefined;
  /** The address of a link, where the door knows a better one. */
  linkAddress?: (address: string) => string;
};

/**
 * The one way from HTML to our document, for each door: editor, paste, API, import, restore and starter magazine. The
 * same HTML becomes the same document everywhere; our own document becomes itself. Only what {@link RICH_TEXT_TAGS}
 * allows can come out, because each tag is written from that list and none is copied. Changes the tree.
 */
export function convert(
  root: Element,
  { pictureSource = normaliseImageSource, linkAddress = (address) => address }: Options = {},
): Conversion {
  const leftOut: LeftOut = {};
  const isOwn = isOwnDocument(root);
  if (!isOwn) readForeign(root, leftOut);
  flattenHeights(root);
  wrapItems(root);
  const context = { isOwn, leftOut, pictureSource, linkAddress, writers: WRITERS };
  return {
    html: htmlOf(flow(context, root.children, { of: root, marks: {}, keepsLines: false, isBold: false })),
    leftOut,
  };
}

/** A power of a power has no format of its own: its figures become raised characters, unless they have a line of their own. */
function flattenHeights(root: Element): void {
  for (const inner of all(root, isHeight).reverse()) {
    const outer = closest(inner.parent, isHeight);
    const sign = textOf(inner).trim();
    if (!outer || !/^[+\-−]?(?:\d{1,6}|[a-z])$/.test(sign)) continue;
    if (textOf(outer).trim() === sign || has(inner, () => true) || isBlock(inner, styleOf(inner))) continue;
    const written = inner.name === 'sup' ? plainRaised(sign) : plainLowered(sign, '0');
    if (!/^[_^]/.test(written)) replace(inner, text(textOf(inner).replace(sign, written)));
  }
}

/** Items without a list around them have bullets all the same. */
function wrapItems(root: Element): void {
  const isLoose = (node: Element) =>
    node.name === 'li' && !closest(node.parent, (around) => isList(around) || around.name === 'li');
  for (const parent of new Set(all(root, isLoose).map((item) => item.parent))) {
    const nodes: Node[] = [];
    let list: Element | undefined;
    for (const child of parent?.children ?? []) {
      const isItem = isElement(child) && child.name === 'li';
      if (isItem && !list) {
        list = element('ul');
        nodes.push(list);
      }
      if (!isItem && (isElement(child) || child.text.trim() !== '')) list = undefined;
      if (isItem && list) append(list, [child]);
      else nodes.push(child);
    }
    if (parent) setChildren(parent, nodes);
  }
}

const isHeight = ({ name, attributes }: Element) =>
  (name === 'sup' || name === 'sub') && attributes['data-source'] === undefined;

/** Attributes that we write beside those of the list; `data-copy` is a picture that is not stored yet. */
const ADDED: Readonly<Record<string, readonly string[]>> = { a: ['rel', 'target'], img: ['data-copy'] };

/**
 * Whether the HTML says all it means in our own elements. HTML of other programs also means something by its styles and
 * its looks: there an empty paragraph is a distance, and bold cells are the names of columns.
 */
export const isOwnDocument = (root: Element): boolean => all(root, (element) => !isOwnElement(element)).length === 0;

function isOwnElement(element: Element): boolean {
  const { name, attributes } = element;
  const allowed: readonly string[] | undefined = Object.hasOwn(RICH_TEXT_TAGS, name)
    ? RICH_TEXT_TAGS[name as keyof typeof RICH_TEXT_TAGS]
    : undefined;
  if (!allowed) return name === COMMENT;
  if ((name === 'img' && isSpacer(attributes)) || numberOfNote(element)) return false;
  return Object.keys(attributes).every((key) => allowed.includes(key) || ADDED[name]?.includes(key));
}

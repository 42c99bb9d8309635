import { isBlock, isHeading, isUnseen } from '../elements.ts';
import type { LeftOut } from '../left-out.ts';
import { classStyles, styleOf, styleOfClass } from '../styles.ts';
import {
  all,
  append,
  COMMENT,
  classesOf,
  closest,
  type Element,
  element,
  isElement,
  type Node,
  named,
  replace,
  rewrite,
  text,
  textOf,
} from '../tree.ts';
import { removeClutter } from './clutter.ts';
import { gatherCode } from './code.ts';
import { writeFormulas } from './formulas.ts';
import { writeLetters } from './letters.ts';
import { repairLinks } from './links.ts';
import { gatherLists } from './lists/gather-lists.ts';
import { applyRules } from './rules.ts';
import { repairTables } from './tables.ts';

/**
 * Reads what other programs mean by their styles, classes and looks, and says it in HTML: lists made of paragraphs,
 * code made of lines, bold rows as heads of a table. Takes out what is not text, and counts what a user might miss.
 */
export function readForeign(root: Element, leftOut: LeftOut): void {
  const css = all(root, named('style')).map(textOfSheet).join('\n');
  applyClassStyles(root, classStyles(css));
  applyRules(root, css);
  writeFormulas(root, leftOut);
  nameBlocks(root);
  nameHeights(root);
  writeTicks(root);
  removeClutter(root, leftOut);
  repairLinks(root);
  repairPictures(root);
  gatherCode(root);
  gatherLists(root, css, leftOut);
  writeLetters(root);
  repairTables(root, leftOut);
}

const textOfSheet = ({ children }: Element): string =>
  children.map((child) => (isElement(child) ? '' : child.text)).join('');

/** Writes the formatting of classes before an element's own, which wins. */
function applyClassStyles(root: Element, styles: ReadonlyMap<string, string>): void {
  for (const styled of all(root, ({ attributes }) => attributes['class'] !== undefined)) {
    const meaning = classesOf(styled)
      .map((name) => styles.get(name) ?? styleOfClass(name))
      .join('');
    if (meaning) styled.attributes['style'] = meaning + (styled.attributes['style'] ?? '');
  }
}

/** Headings, quotations and boxes that other programs name by a role or a class. */
function nameBlocks(root: Element): void {
  // From the innermost: a quotation in a quotation has the other signs.
  rewrite(root, (one) => (one.name === 'q' ? withQuotes(one) : [one]));
  for (const block of all(
    root,
    ({ name, attributes }) => /^(?:p|div)$/.test(name) || attributes['role'] === 'heading',
  )) {
    const classes = classesOf(block);
    if (block.attributes['role'] === 'heading' && !isHeading(block)) {
      const level = Math.min(3, Number(block.attributes['aria-level']) || 2);
      block.name = `h${level}`;
    } else if (block.name === 'p' && classes.includes('MsoTitle')) block.name = 'h1';
    else if (block.name === 'p' && classes.some((name) => /^Mso(?:Intense)?Quote$/.test(name)))
      wrap(block, element('blockquote'));
  }
  // Notion's boxes.
  if (has(root, 'notionvc'))
    for (const box of all(root, named('aside'))) box.attributes['data-callout'] ??= 'information';
}

/** The signs that a browser draws. */
function withQuotes(quotation: Element): readonly Node[] {
  if (styleOf(quotation)['quotes'] === 'none') return [quotation];
  let depth = 0;
  for (let at = quotation.parent; at; at = at.parent) if (at.name === 'q') depth += 1;
  const [before, after] = depth % 2 === 0 ? ['‘', '’'] : ['“', '”'];
  return [element('span', quotation.attributes, [text(before), ...quotation.children, text(after)])];
}

/** What is done and what is not: boxes of a list, a table or a line, ticked or not. */
function writeTicks(root: Element): void {
  const signOf = (isTicked: boolean) => (isTicked ? '☑ ' : '☐ ');
  for (const item of all(root, named('li'))) {
    const ticked = item.attributes['aria-checked'] ?? item.attributes['data-checked'];
    if (ticked === undefined || !/^(?:true|false)$/.test(ticked)) continue;
    for (const box of all(item, isTickBox)) if (closest(box, named('li')) === item) replace(box);
    const first = firstWords(item);
    if (first) first.text = signOf(ticked === 'true') + first.text.trimStart();
  }
  for (const box of all(root, (one) => classesOf(one).includes('checkbox'))) {
    const [state] = classesOf(box).flatMap((name) => /^checkbox-(on|off)$/.exec(name)?.[1] ?? []);
    if (state && textOf(box).trim() === '') replace(box, text(signOf(state === 'on')));
  }
  for (const box of all(root, isTickBox)) {
    if (
      box.name !== 'input' ||
      isUnseen(box, styleOf(box)) ||
      !closest(box, named('li', 'td', 'th', 'p', 'dd', 'label'))
    )
      continue;
    replace(box, text(signOf(box.attributes['checked'] !== undefined)));
  }
}

const isTickBox = ({ name, attributes }: Element): boolean =>
  (name === 'input' && /^checkbox$/i.test(attributes['type'] ?? '')) ||
  attributes['aria-roledescription'] === 'checkbox';

function firstWords(parent: Element): { text: string } | undefined {
  for (const child of parent.children) {
    const found = isElement(child) ? firstWords(child) : child.text.trim() === '' ? undefined : child;
    if (found) return found;
  }
  return undefined;
}

/** Short words that only a class raises or lowers, whose style sheet did not come along. */
function nameHeights(root: Element): void {
  for (const words of all(root, ({ attributes }) => attributes['class'] !== undefined)) {
    const [height] = classesOf(words).flatMap((name) => HEIGHT_CLASS.exec(name)?.[1]?.toLowerCase() ?? []);
    if (!height || isBlock(words, styleOf(words)) || styleOf(words)['vertical-align']) continue;
    if (textOf(words).trim().length > 20) continue;
    const align = `vertical-align:${height === 'sup' ? 'super' : 'sub'};`;
    words.attributes['style'] = align + (words.attributes['style'] ?? '');
  }
}
/** `sup`, `superscript`, `text-subscript`, `ql-script-super`. */
const HEIGHT_CLASS = /^(?:(?:[\w-]*[-_])?(?=su[pb](?:er)?script$)|ql-script-)?(su[pb])(?:er)?(?:script)?$/i;

const has = (root: Element, words: string) =>
  all(root, ({ name, attributes }) => name === COMMENT && (attributes['text'] ?? '').includes(words)).length > 0;

function wrap(block: Element, around: Element): void {
  replace(block, around);
  append(around, [block]);
}

/** Pictures that are letters, that load later, or that are there for their size. */
function repairPictures(root: Element): void {
  for (const image of all(root, named('img'))) {
    const { attributes } = image;
    const isEmoji =
      attributes['data-emoji'] !== undefined || classesOf(image).some((name) => /^(?:emoji|wp-smiley)$/.test(name));
    const isFormula = classesOf(image).some((name) => /^mwe-math-fallback-image-/.test(name));
    if (isEmoji) replace(image, text(attributes['alt'] ?? ''));
    else if (isFormula) replace(image, text((attributes['alt'] ?? '').replace(/^\{\\displaystyle (.*)\}$/s, '$1')));
    else {
      const later = attributes['data-src'] ?? attributes['data-lazy-src'];
      if (later && !/^https?:/i.test(attributes['src'] ?? '')) attributes['src'] = later;
      attributes['src'] = (attributes['src'] ?? '').trim().replace(/^\/\//, 'https://');
      if (isSpacer(attributes)) replace(image);
    }
  }
}

/** A spacer or tracking pixel, which no article has. */
export function isSpacer({ src = '', width = '', height = '' }: Element['attributes']): boolean {
  return /^[01]$/.test(width) || /^[01]$/.test(height) || src.startsWith('data:image/gif;base64,R0lGODlhAQABA');
}

import { SOURCE_ID } from '../../sources/source-id.ts';
import { withoutSoftHyphens } from '../../text/text.ts';
import { plainLowered, plainRaised } from '../raised.ts';
import { isBlock, isUnseen } from './elements.ts';
import { heightIn, isStruck } from './marks.ts';
import { styleOf } from './styles.ts';
import { type Element, isElement } from './tree.ts';

/** The words of a tree on one line, for cards, search and descriptions. The label of a button is not part of them. */
export function plainTextOf(root: Element): string {
  return withoutSoftHyphens(wordsOf(root)).replace(/\s+/g, ' ').trim();
}

/**
 * The words as text that has no formats, without those that are struck out. `before` is what stands before them: a lowered figure must not run into that.
 */
export function wordsOf(parent: Element, before = ''): string {
  const pieces: string[] = [];
  for (const child of parent.children) {
    const words = isElement(child) ? elementWords(child, pieces.at(-1) ?? before) : child.text;
    if (words !== '') pieces.push(words);
  }
  return pieces.join('');
}

/** The words of an element in its line. */
function elementWords(element: Element, before: string): string {
  const style = styleOf(element);
  if (isStruck(element) || isUnseen(element, style) || element.name === 'svg' || element.name === 'math') return '';
  const { 'data-button': button, 'data-source': source } = element.attributes;
  if (button !== undefined || SOURCE_ID.test(source ?? '')) return '';
  const words = wordsOf(element, before);
  const height = heightIn(element, style);
  if (height === 'sup') return plainRaised(words);
  if (height === 'sub') return plainLowered(words, before);
  return element.name === 'br' || isBlock(element, style) ? ` ${words} ` : words;
}

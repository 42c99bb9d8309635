import { slugify } from '../../shared/text/text.ts';
import { type Element, wordsOf } from './dom.ts';
import type { Body } from './prepare.ts';

export type Heading = { id: string; text: string };

/**
 * Ids of the page around a text, besides those with an underscore: a heading with one of them would become a link's
 * target or a region's name. A test compares them with the components of the page.
 */
const PAGE_IDS: readonly string[] = [
  'about-text',
  'about-writer',
  'care',
  'contents',
  'feedback-hint',
  'feedback-sent',
  'feedback-words',
  'main',
  'menu',
  'menu-zorgaanbod',
  'related',
  'share',
  'zoek-balk',
  'zoek-menu',
  'zoek-paneel',
  'zorgaanbod',
];

/**
 * Turns the highest heading in use into an h2 and shifts the others along, because the page has its own h1.
 * `data-level` keeps the original level for the styles.
 */
export function shiftHeadings(elements: Element[]): Heading[] {
  const level = ({ name }: Element) => Number(name[1]);
  const shift = 2 - Math.min(...elements.map(level));
  const taken = new Set(PAGE_IDS);
  const numbers = new Map<string, number>();
  const headings: Heading[] = [];
  for (const element of elements) {
    const text = wordsOf(element).replace(/\s+/g, ' ').trim();
    const stem = slugify(text) || 'section';
    let id = stem;
    let number = numbers.get(stem) ?? 2;
    for (; taken.has(id); number += 1) id = `${stem}-${number}`;
    taken.add(id);
    // Continue counting here next time; starting over would take quadratic time.
    numbers.set(stem, number);
    const shifted = level(element) + shift;
    element.name = `h${shifted}`;
    element.attribs['id'] = id;
    if (shift !== 0) element.attribs['data-level'] = String(shifted - shift);
    if (shifted === 2 && text) headings.push({ id, text });
  }
  return headings;
}

/** About four screens of a phone. */
const LONG_BODY_WORDS = 500;

/** The headings of a long body with more than one; otherwise none. */
export const tableOfContents = ({ words, headings }: Body): Heading[] =>
  words >= LONG_BODY_WORDS && headings.length > 1 ? headings : [];

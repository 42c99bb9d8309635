import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import type { ShownPictures } from '../../shared/contract/pictures/shown-pictures.ts';
import { imageAttributes, sizeOf } from '../../shared/pictures/picture.ts';
import { shownAlt, shownPicture } from '../../shared/pictures/shown-picture.ts';
import { slugify } from '../../shared/slug.ts';
import { withoutSoftHyphens } from '../../shared/soft-hyphens.ts';
import { numberReferences, type ReferenceCounts, type References } from '../sources/references.ts';
import { captionHtml } from './caption.ts';
import { keepTogether } from './keep-together.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export type Heading = { id: string; text: string };

export type Body = {
  html: string;
  /** The headings of the highest level in use, for a table of contents. */
  headings: Heading[];
  /** Plain text, without tags. */
  text: string;
  words: number;
  references: ReferenceCounts;
};

const SIZES = '(min-width: 48rem) 42rem, 100vw';
/** Labelled in Dutch, like the article around it. */
const SCROLLING_TABLE = '<div class="scroll" role="region" aria-label="Tabel" tabindex="0"></div>';

/**
 * Prepares a sanitised article body for its page: headings below the page's h1 and with ids, pictures as the library
 * shows them, tables that scroll, references with the numbers of their sources.
 */
export function prepareBody(
  html: string,
  { sources = [], pictures = {} }: { sources?: References['sources']; pictures?: ShownPictures } = {},
  { areLinks = true }: { areLinks?: boolean } = {},
): Body {
  const document = parseDocument(html);
  const named = (...names: string[]) => DomUtils.getElementsByTagName((name) => names.includes(name), document);
  const text = plainText(document);
  const headings = shiftHeadings(named('h1', 'h2', 'h3', 'h4'));
  const references = numberReferences(document, { sources, areLinks }, parseOne);
  for (const image of named('img')) toFigure(image, pictures);
  for (const table of named('table')) wrap(table, SCROLLING_TABLE);
  keepTogether(document);
  for (const code of named('pre')) code.attribs['tabindex'] = '0';
  return {
    html: DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' }),
    headings,
    text,
    words: text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0,
    references,
  };
}

function plainText(document: ReturnType<typeof parseDocument>): string {
  const texts = DomUtils.getElementsByTagType(ElementType.Text, document);
  return withoutSoftHyphens(texts.map((text) => ('data' in text ? text.data : '')).join(' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Turns the highest heading in use into an h2 and shifts the others along, because the page has its own h1.
 * `data-level` keeps the original level for the styles.
 */
function shiftHeadings(elements: Element[]): Heading[] {
  const level = ({ name }: Element) => Number(name[1]);
  const shift = 2 - Math.min(...elements.map(level));
  const taken = new Set<string>();
  const numbers = new Map<string, number>();
  const headings: Heading[] = [];
  for (const element of elements) {
    const text = DomUtils.textContent(element).trim();
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

/** Wraps an image, or a link around nothing else, in a figure, with the caption of the library. */
function toFigure(image: Element, pictures: ShownPictures): void {
  const { src = '', alt = '', width, height, ...rest } = image.attribs;
  const shown = shownPicture(pictures, src);
  const { srcSet = '', ...source } = { sizes: '', ...imageAttributes(src, SIZES, shown) };
  const size = sizeOf(shown) ?? (!shown && width && height ? { width, height } : undefined);
  image.attribs = {
    ...rest,
    src: source.src,
    ...(srcSet && { srcset: srcSet, sizes: source.sizes }),
    alt: shownAlt(alt, shown),
    ...(size && { width: String(size.width), height: String(size.height) }),
    loading: 'lazy',
    decoding: 'async',
  };
  const caption = captionHtml(shown);
  // A caption inside a link would be part of its name.
  const content = caption && isAloneIn(image, 'a') ? (image.parent as Element) : image;
  const figure = parseOne('<figure></figure>');
  DomUtils.replaceElement(isAloneIn(content, 'p') ? (content.parent as Element) : content, figure);
  DomUtils.appendChild(figure, content);
  if (caption) DomUtils.appendChild(figure, parseOne(caption));
}

const isAloneIn = ({ parent }: Element, name: string) =>
  parent && 'name' in parent && parent.name === name && parent.children.length === 1;

function wrap(element: Element, wrapper: string): void {
  const outer = parseOne(wrapper);
  DomUtils.replaceElement(element, outer);
  DomUtils.appendChild(outer, element);
}

function parseOne(html: string): Element {
  const [element] = parseDocument(html).children as [Element];
  DomUtils.removeElement(element);
  return element;
}

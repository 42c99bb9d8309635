import { render } from 'dom-serializer';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { imageAttributes } from '../../shared/picture.ts';
import { slugify } from '../../shared/slug.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export type Heading = { id: string; text: string };

export type Body = {
  html: string;
  /** The top headings, for a table of contents. */
  headings: Heading[];
  /** Without tags. */
  text: string;
  words: number;
};

const SIZES = '(min-width: 48rem) 42rem, 100vw';

/**
 * Makes a sanitised article body ready for a page that has a title of its own: headings one level down with ids,
 * pictures with their variants, tables that scroll by themselves.
 */
export function prepareBody(html: string): Body {
  const document = parseDocument(html);
  const named = (...names: string[]) => DomUtils.getElementsByTagName((name) => names.includes(name), document);
  const text = plainText(document);
  const headings = shiftHeadings(named('h1', 'h2', 'h3', 'h4'));
  for (const image of named('img')) showPicture(image);
  for (const table of named('table')) {
    wrap(table, '<div class="scroll" role="region" aria-label="Table" tabindex="0"></div>');
  }
  for (const code of named('pre')) code.attribs['tabindex'] = '0';
  return {
    html: render(document, { encodeEntities: 'utf8' }),
    headings,
    text,
    words: text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0,
  };
}

function plainText(document: ReturnType<typeof parseDocument>): string {
  const texts = DomUtils.getElementsByTagType(ElementType.Text, document);
  return texts
    .map((text) => ('data' in text ? text.data : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The highest heading in use becomes an h2 and the others follow: the page keeps its one h1, and no level is skipped at
 * the top. They keep the looks of the level that the editor showed.
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
    // The next of this text begins where this one ended: thousands of them would take the square of their number.
    numbers.set(stem, number);
    const shifted = level(element) + shift;
    element.name = `h${shifted}`;
    element.attribs['id'] = id;
    if (shift !== 0) element.attribs['data-level'] = String(shifted - shift);
    if (shifted === 2 && text) headings.push({ id, text });
  }
  return headings;
}

/** A picture becomes a figure. Its alt text stays with those who cannot see it: it is no caption. */
function showPicture(image: Element): void {
  const { src = '', alt = '', width, height, ...rest } = image.attribs;
  const { srcSet = '', ...known } = { sizes: '', ...imageAttributes(src, SIZES) };
  image.attribs = {
    ...rest,
    src: known.src,
    ...(srcSet && { srcset: srcSet, sizes: known.sizes }),
    alt,
    ...(width && height && { width, height }),
    loading: 'lazy',
    decoding: 'async',
  };
  const { parent } = image;
  const isAlone = parent && 'name' in parent && parent.name === 'p' && parent.children.length === 1;
  wrap(isAlone ? parent : image, '<figure></figure>');
  if (isAlone) DomUtils.replaceElement(parent, image);
}

function wrap(element: Element, wrapper: string): Element {
  const outer = parseOne(wrapper);
  DomUtils.replaceElement(element, outer);
  DomUtils.appendChild(outer, element);
  return outer;
}

function parseOne(html: string): Element {
  const [element] = parseDocument(html).children as [Element];
  DomUtils.removeElement(element);
  return element;
}

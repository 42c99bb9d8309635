import { normaliseLink } from '../../addresses/web-address.ts';
import { isExternalLink } from '../tags.ts';
import { isBlock } from './elements.ts';
import { type Marks, startTag } from './inline.ts';
import { decorationOf, heightOf, isBold as isBoldStyle, isItalic, type Style, styleOf } from './styles.ts';
import { closest, type Element } from './tree.ts';

/** The formats that other elements stand for. */
const MARK_OF: Record<string, keyof Marks> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  s: 's',
  strike: 's',
  del: 's',
  u: 'u',
  code: 'code',
  tt: 'code',
  sup: 'sup',
  sub: 'sub',
};

export type Height = 'sup' | 'sub';

type Around = { marks: Marks; isBold: boolean; isOwn: boolean; linkAddress: (address: string) => string };

/** The formats of the content of an element: what is around it, its tag, then its style, as browsers compute them. */
export function marksOf(element: Element, style: Style, { marks, isBold, isOwn, linkAddress }: Around): Marks {
  const { name, attributes } = element;
  const found: Record<string, string | undefined> = { ...marks };
  const set = (mark: keyof Marks, isOn: boolean) => {
    found[mark] = isOn ? `<${mark}>` : undefined;
  };
  const own = MARK_OF[name];
  if (own && !isHeight(own)) set(own, true);
  if (name === 'a') found['a'] = linkTag(linkAddress(attributes['href'] ?? ''), attributes['title']) ?? found['a'];
  const weight = isBoldStyle(style);
  if (weight !== undefined) set('strong', weight);
  // Headings and the like are bold already.
  if (isBold && !isOwn) set('strong', false);
  const slant = isItalic(style);
  if (slant !== undefined) set('em', slant);
  const decoration = decorationOf(style);
  if (decoration.includes('line-through')) set('s', true);
  if (decoration.includes('underline')) set('u', true);
  if (decoration.includes('none') && (own === 'u' || own === 's')) set(own, false);
  // Links are underlined already.
  if (found['a'] && !isOwn) set('u', false);
  setHeight(found, element, style);
  return found;
}

/** What is struck out must never read as if it held. */
export const isStruck = (element: Element): boolean =>
  MARK_OF[element.name] === 's' || decorationOf(styleOf(element)).includes('line-through');

/** Raised and lowered exclude each other: the inner one counts. */
function setHeight(found: Record<string, string | undefined>, element: Element, style: Style) {
  const height = heightIn(element, style);
  if (height === undefined) return;
  delete found['sup'];
  delete found['sub'];
  if (height !== 'line') found[height] = `<${height}>`;
}

/** Where an element puts its words: raised, lowered, or back on the line; undefined where it says nothing of it. */
export function heightIn(element: Element, style: Style): Height | 'line' | undefined {
  const own = MARK_OF[element.name];
  const styled = isBlock(element, style) ? undefined : heightOf(style, sizeAround(element, style));
  if (!isHeight(own)) return styled;
  return style['vertical-align'] === 'baseline' && !style['position'] ? 'line' : (styled ?? own);
}

function sizeAround({ parent }: Element, style: Style): string | undefined {
  if (style['font-size'] === undefined || style['vertical-align'] === undefined) return undefined;
  const sized = closest(parent, (around) => styleOf(around)['font-size'] !== undefined);
  return sized && styleOf(sized)['font-size'];
}

const isHeight = (mark: string | undefined): mark is Height => mark === 'sup' || mark === 'sub';

/** The start tag of a link that is allowed, in the one spelling of its address. */
function linkTag(href = '', title?: string): string | undefined {
  const stored = normaliseLink(href);
  if (stored === undefined) return undefined;
  const isExternal = isExternalLink(stored);
  return startTag('a', {
    href: stored,
    title: title || undefined,
    rel: isExternal ? 'noopener noreferrer' : undefined,
    target: isExternal ? '_blank' : undefined,
  });
}

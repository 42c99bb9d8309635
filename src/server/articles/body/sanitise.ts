import type { Attributes, IOptions } from 'sanitize-html';
import { normaliseImageSource, normaliseLink } from '../../../shared/addresses/web-address.ts';
import { isButton, isCallout, textVideoUrl } from '../../../shared/rich-text/blocks.ts';
import { isAllowedImage, isExternalLink, LINK_SCHEMES, RICH_TEXT_TAGS } from '../../../shared/rich-text/tags.ts';
import { SOURCE_ID } from '../../../shared/sources/source-id.ts';
import { withoutSoftHyphens } from '../../../shared/text/soft-hyphens.ts';
import { CONTAINERS } from './containers.ts';
import { MAX_DEPTH } from './element-limits.ts';
import { withStructure } from './structure.ts';

/** Loaded on first use: lists never need it, and it takes long to load. */
const load = async () => (await import('sanitize-html')).default;

const MAX_PASSES = 8;
const SPAN = /^[1-9]\d{0,3}$/;
const START = /^-?\d{1,9}$/;
const OPTIONS: IOptions = {
  nestingLimit: MAX_DEPTH,
  allowedTags: Object.keys(RICH_TEXT_TAGS),
  allowedAttributes: { ...mutable(RICH_TEXT_TAGS), a: ['href', 'title', 'rel', 'target'] },
  allowedSchemes: [...LINK_SCHEMES],
  allowProtocolRelative: false,
  // Pasted text from Word and web pages has these elements.
  transformTags: {
    ...Object.fromEntries(CONTAINERS.map((name) => [name, 'div'])),
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    p: (tagName, attribs) => ({ tagName, attribs: blockAttributes(attribs) }),
    td: (tagName, attribs) => ({ tagName, attribs: only(SPAN, attribs) }),
    th: (tagName, attribs) => ({ tagName, attribs: only(SPAN, attribs) }),
    ol: (tagName, attribs) => ({ tagName, attribs: only(START, attribs) }),
    a: (tagName, { href, title }) => ({ tagName, attribs: linkAttributes(href, title) }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, src: normaliseImageSource(attribs['src'] ?? '') ?? '' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'aside' && !isCallout(attribs['data-callout'])) return 'excludeTag';
    if (tag === 'sup') return SOURCE_ID.test(attribs['data-source'] ?? '') ? false : 'excludeTag';
    return tag === 'img' && !isAllowedImage(attribs['src'] ?? '');
  },
};

/** The elements from which {@link withStructure} makes paragraphs and lists. */
const UNSTRUCTURED: IOptions = { ...OPTIONS, allowedTags: [...Object.keys(RICH_TEXT_TAGS), 'div'] };
const BLOCK_ENDS = new RegExp(
  `<(/(p|h\\d|li|blockquote|pre|td|th|tr|summary|dt|dd|figcaption|${CONTAINERS.join('|')})|br ?/?)>`,
  'gi',
);

/** Removes all that {@link RICH_TEXT_TAGS} does not allow (docs/product.md#rich-text). */
export async function sanitiseHtml(html: string): Promise<string> {
  const sanitize = await load();
  let result = html;
  // A second pass may parse the output differently (a link within a link), so repeat until nothing changes.
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const before = result;
    result = withoutNumbers(sanitize(before, UNSTRUCTURED).trim());
    const structured = withStructure(result);
    if (structured !== result) result = sanitize(structured, OPTIONS).trim();
    if (result === before) break;
  }
  return result;
}

/** The text of a body without markup, for lists and search. */
export async function plainText(html: string): Promise<string> {
  const sanitize = await load();
  // The label of a button is not part of the text: every search for "afspraak" would find it.
  const spaced = html.replace(/<p data-button="[^"]*">[^<]*<\/p>/g, ' ').replace(BLOCK_ENDS, ' $&');
  const text = sanitize(spaced, { nestingLimit: MAX_DEPTH, allowedTags: [], allowedAttributes: {} });
  return withoutSoftHyphens(decodeEntities(text)).replace(/\s+/g, ' ').trim();
}

/** References are stored empty; one copied from a page has its number as text. */
const withoutNumbers = (html: string) =>
  html.replace(/(<sup data-source="[^"]*">)(?:<a [^<>]*>)?[\d\s]+(?:<\/a>)?(?=<\/sup>)/g, '$1');

/** A paragraph is a button, a video or neither. */
function blockAttributes({ 'data-button': button, 'data-video': video }: Attributes): Attributes {
  if (isButton(button)) return { 'data-button': button };
  const player = textVideoUrl(video);
  return player === undefined ? {} : { 'data-video': player };
}

/**
 * Keeps the attributes in this notation alone: the editor calculates with them, and would accept any notation of a
 * number.
 */
const only = (notation: RegExp, attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => notation.test(value)));

function linkAttributes(href = '', title?: string): Record<string, string> {
  const stored = normaliseLink(href);
  if (stored === undefined) return {};
  return {
    href: stored,
    ...(title && { title }),
    ...(isExternalLink(stored) && { rel: 'noopener noreferrer', target: '_blank' }),
  };
}

function decodeEntities(text: string): string {
  const named: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
  return text.replace(/&(lt|gt|quot|amp);/g, (entity) => named[entity] ?? entity);
}

function mutable(tags: Record<string, readonly string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(tags).map(([tag, attributes]) => [tag, [...attributes]]));
}

import type { IOptions } from 'sanitize-html';
import { normaliseImageSource, normaliseLink } from '../../../shared/addresses/web-address.ts';
import { isAllowedImage, isExternalLink, LINK_SCHEMES, RICH_TEXT_TAGS } from '../../../shared/rich-text.ts';
import { MAX_DEPTH } from './element-limits.ts';

/** Heavy, so loaded when the first article is written or rendered, never by a public list. */
const load = async () => (await import('sanitize-html')).default;

const MAX_PASSES = 8;
const OPTIONS: IOptions = {
  nestingLimit: MAX_DEPTH,
  allowedTags: Object.keys(RICH_TEXT_TAGS),
  allowedAttributes: { ...mutable(RICH_TEXT_TAGS), a: ['href', 'title', 'rel', 'target'] },
  allowedSchemes: [...LINK_SCHEMES],
  allowProtocolRelative: false,
  // Word and web pages bring these; their meaning is kept.
  transformTags: {
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    a: (tagName, { href, title }) => ({ tagName, attribs: linkAttributes(href, title) }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, src: normaliseImageSource(attribs['src'] ?? '') ?? '' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isAllowedImage(attribs['src'] ?? ''),
};

/** An article body with only what {@link RICH_TEXT_TAGS} allows (§5). */
export async function sanitiseHtml(html: string): Promise<string> {
  const sanitize = await load();
  let result = html;
  // What one pass leaves may be read differently by the next (a link within a link): until nothing changes any more.
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const before = result;
    result = sanitize(before, OPTIONS).trim();
    if (result === before) break;
  }
  return result;
}

/** The words of a body, for lists and search. */
export async function plainText(html: string): Promise<string> {
  const sanitize = await load();
  const spaced = html.replace(/<(\/(p|h\d|li|blockquote|pre|td|th|tr)|br ?\/?)>/gi, ' $&');
  const text = sanitize(spaced, { nestingLimit: MAX_DEPTH, allowedTags: [], allowedAttributes: {} });
  return decodeEntities(text).replace(/\s+/g, ' ').trim();
}

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

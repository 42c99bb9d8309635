import { DomUtils, parseDocument } from 'htmlparser2';
import Turndown from 'turndown';
import { stringify } from 'yaml';
import type { AdminArticle } from '../../../shared/contract/articles/articles.ts';
import type { PublicReview } from '../../../shared/contract/articles/reviews.ts';
import type { RevisionArticle } from '../../../shared/contract/articles/revisions.ts';
import type { Source } from '../../../shared/contract/articles/sources.ts';
import { withoutPlaceholders } from '../../../shared/facts/placeholders.ts';
import type { ArticleSetting } from '../starter/read.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const BLOCKS = new Set(['ASIDE', 'DETAILS', 'DL', 'FIGURE']);
/** Marks the id of a source: a private-use character, because a text may contain braces. */
const REFERENCE = '\ue003';
/** An exclamation mark before a link would make a picture of it. */
const BEFORE_LINK = '\ue004';
const REFERENCES = new RegExp(`${REFERENCE}([a-z0-9-]+)${REFERENCE}`, 'g');

/** Turndown takes quadratic time for longer code and attributes. */
const MOST_SPACES = 100;
const LONG_SPACES = new RegExp(`\\s{${MOST_SPACES},}`, 'g');

const converter = new Turndown({
  headingStyle: 'atx',
  hr: '---',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
})
  .addRule('strikethrough', { filter: ['s'], replacement: (words) => `~~${words}~~` })
  // Markdown has no syntax for these; it allows HTML.
  .addRule('underline', { filter: ['u'], replacement: (_, node) => onOneLine(node) })
  .addRule('raised and lowered', {
    filter: ['sup', 'sub'],
    replacement: (words, node) => `<${node.nodeName.toLowerCase()}>${words}</${node.nodeName.toLowerCase()}>`,
  })
  // Code of Markdown has no formats.
  .addRule('raised and lowered in code', {
    filter: (node) => node.nodeName === 'PRE' && has(node, 'sup, sub'),
    replacement: (_, node) => `\n\n${onOneLine(node)}\n\n`,
  })
  // Markdown counts in figures alone, and joins two lists in a row.
  .addRule('letters and lists in a row', {
    filter: (node) =>
      /^[OU]L$/.test(node.nodeName) &&
      (isLettered(node) || has(node, 'ol[type], ol + ol, ul + ul') || isAfterSame(node) || hasBlankItem(node)),
    replacement: (_, node) => `\n\n${onOneLine(node)}\n\n`,
  })
  .addRule('blocks', {
    filter: (node) =>
      BLOCKS.has(node.nodeName) ||
      node.nodeName === 'TABLE' ||
      node.hasAttribute('data-button') ||
      node.hasAttribute('data-video'),
    replacement: (_, node) => `\n\n${onOneLine(node)}\n\n`,
  })
  .addRule('decorative picture', {
    filter: (node) => node.nodeName === 'IMG' && node.hasAttribute('data-decorative'),
    replacement: (_, node) => onOneLine(node),
  })
  // Stars beside a letter and a sign are stars.
  .addRule('format that ends within a word', {
    filter: (node) => /^(?:EM|STRONG|S)$/.test(node.nodeName) && isWithinWord(node),
    replacement: (_, node) => onOneLine(node),
  })
  // A heading is one line.
  .addRule('break in a heading', {
    filter: (node) => node.nodeName === 'BR' && isInHeading(node),
    replacement: () => '<br>',
  });
converter.escape = escapeText;

const isAfterSame = (node: HTMLElement) => node.previousElementSibling?.nodeName === node.nodeName;

const isLettered = (node: Node) =>
  node.nodeName === 'OL' &&
  ((node as HTMLElement).hasAttribute('type') || (node as HTMLElement).getAttribute('start')?.startsWith('-') === true);

const hasBlankItem = (node: HTMLElement) =>
  [...node.childNodes].some(
    (item) => item.nodeName === 'LI' && item.textContent?.trim() === '' && !has(item as HTMLElement, 'img'),
  );

const isWithinWord = ({ textContent, previousSibling, nextSibling }: Node): boolean => {
  const words = textContent ?? '';
  return (
    (/^[\p{P}\p{S}]/u.test(words) && /[\p{L}\p{N}]$/u.test(previousSibling?.textContent ?? '')) ||
    (/[\p{P}\p{S}]$/u.test(words) && /^[\p{L}\p{N}]/u.test(nextSibling?.textContent ?? ''))
  );
};

/** Turndown's documents find `undefined`, where browsers find null. */
const has = (node: HTMLElement, selector: string) => Boolean(node.querySelector(selector));

/** An empty line would end the HTML. */
const onOneLine = (node: Node) => (node as HTMLElement).outerHTML.replaceAll('\n', '&#10;');

const isInHeading = ({ parentNode }: Node): boolean =>
  parentNode !== null && (/^H[1-6]$/.test(parentNode.nodeName) || isInHeading(parentNode));

type Written = RevisionArticle &
  Pick<AdminArticle, 'publishedAt'> & { review?: PublicReview | null; pair?: string | undefined };

/** Markdown with YAML front matter. */
export function toMarkdown(article: Written, writerKey: string | undefined): string {
  const settings = {
    title: article.title,
    excerpt: article.excerpt,
    category: article.category,
    type: article.type,
    language: article.language === 'nl' ? undefined : article.language,
    pair: article.pair,
    writer: writerKey,
    author: writerKey ? undefined : article.author,
    tags: article.tags.length > 0 ? article.tags : undefined,
    sources: article.sources.length > 0 ? article.sources.map(listed) : undefined,
    image: article.image,
    imageAlt: article.imageAlt,
    imageIsDecorative: article.imageIsDecorative || undefined,
    videoUrl: article.videoUrl,
    seoTitle: article.seoTitle,
    seoDescription: article.seoDescription,
    publishedAt: article.publishedAt ?? undefined,
    review: article.review ? writtenReview(article.review) : undefined,
  } satisfies Record<ArticleSetting, unknown>;
  const set = Object.fromEntries(Object.entries(settings).filter(([, value]) => value != null));
  const body = withoutPlaceholders(converter.turndown(simplify(article.content)))
    .replace(REFERENCES, '{bron:$1}')
    .replaceAll(`!${BEFORE_LINK}`, '\\!');
  return `---\n${withoutPlaceholders(stringify(set, { lineWidth: 0 }))}---\n\n${body}\n`;
}

const writtenReview = ({ reviewedOn, dueOn, ...by }: PublicReview) => ({ by, on: reviewedOn, due: dueOn });

/** In the order of the form; the database's order differs. */
const listed = ({ id, title, publisher, year, address, consultedOn }: Source) => ({
  id,
  title,
  publisher,
  ...(year !== null && { year }),
  ...(address !== null && { address }),
  ...(consultedOn !== null && { consultedOn }),
});

/**
 * Removes link attributes that the sanitiser adds again, and paragraphs in list items, which would split the list.
 * References become placeholders: Turndown drops empty elements.
 */
function simplify(html: string): string {
  const document = parseDocument(html.replace(LONG_SPACES, (spaces) => spaces.slice(0, MOST_SPACES)));
  for (const link of DomUtils.getElementsByTagName('a', document)) {
    delete link.attribs['rel'];
    delete link.attribs['target'];
  }
  for (const link of DomUtils.getElementsByTagName('a', document))
    if (link.prev && 'data' in link.prev && link.prev.data.endsWith('!')) link.prev.data += BEFORE_LINK;
  for (const reference of DomUtils.getElementsByTagName('sup', document)) {
    const { 'data-source': id } = reference.attribs;
    if (id === undefined) continue;
    const [placeholder] = parseDocument(REFERENCE + id + REFERENCE).children;
    if (placeholder) DomUtils.replaceElement(reference, placeholder);
  }
  for (const item of DomUtils.getElementsByTagName('li', document)) {
    if (isInBlock(item)) continue;
    const [first, ...others] = item.children.filter((child): child is Element => 'name' in child);
    const isSingleParagraph = others.every((child) => child.name === 'ul' || child.name === 'ol');
    if (!isSingleParagraph || first?.name !== 'p') continue;
    for (const child of [...first.children]) DomUtils.prepend(first, child);
    DomUtils.removeElement(first);
  }
  return DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' });
}

/** Blocks are exported unchanged, as HTML; so is a list around letters. */
function isInBlock({ parent }: Element): boolean {
  if (!parent || !('name' in parent)) return false;
  const isHtml = BLOCKS.has(parent.name.toUpperCase()) || (parent.name === 'ol' && 'type' in parent.attribs);
  return isHtml || isInBlock(parent);
}

/**
 * What Turndown does not escape, but Markdown reads as HTML, an entity, strikethrough, a table, a list or a heading.
 */
const MARKS = new RegExp(
  [
    '<(?=[a-z/!?])|&(?=#|[a-z])|[~|]',
    String.raw`(?<=^\d{1,9})[.)](?=\s|$)`,
    String.raw`(?<=^|\s)(?:\+|#{1,6})(?=\s*$)`,
    // The backslashes of an address are no part of it.
    String.raw`(?<=\bhttps?):(?=//\S*[\\~|&])|(?<=\bwww)\.(?=\S*[\\~|&])`,
  ].join('|'),
  'gi',
);

/** Escapes what Markdown would not read as plain words. */
function escapeText(text: string): string {
  const escaped = Turndown.prototype.escape.call(undefined, text);
  // Undoes the one escape that Turndown adds to a tilde.
  return escaped.replace(/^\\~~~/, '~~~').replace(MARKS, '\\$&');
}

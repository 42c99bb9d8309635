import { MAX_BODY_ELEMENTS } from '../../../../shared/constants.ts';
import { append, type Element, element, has, rewrite, textOf } from '../../../../shared/rich-text/conversion/tree.ts';
import { escapeMarkup } from '../../../../shared/text/text.ts';
import { refuseElements } from '../../../articles/body/limits.ts';
import { parseHtml } from '../../../articles/body/parse.ts';
import { embedHtml } from '../elements.ts';
import type { SourceBody } from '../source-site.ts';
import { type Block, HIDDEN, type Part, readBlocks } from './blocks.ts';
import { addParagraphs } from './paragraphs.ts';
import { expandShortcodes } from './shortcodes.ts';

export type WordPressLookups = {
  /** The content of a block that several posts share. */
  sharedBlock: (id: string) => string | undefined;
  /** A picture of the media library, as HTML. */
  picture: (id: string) => string | undefined;
  /** The ids of the pictures that were added to the post. */
  attached: () => string[];
  /** The notes of the block editor by id, as HTML. */
  footnotes: ReadonlyMap<string, string>;
};

/** Blocks without words of their own. */
const WORDLESS =
  /^(?:more|nextpage|spacer|separator|footnotes|post-[\w-]+|site-[\w-]+|navigation.*|template-part|buttons?|social-links?|loginout|search|table-of-contents)$/;
/** What plug-ins for members show to those who logged in. */
const FOR_MEMBERS =
  /^(?:jetpack\/(?:premium-content(?:\/.*)?|paywall)|pmpro\/membership|members\/.*|memberpress\/protected.*)$/;
/** A shared block may hold another one. */
const MOST_SHARED = 5;

/** The body of a post, of the block editor, the classic editor, or both. */
export function readWordPressBody(content: string, lookups: WordPressLookups): SourceBody {
  const notes = new Set<string>();
  let isPrivate = false;
  const hide = () => {
    isPrivate = true;
  };
  const reader = { ...lookups, note: (message: string) => void notes.add(message), hide, shared: 0 };
  const root = element('body');
  for (const part of readBlocks(content)) {
    if ('text' in part) append(root, classic(part.text, reader).children);
    else append(root, blockTree(part, reader).children);
  }
  return { root, notes: [...notes], footnotes: lookups.footnotes, isPrivate };
}

type Reader = WordPressLookups & { note: (message: string) => void; hide: () => void; shared: number };

/** Text of the classic editor, whose paragraphs are empty lines. */
function classic(text: string, reader: Reader): Element {
  if ((text.match(/\n\s*\n/g)?.length ?? 0) > MAX_BODY_ELEMENTS) refuseElements();
  const root = parseHtml(expandShortcodes(text, reader));
  addParagraphs(root);
  return root;
}

function blockTree(block: Block, reader: Reader): Element {
  if (block.name === 'freeform' || block.name === 'shortcode') return classic(textIn(block.parts), reader);
  if (block.name === 'block') return sharedTree(block, reader);
  if (block.name === HIDDEN) {
    reader.note('a block that the old site hid from readers was left out');
    return element('body');
  }
  if (hasBlock(block, FOR_MEMBERS)) reader.hide();
  const held = new Map<string, Element>();
  const hold = (part: Block) => {
    const place = String(held.size);
    held.set(place, blockTree(part, reader));
    return `<div data-held="${place}"></div>`;
  };
  const root = parseHtml(expandShortcodes(htmlOf(block, hold), reader));
  rewrite(root, (one) => {
    const place = one.attributes['data-held'] ?? '';
    const tree = held.get(place);
    // Once, whatever the post itself calls so.
    held.delete(place);
    return tree?.children ?? [one];
  });
  const isEmpty =
    textOf(root).trim() === '' &&
    !has(root, ({ name }) => /^(?:img|iframe|video|audio|hr|object|embed|table|math)$/.test(name));
  if (isEmpty && !WORDLESS.test(block.name) && !/^(?:paragraph|heading|list|column|group|quote)/.test(block.name))
    reader.note(`the block “${block.name}” was left out: its content is not in the export`);
  return root;
}

const hasBlock = ({ name, parts }: Block, wanted: RegExp): boolean =>
  wanted.test(name) || parts.some((part) => !('text' in part) && hasBlock(part, wanted));

/** Shared or classic text, or a block whose content is not between its comments. */
const isOwnTree = ({ name, parts }: Block) => name === 'block' || name === 'freeform' || parts.length === 0;

/** A block of plain HTML, as it would stand in the page, with a place for each part that is read by itself. */
function htmlOf({ name, settings, parts }: Block, hold: (part: Block) => string): string {
  const inside = parts
    .map((part) => ('text' in part ? part.text : isOwnTree(part) ? hold(part) : htmlOf(part, hold)))
    .join('');
  const { url, href, ids } = settings;
  const isEmpty = inside.trim() === '';
  if (/^(?:embed$|core-embed\/)/.test(name) && typeof url === 'string') return embedHtml(url, captionIn(inside));
  if (name === 'social-link' && isEmpty && typeof url === 'string')
    return `<p><a href="${escapeMarkup(url)}">${escapeMarkup(url)}</a></p>`;
  if (name === 'file' && isEmpty && typeof href === 'string')
    return `<p><a href="${escapeMarkup(href)}">${escapeMarkup(href)}</a></p>`;
  // A picture behind words may be in the style alone.
  if (name === 'cover' && typeof url === 'string' && /url\(/.test(inside) && !inside.includes('<img'))
    return `<p><img src="${escapeMarkup(url)}" alt=""></p>${inside}`;
  if (name === 'gallery' && isEmpty && Array.isArray(ids)) return `[gallery ids="${ids.map(Number).join(',')}"]`;
  return inside;
}

function captionIn(html: string): string {
  const start = html.indexOf('>', html.indexOf('<figcaption'));
  const end = html.indexOf('</figcaption>', start);
  return html.includes('<figcaption') && end > start ? html.slice(start + 1, end).trim() : '';
}

const textIn = (parts: readonly Part[]): string =>
  parts.map((part) => ('text' in part ? part.text : textIn(part.parts))).join('');

function sharedTree({ settings }: Block, reader: Reader): Element {
  if (settings['content'] !== undefined)
    reader.note('a block that several posts share has words of its own here, which were left out: check it');
  const content = reader.shared < MOST_SHARED ? reader.sharedBlock(String(settings['ref'])) : undefined;
  if (content === undefined) {
    reader.note('a block that several posts share was left out: it is not in this file');
    return element('body');
  }
  const root = element('body');
  const inner = { ...reader, shared: reader.shared + 1 };
  for (const part of readBlocks(content))
    append(root, ('text' in part ? classic(part.text, inner) : blockTree(part, inner)).children);
  return root;
}

import { textVideoUrl } from '../../../shared/rich-text/blocks.ts';
import { isBlock, isHeading } from '../../../shared/rich-text/conversion/elements.ts';
import { frameAddress } from '../../../shared/rich-text/conversion/foreign/clutter.ts';
import { plainTextOf } from '../../../shared/rich-text/conversion/plain-text.ts';
import { styleOf } from '../../../shared/rich-text/conversion/styles.ts';
import {
  all,
  classesOf,
  closest,
  type Element,
  element,
  elementsIn,
  has,
  isElement,
  type Node,
  named,
  remove,
  rewrite,
  text,
  textOf,
} from '../../../shared/rich-text/conversion/tree.ts';
import { escapeMarkup } from '../../../shared/text/text.ts';

export type Note = (message: string) => void;

/** What an address that a site embeds is in the page of that site; {@link readElements} makes a video or a link of it. */
export const embedHtml = (address: string, caption = ''): string =>
  `<figure class="wp-block-embed"><div>${escapeMarkup(address)}</div>${caption && `<figcaption>${caption}</figcaption>`}</figure>`;

/**
 * Turns what other systems show into what an article can hold: players and embedded pages, recordings, files, galleries.
 * The conversion does the rest.
 */
export function readElements(root: Element, note: Note): void {
  rewrite(root, (child) => readElement(child, note));
}

const withClass = (...names: string[]) => {
  const wanted = new Set(names);
  return (one: Element) => classesOf(one).some((name) => wanted.has(name));
};
const isEmbed = withClass('wp-block-embed', 'kg-embed-card');
const isVerse = withClass('wp-block-verse');
/** A poem keeps its lines and indents. */
const KEEPS_LINES = { style: 'white-space:pre-wrap' };
const isGallery = withClass('blocks-gallery-grid', 'gallery', 'tiled-gallery');
const isCaptioned = withClass('wp-caption');
const isCaption = withClass('wp-caption-text');
const isFile = withClass('wp-block-file');
const isFileButton = withClass('wp-block-file__button');

function readElement(child: Element, note: Note): Node[] {
  switch (child.name) {
    case 'iframe':
    case 'frame':
      return embed(frameAddress(child.attributes), child.attributes['title'], note) ?? [child];
    case 'object':
    case 'embed':
      return objectOf(child, note);
    case 'video':
    case 'audio':
      return recording(child, note);
    case 'script':
      if (!/json/.test(child.attributes['type'] ?? '') && !isOfEmbed(child)) note('a script was left out');
      return [];
    case 'img':
      return [lazyPicture(child)];
    case 'a':
      return thumbnail(child, note);
    case 'figure':
      return figure(child, note);
    case 'figcaption':
      return [child];
    case 'cite':
      return isSignature(child) ? [element('p', {}, child.children)] : [child];
    case 'button':
      // The headings of an accordion are buttons.
      return closest(child.parent, isHeading) ? child.children.filter((one) => !isIcon(one)) : [child];
    case 'del':
    case 'ins':
      // Marked by hand, with the day: readers saw both.
      return [element(child.name, {}, child.children)];
    case 'p':
      return bareVideo(child) ?? [child];
    case 'pre':
      return isVerse(child) ? [element('p', KEEPS_LINES, child.children)] : [child];
    case 'ul':
    case 'dl':
      return isGallery(child) ? elementsIn(child).flatMap(({ children }) => children) : [child];
    case 'div':
      if (isCaptioned(child) && has(child, named('img'))) {
        for (const caption of elementsIn(child).filter(isCaption)) caption.name = 'figcaption';
        return [element('figure', {}, child.children)];
      }
      if (isFile(child) && elementsIn(child).some((one) => one.name === 'a' && !isFileButton(one)))
        for (const one of all(child, isFileButton)) remove(one);
      return [child];
    default:
      return lightPlayer(child, note) ?? [child];
  }
}

/** A player that loads on click has the number of its video alone: `<lite-youtube videoid="…">`. */
function lightPlayer(child: Element, note: Note): Node[] | undefined {
  const { videoid, 'data-videoid': id = videoid, params = '' } = child.attributes;
  const site = /(youtube|vimeo)/.exec(child.name)?.[1];
  if (!id || !site) return undefined;
  const address = site === 'vimeo' ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}&${params}`;
  return embed(address, child.attributes['playlabel'] ?? child.attributes['title'], note);
}

/** An embedded page as a video, else as a link; undefined without an address. */
function embed(source: string | undefined, title: string | undefined, note: Note): Node[] | undefined {
  // Addresses of Flash players go on without a question mark.
  const address =
    source
      ?.trim()
      .replace(/^\/\//, 'https://')
      .replace(/(\/v\/[\w-]{11})&/, '$1?') ?? '';
  if (!/^https?:\/\/[^/]/i.test(address)) return undefined;
  const player = textVideoUrl(address);
  const label = title && !/^(?:youtube|vimeo)/i.test(title) ? title : '';
  if (player !== undefined)
    return [element('p', { 'data-video': player, 'data-embedded': address }, label ? [text(label)] : [])];
  if (URL.canParse(address)) note(`an embedded page of ${new URL(address).host} is a link now`);
  return [element('p', { 'data-embedded': address }, [element('a', { href: address }, [text(address)])])];
}

/** The script of a post of a network, whose words stand in the text. */
const isOfEmbed = ({ attributes }: Element) =>
  /^(?:https?:)?\/\/(?:[\w-]+\.)*(?:twitter|x|instagram|tiktok|facebook|pinterest|youtube|vimeo)\.(?:com|net)\//.test(
    attributes['src'] ?? '',
  );

/** WordPress plays the address of a video that is a paragraph of its own. */
function bareVideo(paragraph: Element): Node[] | undefined {
  const address = textOf(paragraph).trim();
  const isBare = /^https?:\/\/\S+$/.test(address) && elementsIn(paragraph).length === 0;
  return isBare && textVideoUrl(address) ? embed(address, undefined, () => {}) : undefined;
}

/** Who said it, below a quotation. Within a sentence or a caption it is the name of a work. */
function isSignature(cite: Element): boolean {
  const { parent } = cite;
  if (!parent || !closest(parent, named('blockquote', 'figure'))) return false;
  if (parent.name === 'p' && closest(parent, named('blockquote'))) {
    const isLine = (one: Node | undefined) => !one || (isElement(one) && one.name === 'br');
    const ends = parent.children.slice(-5).reverse();
    const [last, before, further] = ends.slice(ends.findIndex((one) => !isBlank(one) && !isLine(one)));
    if (last !== cite) return false;
    if (!before || isElement(before)) return true;
    // Right behind a word it is a line of its own, or the two would be one word.
    return isBlank(before) ? isLine(further) : /[^\s(“‘"]$/.test(before.text);
  }
  return isBlock(parent, styleOf(parent)) && !/^(?:p|figcaption|h[1-6]|summary)$/.test(parent.name);
}

const isBlank = (node: Node) => !isElement(node) && node.text.trim() === '';

const isIcon = (node: Node) =>
  isElement(node) && node.attributes['aria-hidden'] === 'true' && !/[\p{L}\p{N}]/u.test(textOf(node));

/** Flash players of old posts, and PDF files in the page. */
function objectOf(child: Element, note: Note): Node[] {
  const movie = all(child, (one) => one.name === 'param' && /^(?:movie|src)$/i.test(one.attributes['name'] ?? ''))[0];
  const inner = all(child, (one) => one.attributes['data-embedded'] !== undefined);
  if (inner.length > 0) return inner;
  // The link to the file stands beside it.
  if (withClass('wp-block-file__embed')(child)) return [];
  const address = child.attributes['data'] || child.attributes['src'] || movie?.attributes['value'];
  return embed(address, child.attributes['title'], note) ?? child.children;
}

/** A file of the old site, which this site has no player for. */
function recording(child: Element, note: Note): Node[] {
  const address = child.attributes['src'] || all(child, named('source'))[0]?.attributes['src'] || '';
  if (!/^https?:\/\//i.test(address)) {
    note(`a ${child.name} was left out: it has no address`);
    return [];
  }
  const where = child.name === 'video' ? ': put it on Vimeo or YouTube' : '';
  if (textVideoUrl(address)) return embed(address, child.attributes['title'], note) ?? [];
  note(`the ${child.name} ${address} is a link to the old site now${where}`);
  const name = decodeName(address.split(/[?#]/)[0]?.split('/').pop() ?? '') || address;
  return [element('p', {}, [element('a', { href: address }, [text(child.attributes['title'] || name)])])];
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** A picture that the old site loaded by script, once it was in sight. */
function lazyPicture(picture: Element): Element {
  const { attributes } = picture;
  const later = ['data-src', 'data-lazy-src', 'data-orig-file', 'data-original']
    .map((name) => attributes[name])
    .find(Boolean);
  if (later && !/^(?:https?:)?\/\//.test(attributes['src'] ?? '')) attributes['src'] = later;
  return picture;
}

const IS_PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i;

/** Takes a picture out of the link to its large version, or to another page: pictures of articles lead nowhere. */
function thumbnail(link: Element, note: Note): Node[] {
  const { href = '', rel = '' } = link.attributes;
  if (!has(link, named('img')) || textOf(link).trim() !== '') return [link];
  const isThumbnail = IS_PICTURE_FILE.test(href) || /attachment/.test(`${rel} ${href}`);
  if (!isThumbnail && href !== '') note(`the link of a picture to ${href} was left out`);
  return link.children;
}

function figure(child: Element, note: Note): Node[] {
  const caption = elementsIn(child).find(named('figcaption'));
  const others = child.children.filter((one) => one !== caption);
  const written = others.map(textOf).join('').trim();
  const [first, ...more] = all(child, (one) => one.attributes['data-embedded'] !== undefined);
  // What WordPress embeds is stored as its address alone.
  const embedded =
    first ?? (isEmbed(child) && /^\S+$/.test(written) ? embed(written, undefined, note)?.[0] : undefined);
  if (!embedded || !isElement(embedded))
    return !caption || has(child, named('img')) ? [child] : [...others, ...captionOf(caption)];
  const isAlone = more.length === 0 && (!first || written === textOf(first).trim()) && !has(child, named('img'));
  if (!isAlone) return [...others, ...captionOf(caption)];
  // The label of a video is plain text.
  const label = caption && !has(caption, named('a')) ? plainTextOf(caption) : '';
  if (embedded.attributes['data-video'] === undefined || textOf(embedded).trim() !== '' || label === '')
    return [embedded, ...captionOf(caption)];
  embedded.children = [text(label)];
  return [embedded];
}

const captionOf = (caption: Element | undefined): Node[] =>
  caption && textOf(caption).trim() !== '' ? [element('p', {}, [element('em', {}, caption.children)])] : [];

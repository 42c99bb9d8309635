import { DomUtils, parseDocument } from 'htmlparser2';
import { textVideoUrl } from '../../../shared/rich-text/blocks.ts';
import { convertCards } from './ghost/ghost-cards.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

type Lookups = {
  /** Returns the picture's new address. */
  importPicture: (address: string, alt?: string) => Promise<string>;
  /** The new address of an article of the source site; undefined for any other address. */
  articleAddress: (sourceAddress: string) => string | undefined;
  /** Whether the article is a video, which its page plays above the text. */
  isVideo?: boolean;
};

export type ImportedBody = {
  html: string;
  /** The addresses of the iframes. A video article plays the first. */
  frameAddresses: string[];
};

/**
 * Replaces the addresses of pictures and articles in a body, and converts elements that articles cannot contain: a
 * caption of anything but pictures becomes a paragraph, an iframe a video or a link. The sanitiser removes the rest.
 */
export async function importBody(
  html: string,
  { importPicture, articleAddress, isVideo = false }: Lookups,
): Promise<ImportedBody> {
  const document = parseDocument(html);
  const elements = (name: string) => DomUtils.getElementsByTagName(name, document);
  for (const image of elements('img')) await convertPicture(image, importPicture);
  convertCards(document);
  const frameAddresses = elements('iframe')
    .map((frame) => convertFrame(frame, isVideo))
    .filter(Boolean);
  for (const caption of elements('figcaption')) if (!isOfPictures(caption)) captionToParagraph(caption);
  for (const link of elements('a')) {
    const newAddress = articleAddress(link.attribs['href'] ?? '');
    if (newAddress) link.attribs['href'] = newAddress;
  }
  return { html: DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' }), frameAddresses };
}

async function convertPicture(image: Element, importPicture: Lookups['importPicture']): Promise<void> {
  const { src = '', alt = '', title, 'data-decorative': decorative } = image.attribs;
  image.attribs = {
    src: await importPicture(src, alt),
    alt,
    ...(title && { title }),
    ...(decorative !== undefined && { 'data-decorative': decorative }),
  };
  // Removes a link from a thumbnail to its large version: imported pictures are large.
  const { parent } = image;
  if (parent && 'name' in parent && parent.name === 'a' && parent.children.length === 1)
    DomUtils.replaceElement(parent, image);
}

/** Returns the frame's address; an empty string, and leaves the frame, if it is not an http address. */
function convertFrame(frame: Element, isVideo: boolean): string {
  const { src: source = '', title = '' } = frame.attribs;
  const src = source.replace(/^\/\//, 'https://');
  if (!/^https?:\/\//.test(src)) return '';
  const player = isVideo ? undefined : textVideoUrl(src);
  if (player === undefined) DomUtils.replaceElement(frame, createParagraph('a', { href: src }, src));
  else DomUtils.replaceElement(frame, createVideo(player, /^(?:youtube|vimeo)/i.test(title) ? '' : title));
  return src;
}

function createVideo(player: string, title: string): Element {
  const video = createParagraph('a', {}, title);
  video.attribs = { 'data-video': player };
  return video;
}

/** A figure of pictures keeps its caption; the sanitiser checks its content. */
function isOfPictures({ parent }: Element): boolean {
  return parent !== null && DomUtils.getElementsByTagName('img', parent.children).length > 0;
}

function captionToParagraph(caption: Element): void {
  const text = DomUtils.textContent(caption).trim();
  if (text) DomUtils.replaceElement(caption, createParagraph('em', {}, text));
  else DomUtils.removeElement(caption);
}

/** A paragraph that contains one element with this text. */
function createParagraph(name: string, attributes: Record<string, string>, text: string): Element {
  const [paragraph] = parseDocument(`<p><${name}>.</${name}></p>`).children as [Element];
  const [inner] = paragraph.children as [Element];
  inner.attribs = attributes;
  const [textNode] = inner.children;
  if (textNode && 'data' in textNode) textNode.data = text;
  DomUtils.removeElement(paragraph);
  return paragraph;
}

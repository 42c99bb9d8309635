import { DomUtils, parseDocument } from 'htmlparser2';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

type Replacements = {
  /** The address a picture has here, or the one it had. */
  picture: (address: string) => Promise<string>;
  /** The address an article has here; undefined for what is no article of the old site. */
  article: (address: string) => string | undefined;
};

export type Body = {
  html: string;
  /** What played in a frame on the old site; the first is what a video plays. */
  frames: string[];
};

/**
 * An article body of another system with its pictures and links as they are here. What our articles cannot hold is
 * turned into what they can: a caption into a line, a frame into a link. The sanitiser drops the rest.
 */
export async function importBody(html: string, { picture, article }: Replacements): Promise<Body> {
  const document = parseDocument(html);
  const named = (name: string) => DomUtils.getElementsByTagName(name, document);
  for (const image of named('img')) await showPicture(image, picture);
  const frames = named('iframe').map(frameToLink).filter(Boolean);
  for (const caption of named('figcaption')) captionToLine(caption);
  for (const link of named('a')) {
    const here = article(link.attribs['href'] ?? '');
    if (here) link.attribs['href'] = here;
  }
  return { html: DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' }), frames };
}

async function showPicture(image: Element, picture: Replacements['picture']): Promise<void> {
  const { src = '', alt = '', title } = image.attribs;
  image.attribs = { src: await picture(src), alt, ...(title && { title }) };
  // A small picture that opened a large one: ours is large enough.
  const { parent } = image;
  if (parent && 'name' in parent && parent.name === 'a' && parent.children.length === 1)
    DomUtils.replaceElement(parent, image);
}

function frameToLink(frame: Element): string {
  const src = (frame.attribs['src'] ?? '').replace(/^\/\//, 'https://');
  if (!/^https?:\/\//.test(src)) return '';
  DomUtils.replaceElement(frame, lineWith('a', { href: src }, src));
  return src;
}

function captionToLine(caption: Element): void {
  const words = DomUtils.textContent(caption).trim();
  if (words) DomUtils.replaceElement(caption, lineWith('em', {}, words));
  else DomUtils.removeElement(caption);
}

function lineWith(name: string, attributes: Record<string, string>, words: string): Element {
  const [line] = parseDocument(`<p><${name}>.</${name}></p>`).children as [Element];
  const [inner] = line.children as [Element];
  inner.attribs = attributes;
  const [text] = inner.children;
  if (text && 'data' in text) text.data = words;
  DomUtils.removeElement(line);
  return line;
}

import { DomUtils } from 'htmlparser2';
import type { ShownPicture, ShownPictures } from '../../../shared/contract/pictures/shown-pictures.ts';
import { imageAttributes, shownAlt, shownPicture, sizeOf } from '../../../shared/pictures/picture.ts';
import { escapeMarkup } from '../../../shared/text/text.ts';
import { type Document, type Element, elementsOf, isAloneIn, parseOne } from '../dom.ts';

const SIZES = '(min-width: 48rem) 42rem, 100vw';
/** Two side by side, as `.prose figure:has(img + img)` lays them out. */
const HALF_SIZES = '(min-width: 48rem) 21rem, (min-width: 30rem) 50vw, 100vw';

/** Shows the library's version of pictures, each in a figure with the writer's caption, else that of the library. */
export function preparePictures(document: Document, pictures: ShownPictures): void {
  const written = elementsOf(document, 'figure');
  const alone = new Set(elementsOf(document, 'img'));
  for (const figure of written) {
    const images = elementsOf(figure, 'img');
    for (const image of images) alone.delete(image);
    const shown = images.map((image) => showImage(image, pictures, images.length > 1 ? HALF_SIZES : SIZES));
    writeCaption(figure, shown);
  }
  for (const image of alone) toFigure(image, pictures);
}

function showImage(image: Element, pictures: ShownPictures, sizes: string): ShownPicture | undefined {
  const { src = '', alt = '', width, height, 'data-decorative': decorative, ...rest } = image.attribs;
  const shown = shownPicture(pictures, src);
  const { srcSet = '', ...source } = { sizes: '', ...imageAttributes(src, sizes, shown) };
  const size = sizeOf(shown) ?? (!shown && width && height ? { width, height } : undefined);
  image.attribs = {
    ...rest,
    src: source.src,
    ...(srcSet && { srcset: srcSet, sizes: source.sizes }),
    alt: decorative === undefined ? shownAlt(alt, shown) : '',
    ...(size && { width: String(size.width), height: String(size.height) }),
    loading: 'lazy',
    decoding: 'async',
  };
  return shown;
}

/** Wraps an image, or a link around nothing else, in a figure, with the caption of the library. */
function toFigure(image: Element, pictures: ShownPictures): void {
  const caption = captionHtml(showImage(image, pictures, SIZES));
  // A caption inside a link would be part of its name.
  const content = caption && isAloneIn(image, 'a') ? (image.parent as Element) : image;
  const figure = parseOne('<figure></figure>');
  DomUtils.replaceElement(isAloneIn(content, 'p') ? (content.parent as Element) : content, figure);
  DomUtils.appendChild(figure, content);
  if (caption) DomUtils.appendChild(figure, parseOne(caption));
}

/** The writer's words replace the library's: there is never a second caption or credit. */
function writeCaption(figure: Element, shown: (ShownPicture | undefined)[]): void {
  const [own] = elementsOf(figure, 'figcaption');
  const ofLibrary = (name: 'caption' | 'credit') =>
    [...new Set(shown.map((picture) => picture?.[name]?.trim()).filter(Boolean))].join(' · ');
  const isOwn = own && DomUtils.textContent(own).trim() !== '';
  const caption = isOwn ? DomUtils.getInnerHTML(own, { encodeEntities: 'utf8' }) : escapeMarkup(ofLibrary('caption'));
  const html = figcaption(caption, figure.attribs['data-credit']?.trim() || ofLibrary('credit'));
  delete figure.attribs['data-credit'];
  if (own) DomUtils.removeElement(own);
  if (html) DomUtils.appendChild(figure, parseOne(html));
}

/** The library's caption and credit as the `<figcaption>` of a figure; undefined when it has neither. */
export const captionHtml = (shown: Pick<ShownPicture, 'caption' | 'credit'> | undefined): string | undefined =>
  figcaption(escapeMarkup(shown?.caption?.trim() ?? ''), shown?.credit?.trim() ?? '');

/** The `<figcaption>` of a caption in HTML and a credit; undefined without both. */
function figcaption(caption: string, credit: string): string | undefined {
  if (!caption && !credit) return undefined;
  const parts = [caption && `<span>${caption}</span>`, credit && `<small>${escapeMarkup(credit)}</small>`];
  return `<figcaption>${parts.filter(Boolean).join(' ')}</figcaption>`;
}

import { z } from 'zod';
import { textVideoUrl } from '../../../../shared/rich-text/blocks.ts';
import { markdownHtml } from '../../../../shared/rich-text/markdown.ts';
import { escapeMarkup } from '../../../../shared/text/text.ts';
import { embedHtml, type Note } from '../elements.ts';

/** A card of Ghost's editor, in Lexical and in Mobiledoc: its name, and what the writer filled in. */
const text = z
  .string()
  .nullish()
  .catch('')
  .transform((value) => value ?? '');
const Card = z.object({
  src: text,
  alt: text,
  title: text,
  caption: text,
  href: text,
  url: text,
  html: text,
  markdown: text,
  code: text,
  content: text,
  heading: text,
  header: text,
  subheader: text,
  subheading: text,
  description: text,
  calloutText: text,
  backgroundColor: text,
  buttonText: text,
  buttonUrl: text,
  buttonEnabled: z.boolean().nullish().catch(true),
  sponsorLabel: text,
  hasSponsorLabel: z.boolean().nullish().catch(true),
  showButton: z.boolean().nullish().catch(true),
  textValue: text,
  imageUrl: text,
  backgroundImageSrc: text,
  fileTitle: text,
  fileCaption: text,
  fileName: text,
  productTitle: text,
  productDescription: text,
  productImageSrc: text,
  productButton: text,
  productUrl: text,
  productButtonEnabled: z.boolean().nullish().catch(false),
  productRatingEnabled: z.boolean().nullish().catch(false),
  productStarRating: z.coerce.number().nullish().catch(0),
  metadata: z
    .object({ url: text, title: text, description: text, author: text, publisher: text })
    .partial()
    .nullish()
    .catch(undefined),
  images: z
    .array(z.object({ src: text, alt: text, caption: text, title: text }).partial())
    .nullish()
    .catch([]),
});
type Card = z.output<typeof Card>;
const readCard = (data: unknown): Card => Card.parse(data !== null && typeof data === 'object' ? data : {});

const caption = (html: string) => html && `<figcaption>${html}</figcaption>`;
const link = (address: string, label: string) =>
  address ? `<a href="${escapeMarkup(address)}">${escapeMarkup(label || address)}</a>` : escapeMarkup(label);
/** Without an address its words stay. */
const button = (label: string, address: string) => (label ? `<p>${link(address, label)}</p>` : '');
const image = (src: string | undefined, alt = '') =>
  src ? `<img src="${escapeMarkup(src)}" alt="${escapeMarkup(alt)}">` : '';
const withCaption = ({ src, alt, caption: words = '' }: NonNullable<Card['images']>[number]) =>
  words ? `<figure>${image(src, alt)}${caption(words)}</figure>` : image(src, alt);
const IS_BLOCK = /^\s*<(?:p|h[1-6]|ul|ol|div|blockquote|table|pre|figure|details|hr)\b/i;
/** A field of one line, or the HTML of several. */
const block = (html: string, name = 'p') =>
  html === '' ? '' : IS_BLOCK.test(html) ? html : `<${name}>${html}</${name}>`;

/** A page that the writer recommends. */
export function bookmark({ url, metadata, caption: words }: Pick<Card, 'url' | 'metadata' | 'caption'>): string {
  const { title = '', description = '', publisher = '', author = '' } = metadata ?? {};
  const more = [description, [author, publisher].filter(Boolean).join(', ')].filter(Boolean).map(escapeMarkup);
  return `<p>${[link(url || metadata?.url || '', title), ...more].join('<br>')}</p>${block(words)}`;
}

export function file({
  src,
  fileTitle,
  fileName,
  fileCaption,
}: Pick<Card, 'src' | 'fileTitle' | 'fileName' | 'fileCaption'>): string {
  return `<p>${link(src, fileTitle || fileName)}${fileCaption && `<br>${escapeMarkup(fileCaption)}`}</p>`;
}

export function product(
  card: Pick<
    Card,
    'productTitle' | 'productDescription' | 'productImageSrc' | 'productButton' | 'productUrl' | 'productStarRating'
  >,
): string {
  const { productTitle, productDescription, productImageSrc, productButton, productUrl, productStarRating } = card;
  const stars = Math.min(5, Math.max(0, productStarRating ?? 0));
  return [
    image(productImageSrc, productTitle),
    block(productTitle, 'h3'),
    stars > 0 && `<p>${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}</p>`,
    block(productDescription),
    button(productButton, productUrl),
  ]
    .filter(Boolean)
    .join('');
}

export const recording = (
  name: 'audio' | 'video',
  { src, title, caption: words }: Pick<Card, 'src' | 'title' | 'caption'>,
): string =>
  `<figure><${name} src="${escapeMarkup(src)}"${title && ` title="${escapeMarkup(title)}"`}></${name}>${caption(words)}</figure>`;

function callout(colour: string, html: string): string {
  const kind = /^(?:red|yellow)$/.test(colour) ? 'warning' : 'information';
  return `<aside data-callout="${kind}">${block(html)}</aside>`;
}

const toggle = (heading: string, content: string): string =>
  `<details><summary>${heading}</summary>${block(content)}</details>`;

const WRITERS: Record<string, (card: Card, note: Note) => string> = {
  image: ({ src, alt, caption: words, href }) => {
    const shown = href ? `<a href="${escapeMarkup(href)}">${image(src, alt)}</a>` : image(src, alt);
    return `<figure>${shown}${caption(words)}</figure>`;
  },
  gallery: ({ images, caption: words }) =>
    `<figure>${(images ?? []).map(withCaption).join('')}${caption(words)}</figure>`,
  embed: ({ url, html, caption: words, metadata }) => {
    const address = url || metadata?.url || '';
    // A message of a network is stored with its words.
    const isPage = html.trim() === '' || textVideoUrl(address) !== undefined;
    return isPage ? embedHtml(address, words) : `<figure class="kg-embed-card">${html}${caption(words)}</figure>`;
  },
  video: (card) => recording('video', card),
  audio: (card) => recording('audio', card),
  bookmark,
  callout: ({ calloutText, backgroundColor }) => callout(backgroundColor, calloutText),
  toggle: ({ heading, content }) => toggle(heading, content),
  button: ({ buttonText, buttonUrl }) => button(buttonText, buttonUrl),
  html: ({ html }) => html,
  markdown: ({ markdown }) => markdownHtml(markdown, { breaks: true }),
  codeblock: ({ code, caption: words }) => `<pre><code>${escapeMarkup(code)}</code></pre>${block(words)}`,
  header: ({ heading, header, subheader, subheading, buttonText, buttonUrl, buttonEnabled, backgroundImageSrc }) =>
    [
      image(backgroundImageSrc),
      block(heading || header, 'h2'),
      block(subheader || subheading),
      buttonEnabled === false ? '' : button(buttonText, buttonUrl),
    ].join(''),
  product: (card) =>
    product({
      ...card,
      ...(!card.productButtonEnabled && { productButton: '' }),
      ...(!card.productRatingEnabled && { productStarRating: 0 }),
    }),
  file: (card) => file({ ...card, src: card.src }),
  'call-to-action': ({ sponsorLabel, hasSponsorLabel, textValue, imageUrl, showButton, buttonText, buttonUrl }) =>
    [
      hasSponsorLabel === false ? '' : block(sponsorLabel),
      image(imageUrl),
      block(textValue),
      showButton === false ? '' : button(buttonText, buttonUrl),
    ].join(''),
  horizontalrule: () => '<hr>',
  signup: (_, note) => {
    note('a form to sign up was left out');
    return '';
  },
  paywall: () => '',
  email: (_, note) => {
    note('a part for e-mail only was left out');
    return '';
  },
};
const NAMES: Record<string, string> = {
  hr: 'horizontalrule',
  code: 'codeblock',
  'card-markdown': 'markdown',
  'email-cta': 'email',
};

/** A card as HTML; undefined for a name that is no card. */
export function cardHtml(name: string, data: unknown, note: Note): string | undefined {
  const known = (Object.hasOwn(NAMES, name) && NAMES[name]) || name;
  return Object.hasOwn(WRITERS, known) ? WRITERS[known]?.(readCard(data), note) : undefined;
}

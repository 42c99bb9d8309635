import {
  all,
  append,
  classesOf,
  type Element,
  element,
  named,
  remove,
  replace,
  textOf,
} from '../../../../shared/rich-text/conversion/tree.ts';
import { escapeMarkup } from '../../../../shared/text/escape-markup.ts';
import { parseHtml } from '../../../articles/body/parse.ts';
import { errorMessage } from '../../../errors/error-message.ts';
import type { Note } from '../elements.ts';
import type { SourceBody } from '../source-site.ts';
import { bookmark, file, product, recording } from './cards.ts';
import { lexicalHtml } from './lexical.ts';
import { mobiledocHtml } from './mobiledoc.ts';

type Post = { html: string; lexical: string; mobiledoc: string; plaintext: string };

/** The body of a post: its HTML, else what the editor stored. */
export function readGhostBody({ html, lexical, mobiledoc, plaintext }: Post): SourceBody {
  const notes = new Set<string>();
  const note = (message: string) => void notes.add(message);
  let isPrivate = false;
  const read = (): string => {
    if (html.trim()) return html;
    if (lexical.trim()) {
      const stored = lexicalHtml(lexical, note);
      isPrivate = stored.hasMembersOnly;
      return stored.html;
    }
    if (mobiledoc.trim()) return mobiledocHtml(mobiledoc, note);
    return plainHtml(plaintext);
  };
  const readOrPlain = () => {
    try {
      return read();
    } catch (error) {
      if (!plaintext.trim()) throw error;
      note(
        `its text could not be read (${errorMessage(error)}): the words alone are there, without headings and pictures`,
      );
      return plainHtml(plaintext);
    }
  };
  const root = parseHtml(readOrPlain());
  readCards(root, note);
  return { root, footnotes: new Map(), notes: [...notes], isPrivate };
}

const plainHtml = (words: string): string =>
  words
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeMarkup(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** Ghost's cards as its pages show them, with the words and signs of players and buttons. */
function readCards(root: Element, note: Note): void {
  for (const card of cards(root, 'kg-callout-card')) {
    for (const emoji of cards(card, 'kg-callout-emoji')) remove(emoji);
    const isWarning = classesOf(card).some((name) => /^kg-callout-card-(?:red|yellow)$/.test(name));
    become(card, 'aside', { 'data-callout': isWarning ? 'warning' : 'information' });
  }
  for (const card of cards(root, 'kg-toggle-card')) {
    const [heading] = cards(card, 'kg-toggle-heading');
    if (!heading) continue;
    for (const button of all(heading, named('button'))) remove(button);
    become(card, 'details', {});
    become(heading, 'summary', {});
  }
  for (const card of cards(root, 'kg-bookmark-card'))
    become(
      card,
      'div',
      {},
      bookmark({
        url: all(card, named('a'))[0]?.attributes['href'] ?? '',
        metadata: {
          title: words(card, 'kg-bookmark-title'),
          description: words(card, 'kg-bookmark-description'),
          author: words(card, 'kg-bookmark-author'),
          publisher: words(card, 'kg-bookmark-publisher'),
        },
        caption: escapeMarkup(all(card, named('figcaption')).map(textOf).join('').trim()),
      }),
    );
  for (const card of cards(root, 'kg-audio-card'))
    become(
      card,
      'div',
      {},
      recording('audio', { src: source(card, 'audio'), title: words(card, 'kg-audio-title'), caption: '' }),
    );
  for (const card of cards(root, 'kg-video-card'))
    become(
      card,
      'div',
      {},
      recording('video', {
        src: source(card, 'video'),
        title: '',
        caption: escapeMarkup(all(card, named('figcaption')).map(textOf).join('').trim()),
      }),
    );
  for (const card of cards(root, 'kg-file-card'))
    become(
      card,
      'div',
      {},
      file({
        src: all(card, named('a'))[0]?.attributes['href'] ?? '',
        fileTitle: words(card, 'kg-file-card-title'),
        fileName: words(card, 'kg-file-card-filename'),
        fileCaption: words(card, 'kg-file-card-caption'),
      }),
    );
  for (const card of cards(root, 'kg-product-card')) {
    const [button] = cards(card, 'kg-product-card-button');
    become(
      card,
      'div',
      {},
      product({
        productTitle: escapeMarkup(words(card, 'kg-product-card-title')),
        productDescription: escapeMarkup(words(card, 'kg-product-card-description')),
        productImageSrc: all(card, named('img'))[0]?.attributes['src'] ?? '',
        productButton: button ? textOf(button).trim() : '',
        productUrl: button?.attributes['href'] ?? '',
        productStarRating: cards(card, 'kg-product-card-rating-active').length,
      }),
    );
  }
  for (const card of cards(root, 'kg-signup-card')) {
    note('a form to sign up was left out');
    remove(card);
  }
  for (const button of all(root, named('button'))) if (textOf(button).trim() === '') remove(button);
}

const cards = (root: Element, name: string) => all(root, (one) => classesOf(one).includes(name));

const words = (card: Element, name: string) => cards(card, name).map(textOf).join(' ').replace(/\s+/g, ' ').trim();

const source = (card: Element, name: string) => all(card, named(name))[0]?.attributes['src'] ?? '';

function become(card: Element, name: string, attributes: Record<string, string>, html?: string): void {
  if (html !== undefined) {
    const made = element(name, attributes);
    append(made, parseHtml(html).children);
    replace(card, made);
    return;
  }
  card.name = name;
  card.attributes = attributes;
}

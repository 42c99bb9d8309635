import { plainTextOf } from '../../../../shared/rich-text/conversion/plain-text.ts';
import {
  all,
  classesOf,
  type Element,
  element,
  named,
  remove,
  replace,
} from '../../../../shared/rich-text/conversion/tree.ts';
import { markdownHtml } from '../../../../shared/rich-text/markdown.ts';
import { escapeMarkup } from '../../../../shared/text/text.ts';
import { parseHtml } from '../../../articles/body/parse.ts';
import { CommandError } from '../../../errors/errors.ts';
import type { Note } from '../elements.ts';
import type { SourceBody } from '../source-site.ts';
import { bookmark, file, product, recording } from './cards.ts';
import { lexicalHtml } from './lexical.ts';
import { mobiledocHtml } from './mobiledoc.ts';

type Post = { html: string; lexical: string; mobiledoc: string; plaintext: string; markdown?: string };

/** The body of a post: its HTML, else what the editor stored. */
export function readGhostBody({ html, lexical, mobiledoc, plaintext, markdown = '' }: Post): SourceBody {
  const notes = new Set<string>();
  const note = (message: string) => void notes.add(message);
  let isPrivate = false;
  const read = (): string => {
    if (html.trim()) {
      const open = withoutGates(html, note);
      isPrivate = open.hasMembersOnly;
      return open.html;
    }
    if (lexical.trim()) {
      const stored = lexicalHtml(lexical, note);
      isPrivate = stored.hasMembersOnly;
      return stored.html;
    }
    if (mobiledoc.trim()) return mobiledocHtml(mobiledoc, note);
    if (markdown.trim()) return markdownHtml(markdown, { breaks: true });
    return plainHtml(plaintext);
  };
  const readOrPlain = () => {
    try {
      return read();
    } catch (cause) {
      if (!plaintext.trim()) throw new CommandError('its text in the export is damaged', { cause });
      note('its text in the export is damaged: the words alone are there, without headings and pictures');
      return plainHtml(plaintext);
    }
  };
  const root = parseHtml(readOrPlain());
  readCards(root, note);
  return { root, footnotes: new Map(), notes: [...notes], isPrivate };
}

/**
 * Ghost stores the part of a post that not everybody sees between two comments, as
 * `<!--kg-gated-block:begin nonMember:false memberSegment:"status:free" -->`. Without a segment it is for e-mail alone.
 */
function withoutGates(html: string, note: Note): { html: string; hasMembersOnly: boolean } {
  let hasMembersOnly = false;
  let isHidden = false;
  const kept: string[] = [];
  let position = 0;
  for (const { 0: comment, 1: settings = '', index } of html.matchAll(
    /<!--\s*kg-gated-block:(?:begin([^<>]{0,300})|end\s*)-->/g,
  )) {
    if (!isHidden) kept.push(html.slice(position, index));
    position = index + comment.length;
    const isForAll = !/nonMember:\s*false/.test(settings);
    isHidden = !isForAll && /memberSegment:\s*(?:""|''|&quot;&quot;)/.test(settings);
    if (isHidden) note('a part for e-mail only was left out');
    else if (!isForAll) hasMembersOnly = true;
  }
  if (!isHidden) kept.push(html.slice(position));
  return { html: kept.join(''), hasMembersOnly };
}

const plainHtml = (words: string): string =>
  words
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeMarkup(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** Cards whose page shows them with the words and signs of players and buttons, as the HTML of what they say. */
const CARDS: Record<string, (card: Element) => string> = {
  'kg-bookmark-card': (card) =>
    bookmark({
      url: addressOf(card),
      metadata: {
        title: wordsOf(card, 'kg-bookmark-title'),
        description: wordsOf(card, 'kg-bookmark-description'),
        author: wordsOf(card, 'kg-bookmark-author'),
        publisher: wordsOf(card, 'kg-bookmark-publisher'),
      },
      caption: captionOf(card),
    }),
  'kg-audio-card': (card) =>
    recording('audio', { src: sourceOf(card, 'audio'), title: wordsOf(card, 'kg-audio-title'), caption: '' }),
  'kg-video-card': (card) => recording('video', { src: sourceOf(card, 'video'), title: '', caption: captionOf(card) }),
  'kg-file-card': (card) =>
    file({
      src: addressOf(card),
      fileTitle: wordsOf(card, 'kg-file-card-title'),
      fileName: wordsOf(card, 'kg-file-card-filename'),
      fileCaption: wordsOf(card, 'kg-file-card-caption'),
    }),
  'kg-product-card': (card) =>
    product({
      productTitle: escapeMarkup(wordsOf(card, 'kg-product-card-title')),
      productDescription: slotOf(card, 'kg-product-card-description', 'div'),
      productImageSrc: sourceOf(card, 'img'),
      productButton: wordsOf(card, 'kg-product-card-button'),
      productUrl: withClass(card, 'kg-product-card-button')[0]?.attributes['href'] ?? '',
      productStarRating: withClass(card, 'kg-product-card-rating-active').length,
    }),
};

function readCards(root: Element, note: Note): void {
  for (const card of withClass(root, 'kg-callout-card')) {
    for (const emoji of withClass(card, 'kg-callout-emoji')) remove(emoji);
    const isWarning = classesOf(card).some((name) => /^kg-callout-card-(?:red|yellow)$/.test(name));
    become(card, 'aside', { 'data-callout': isWarning ? 'warning' : 'information' });
  }
  for (const card of withClass(root, 'kg-toggle-card')) {
    const [heading] = withClass(card, 'kg-toggle-heading');
    if (!heading) continue;
    for (const button of all(heading, named('button'))) remove(button);
    become(card, 'details');
    become(heading, 'summary');
  }
  for (const [name, write] of Object.entries(CARDS))
    for (const card of withClass(root, name)) {
      const written = parseHtml(write(card));
      for (const slot of all(written, ({ attributes }) => attributes['data-part'] !== undefined))
        replace(slot, ...(partOf(card, slot.attributes['data-part'] ?? '')?.children ?? []));
      replace(card, element('div', {}, written.children));
    }
  for (const card of withClass(root, 'kg-signup-card')) {
    note('a form to sign up was left out');
    remove(card);
  }
}

function become(card: Element, name: string, attributes: Record<string, string> = {}): void {
  card.name = name;
  card.attributes = attributes;
}

const withClass = (root: Element, name: string) => all(root, (one) => classesOf(one).includes(name));

const wordsOf = (card: Element, name: string) => withClass(card, name).map(plainTextOf).join(' ').trim();

const captionOf = (card: Element) => slotOf(card, 'figcaption', 'span');

/** A part with formats: a class, or a caption. */
const partOf = (card: Element, name: string): Element | undefined =>
  all(card, (one) => one.name === name || classesOf(one).includes(name))[0];

/** What holds the place of such a part in the HTML of the card. */
function slotOf(card: Element, name: string, tag: string): string {
  const part = partOf(card, name);
  return part && plainTextOf(part) !== '' ? `<${tag} data-part="${name}"></${tag}>` : '';
}

const addressOf = (card: Element) => all(card, named('a'))[0]?.attributes['href'] ?? '';

const sourceOf = (card: Element, name: string) => all(card, named(name))[0]?.attributes['src'] ?? '';

import { z } from 'zod';
import { escapeMarkup } from '../../../../shared/text/text.ts';
import type { Note } from '../elements.ts';
import { cardHtml } from './cards.ts';

const Marker = z.tuple([z.number(), z.array(z.number()), z.number(), z.union([z.string(), z.number()])]);
const Mobiledoc = z.object({
  markups: z.array(z.tuple([z.string()]).rest(z.array(z.string()))).default([]),
  atoms: z.array(z.tuple([z.string()]).rest(z.unknown())).default([]),
  cards: z.array(z.tuple([z.string()]).rest(z.unknown())).default([]),
  sections: z.array(z.array(z.unknown())).default([]),
});
type Mobiledoc = z.output<typeof Mobiledoc>;

const MARKUP = 1;
const IMAGE = 2;
const LIST = 3;
const CARD = 10;
const BLOCK = /^(?:p|h[1-6]|blockquote|aside)$/;
const INLINE = /^(?:strong|b|em|i|s|u|code|sub|sup|a)$/;

/** A post of Ghost 1 to 4, whose editor stored Mobiledoc. */
export function mobiledocHtml(json: string, note: Note): string {
  const document = Mobiledoc.parse(JSON.parse(json));
  return document.sections.map((section) => sectionHtml(section, document, note)).join('');
}

function sectionHtml([kind, content, markers]: readonly unknown[], document: Mobiledoc, note: Note): string {
  if (kind === CARD) {
    const [name = '', data] = document.cards[Number(content)] ?? [];
    const html = cardHtml(name, data, note);
    if (html === undefined) note(`a part of the kind “${name}” was left out`);
    return html ?? '';
  }
  const tag = String(content);
  if (kind === LIST) {
    const items = z.array(z.array(z.unknown())).catch([]).parse(markers);
    const name = tag === 'ol' ? 'ol' : 'ul';
    return `<${name}>${items.map((item) => `<li>${markersHtml(item, document)}</li>`).join('')}</${name}>`;
  }
  if (kind === IMAGE) return `<img src="${escapeMarkup(tag)}" alt="">`;
  if (kind !== MARKUP) return '';
  const name = tag === 'pull-quote' ? 'blockquote' : BLOCK.test(tag) ? tag : 'p';
  return `<${name}>${markersHtml(z.array(z.unknown()).catch([]).parse(markers), document)}</${name}>`;
}

function markersHtml(markers: readonly unknown[], { markups, atoms }: Mobiledoc): string {
  const open: string[] = [];
  let html = '';
  for (const marker of markers) {
    const read = Marker.safeParse(marker);
    if (!read.success) continue;
    const [kind, opened, closed, value] = read.data;
    for (const index of opened) {
      const [name = '', attributes = []] = markups[index] ?? [];
      const href = attributes[attributes.indexOf('href') + 1] ?? '';
      const isKnown = INLINE.test(name);
      open.push(isKnown ? name : '');
      if (isKnown) html += name === 'a' ? `<a href="${escapeMarkup(href)}">` : `<${name}>`;
    }
    const [, words] = kind === 1 ? (atoms[Number(value)] ?? []) : [];
    html += kind === 1 ? (words ? escapeMarkup(String(words)) : '<br>') : escapeMarkup(String(value));
    for (let count = 0; count < closed; count += 1) {
      const name = open.pop();
      if (name) html += `</${name}>`;
    }
  }
  return html;
}

import { createHash } from 'node:crypto';
import { normaliseLink } from '../../../shared/addresses/web-address.ts';
import { MAX_SOURCES } from '../../../shared/constants.ts';
import type { Source } from '../../../shared/contract/articles/sources.ts';
import { isBlock, isHeading } from '../../../shared/rich-text/conversion/elements.ts';
import { plainTextOf } from '../../../shared/rich-text/conversion/plain-text.ts';
import { styleOf } from '../../../shared/rich-text/conversion/styles.ts';
import {
  all,
  append,
  closest,
  type Element,
  element,
  elementsIn,
  has,
  isElement,
  type Node,
  named,
  remove,
  replace,
  setChildren,
  text,
  textOf,
} from '../../../shared/rich-text/conversion/tree.ts';
import { parseHtml } from '../../articles/body/parse.ts';
import type { Note } from './elements.ts';

const NUMBER = /^[[(]?\s*(?:\d{1,3}|[a-z]{1,2}|[ivxlc]{1,6}|[*†‡]+)\s*[\])]?$/i;
const OF_NOTES = /fn|ftn|edn|foot|note|noot|ref|cite|bron/i;
const HEADING_OF_NOTES =
  /^(?:(?:voet|eind)?noten|(?:foot|end)?notes|bronnen|referenties|references|sources|literatuur)\s*:?$/i;
/** The bibliographies' abbreviation where no publisher is known: sine nomine. */
const NO_PUBLISHER = 's.n.';

/** What names the note before it. */
const AS_BEFORE = /^\W*(?:ibid|idem\b|(?:op|loc)\.? ?cit|a\.w\.|t\.a\.p\.)/i;

/** A year, and no amount: € 1950, 2000 mg, 1800 tot 2000 kcal. */
export const YEAR =
  /(?<![€$]\s?)\b(?:1[89]|20)\d\d\b(?!(?:\s?(?:-|–|à|tot|of|to|or)\s?\d[\d.]{3,})?\s?(?:k?g|[mµμ]g|mcg|m[lL]|IE|IU|kcal|kJ|km|calorie(?:ën|s)?|keer|times|stappen|steps|uur|meter|euro|mensen|people|pati[eë]nt(?:en|s)?|deelnemers)(?!\p{L}))/u;

/** A reference in the text, and the words of its note. */
type Reference = { mark: Element; words: Element };

/**
 * Makes sources of the footnotes: of the block editor, of plug-ins, of Markdown and of Word. A note that names no year
 * and no address is no source; it becomes a lettered note at the end of the text.
 */
export function readFootnotes(
  root: Element,
  footnotes: ReadonlyMap<string, string>,
  article: { key: string; language: 'nl' | 'en' },
  note: Note,
): Source[] {
  const sources = new Map<string, Source>();
  const notes: Element[] = [];
  const ids = new Map<string, { source?: Source; letter?: string }>();
  for (const { mark, words } of findReferences(root, footnotes, note)) {
    const written = plainTextOf(words);
    if (written === '') continue;
    // The same words, such as “PubMed”, may lead to two pages.
    const key = [written, ...addressesIn(words)].join(' ');
    if (AS_BEFORE.test(written))
      note('has a footnote such as “Ibid.”: write out which one it means, their order changed');
    let made = ids.get(key);
    if (!made) {
      const id = idOf(article.key, sources.size + 1);
      const source = sources.size < MAX_SOURCES ? toSource(words, written, id) : undefined;
      if (source) sources.set(key, source);
      else notes.push(element('li', {}, words.children));
      made = source ? { source } : { letter: letterOf(notes.length) };
      ids.set(key, made);
    }
    const reference = made.source
      ? element('sup', { 'data-source': made.source.id })
      : element('sup', {}, [text(made.letter ?? '')]);
    replace(mark, reference);
    // “1, 2” is raised as a whole.
    const { parent } = reference;
    if (parent?.name === 'sup') replace(parent, ...parent.children);
  }
  if (notes.length > 0)
    append(root, [
      element('h2', {}, [text(article.language === 'nl' ? 'Noten' : 'Notes')]),
      element('ol', { type: 'a' }, notes),
    ]);
  report([...sources.values()], note);
  return [...sources.values()];
}

/** In no other article: a reference that is pasted there must find no source. */
const idOf = (article: string, number: number): string =>
  `${createHash('sha256').update(article).digest('hex').slice(0, 16)}-${number}`;

function report(sources: readonly Source[], note: Note): void {
  if (sources.length === 0) return;
  note(`its footnotes are sources now (${sources.length}): check their titles, publishers and years`);
  const missing = sources.filter(({ publisher }) => publisher === NO_PUBLISHER).length;
  if (missing > 0) note(`sources without a publisher: ${missing}. “${NO_PUBLISHER}” stands in its place`);
}

/** a to z, then aa. */
const letterOf = (number: number): string =>
  (number > 26 ? letterOf(Math.floor((number - 1) / 26)) : '') + String.fromCharCode(97 + ((number - 1) % 26));

function findReferences(root: Element, footnotes: ReadonlyMap<string, string>, note: Note): Reference[] {
  divideNotes(root);
  const elements = all(root, () => true);
  const order = new Map(elements.map((one, index) => [one, index]));
  const targets = new Map<string, Element>();
  for (const one of elements) for (const id of idsOf(one)) if (!targets.has(id)) targets.set(id, one);
  const found: Reference[] = [];
  const moved = new Set<Element>();
  const unused = new Map(footnotes);
  for (const one of elements) {
    const written = one.attributes['data-note'];
    if (written !== undefined) found.push({ mark: one, words: parseHtml(written) });
    else if (one.attributes['data-fn'] !== undefined && one.name === 'sup') {
      const words = footnotes.get(one.attributes['data-fn']);
      unused.delete(one.attributes['data-fn']);
      if (words !== undefined) found.push({ mark: one, words: parseHtml(words) });
      else {
        note('a footnote is not in the export: its number stays in the text');
        one.children = [text(textOf(one))];
      }
    } else if (one.name === 'a' && isMark(one)) {
      const target = targets.get(targetIdOf(one));
      const block = target && blockOf(target);
      const title = one.attributes['title']?.trim();
      const mark =
        closest(one.parent, (around) => around.name === 'sup' && textOf(around).trim() === textOf(one).trim()) ?? one;
      if (block && isBehind(order, one, block) && !isWithin(one, block)) {
        moved.add(block);
        found.push({ mark, words: wordsOf(block, textOf(one)) });
      } else if (!target && title) found.push({ mark, words: element('body', {}, [text(title)]) });
    }
  }
  for (const words of unused.values())
    note(`a footnote that nothing in the text refers to was left out: “${plainTextOf(parseHtml(words))}”`);
  if (moved.size > 0) removeNotes(root, moved);
  return found;
}

const idsOf = ({ name, attributes }: Element): string[] =>
  [attributes['id'], name === 'a' ? attributes['name'] : undefined].flatMap((id) => id || []);

const targetIdOf = (mark: Element): string => decode((mark.attributes['href'] ?? '').replace(/^[^#]*#/, ''));

/** Gives notes on lines of one paragraph a paragraph each. A line that begins with other words stays where it is. */
function divideNotes(root: Element): void {
  const wanted = new Set(all(root, named('a')).filter(isMark).map(targetIdOf));
  const isWanted = (one: Element) => idsOf(one).some((id) => wanted.has(id));
  const isNote = (node: Node | undefined): boolean =>
    isElement(node) &&
    (isWanted(node) || isNote(node.children.find((one) => isElement(one) || one.text.trim() !== '')));
  for (const paragraph of all(root, named('p', 'div'))) {
    const lines: Node[][] = [[]];
    for (const [at, child] of paragraph.children.entries()) {
      const next = paragraph.children.slice(at + 1, at + 4).find((node) => isElement(node) || node.text.trim() !== '');
      if (isElement(child) && child.name === 'br' && isNote(next)) lines.push([]);
      else lines.at(-1)?.push(child);
    }
    if (lines.length > 1)
      replace(paragraph, ...lines.map((line, at) => element(paragraph.name, at > 0 ? {} : paragraph.attributes, line)));
  }
}

function isMark(link: Element): boolean {
  const { href = '', id = '', class: classes = '', role = '', 'epub:type': kind = '' } = link.attributes;
  if (!href.includes('#') || !NUMBER.test(textOf(link).trim())) return false;
  const around = [link, ...(link.parent ? [link.parent] : []), ...(link.parent?.parent ? [link.parent.parent] : [])];
  const isRaised = around.some(({ name }) => name === 'sup') || elementsIn(link).some(({ name }) => name === 'sup');
  return (
    isRaised || OF_NOTES.test(`${href} ${id} ${classes} ${role} ${kind} ${link.parent?.attributes['class'] ?? ''}`)
  );
}

const isBlockElement = (one: Element) => isBlock(one, styleOf(one)) && one.name !== 'body';

/** The item, paragraph or cell that the target of a reference stands in; a heading is no note. */
function blockOf(target: Element): Element | undefined {
  const block = closest(target, isBlockElement);
  if (!block || isHeading(block) || /^(?:table|tbody|tr|ul|ol|section|article|main)$/.test(block.name))
    return undefined;
  // A note of several paragraphs is one item.
  return closest(block, named('li')) ?? block;
}

const isBehind = (order: ReadonlyMap<Element, number>, link: Element, block: Element) =>
  (order.get(block) ?? 0) > (order.get(link) ?? 0);

const isWithin = (one: Element, around: Element) => closest(one, (at) => at === around) !== undefined;

/** The number of a note in any brackets, and the full stop behind it. */
const LABEL = /^\s*[[(]?\s*([\p{L}\p{N}]{1,6}|[*†‡]+)\s*[\])]?[.:]?(?=\s|$)/u;
const numberIn = (written: string): string | undefined => LABEL.exec(written)?.[1];

/**
 * What a note says, without the link back to the text and the number before it, which is that of its mark: a note may
 * begin with another, such as “10 mg”.
 */
function wordsOf(block: Element, mark: string): Element {
  const number = numberIn(mark) ?? '';
  const copy = element('body', {}, block.children.map(copied));
  let isLabelled = block.name === 'li';
  for (const link of all(copy, named('a'))) {
    const words = textOf(link);
    const isBack = (link.attributes['href'] ?? '').startsWith('#') || link.attributes['href'] === undefined;
    const isOther = /\d/.test(numberIn(words) ?? '') && numberIn(words) !== number;
    const isWordless = !/\p{L}{2}/u.test(words) && !isOther;
    if (isBack && (isWordless || OF_NOTES.test(link.attributes['class'] ?? ''))) {
      isLabelled ||= numberIn(words) === number;
      const { parent } = link;
      remove(link);
      if (parent?.name === 'sup' && textOf(parent).trim() === '') remove(parent);
    }
  }
  const first = firstText(copy, number);
  if (first && !isLabelled && numberIn(first.text) === number) first.text = first.text.replace(LABEL, '');
  if (first) first.text = first.text.replace(isLabelled ? /^[\s^↑.:]+/ : /^[\s^↑]+/, '');
  return copy;
}

const copied = (node: Node): Node =>
  isElement(node) ? element(node.name, { ...node.attributes }, node.children.map(copied)) : text(node.text);

/** The first words, behind a raised number of the note. */
function firstText(parent: Element, number: string): { text: string } | undefined {
  for (const child of parent.children) {
    if (!isElement(child)) {
      if (child.text.trim() !== '') return child;
    } else if (child.name === 'sup' && numberIn(textOf(child)) === number) remove(child);
    else {
      const found = firstText(child, number);
      if (found) return found;
    }
  }
  return undefined;
}

/** Removes the notes, with the lists and sections that they leave empty, and the line and the heading before them. */
function removeNotes(parent: Element, notes: ReadonlySet<Element>): void {
  const left: Node[] = [];
  for (const child of parent.children) {
    const isNote = isElement(child) && notes.has(child);
    const isEmptied = isElement(child) && !isNote && hasNotes(child, notes) && isEmptiedOf(child, notes);
    if (!isNote && !isEmptied) {
      left.push(child);
      continue;
    }
    while (isBeforeNotes(left.at(-1))) left.pop();
  }
  setChildren(parent, left);
}

const hasNotes = (parent: Element, notes: ReadonlySet<Element>): boolean =>
  parent.children.some((child) => isElement(child) && (notes.has(child) || hasNotes(child, notes)));

function isEmptiedOf(parent: Element, notes: ReadonlySet<Element>): boolean {
  removeNotes(parent, notes);
  return textOf(parent).trim() === '' && !has(parent, named('img'));
}

function isBeforeNotes(node: Node | undefined): boolean {
  if (!node) return false;
  if (!isElement(node)) return node.text.trim() === '';
  return node.name === 'hr' || HEADING_OF_NOTES.test(textOf(node).trim());
}

const addressesIn = (words: Element): string[] => [
  ...new Set(all(words, named('a')).flatMap(({ attributes }) => addressOf(attributes['href'] ?? '') ?? [])),
];

function toSource(words: Element, written: string, id: string): Source | undefined {
  const links = addressesIn(words);
  const bare = /https?:\/\/[^\s<>")\]]+[^\s<>")\].,;:]/.exec(written)?.[0];
  const [address = bare && addressOf(bare)] = links;
  if (links.length > 1) return undefined;
  const year = Number(YEAR.exec(bare ? written.replace(bare, '') : written)?.[0]) || null;
  if (!address && year === null) return undefined;
  const title = withoutEnd(bare ? written.replace(bare, '') : written, String(year));
  const host = address ? new URL(address).host.replace(/^www\./, '') : undefined;
  const name = title || (address ?? '').replace(/^https?:\/\/(?:www\.)?/, '');
  if (name.length > 300) return undefined;
  const [, before, house] = HOUSE.exec(name) ?? [];
  return {
    id,
    title: (!host && before) || name,
    publisher: host ?? house ?? NO_PUBLISHER,
    year,
    address: address ?? null,
    consultedOn: null,
  };
}

/** A title without the year, and the signs, at its end: those stand in fields of their own. */
function withoutEnd(title: string, year: string): string {
  const trimmed = title.replace(/[\s(,;:–-]*$/, '');
  const at = trimmed.lastIndexOf(year);
  const isAtEnd = at > 0 && /^\)?[\s.]*$/.test(trimmed.slice(at + year.length));
  return (isAtEnd ? trimmed.slice(0, at).replace(/[\s,;.(]+$/, '') : trimmed).trim();
}

/** “Jansen A. Slaap en rust. Amsterdam: Boom” ends with the place and the publisher. */
const HOUSE = /^(.{3,}[.,?!])\s+([^.,:;?!]{2,40}:\s*[^.,:;?!]{2,60})$/;

function addressOf(link: string): string | undefined {
  const stored = normaliseLink(link);
  if (!stored || !/^https?:\/\//.test(stored) || stored.length > 2000 || !URL.canParse(stored)) return undefined;
  const { username, password, href } = new URL(stored);
  return username || password ? undefined : href;
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

import { DomUtils, parseDocument } from 'htmlparser2';
import type { ShownPictures } from '../../shared/contract/pictures/shown-pictures.ts';
import { BUTTONS, type Button, CALLOUT_LABELS, isButton, isCallout } from '../../shared/rich-text/blocks.ts';
import { countWords, escapeMarkup, withoutSoftHyphens } from '../../shared/text/text.ts';
import type { Language } from '../../shared/text-check/document/document.ts';
import { button } from '../../ui/forms/button.ts';
import { arrowUpRight } from '../../ui/icons/icons.ts';
import { numberReferences, type ReferenceCounts, type References } from '../sources/references.ts';
import { preparePictures } from './blocks/pictures.ts';
import { linkVideos, type TextVideo } from './blocks/videos.ts';
import { type Document, type Element, elementsOf, parseOne, type Shown, wordsOf, wrap } from './dom.ts';
import { keepTogether } from './hard-spaces.ts';
import { type Heading, shiftHeadings } from './headings.ts';

export type Body = {
  html: string;
  /** The headings of the highest level in use, for a table of contents. */
  headings: Heading[];
  /** Plain text, without tags. */
  text: string;
  words: number;
  references: ReferenceCounts;
  videos: TextVideo[];
};

type Around = {
  language?: Language;
  sources?: References['sources'];
  pictures?: ShownPictures;
  /** The address of the buttons in a text. */
  appointment?: string;
};

/**
 * Prepares a sanitised article body for its page: headings below the page's h1 and with ids, pictures as the library
 * shows them, blocks with their labels, references with the numbers of their sources. A feed gets plainer HTML.
 */
export function prepareBody(
  html: string,
  { language = 'nl', sources = [], pictures = {}, appointment }: Around = {},
  { isFeed = false }: { isFeed?: boolean } = {},
): Body {
  const document = parseDocument(html);
  const text = plainText(document);
  const headings = shiftHeadings(elementsOf(document, 'h1', 'h2', 'h3', 'h4'));
  const references = numberReferences(document, { sources, areLinks: !isFeed }, parseOne);
  preparePictures(document, pictures);
  prepareTables(document, { language, isFeed });
  labelCallouts(document, { language, isFeed });
  linkButtons(document, appointment, { language, isFeed });
  const videos = linkVideos(document, { isFeed });
  keepTogether(document);
  nameDetails(document, { language, isFeed });
  if (!isFeed) for (const code of elementsOf(document, 'pre')) code.attribs['tabindex'] = '0';
  return {
    html: DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' }),
    headings,
    text,
    words: countWords(text),
    references,
    videos,
  };
}

/** Without the labels of buttons, which are not part of the article's text. */
const plainText = (document: Document): string =>
  withoutSoftHyphens(wordsOf(document, ({ attribs }) => !attribs['data-button'] && !attribs['data-source']))
    .replace(/\s+/g, ' ')
    .trim();

const ARROW = `<svg class="size-5 shrink-0" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${arrowUpRight.map((path) => `<path d="${path}"/>`).join('')}</svg>`;

/** In print white on ink would be white on white where backgrounds are not printed. A word may be longer than a phone is wide. */
const LOOK = `${button()} max-w-full wrap-anywhere print:border print:bg-transparent print:text-ink`;

/** Buttons lead to the clinic's address. One without an address is left out: it would lead nowhere. */
function linkButtons(document: Document, address: string | undefined, { language, isFeed }: Shown): void {
  const { buttons, newTab } = LABELS[language];
  for (const element of elementsOf(document, 'p')) {
    const kind = element.attribs['data-button'];
    if (!isButton(kind)) continue;
    if (!address) {
      DomUtils.removeElement(element);
      continue;
    }
    const written = DomUtils.textContent(element).trim();
    // A button that nobody renamed has the Dutch label.
    const text = escapeMarkup(written === '' || written === BUTTONS[kind] ? buttons[kind] : written);
    const href = escapeMarkup(address);
    const link = isFeed
      ? `<a href="${href}">${text}</a>`
      : `<a href="${href}" target="_blank" rel="noopener" class="${LOOK}">${text}${ARROW}<span class="sr-only"> ${newTab}</span></a>`;
    DomUtils.replaceElement(element, parseOne(`<p>${link}</p>`));
  }
}

/**
 * Call-outs become regions that are named by their label. The label is no heading, so that it does not change the
 * outline of the text. An underscore keeps its id apart from those of headings.
 */
function labelCallouts(document: Document, { language, isFeed }: Shown): void {
  for (const [index, callout] of elementsOf(document, 'aside').entries()) {
    const kind = callout.attribs['data-callout'];
    if (!isCallout(kind)) continue;
    const name = CALLOUT_LABELS[language][kind];
    const label = kind === 'emergency' ? `<a href="tel:112">${name}</a>` : name;
    const id = `callout_${index + 1}`;
    // Feed readers have no style for a region, but indent a quotation.
    callout.name = isFeed ? 'blockquote' : 'div';
    callout.attribs = isFeed ? {} : { 'data-callout': kind, role: 'region', 'aria-labelledby': id };
    DomUtils.prependChild(
      callout,
      parseOne(isFeed ? `<p><strong>${label}</strong></p>` : `<p id="${id}" data-label>${label}</p>`),
    );
  }
}

/** Details open with a movement, and have a name that can be pressed. */
function nameDetails(document: Document, { language, isFeed }: Shown): void {
  for (const details of elementsOf(document, 'details')) if (!isFeed) details.attribs['class'] = 'accordion';
  for (const summary of elementsOf(document, 'summary'))
    if (DomUtils.textContent(summary).trim() === '')
      DomUtils.replaceElement(summary, parseOne(`<summary>${LABELS[language].details}</summary>`));
}

type ParentNode = NonNullable<Element['parent']>;

const scrolling = (label: string) => `<div class="scroll" role="region" aria-label="${label}" tabindex="0"></div>`;

/**
 * Header cells say what they are the header of. On the page a table scrolls in a region of its own, which has a number
 * when there are several.
 */
function prepareTables(document: Document, { language, isFeed }: Shown): void {
  for (const cell of elementsOf(document, 'th')) cell.attribs['scope'] = isOfColumn(cell) ? 'col' : 'row';
  if (isFeed) return;
  const tables = elementsOf(document, 'table');
  const { table: label } = LABELS[language];
  for (const [index, table] of tables.entries())
    wrap(table, scrolling(tables.length > 1 ? `${label} ${index + 1}` : label));
}

/** A header cell heads its row when it is below the first row, or has only data cells beside it. */
function isOfColumn(cell: Element): boolean {
  const { parent: row } = cell;
  const section = row?.parent;
  if (!row || !section || hasElementBefore(row)) return false;
  if (!('name' in section) || section.name !== 'tbody') return true;
  const beside = DomUtils.getSiblings(cell).filter((other) => other !== cell && 'name' in other) as Element[];
  const headsRow = beside.length > 0 && beside.every(({ name }) => name === 'td');
  return !headsRow && !hasElementBefore(section);
}

const hasElementBefore = (node: ParentNode) => DomUtils.prevElementSibling(node as Element) !== null;

type Labels = { table: string; details: string; newTab: string; buttons: Record<Button, string> };

/** What the page adds to the blocks of a text, in the language of the text. */
const LABELS: Record<Language, Labels> = {
  nl: {
    table: 'Tabel',
    details: 'Meer lezen',
    newTab: '(opent in een nieuw tabblad)',
    buttons: { appointment: 'Maak een afspraak' },
  },
  en: {
    table: 'Table',
    details: 'Read more',
    newTab: '(opens in a new tab)',
    buttons: { appointment: 'Make an appointment' },
  },
};

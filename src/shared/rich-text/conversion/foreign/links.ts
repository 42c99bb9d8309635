import { withoutRedirect } from '../../../addresses/web-address.ts';
import { dropUnderline, heightOf, styleOf } from '../styles.ts';
import { all, closest, type Element, isElement, named, setChildren, text, textOf } from '../tree.ts';

/** Links into the copied document, to files on the author's disk, and to the notes of an encyclopedia. */
const DEAD_LINK = /^(?:#|file:|about:|javascript:)|#cite_/i;

/** The arrow from a footnote back to the text. */
const BACK_TO_TEXT = /^[↩↑⤴]\uFE0E?$/;

/** Turns dead links into text, and replaces links through redirect services by their target. */
export function repairLinks(root: Element): void {
  for (const link of all(root, named('a'))) {
    const href = link.attributes['href']?.trim();
    // The number of a source, copied from a page, is counted again.
    if (href === undefined || closest(link, ({ attributes }) => attributes['data-source'] !== undefined)) continue;
    if (!DEAD_LINK.test(href)) link.attributes['href'] = withoutRedirect(href);
    else toText(link);
  }
}

/** The number of a link to a note of the same document. */
export const numberOfNote = (link: Element): string | undefined =>
  link.name === 'a' && link.attributes['href']?.includes('#') && DEAD_LINK.test(link.attributes['href'].trim())
    ? /^\[?(\d{1,3})\]?$/.exec(textOf(link).trim())?.[1]
    : undefined;

function toText(link: Element): void {
  const number = numberOfNote(link);
  delete link.attributes['href'];
  link.name = 'span';
  for (const styled of [link, ...all(link, ({ attributes }) => attributes['style'] !== undefined)])
    dropUnderline(styled);
  const words = textOf(link).trim();
  if (BACK_TO_TEXT.test(words)) setChildren(link, []);
  if (number === undefined) return;
  // The number of a footnote is neither a power nor part of the word before it: 10² is not the second note on 10.
  setChildren(link, [text(`[${number}]${isBeforeWord(link) ? ' ' : ''}`)]);
  const raised = closest(link, (around) => around.name === 'sup' || heightOf(styleOf(around)) !== undefined);
  if (!raised || textOf(raised).trim() !== textOf(link).trim()) return;
  raised.name = 'span';
  delete raised.attributes['style'];
}

function isBeforeWord(link: Element): boolean {
  const siblings = link.parent?.children ?? [];
  const next = siblings[siblings.indexOf(link) + 1];
  return next !== undefined && /^\p{L}/u.test(isElement(next) ? textOf(next) : next.text);
}

import { RICH_TEXT_TAGS } from '../../../../shared/rich-text/tags.ts';
import { applyClassStyles, classStyles } from './class-styles.ts';
import { removeEmptyBlocks } from './elements/empty-blocks.ts';
import { keepLineEnds } from './elements/line-breaks.ts';
import { joinLists } from './elements/lists/joined-lists.ts';
import { repairItems } from './elements/lists/pasted-items.ts';
import { nestLists } from './elements/lists/pasted-lists.ts';
import { repairBlocks } from './elements/pasted-blocks.ts';
import { repairLinks } from './elements/pasted-links.ts';
import { repairParagraphs } from './elements/pasted-paragraphs.ts';
import { type PastedPictures, resolvePictures } from './elements/pasted-pictures.ts';
import { repairTables } from './elements/pasted-tables.ts';
import { renameElement } from './elements/rename-element.ts';
import { keepSuperscripts } from './elements/superscripts.ts';
import type { LeftOut } from './left-out.ts';
import { convertStylesToMarks, renameStyleAttributes, unwrap, withoutStyleSheets } from './pasted-formatting.ts';
import { removeClutter } from './remove-clutter.ts';

/** Word's `<![if !vml]>` and `<![endif]>`, but not the `<![endif]-->` that ends a comment. */
const CONDITIONAL_COMMENTS = /<!\[(?:if[^>]*|endif)\]>/gi;

/** XHTML's `<title/>`: an HTML parser would read all that follows as the title. */
const CLOSED_AT_ONCE = /<((title|script|style|textarea|iframe|noscript)\b[^<>]*)\/>/gi;

/**
 * Keeps the structure of pasted HTML and removes its styling. The editor's schema drops unknown tags; this function
 * repairs what the schema cannot read in HTML of other programs: lists made of paragraphs, a document wrapped in bold,
 * headings below level 3, empty paragraphs, layout tables, dead links and pictures. `onLeftOut` gets the count of what
 * was dropped.
 */
export function cleanPaste(html: string, pictures: PastedPictures, onLeftOut?: (leftOut: LeftOut) => void): string {
  const { markup, css } = withoutStyleSheets(html.replace(CLOSED_AT_ONCE, '<$1></$2>'));
  const readable = renameStyleAttributes(markup).replace(CONDITIONAL_COMMENTS, '');
  const { body } = new DOMParser().parseFromString(readable, 'text/html');
  if (isFromEditor(body)) {
    resolvePictures(body, pictures);
    return body.innerHTML;
  }
  for (const copied of body.querySelectorAll('[data-pm-slice]')) copied.removeAttribute('data-pm-slice');
  applyClassStyles(body, classStyles(css));
  const leftOut = removeClutter(body);
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"], a:not([href])')) unwrap(wrapper);
  for (const heading of body.querySelectorAll('h4, h5, h6')) renameElement(heading, 'h3');
  for (const heading of body.querySelectorAll('p[role="heading"], div[role="heading"]'))
    renameElement(heading, headingTag(heading));
  if (html.includes('notionvc'))
    for (const box of body.querySelectorAll('aside')) box.dataset['callout'] = 'information';
  for (const quote of body.querySelectorAll('q')) quote.replaceWith('‘', ...quote.childNodes, '’');
  repairLinks(body);
  keepSuperscripts(body);
  resolvePictures(body, pictures);
  keepLineEnds(body);
  nestLists(body);
  joinLists(body);
  repairParagraphs(body);
  repairBlocks(body);
  repairItems(body);
  convertStylesToMarks(body);
  repairTables(body);
  for (const bold of body.querySelectorAll('h1 :is(strong, b), h2 :is(strong, b), h3 :is(strong, b)')) unwrap(bold);
  removeEmptyBlocks(body);
  for (const element of body.querySelectorAll('[class], [id], [lang]')) {
    for (const name of ['class', 'id', 'lang']) element.removeAttribute(name);
  }
  onLeftOut?.(leftOut);
  return body.innerHTML.replace(/<!--[\s\S]*?-->/g, '').replaceAll('&nbsp;', ' ');
}

/** Sites with the same editor mark copies the same way, but add more. */
function isFromEditor(body: HTMLElement): boolean {
  if (!body.querySelector('[data-pm-slice]')) return false;
  return [...body.querySelectorAll('*')].every(({ localName, attributes }) => {
    const allowed: readonly string[] | undefined = RICH_TEXT_TAGS[localName as keyof typeof RICH_TEXT_TAGS];
    const known = ['data-pm-slice', 'data-copy', ...(allowed ?? [])];
    return localName === 'meta' || (allowed && [...attributes].every(({ name }) => known.includes(name)));
  });
}

const headingTag = (heading: Element) => `h${Math.min(3, Number(heading.getAttribute('aria-level')) || 2)}`;

import { convertStylesToMarks, renameStyleAttributes, unwrap } from '../pasted-formatting.ts';
import { repairLinks } from './pasted-links.ts';
import { nestLists } from './pasted-lists.ts';
import { type PastedPictures, resolvePictures } from './pasted-pictures.ts';

/** Word's `<![if !vml]>` and `<![endif]>`, but not the `<![endif]-->` that ends a comment. */
const CONDITIONAL_COMMENTS = /<!\[(?:if[^>]*|endif)\]>/gi;

const REMOVED = 'script, meta, link, title, xml, head, o\\:p, w\\:sdt, iframe, object, form, input, button, svg';

/**
 * Keeps the structure of pasted HTML and removes its styling. The editor's schema drops unknown tags; this function
 * repairs what the schema cannot read in HTML of Word and Google Docs: lists made of paragraphs, a document wrapped in
 * bold, headings below level 3, empty paragraphs, dead links and pictures.
 */
export function cleanPaste(html: string, pictures: PastedPictures): string {
  const isFromEditor = html.includes('data-pm-slice');
  const readable = renameStyleAttributes(html).replace(CONDITIONAL_COMMENTS, '');
  const { body } = new DOMParser().parseFromString(readable, 'text/html');
  for (const element of body.querySelectorAll(REMOVED)) {
    if (element.localName.includes(':')) unwrap(element);
    else element.remove();
  }
  for (const br of body.querySelectorAll('br.Apple-interchange-newline')) br.remove();
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"]')) unwrap(wrapper);
  for (const heading of body.querySelectorAll('h4, h5, h6')) rename(heading, 'h3');
  for (const heading of body.querySelectorAll('p[role="heading"]')) rename(heading, headingTag(heading));
  // Anchors copied within this editor still work.
  if (!isFromEditor) repairLinks(body);
  resolvePictures(body, pictures);
  nestLists(body);
  convertStylesToMarks(body);
  for (const br of body.querySelectorAll(':scope > br')) if (isBetweenBlocks(br)) br.remove();
  for (const paragraph of body.querySelectorAll('p')) if (isEmpty(paragraph)) paragraph.remove();
  for (const element of body.querySelectorAll('[class], [id], [lang]')) {
    for (const name of ['class', 'id', 'lang']) element.removeAttribute(name);
  }
  return body.innerHTML.replace(/<!--[\s\S]*?-->/g, '').replaceAll('&nbsp;', ' ');
}

const headingTag = (heading: Element) => `h${Math.min(3, Number(heading.getAttribute('aria-level')) || 2)}`;

const isEmpty = (element: Element) => !element.textContent?.trim() && !element.querySelector('img, br + br');

const BLOCKS = 'p, h1, h2, h3, ul, ol, blockquote, pre, table, hr, img, div';

/** Google Docs writes an empty paragraph as a line break between two blocks. */
function isBetweenBlocks({ previousSibling, nextSibling }: Element): boolean {
  return [previousSibling, nextSibling].every(
    (node) => node === null || (node instanceof Element && node.matches(BLOCKS)),
  );
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

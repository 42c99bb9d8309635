import { keepMeaningOfLooks, setLooksAside, unwrap } from './pasted-looks.ts';

const RUBBISH = 'script, meta, link, title, xml, head, o\\:p, w\\:sdt, iframe, object, form, input, button, svg';

/**
 * Pasted HTML with its structure and without its looks. The editor's schema drops unknown tags by itself;
 * this repairs what Word and Google Docs write in ways that no schema can read: lists made of paragraphs, a page
 * wrapped in bold, headings of level 4 and deeper, empty paragraphs for space.
 */
export function cleanPaste(html: string): string {
  const readable = setLooksAside(html).replace(/<!\[(?:if|endif)[^>]*>/gi, '');
  const { body } = new DOMParser().parseFromString(readable, 'text/html');
  for (const element of body.querySelectorAll(RUBBISH)) {
    if (element.localName.includes(':')) unwrap(element);
    else element.remove();
  }
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"]')) unwrap(wrapper);
  for (const heading of body.querySelectorAll('h4, h5, h6')) rename(heading, 'h3');
  makeWordLists(body);
  keepMeaningOfLooks(body);
  for (const paragraph of body.querySelectorAll('p')) if (isEmpty(paragraph)) paragraph.remove();
  for (const element of body.querySelectorAll('[class], [id], [lang]')) {
    for (const name of ['class', 'id', 'lang']) element.removeAttribute(name);
  }
  return body.innerHTML.replace(/<!--[\s\S]*?-->/g, '').replaceAll('&nbsp;', ' ');
}

/** Word writes a list as paragraphs with `mso-list` in their style and the bullet as text. */
function makeWordLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[data-style*="mso-list"]')) {
    const marker =
      paragraph.querySelector('[data-style*="mso-list:Ignore"], [data-style*="mso-list: Ignore"]') ??
      paragraph.firstElementChild;
    const bullet = marker?.textContent?.trim() ?? '';
    if (/^([·•o§–-]|\w{1,3}[.)])$/.test(bullet)) marker?.remove();
    const tag = /^\w{1,3}[.)]$/.test(bullet) ? 'ol' : 'ul';
    const before = paragraph.previousElementSibling;
    const list = before?.localName === tag && before.hasAttribute('data-word') ? before : newList(tag, paragraph);
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
  for (const list of body.querySelectorAll('[data-word]')) list.removeAttribute('data-word');
}

function newList(tag: string, before: Element): Element {
  const list = before.ownerDocument.createElement(tag);
  list.setAttribute('data-word', '');
  before.before(list);
  return list;
}

const isEmpty = (element: Element) => !element.textContent?.trim() && !element.querySelector('img, br + br');

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

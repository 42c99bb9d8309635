import type { Item } from './nested-items.ts';

/** Word: a paragraph with `mso-list:l0 level2 lfo1` in its style, and its bullet or number as text. */
export function wordItem(paragraph: Element): Item[] {
  const style = paragraph.getAttribute('data-style') ?? '';
  const [, list, level] = /mso-list:\s*(l\d+)\s+level(\d)/i.exec(style) ?? [];
  if (paragraph.localName !== 'p' || !list) return [];
  const marker = markerOf(paragraph);
  const bullet = (marker ?? paragraph.firstElementChild)?.textContent?.trim() ?? '';
  const isNumber = /^\(?(\w{1,4}|\d+(\.\d+)+)[.)]?$/.test(bullet) && /[\d.)]$/.test(bullet);
  if (marker) marker.remove();
  else if (isNumber || /^[·•o\u00a7–-]$/.test(bullet)) paragraph.firstElementChild?.remove();
  const number = Number(/^\(?(\d+)[.)]?$/.exec(bullet)?.[1]) || undefined;
  return [{ level: Number(level), tag: isNumber ? 'ol' : 'ul', list, number, content: [...paragraph.childNodes] }];
}

/** The bullet or number that Word writes as text. */
export const markerOf = (line: Element): Element | undefined =>
  [...line.querySelectorAll('[data-style*="mso-list"]')].find((element) =>
    /mso-list:\s*Ignore/i.test(element.getAttribute('data-style') ?? ''),
  );

/** Word Online: each item is a separate list, in a wrapper element. */
export function wordOnlineItems(wrapper: Element): Item[] {
  const list = wrapper.matches('ul, ol') ? wrapper : wrapper.querySelector('ul, ol');
  if (!list) return [];
  return [...list.children].flatMap((entry) => {
    const { ariaLevel, listid = '' } = (entry as HTMLElement).dataset;
    const tag = list.localName === 'ol' ? 'ol' : 'ul';
    const number = Number(list.getAttribute('start')) || undefined;
    return ariaLevel ? [{ level: Number(ariaLevel), tag, list: listid, number, content: [...entry.childNodes] }] : [];
  });
}

import type { Item } from './nested-items.ts';

const LEVEL_CLASS = /(?:-depth|ql-indent-)(\d)/;

/** Draft.js and older Quill: one list, whose items name their level in a class. */
export const levelledLists = ':is(ul, ol):has(> li:is([class*="-depth"], [class*="ql-indent-"]))';

export function levelledItems(list: Element): Item[] {
  if (!list.matches('ul, ol') || ![...list.children].some(({ className }) => LEVEL_CLASS.test(className))) return [];
  const tag = list.localName === 'ol' ? 'ol' : 'ul';
  return [...list.children].map((entry) => {
    const level = Number(LEVEL_CLASS.exec(entry.className)?.[1]) || 0;
    return { level, tag, list: '', number: undefined, content: [...entry.childNodes] };
  });
}

import type { Item } from './nested-items.ts';

export const SLIDE_BULLETS = '[data-style*="mso-special-format"]';

/** PowerPoint: a paragraph of class O1 for the second level, and its bullet or number as text. */
export function slideItem(line: Element): Item[] {
  const bullet = line.matches('p, div') && line.querySelector(SLIDE_BULLETS);
  if (!bullet) return [];
  const format = /mso-special-format\s*:\s*"?([\w]+)/i.exec(bullet.getAttribute('data-style') ?? '')?.[1] ?? '';
  const level = Number(/\bO(\d)\b/.exec(line.className)?.[1]) || 0;
  const tag = format.startsWith('numbullet') ? 'ol' : 'ul';
  const number = Number.parseInt(bullet.textContent ?? '', 10) || undefined;
  bullet.remove();
  return [{ level, tag, list: format, number, content: [...line.childNodes] }];
}

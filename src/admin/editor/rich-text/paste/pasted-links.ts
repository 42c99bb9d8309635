import { withoutRedirect } from '../dialogs/link-address.ts';
import { unwrap } from '../pasted-formatting.ts';

/** Links into the copied document, to files on the author's disk, and to the notes of an encyclopedia. */
const DEAD_LINK = /^(#|file:|about:|javascript:)|#cite_/i;

/** Turns dead links into text, and replaces links through redirect services by their target. */
export function repairLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href')?.trim() ?? '';
    if (!DEAD_LINK.test(href)) {
      link.setAttribute('href', withoutRedirect(href));
      continue;
    }
    for (const element of [link, ...link.querySelectorAll('[data-style]')]) removeUnderline(element as HTMLElement);
    const text = link.textContent?.trim() ?? '';
    // A footnote number would merge with the word before it: 10² would become 102.
    if (/^\d{1,3}$/.test(text)) link.textContent = `[${text}]${isBeforeWord(link) ? ' ' : ''}`;
    unwrap(link);
  }
}

function removeUnderline({ dataset }: HTMLElement): void {
  if (dataset['style']) dataset['style'] = dataset['style'].replace(/text-decoration[\w-]*\s*:[^;]*/gi, '');
}

const isBeforeWord = (link: Element) => /^\p{L}/u.test(link.nextSibling?.textContent ?? '');

import { ownPath } from '../../../../../shared/addresses/own-path.ts';
import { withoutRedirect } from '../../dialogs/link-address.ts';
import { unwrap } from '../pasted-formatting.ts';

/** Links into the copied document, to files on the author's disk, and to the notes of an encyclopedia. */
const DEAD_LINK = /^(#|file:|about:|javascript:)|#cite_/i;

/** The arrow from a footnote back to the text. */
const BACK_TO_TEXT = /^[↩↑⤴]\uFE0E?$/;

/** Turns dead links into text, and replaces links through redirect services by their target. */
export function repairLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href')?.trim() ?? '';
    if (!DEAD_LINK.test(href)) {
      const target = withoutRedirect(href);
      link.setAttribute('href', ownPath(target, [location.origin]) ?? target);
      continue;
    }
    for (const element of [link, ...link.querySelectorAll('[data-style]')]) removeUnderline(element as HTMLElement);
    const text = link.textContent?.trim() ?? '';
    if (BACK_TO_TEXT.test(text)) link.textContent = '';
    // A footnote number would merge with the word before it: 10² would become 102.
    if (/^\d{1,3}$/.test(text)) link.textContent = `[${text}]${isBeforeWord(link) ? ' ' : ''}`;
    unwrap(link);
  }
  unwrapUnderlines(body);
}

/** Links are underlined already. */
function unwrapUnderlines(body: HTMLElement): void {
  for (const line of body.querySelectorAll('a > u, u:has(> a)')) {
    const outer = line.parentElement?.localName === 'a' ? line.parentElement : line;
    if (outer.childNodes.length === 1) unwrap(line);
  }
}

function removeUnderline({ dataset }: HTMLElement): void {
  if (dataset['style']) dataset['style'] = dataset['style'].replace(/text-decoration[\w-]*\s*:[^;]*/gi, '');
}

const isBeforeWord = (link: Element) => /^\p{L}/u.test(link.nextSibling?.textContent ?? '');

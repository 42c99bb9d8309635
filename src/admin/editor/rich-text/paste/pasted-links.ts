import { withoutRedirect } from '../dialogs/link-address.ts';
import { unwrap } from '../pasted-formatting.ts';

/** Links into the document that was copied: to a footnote, a heading, a file on somebody's disk. */
const DEAD = /^(#|file:|about:)/i;
/** What colleagues remarked in the margin is not part of the text. */
const COMMENTS = '[data-style*="mso-element:comment-list"], .msocomanchor';

/** Links that lead nowhere become text, and those that lead through a redirecting service lead straight there. */
export function repairLinks(body: HTMLElement): void {
  for (const comments of body.querySelectorAll(COMMENTS)) comments.remove();
  for (const link of body.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href')?.trim() ?? '';
    if (!DEAD.test(href)) {
      link.setAttribute('href', withoutRedirect(href));
      continue;
    }
    for (const element of link.querySelectorAll<HTMLElement>('[data-style]')) dropUnderline(element);
    const text = link.textContent?.trim() ?? '';
    // A raised number, which would become part of the word before it: 10² is not 102.
    if (/^\d{1,3}$/.test(text)) link.textContent = `[${text}]${isBeforeWord(link) ? ' ' : ''}`;
    unwrap(link);
  }
}

/** It said that this was a link. */
function dropUnderline({ dataset }: HTMLElement): void {
  dataset['style'] = dataset['style']?.replace(/text-decoration[\w-]*\s*:[^;]*/gi, '');
}

const isBeforeWord = (link: Element) => /^\p{L}/u.test(link.nextSibling?.textContent ?? '');

import { DomUtils } from 'htmlparser2';
import { type Document, elementsOf, parseOne } from '../dom.ts';

/** Details open with an animation, and always have a summary to press. */
export function nameDetails(document: Document, { isFeed }: { isFeed: boolean }): void {
  for (const details of elementsOf(document, 'details')) if (!isFeed) details.attribs['class'] = 'accordion';
  for (const summary of elementsOf(document, 'summary'))
    if (DomUtils.textContent(summary).trim() === '')
      DomUtils.replaceElement(summary, parseOne('<summary>Meer lezen</summary>'));
}

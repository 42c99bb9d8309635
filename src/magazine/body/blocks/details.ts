import { DomUtils } from 'htmlparser2';
import { type Document, elementsOf, parseOne, type Shown } from '../dom.ts';
import { LABELS } from '../labels.ts';

/** Details open with a movement, and have a name that can be pressed. */
export function nameDetails(document: Document, { language, isFeed }: Shown): void {
  for (const details of elementsOf(document, 'details')) if (!isFeed) details.attribs['class'] = 'accordion';
  for (const summary of elementsOf(document, 'summary'))
    if (DomUtils.textContent(summary).trim() === '')
      DomUtils.replaceElement(summary, parseOne(`<summary>${LABELS[language].details}</summary>`));
}

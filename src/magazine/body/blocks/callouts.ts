import { DomUtils } from 'htmlparser2';
import { CALLOUT_LABELS, isCallout } from '../../../shared/rich-text/blocks.ts';
import { type Document, elementsOf, parseOne, type Shown } from '../dom.ts';

/**
 * Call-outs become regions that are named by their label. The label is no heading, so that it does not change the
 * outline of the text. An underscore keeps its id apart from those of headings.
 */
export function labelCallouts(document: Document, { language, isFeed }: Shown): void {
  for (const [index, callout] of elementsOf(document, 'aside').entries()) {
    const kind = callout.attribs['data-callout'];
    if (!isCallout(kind)) continue;
    const name = CALLOUT_LABELS[language][kind];
    const label = kind === 'emergency' ? `<a href="tel:112">${name}</a>` : name;
    const id = `callout_${index + 1}`;
    // Feed readers have no style for a region, but indent a quotation.
    callout.name = isFeed ? 'blockquote' : 'div';
    callout.attribs = isFeed ? {} : { 'data-callout': kind, role: 'region', 'aria-labelledby': id };
    DomUtils.prependChild(
      callout,
      parseOne(isFeed ? `<p><strong>${label}</strong></p>` : `<p id="${id}" data-label>${label}</p>`),
    );
  }
}

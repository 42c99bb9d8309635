import { DomUtils } from 'htmlparser2';
import { CALLOUTS, isCallout } from '../../../shared/rich-text/blocks.ts';
import { type Document, elementsOf, markDutch, parseOne, type Shown } from '../dom.ts';

/**
 * Call-outs become regions that are named by their label. The label is no heading, so that it does not change the
 * outline of the text. An underscore keeps its id apart from those of headings.
 */
export function labelCallouts(document: Document, { language, isFeed }: Shown): void {
  const lang = markDutch(language);
  for (const [index, callout] of elementsOf(document, 'aside').entries()) {
    const kind = callout.attribs['data-callout'];
    if (!isCallout(kind)) continue;
    const label = kind === 'emergency' ? `<a href="tel:112">${CALLOUTS[kind]}</a>` : CALLOUTS[kind];
    const id = `callout_${index + 1}`;
    // Feed readers have no style for a region, but indent a quotation.
    callout.name = isFeed ? 'blockquote' : 'section';
    callout.attribs = isFeed ? {} : { 'data-callout': kind, 'aria-labelledby': id };
    DomUtils.prependChild(
      callout,
      parseOne(isFeed ? `<p${lang}><strong>${label}</strong></p>` : `<p id="${id}" data-label${lang}>${label}</p>`),
    );
  }
}

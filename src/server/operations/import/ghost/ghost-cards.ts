import { DomUtils, type parseDocument } from 'htmlparser2';

type Document = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Ghost's cards that articles have blocks for: call-outs and toggles. */
export function convertCards(document: Document): void {
  for (const card of withClass(document, 'kg-callout-card')) {
    for (const emoji of withClass(card, 'kg-callout-emoji')) DomUtils.removeElement(emoji);
    const isWarning = /kg-callout-card-(?:red|yellow)\b/.test(card.attribs['class'] ?? '');
    card.name = 'aside';
    card.attribs = { 'data-callout': isWarning ? 'warning' : 'information' };
  }
  for (const card of withClass(document, 'kg-toggle-card')) {
    const [heading] = withClass(card, 'kg-toggle-heading');
    if (!heading) continue;
    for (const button of DomUtils.getElementsByTagName('button', heading)) DomUtils.removeElement(button);
    card.name = 'details';
    heading.name = 'summary';
  }
}

const withClass = (parent: Document | Element, wanted: string): Element[] =>
  DomUtils.getElementsByTagName(() => true, parent.children).filter(({ attribs }) =>
    attribs['class']?.split(/\s+/).includes(wanted),
  );

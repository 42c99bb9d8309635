import { DomUtils, type parseDocument } from 'htmlparser2';
import { referenceAnchor, sourceAnchor } from '../../shared/sources/source-id.ts';

type Document = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Parse = (html: string) => Element;

/** The number of references to each source in the text, by id. */
export type ReferenceCounts = ReadonlyMap<string, number>;

export type References = {
  sources: readonly { id: string }[];
  /** Feed readers remove ids, so there a number is no link. */
  areLinks: boolean;
};

/** Writes the numbers of the sources into the text. A reference to a source that is not in the list disappears. */
export function numberReferences(document: Document, { sources, areLinks }: References, parse: Parse): ReferenceCounts {
  const numbers = new Map(sources.map(({ id }, index) => [id, index + 1]));
  const counts = new Map<string, number>();
  let before: Element | undefined;
  const isNext = ({ prev }: Element) => before !== undefined && prev === before;
  for (const element of DomUtils.getElementsByTagName('sup', document)) {
    const id = element.attribs['data-source'];
    // Raised words.
    if (id === undefined) continue;
    const number = numbers.get(id);
    // Keeps text that a writer put inside.
    for (const child of [...element.children].reverse()) DomUtils.append(element, child);
    if (number === undefined) {
      DomUtils.removeElement(element);
      continue;
    }
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    before = parse(numbered(id, number, { count, areLinks, follows: isNext(element) }));
    DomUtils.replaceElement(element, before);
  }
  return counts;
}

type Place = { count: number; areLinks: boolean; follows: boolean };

function numbered(id: string, number: number, { count, areLinks, follows }: Place): string {
  if (!areLinks) return `<sup>[${number}]</sup>`;
  const link = `<a href="#${sourceAnchor(id)}" id="${referenceAnchor(id, count)}" lang="en" aria-label="Source ${number}">${number}</a>`;
  // With the id, so that a copied passage keeps its references in the editor.
  return `<sup data-source="${id}">${follows ? ', ' : ''}${link}</sup>`;
}

import { referenceAnchor, sourceAnchor } from '../shared/sources/source-id.ts';
import { renderMarkdown } from './markdown.ts';

/** Turns `{bron:cbr}` into a Markdown link to the source in the list below the text. */
export const referenceMarkdown = (id: string, number: number): string => `[${number}](#${sourceAnchor(id)})`;

const PLACE = / id="source_([a-z0-9-]+)_(\d+)"/g;
const LINK = /<a href="#source_([a-z0-9-]+)">(\d+)<\/a>/g;

/**
 * Formats the reference numbers of rendered Markdown as superscripts, and gives each an id to come back to; `counts`
 * continues from text to text.
 */
export function withReferences(html: string, counts = new Map<string, number>()): string {
  const raised = html.replace(LINK, (_, id: string, number: string) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return `<sup><a href="#${sourceAnchor(id)}" id="${referenceAnchor(id, count)}" aria-label="Bron ${number}">${number}</a></sup>`;
  });
  return raised.replaceAll('</sup><sup>', '</sup><sup>, ');
}

/** The number of references to each source in rendered texts, by id. */
export function countReferences(...texts: ReadonlyArray<string | undefined>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, id = '', place] of texts.join('').matchAll(PLACE)) counts.set(id, Number(place));
  return counts;
}

/** The chapters of a YAML file as HTML, with the numbers of its sources. */
export function renderChapters<C extends { body: string }>(chapters: readonly C[]): Array<C & { html: string }> {
  const counts = new Map<string, number>();
  return chapters.map((chapter) => ({ ...chapter, html: withReferences(renderMarkdown(chapter.body), counts) }));
}

import type { Danger } from '../../../shared/contract/articles/dangers.ts';
import type { Block, Place } from '../../../shared/text-check/document/document.ts';
import { editorRange, findPlace } from '../../../shared/text-check/document/from-editor.ts';
import type { Editor } from '../effects/editor.ts';
import { showField } from '../writing-view/use-writing-view.ts';

/** Dangers come from the server, which does not count empty paragraphs as blocks. */
export const goToDanger = (editor: Editor, { place: { block, ...place } }: Danger): void =>
  goToPlace(
    editor,
    block === undefined ? place : { ...place, block },
    ({ text, links }) => text !== '' || links.length > 0,
  );

/** Selects a place in the text, or focuses its field. `counts` tells whether the place's numbering includes a block. */
export function goToPlace(editor: Editor, place: Place, counts: (block: Block) => boolean = () => true): void {
  if (place.part !== 'body') {
    showField(place.part);
    const name = place.part === 'sources' ? `sources.${place.block}` : place.part;
    const field = document.querySelector<HTMLElement>(`main [data-field="${name}"]`);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
    return;
  }
  const view = editor.bodyView();
  if (!view) return;
  const blocks = view.blocks().filter(counts);
  view.select(editorRange(blocks, findPlace(blocks, place)) ?? { from: 0, to: 0 });
}

import type { Danger } from '../../../shared/contract/articles/dangers.ts';
import { type Block, isInStoredText, type Place } from '../../../shared/text-check/document/document.ts';
import { editorRange, findPlace } from '../../../shared/text-check/document/from-editor.ts';
import { pictureAddresses } from '../../../shared/text-check/document/reader-texts.ts';
import type { Finding } from '../../../shared/text-check/finding.ts';
import type { EditorMachine } from '../effects/machine.ts';
import { showField } from '../writing-view.ts';

/** Dangers come from the server, which does not count empty paragraphs as blocks. */
export const goToDanger = (machine: EditorMachine, { place: { block, ...place } }: Danger): void =>
  goToPlace(machine, block === undefined ? place : { ...place, block }, isInStoredText);

/** Shows in the text what blocks publishing. */
export function markDangers(machine: EditorMachine, findings: readonly Finding[]): void {
  const view = machine.bodyView();
  if (!view) return;
  const blocks = view.blocks();
  const dangers = findings.filter(({ severity }) => severity === 'danger');
  view.mark(dangers.flatMap(({ place }) => editorRange(blocks, findPlace(blocks, place)) ?? []));
}

type Counts = (block: Block) => boolean;

/** Selects a place in the text, or focuses its field. `counts` tells whether the place's numbering includes a block. */
export function goToPlace(machine: EditorMachine, place: Place, counts: Counts = () => true): void {
  if (place.part === 'body') goToBody(machine, place, counts);
  else if (place.part === 'pictures') goToPicture(machine, place.block ?? 0);
  else goToField(place);
}

function goToBody(machine: EditorMachine, place: Place, counts: Counts): void {
  const view = machine.bodyView();
  if (!view) return;
  const blocks = view.blocks().filter(counts);
  view.select(editorRange(blocks, findPlace(blocks, place)) ?? { from: 0, to: 0 });
}

/** A writer's biography has no field here; the author has. */
function goToField({ part, block }: Pick<Place, 'part' | 'block'>): void {
  const name = part === 'sources' ? `sources.${block}` : part === 'writer' ? 'author' : part;
  showField(name);
  const field = document.querySelector<HTMLElement>(`main [data-field="${name}"]`);
  // A source is one line until it is opened.
  field?.closest('details')?.setAttribute('open', '');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** The library's texts of a picture are changed beside the picture. */
function goToPicture(machine: EditorMachine, number: number): void {
  const blocks = machine.bodyView()?.blocks() ?? [];
  const { image } = machine.$state.get().form;
  const src = pictureAddresses(image, blocks)[number];
  const block = blocks.findIndex(({ pictures }) => pictures.some((picture) => picture.src === src));
  const from = blocks[block]?.pictures.find((picture) => picture.src === src)?.at ?? 0;
  if (image && number === 0) goToField({ part: 'imageAlt' });
  else if (block >= 0) goToBody(machine, { part: 'body', block, from, to: from + 1, quote: '' }, () => true);
}

import type { Editor } from '@tiptap/core';
import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { NodeSelection, Selection } from '@tiptap/pm/state';
import { isRemoteImage } from '../../../../shared/pictures/picture.ts';
import { memoizePerBlock, visitElements } from '../memoize-per-block.ts';

const sourcesOfBlocks = memoizePerBlock(sourcesOfBlock);
const remoteSourcesOfBlocks = memoizePerBlock((block) => sourcesOfBlock(block).filter(isRemoteImage));

function sourcesOfBlock(block: Node): string[] {
  const sources: string[] = [];
  visitElements(block, ({ type, attrs }) => {
    if (type.name === 'image') sources.push(String(attrs['src']));
  });
  return sources;
}

/** The sources of all images, in order. */
export const imageSources = (doc: Node): string[] => sourcesOfBlocks(doc).flat();

/** The images that load from other websites, each once. */
export const remoteImageSources = (doc: Node): string[] => [...new Set(remoteSourcesOfBlocks(doc).flat())];

type Picture = { src: string; alt?: string; 'data-decorative'?: true | null };

/**
 * Inserts pictures after the selection or at a position, and puts the cursor after them. TipTap would select the last
 * picture, and typing would replace it.
 */
export function insertImage(
  editor: Editor,
  pictures: Picture | Picture[],
  at = placeForPictures(editor.state.selection.$to),
): void {
  editor
    .chain()
    .insertContentAt(
      at,
      [pictures].flat().map((attrs) => ({ type: 'image', attrs })),
    )
    .command(({ tr }) => {
      if (!(tr.selection instanceof NodeSelection)) return true;
      const { to } = tr.selection;
      const paragraph = editor.schema.nodes['paragraph']?.create();
      if (paragraph && !tr.doc.resolve(to).nodeAfter?.isTextblock) tr.insert(to, paragraph);
      tr.setSelection(Selection.near(tr.doc.resolve(to), 1));
      return true;
    })
    .run();
}

/** Captions, terms and titles cannot contain pictures, so pictures go after their block. */
export function placeForPictures($at: ResolvedPos): number {
  const depth = depthForPictures($at);
  const splits = depth === $at.depth && ['paragraph', 'heading'].includes($at.parent.type.name);
  return depth === 0 || splits ? $at.pos : $at.after(depth);
}

/** The depth of the block that pictures can follow; 0 is the whole text. */
export function depthForPictures($at: ResolvedPos): number {
  const image = $at.doc.type.schema.nodes['image'];
  for (let depth = $at.depth; image && depth > 0; depth -= 1) {
    const index = $at.indexAfter(depth - 1);
    if ($at.node(depth - 1).canReplaceWith(index, index, image)) return depth;
  }
  return 0;
}

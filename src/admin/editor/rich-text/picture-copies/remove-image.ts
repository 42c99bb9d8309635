import type { Transaction } from '@tiptap/pm/state';
import { captionAsBlocks } from '../block-commands/pictures.ts';

/**
 * Removes a picture, or replaces it by an empty paragraph where the schema requires a block. Caption and credit of a
 * figure without another picture stay, as a paragraph.
 */
export function removeImage(tr: Transaction, position: number): void {
  const at = tr.doc.resolve(position);
  const paragraph = tr.doc.type.schema.nodes['paragraph'];
  if (at.parent.canReplace(at.index(), at.index() + 1)) tr.delete(position, position + 1);
  else if (at.parent.type.name === 'figure') tr.replaceWith(at.before(), at.after(), captionAsBlocks(at.parent));
  else if (paragraph) tr.replaceWith(position, position + 1, paragraph.create());
}

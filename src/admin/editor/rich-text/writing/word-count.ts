import type { Node } from '@tiptap/pm/model';
import { countWords, withoutSoftHyphens } from '../../../../shared/text/text.ts';
import { memoizePerBlock } from '../memoize-per-block.ts';

/** A line break parts two words; the number of a source does not. */
const leafText = ({ type }: Node) => (type.name === 'hardBreak' ? ' ' : '');

/** Counts like the public page: each block alone, without the labels of buttons. */
const wordsOfBlocks = memoizePerBlock((block) => {
  const texts: string[] = [];
  const visit = (node: Node) => {
    if (node.isTextblock && node.type.name !== 'button')
      texts.push(node.textBetween(0, node.content.size, ' ', leafText));
    return !node.isTextblock;
  };
  if (visit(block)) block.descendants(visit);
  return countWords(withoutSoftHyphens(texts.join(' ')));
});

export const wordCountOf = (doc: Node): number => wordsOfBlocks(doc).reduce((sum, words) => sum + words, 0);

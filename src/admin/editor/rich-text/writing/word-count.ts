import type { Node } from '@tiptap/pm/model';
import { countWords } from '../../../../shared/text/reading-time.ts';
import { withoutSoftHyphens } from '../../../../shared/text/soft-hyphens.ts';
import { memoizePerBlock } from '../memoize-per-block.ts';

/** Counts like the public page: each text node alone, without the labels of buttons. */
const wordsOfBlocks = memoizePerBlock((block) => {
  const texts: string[] = [];
  const visit = (node: Node) => {
    if (node.isText) texts.push(node.text ?? '');
    return node.type.name !== 'button';
  };
  if (visit(block)) block.descendants(visit);
  return countWords(withoutSoftHyphens(texts.join(' ')));
});

export const wordCountOf = (doc: Node): number => wordsOfBlocks(doc).reduce((sum, words) => sum + words, 0);

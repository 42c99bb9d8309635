import type { Node } from '@tiptap/pm/model';
import { countWords } from '../../../../shared/text/reading-time.ts';
import { withoutSoftHyphens } from '../../../../shared/text/soft-hyphens.ts';
import { readBlocks } from '../read-blocks.ts';

/** As the reader's page counts them: each text node alone, without the labels of buttons. */
const wordsOfBlocks = readBlocks((block) => {
  const texts: string[] = [];
  const visit = (node: Node) => {
    if (node.isText) texts.push(node.text ?? '');
    return node.type.name !== 'button';
  };
  if (visit(block)) block.descendants(visit);
  return countWords(withoutSoftHyphens(texts.join(' ')));
});

export const wordsIn = (doc: Node): number => wordsOfBlocks(doc).reduce((sum, words) => sum + words, 0);

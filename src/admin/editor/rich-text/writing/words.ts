import type { Node } from '@tiptap/pm/model';
import { countWords } from '../../../../shared/reading-time.ts';
import { readBlocks } from '../read-blocks.ts';

/** Each piece of text by itself, as the reader's page counts them. */
const wordsOfBlocks = readBlocks((block) => {
  const texts: string[] = [];
  block.descendants((node) => {
    if (node.isText) texts.push(node.text ?? '');
  });
  return countWords(texts.join(' '));
});

export const wordsIn = (doc: Node): number => wordsOfBlocks(doc).reduce((sum, words) => sum + words, 0);

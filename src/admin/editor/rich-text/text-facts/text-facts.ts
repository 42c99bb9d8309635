import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { map } from 'nanostores';
import { countWords, withoutSoftHyphens } from '../../../../shared/text/text.ts';
import { remoteImageSources } from '../images/images-in-text.ts';
import { memoizePerBlock } from '../memoize-per-block.ts';
import { countLostReferences } from '../references/LostReferences.tsx';
import type { $SourceNumbers } from '../references/reference-node.ts';
import { htmlOfBlocks } from '../schema/serialize-body.ts';
import { unfinishedPlaces } from '../typing/markers.ts';
import { type Heading, headingAt, headingsIn } from '../writing/headings.ts';

/** What the bars and notices around the text show. */
type TextFacts = {
  /** Null until the first reading. */
  words: number | null;
  headings: Heading[];
  /** The number of the heading above the cursor; -1 before the first. */
  headingAtCursor: number;
  /** Places marked as unfinished. */
  unfinished: number;
  lostReferences: number;
  remotePictures: string[];
  size: BodySize;
};

const UNREAD: TextFacts = {
  words: null,
  headings: [],
  headingAtCursor: -1,
  unfinished: 0,
  lostReferences: 0,
  remotePictures: [],
  size: { characters: 0, elements: 0 },
};

/** A pause in typing. */
const QUIET_MS = 200;

export type FactsOfText = ReturnType<typeof createTextFacts>;

/** Reads the text after painting, at a pause in typing, so that no key waits for it. */
export function createTextFacts($numbers: $SourceNumbers) {
  const $facts = map<TextFacts>(UNREAD);
  let editor: Editor | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function readNow(): void {
    clearTimeout(timer);
    if (!editor || editor.isDestroyed) return;
    const before = $facts.get();
    for (const [name, value] of Object.entries(read(editor, $numbers.get())))
      if (JSON.stringify(before[name as keyof TextFacts]) !== JSON.stringify(value))
        $facts.setKey(name as keyof TextFacts, value);
  }

  function readSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(readNow, QUIET_MS);
  }

  function follow(followed: Editor): () => void {
    editor = followed;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(readNow);
    });
    followed.on('transaction', readSoon);
    const stop = $numbers.listen(readNow);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      followed.off('transaction', readSoon);
      stop();
      editor = undefined;
    };
  }

  return { $facts, follow, readNow };
}

function read({ state }: Editor, numbers: ReturnType<$SourceNumbers['get']>): TextFacts {
  const { doc, selection } = state;
  return {
    words: wordCountOf(doc),
    headings: headingsIn(doc),
    headingAtCursor: headingAt(doc, selection.from),
    unfinished: unfinishedPlaces(state).length,
    lostReferences: countLostReferences(doc, numbers),
    remotePictures: remoteImageSources(doc),
    size: bodySize(doc),
  };
}

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

/** The size of the stored text, formatting included. */
export type BodySize = { characters: number; elements: number };

function bodySize(doc: Node): BodySize {
  const blocks = htmlOfBlocks(doc);
  return { characters: sum(blocks.map(({ length }) => length)), elements: sum(blocks.map(countElements)) };
}

/** Counts like src/server/articles/body/limits.ts, which skips shorter bodies. */
function countElements(html: string): number {
  const tags = html.match(/<[a-z]/g)?.length ?? 0;
  const paragraphsOfCells = html.match(/<t[dh][^>]*><p>/g)?.length ?? 0;
  const columns = [...html.matchAll(/ colspan="(\d+)"/g)].map(([, span]) => Number(span) - 1);
  return tags - paragraphsOfCells + sum(columns);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

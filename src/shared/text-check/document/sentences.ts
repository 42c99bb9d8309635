import type { Language } from './document.ts';

export type Sentence = { from: number; text: string };

/** `Intl.Segmenter` ends a sentence after these, when a capital follows. */
const ABBREVIATION =
  /(?:^|[\s(])(?:dr|drs|mr|ir|prof|ds|bijv|bv|o\.a|m\.a\.w|d\.w\.z|t\/m|ca|nr|tel|blz|art|incl|excl|max|min|evt|resp|vs|e\.g|i\.e|etc|mrs|ms|st)\.\s*$/i;

const segmenters = new Map<Language, Intl.Segmenter>();

/** The sentences of one passage. A line break ends one, as in a list without full stops. */
export function splitSentences(text: string, language: Language): Sentence[] {
  const sentences: Sentence[] = [];
  let open: Sentence | undefined;
  for (const { segment, index } of segmenterOf(language).segment(text)) {
    if (open) open.text += segment;
    else open = { from: index, text: segment };
    // Reads only the end of the segment, so that many segments without an end cost no more than one.
    if (!segment.endsWith('\n') && ABBREVIATION.test(segment.slice(-12))) continue;
    sentences.push(open);
    open = undefined;
  }
  if (open) sentences.push(open);
  return sentences.map(trimmed).filter((sentence) => sentence.text !== '');
}

function trimmed({ from, text }: Sentence): Sentence {
  const start = text.trimStart();
  return { from: from + text.length - start.length, text: start.trimEnd() };
}

function segmenterOf(language: Language): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, known);
  return known;
}

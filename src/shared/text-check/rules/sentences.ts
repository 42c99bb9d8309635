import type { Language } from '../document/document.ts';
import { type Passage, placeIn } from '../document/passages.ts';
import type { Sentence } from '../document/sentences.ts';
import { type Finding, type Rule, type Said, says } from '../finding.ts';

const MOST_WORDS = 25;
/** Longer than "bloeddrukverlagende", and longer than most readers take in at a glance. */
const MOST_LETTERS = 24;
/** The share of sentences below which the passive does no harm. */
const PASSIVE_SHARE = 0.2;
const LEAST_SENTENCES = 10;

/** Forms of "worden" or "to be" with a participle near by. */
const PASSIVE: Record<Language, RegExp> = {
  nl: /(?<!\p{L})(?:wordt|worden|werd|werden)(?!\p{L})(?:[ ,][\p{L}’'-]{1,30}){0,10} (?:ge|be|ver|ont|her)\p{L}{2,20}(?:d|t|en)(?!\p{L})|(?<!\p{L})(?:ge|be|ver|ont|her)\p{L}{2,20}(?:d|t|en) (?:wordt|worden|werd|werden)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:is|are|was|were|been|being|be)(?: [\p{L}-]{1,20}){0,2} (?:\p{L}{2,20}ed|given|taken|made|done|seen|known|found|shown|held|kept|told|written)(?!\p{L})/iu,
};

/** Sentences of the body that are longer than most readers keep in mind. */
export const longSentences: Rule = ({ passages }) =>
  sentencesOf(passages).flatMap(({ passage, sentence }) => {
    const words = sentence.text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0;
    if (words <= MOST_WORDS) return [];
    return [
      hint(
        'long-sentence',
        passage,
        sentence,
        says(
          {
            what: 'This sentence has {words} words.',
            why: 'Sentences of at most {most} words are understood at first reading (level B1).',
            remedy: 'Split it in two, or make it a list.',
          },
          { words: String(words), most: String(MOST_WORDS) },
        ),
      ),
    ];
  });

/** Words that are hard to take in, each once. */
export const longWords: Rule = ({ passages }) => {
  const seen = new Set<string>();
  return passages.flatMap((passage) =>
    [...passage.text.matchAll(/(?<!\S)[\p{L}]+/gu)].flatMap(({ 0: word, index }) => {
      if (word.length <= MOST_LETTERS || seen.has(word.toLowerCase())) return [];
      seen.add(word.toLowerCase());
      return [
        hint(
          'long-word',
          passage,
          { from: index, text: word },
          says(
            {
              what: '“{word}” has {letters} letters.',
              why: 'Long words are hard to read, above all on a phone.',
              remedy: 'Split it: “training van de bekkenbodem” for “bekkenbodemspiertraining”.',
            },
            { word: word.slice(0, 60), letters: String(word.length) },
          ),
        ),
      ];
    }),
  );
};

/** Passive sentences, when they are more than a fifth of the text. */
export const passive: Rule = ({ language, passages }) => {
  const all = sentencesOf(passages);
  const found = all.filter(({ sentence }) => sentence.text.search(PASSIVE[language]) >= 0);
  if (all.length < LEAST_SENTENCES || found.length / all.length <= PASSIVE_SHARE) return [];
  const percent = Math.round((100 * found.length) / all.length);
  const said = says(
    {
      what: 'This sentence is passive, as are {percent} % of this text.',
      why: 'The passive hides who does something, and is harder to read.',
      remedy: 'Say who does it: “de arts meet” instead of “er wordt gemeten”.',
    },
    { percent: String(percent) },
  );
  return found.map(({ passage, sentence }) => hint('passive', passage, sentence, said));
};

function sentencesOf(passages: readonly Passage[]): Array<{ passage: Passage; sentence: Sentence }> {
  return passages
    .filter(({ part }) => part === 'body')
    .flatMap((passage) => passage.sentences.map((sentence) => ({ passage, sentence })));
}

const hint = (rule: string, passage: Passage, { from, text }: Sentence, said: Said): Finding => ({
  rule,
  severity: 'hint',
  ...said,
  place: placeIn(passage, from, from + text.length),
});

import type { Language } from '../document/document.ts';
import { placeIn } from '../document/passages.ts';
import { type Rule, says } from '../finding.ts';
import { PLAIN_DUTCH, PLAIN_ENGLISH } from '../reading/plain-words.ts';

const dictionary = (pairs: typeof PLAIN_DUTCH) => {
  const whole = new Map(pairs.filter(([word]) => !word.endsWith('*')));
  const stems = pairs.flatMap(([word, plain]) => (word.endsWith('*') ? [[word.slice(0, -1), plain] as const] : []));
  const sources = pairs.map(([word]) => word.replace(/\*$/, '\\p{L}{0,12}')).sort((a, b) => b.length - a.length);
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${sources.join('|')})(?![\\p{L}\\p{N}-])`, 'giu'),
    plainer: (word: string) => whole.get(word) ?? stems.find(([stem]) => word.startsWith(stem))?.[1] ?? '',
  };
};
const DICTIONARIES: Record<Language, ReturnType<typeof dictionary>> = {
  nl: dictionary(PLAIN_DUTCH),
  en: dictionary(PLAIN_ENGLISH),
};
/** A difficult word is no problem when the text explains it, in brackets or with "dat is". */
const EXPLAINED = /^[”"’']? ?\((?!\d)|^,? (?:dat is|oftewel|ofwel|dus|that is|or)\b/;

/** Difficult words, each at its first use, with a plainer one. */
export const plainWords: Rule = ({ language, passages }) => {
  const { pattern, plainer } = DICTIONARIES[language];
  const seen = new Set<string>();
  return passages.flatMap((passage) =>
    [...passage.text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const word = found.toLowerCase();
      const to = index + found.length;
      if (seen.has(word)) return [];
      seen.add(word);
      const isExplained = EXPLAINED.test(passage.text.slice(to, to + 20)) || passage.text[index - 1] === '(';
      if (isExplained) return [];
      return [
        {
          rule: 'plain-words',
          severity: 'hint' as const,
          ...says(
            {
              what: '“{word}” is a difficult word.',
              why: 'Millions of adults in the Netherlands find reading hard; words of level B1 reach nearly everyone.',
              remedy: 'Try “{plainer}”, or explain it in brackets at its first use.',
            },
            { word: found, plainer: plainer(word) },
          ),
          place: placeIn(passage, index, to),
        },
      ];
    }),
  );
};

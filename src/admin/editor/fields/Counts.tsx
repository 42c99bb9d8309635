import { t } from '../words.ts';

type Props = { text: string; max?: number; advice?: { min: number; max: number } };

export function Counts({ text, max, advice }: Props) {
  const { characters, words } = countText(text);
  const counts = {
    words: t('{count} word|{count} words', { count: words }),
    characters: t('{count} character|{count} characters', { count: characters }),
  };
  // Limits count UTF-16 units, of which an emoji has several.
  const used = text.trim().length;
  const isRight = advice && characters >= advice.min && characters <= advice.max;
  return (
    <span className="flex flex-wrap justify-between gap-x-4 tabular-figures">
      <span>
        {max && used > max * 0.8
          ? t('{words}, {characters} of at most {max}', {
              words: counts.words,
              characters: t('{count} character|{count} characters', { count: used }),
              max,
            })
          : t('{words}, {characters}', counts)}
      </span>
      {advice && (
        <span className={isRight ? 'font-medium text-success' : ''} data-right={isRight}>
          {isRight && '✓ '}
          {t('{min}-{max} characters', advice)}
        </span>
      )}
    </span>
  );
}

/** Counts graphemes (é and 👍 are one character) and words. */
export function countText(text: string): { characters: number; words: number } {
  const trimmed = text.trim();
  return {
    characters: [...new Intl.Segmenter('nl', { granularity: 'grapheme' }).segment(trimmed)].length,
    words: trimmed ? trimmed.split(/\s+/).length : 0,
  };
}

type Props = { text: string; max?: number; advice?: { min: number; max: number } };

export function Counts({ text, max, advice }: Props) {
  const { characters, words } = countText(text);
  const isRight = advice && characters >= advice.min && characters <= advice.max;
  return (
    <span className="flex flex-wrap justify-between gap-x-4 tabular-figures">
      <span>
        {words} {words === 1 ? 'word' : 'words'}, {characters} {characters === 1 ? 'character' : 'characters'}
        {max && characters > max * 0.8 && ` of at most ${max}`}
      </span>
      {advice && (
        <span className={isRight ? 'font-medium text-success' : ''} data-right={isRight}>
          {isRight && '✓ '}
          {advice.min}-{advice.max} characters
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

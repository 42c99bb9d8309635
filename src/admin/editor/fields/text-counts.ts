/** Counts graphemes (é and 👍 are one character) and words. */
export function countText(text: string): { characters: number; words: number } {
  const trimmed = text.trim();
  return {
    characters: [...new Intl.Segmenter('nl', { granularity: 'grapheme' }).segment(trimmed)].length,
    words: trimmed ? trimmed.split(/\s+/).length : 0,
  };
}

const CHARACTERS = '0123456789+-−=()abcdefghijklmnoprstuvwxyz';
const RAISED = new Map(
  [...CHARACTERS].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ'][at] ?? '']),
);
const LOWERED = new Map([...'0123456789+-−=()'].map((sign, at) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'][at] ?? '']));

/** Endings of ordinals and marks of trade: 1e, 2nd, Aspirine™ mean the same on the line. */
const READS_ON_THE_LINE = /^(?:e|de|ste|st|nd|rd|th|er|ère|o|a|r|tm|sm|®|™|°)$/i;

/**
 * Raised words where text has no formats: in excerpts, descriptions, search and the check. 10⁹ must never read as 109,
 * so what Unicode cannot raise stands behind a circumflex: 10^(9·2).
 */
export function plainRaised(words: string): string {
  const text = words.trim();
  if (text === '' || READS_ON_THE_LINE.test(text) || /^\[\d+\]$/.test(text)) return words;
  return mapped(text, RAISED) ?? (/^[\p{L}\p{N}]+$/u.test(text) ? `^${text}` : `^(${text})`);
}

/** Lowered words: H2O stays H2O; after a figure they must not run into it: 10₂. */
export function plainLowered(words: string, before: string): string {
  if (!/\d$/.test(before)) return words;
  const text = words.trim();
  return text === '' ? words : (mapped(text, LOWERED) ?? `_${text}`);
}

/** Raised words of the same length, for places in a text: what Unicode cannot raise stays. */
export const raisedInPlace = (words: string): string =>
  READS_ON_THE_LINE.test(words.trim()) ? words : words.replace(/[\w+\-−=()]/g, (sign) => RAISED.get(sign) ?? sign);

function mapped(text: string, signs: ReadonlyMap<string, string>): string | undefined {
  const found = [...text].map((sign) => signs.get(sign));
  return found.every((sign) => sign !== undefined) ? found.join('') : undefined;
}

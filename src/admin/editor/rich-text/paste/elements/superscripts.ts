const RAISED: Record<string, string> = Object.fromEntries(
  [...'0123456789+-−=()ni'].map((sign, index) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'][index] ?? '']),
);
const LOWERED: Record<string, string> = Object.fromEntries(
  [...'0123456789+-−=()'].map((sign, index) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'][index] ?? '']),
);

/** Keeps “10<sup>9</sup>” from becoming “109”: raised and lowered figures become Unicode characters. */
export const toSuperscript = (text: string): string => mapCharacters(text, RAISED);
export const toSubscript = (text: string): string => mapCharacters(text, LOWERED);

function mapCharacters(text: string, signs: Record<string, string>): string {
  const found = [...text.trim()].map((sign) => signs[sign]);
  return found.length > 0 && found.every((sign) => sign) ? found.join('') : text;
}

export function keepSuperscripts(body: HTMLElement): void {
  for (const element of body.querySelectorAll('sup:not([data-source]), sub, [data-style*="vertical-align"]')) {
    const height = /vertical-align\s*:\s*(super|sub)\b/i.exec(element.getAttribute('data-style') ?? '')?.[1];
    const isRaised = element.localName === 'sup' || height?.toLowerCase() === 'super';
    const isLowered = element.localName === 'sub' || height?.toLowerCase() === 'sub';
    if (!isRaised && !isLowered) continue;
    const text = element.textContent ?? '';
    const kept = isRaised ? toSuperscript(text) : toSubscript(text);
    if (kept !== text) element.textContent = kept;
  }
}

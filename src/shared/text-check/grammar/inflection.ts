/** The present of a Dutch verb by its infinitive: “halen” gives “haal”, “haalt” and “halen”. */
export function presentOf(infinitive: string): string[] {
  const stem = infinitive
    .replace(/en$/, '')
    // “Stoppen”, “stop”; “halen”, “haal”; “geven”, “geef”
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/(?<![aeiou])([aeou])([^aeiouy])$/, (short, vowel: string, consonant: string) =>
      infinitive.endsWith(`${consonant}${consonant}en`) ? short : vowel + vowel + consonant,
    )
    .replace(/v$/, 'f')
    .replace(/z$/, 's');
  return [...new Set([stem, stem.endsWith('t') ? stem : `${stem}t`, infinitive])];
}

/** The forms between `/`, of which `halen~` stands for those of a verb. */
export const formsOf = (text: string): string[] =>
  text.split('/').flatMap((form) => (form.endsWith('~') ? presentOf(form.slice(0, -1)) : [form]));

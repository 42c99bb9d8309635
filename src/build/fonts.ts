import { fontProviders } from 'astro/config';
import { EXTENDED_LETTERS, OTHER_LETTERS, unicodeRange } from '../assets/fonts/letters.ts';

type Face = {
  src: [string];
  weight: string;
  style: 'normal' | 'italic';
  display: 'optional' | 'swap';
  unicodeRange?: [string, ...string[]];
};

/** The three files that scripts/generate/subset-fonts.ts makes of one style; browsers load the last two when needed. */
function faces(file: string, weight: string, style: Face['style'] = 'normal'): [Face, ...Face[]] {
  const face = (letters: string, display: Face['display']): Face => ({
    src: [`./src/assets/fonts/${file}-${letters}.woff2`],
    weight,
    style,
    display,
  });
  return [
    // `optional`: a font that arrives late waits for the next page, because it would move what the visitor is reading.
    face('common', 'optional'),
    { ...face('other', 'swap'), unicodeRange: unicodeRange(OTHER_LETTERS) },
    { ...face('extended', 'swap'), unicodeRange: unicodeRange(EXTENDED_LETTERS) },
  ];
}

function font(name: string, variants: [Face, ...Face[]], fallbacks: [string, string]) {
  const cssVariable = `--font-${name.toLowerCase()}`;
  return { name, cssVariable, fallbacks, provider: fontProviders.local(), options: { variants } };
}

/** Astro adds fallback fonts with the same metrics, so that nothing moves when a font loads. */
export const fonts = [
  font(
    'Newsreader',
    [...faces('newsreader', '380'), ...faces('newsreader-italic', '380', 'italic')],
    ['Georgia', 'serif'],
  ),
  font('Figtree', faces('figtree', '400 600'), ['Arial', 'sans-serif']),
];

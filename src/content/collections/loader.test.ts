import { describe, expect, test } from 'vitest';
import { requireKnownSlug } from './loader.ts';

describe('requireKnownSlug', () => {
  test('refuses an unknown slug and lists the known ones', () => {
    expect(() => requireKnownSlug('therapieen', 'onbekend', ['pro-aging'])).toThrow(
      'content/therapieen/onbekend.md: er is geen pagina /therapieen/onbekend. Geef het bestand een van deze namen: pro-aging.',
    );
  });
});

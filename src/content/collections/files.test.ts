import { describe, expect, test } from 'vitest';
import { requireKnownSlug } from './files.ts';

describe('requireKnownSlug', () => {
  test('refuses an unknown slug and lists the known ones', () => {
    expect(() => requireKnownSlug('content/therapieen/onbekend.md', ['pro-aging'])).toThrow(
      'content/therapieen/onbekend.md: er is geen pagina /therapieen/onbekend. Geef het bestand een van deze namen: pro-aging.',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { matches } from './matches.ts';

describe('matches', () => {
  it('ignores case and accents', () => {
    expect(matches('allergieen', 'Allergieën/intoleranties', null)).toBe(true);
    expect(matches(' ANNA ', 'anna@kliniek.example')).toBe(true);
    expect(matches('hart', 'Hormonen', null)).toBe(false);
  });
  it('ignores characters that nobody sees, in lists and in what is typed', () => {
    expect(matches('bewijskeur', 'Rijbewijs\u00adkeuring')).toBe(true);
    expect(matches('rij\u200bbewijs', 'Rijbewijskeuring')).toBe(true);
  });
});

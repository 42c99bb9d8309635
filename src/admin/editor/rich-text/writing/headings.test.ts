import { describe, expect, it } from 'vitest';
import { skippedHeading } from './headings.ts';

const levels = (...all: number[]) => all.map((level) => ({ level, text: `kop ${level}` }));

describe('skippedHeading', () => {
  it('accepts headings in order, also when they go up several levels', () => {
    expect(skippedHeading(levels(2, 3, 3, 2, 1, 2))).toBeUndefined();
    expect(skippedHeading([])).toBeUndefined();
  });

  it('returns the first heading that skips a level', () => {
    expect(skippedHeading(levels(3))).toMatchObject({ level: 3, after: 1 });
    expect(skippedHeading(levels(2, 1, 3))).toMatchObject({ level: 3, after: 1 });
  });
});

import { describe, expect, it } from 'vitest';
import type { Writer } from '../../../shared/contract/writers.ts';
import { authorFromOption, authorOptions } from './PublishSection.tsx';

const writers = [{ id: 1, name: 'Eva', isActive: true } as Writer];
const byName = (author: string) => ({ writerId: null, author });
const labels = (now: ReturnType<typeof byName>, saved: ReturnType<typeof byName>) => {
  const { all, current } = authorOptions(writers, now, saved);
  return { all: all.map(({ label }) => label), chosen: all.find(({ value }) => value === current)?.label };
};

describe('authorOptions', () => {
  it('offers a saved author without a writer profile, once', () => {
    expect(labels(byName('Piet'), byName('Piet'))).toEqual({
      all: ['Editorial team (default)', 'Piet', 'Eva'],
      chosen: 'Piet',
    });
  });

  it('shows the author of a restored version beside the saved one', () => {
    expect(labels(byName('Jan'), byName('Piet'))).toEqual({
      all: ['Editorial team (default)', 'Piet', 'Jan', 'Eva'],
      chosen: 'Jan',
    });
    expect(labels(byName('Jan'), byName('')).chosen).toBe('Jan');
  });

  it('goes back to the saved author', () => {
    const { all } = authorOptions(writers, byName('Jan'), byName('Piet'));
    const saved = all.find(({ label }) => label === 'Piet')?.value ?? '';
    expect(authorFromOption(saved, writers, byName('Piet'))).toEqual(byName('Piet'));
  });
});

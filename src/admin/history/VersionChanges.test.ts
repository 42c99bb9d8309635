import { describe, expect, it } from 'vitest';
import { exampleRevision as revision } from '../../../tests/support/articles/example-revision.ts';
import { otherVersions } from './VersionChanges.tsx';

describe('otherVersions', () => {
  const all = [revision(4, { isCurrent: true }), revision(3, { folded: 1 }), revision(1, { name: 'Eerste' })];

  it('starts with the one before and the current one', () => {
    expect(otherVersions(all, 3, 1).map(({ label }) => label)).toEqual([
      'Version 1 · the one before it · Eerste · May 03, 2026, 10:14',
      'Version 4 · current · Saved · May 03, 2026, 10:14',
    ]);
  });

  it('has the chosen one, also when the list folds it away', () => {
    expect(otherVersions(all, 4, 2).map(({ value }) => value)).toEqual(['3', '2', '1']);
  });

  it('is empty for the only version', () => {
    expect(otherVersions([revision(1)], 1, undefined)).toEqual([]);
  });
});

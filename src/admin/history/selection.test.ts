import { describe, expect, it } from 'vitest';
import { exampleRevision as revision } from '../../../tests/support/articles/example-revision.ts';
import { authorAndTime, describeReason, isMilestone, stateOf } from './history.ts';
import { addressOf, isListed, selectionOf, versionBefore } from './selection.ts';

const NOTHING = { version: undefined, with: undefined, view: undefined, milestonesOnly: false };

describe('selectionOf', () => {
  it('reads what addressOf writes', () => {
    const selection = { version: 12, with: 11, view: 'read', milestonesOnly: true } as const;
    const address = addressOf(7, selection);
    expect(address).toBe('/admindash/articles/7/history?version=12&with=11&view=read&show=milestones');
    expect(selectionOf(new URL(address, 'https://x.nl').searchParams)).toEqual(selection);
  });

  it.each(['version=0', 'version=x', 'with=-1', 'version=1e9', 'version=99999999999', 'view=odd', 'show=all'])(
    'ignores %s',
    (query) => expect(selectionOf(new URLSearchParams(query))).toEqual(NOTHING),
  );

  it('leaves an address without a choice plain', () => {
    expect(addressOf(7, NOTHING)).toBe('/admindash/articles/7/history');
  });
});

describe('versionBefore', () => {
  // 9, then 8 with 7 and 6 folded into it, then 3: what was between is no longer kept.
  const entries = [revision(9), revision(8, { folded: 2 }), revision(3)];

  it.each([
    [9, 8],
    [8, 3],
    [7, 6],
    [6, 3],
    [3, undefined],
  ])('of %i is %s', (number, before) => expect(versionBefore(number, entries)).toBe(before));
});

describe('versionBefore of what readers saw', () => {
  // 4 published the draft changes 3, which began after the live version 1.
  const draft = { reason: 'draft-saved', isDraft: true } as const;
  const entries = [revision(4), revision(3, draft), revision(2, draft), revision(1)];

  it.each([
    [4, 1],
    [3, 2],
    [2, 1],
  ])('of %i is %i', (number, before) => expect(versionBefore(number, entries)).toBe(before));

  it('is searched on older pages', () => {
    expect(isListed(4, entries.slice(0, 3))).toBe(false);
    expect(isListed(3, entries.slice(0, 3))).toBe(true);
  });
});

describe('isListed', () => {
  it('needs the version before, too', () => {
    expect(isListed(9, [revision(9), revision(8)])).toBe(true);
    expect(isListed(8, [revision(9), revision(8)])).toBe(false);
  });
});

describe('a version', () => {
  it('says what made it, who and when in Amsterdam', () => {
    expect(describeReason(revision(1, { reason: 'restored', restoredFrom: 3 }))).toBe('Restored from version 3');
    expect(describeReason(revision(1, { reason: 'existing' }))).toBe('As it was before history began');
    expect(authorAndTime(revision(1))).toBe('May 03, 2026, 10:14 · Eva');
    expect(authorAndTime(revision(1, { author: null }))).toBe('May 03, 2026, 10:14');
  });

  it('is a milestone unless it is one save among others', () => {
    expect(isMilestone(revision(1))).toBe(false);
    expect(isMilestone(revision(1, { name: 'Voor de redactie' }))).toBe(true);
    expect(isMilestone(revision(1, { reason: 'published' }))).toBe(true);
  });

  it('is live only when it is the current one and published', () => {
    expect(stateOf(revision(1, { isPublished: true }))).toBeUndefined();
    expect(stateOf(revision(1, { isPublished: true, isCurrent: true }))).toBe('Live now');
    expect(stateOf(revision(1, { isCurrent: true }))).toBe('Current');
  });

  it('is marked when readers did not see it', () => {
    const seen = { isPublished: true, isDraft: true } as const;
    expect(stateOf(revision(1, seen))).toBe('Draft changes');
    expect(stateOf(revision(1, { ...seen, isCurrent: true }))).toBe('Draft now');
  });
});

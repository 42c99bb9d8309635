import { expect, test } from 'vitest';
import { describeOthers } from './PresenceNotice.tsx';

const sentence = (names: string[], isOpenTwice = false) =>
  describeOthers({ others: names.map((name, index) => ({ staffId: index, name })), isOpenTwice });

test.each([
  [[], undefined],
  [['Anna'], 'Anna has this article open too.'],
  [['Anna', 'Bas'], 'Anna and Bas have this article open too.'],
  [['Anna', 'Bas', 'Cor'], 'Anna, Bas and Cor have this article open too.'],
  [['Anna', 'Bas', 'Cor', 'Dirk'], 'Anna, Bas, Cor and 1 other have this article open too.'],
  [['Anna', 'Bas', 'Cor', 'Dirk', 'Eva'], 'Anna, Bas, Cor and 2 others have this article open too.'],
])('names %j', (names, expected) => expect(sentence(names)?.replace(/ The last to save .*/, '')).toBe(expected));

test('mentions one’s own other tab only when nobody else is there', () => {
  expect(sentence([], true)).toMatch(/^You have this article open in another tab too\./);
  expect(sentence(['Anna'], true)).toMatch(/^Anna has this article open too\./);
});

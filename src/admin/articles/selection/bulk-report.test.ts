import { expect, test } from 'vitest';
import type { BulkResult } from '../../../shared/contract/articles/bulk-changes.ts';
import { remaining, reportOf } from './bulk-report.ts';

const [slaap, darmen, hart] = ['Slaap', 'Darmen', 'Hart'].map((title, index) => ({
  ...{ id: index + 1, version: 1, title },
  language: 'nl' as const,
}));
if (!slaap || !darmen || !hart) throw new Error('three articles');
const result = (id: number, outcome: 'done' | 'changed' | 'gone'): BulkResult => ({ id, outcome });

test('says how many are done when all are', () => {
  expect(reportOf('publish', [slaap], [result(1, 'done')])).toEqual({ title: '1 article published', groups: [] });
  expect(reportOf('delete', [slaap, darmen], [result(1, 'done'), result(2, 'done')]).title).toBe('2 articles deleted');
});

test('groups by reason what was not done', () => {
  const refused: BulkResult = { id: 3, outcome: 'refused', reason: 'There is no category "Weg".' };
  const report = reportOf('set-category', [slaap, darmen, hart], [result(1, 'done'), result(2, 'changed'), refused]);
  expect(report).toEqual({
    title: '1 of 3 articles was moved',
    groups: [
      { reason: expect.stringContaining('Changed by a colleague'), articles: [darmen] },
      { reason: 'There is no category "Weg".', articles: [hart] },
    ],
  });
});

test('says so when nothing was done', () => {
  expect(reportOf('delete', [slaap], [result(1, 'changed')]).title).toBe('The article was not deleted');
  const none = reportOf('delete', [slaap, darmen], [result(1, 'gone'), result(2, 'gone')]);
  expect(none.title).toBe('None of the 2 articles was deleted');
  expect(none.groups).toMatchObject([{ articles: [slaap, darmen] }]);
});

test('keeps selected what can be tried again', () => {
  const refused: BulkResult = { id: 4, outcome: 'refused', reason: 'x' };
  expect(remaining([result(1, 'done'), result(2, 'changed'), result(3, 'gone'), refused])).toEqual([2, 4]);
});

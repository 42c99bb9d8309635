import { expect, test } from 'vitest';
import { createPageSearch, type FoundPage, type PageSearch, searchedWords } from './page-search.ts';

const page = (title: string): FoundPage => ({ href: `/${title}`, title, language: 'nl', group: 'Pages', note: '' });

/** A source whose answers the test gives by hand. */
function heldBack() {
  const asked: { words: string; answer: (pages: FoundPage[]) => void; fail: () => void }[] = [];
  const find = (words: string) =>
    new Promise<FoundPage[]>((answer, reject) =>
      asked.push({ words, answer, fail: () => reject(new Error('unavailable')) }),
    );
  return { asked, find };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('asks one source after the other, and reports each response', async () => {
  const [first, second] = [heldBack(), heldBack()];
  const told: PageSearch[] = [];
  const { search } = createPageSearch([first.find, second.find], (found) => told.push(found));
  search('slaap');
  expect([first.asked.length, second.asked.length]).toEqual([1, 0]);
  first.asked[0]?.answer([page('een')]);
  await settled();
  second.asked[0]?.answer([page('twee')]);
  await settled();
  expect(told.map(({ pages, isDone }) => [pages.map(({ title }) => title), isDone])).toEqual([
    [['een'], false],
    [['een', 'twee'], true],
  ]);
});

test('sends one request at a time, and drops responses to older words', async () => {
  const { asked, find } = heldBack();
  const told: PageSearch[] = [];
  const { search } = createPageSearch([find], (found) => told.push(found));
  for (const words of ['s', 'sl', 'sla']) search(words);
  expect(asked.map(({ words }) => words)).toEqual(['s']);
  asked[0]?.answer([page('oud')]);
  await settled();
  expect(asked.map(({ words }) => words)).toEqual(['s', 'sla']);
  asked[1]?.answer([page('nieuw')]);
  await settled();
  expect(told).toEqual([{ words: 'sla', pages: [page('nieuw')], isDone: true, hasFailed: false }]);
});

test('says when a source is unavailable, and shows what the other has', async () => {
  const told: PageSearch[] = [];
  const unavailable = async () => Promise.reject(new Error('unavailable'));
  createPageSearch([unavailable, async () => [page('een')]], (found) => told.push(found)).search('slaap');
  await settled();
  expect(told.at(-1)).toEqual({ words: 'slaap', pages: [page('een')], isDone: true, hasFailed: true });
});

test('reports nothing once closed, and asks nothing without words', async () => {
  const { asked, find } = heldBack();
  const told: PageSearch[] = [];
  const { search, close } = createPageSearch([find], (found) => told.push(found));
  search('slaap');
  search('');
  asked[0]?.answer([page('een')]);
  await settled();
  expect([asked.length, told.at(-1)?.pages]).toEqual([1, []]);
  search('slaap');
  close();
  asked[1]?.answer([page('een')]);
  await settled();
  expect(told).toHaveLength(1);
});

test.each([
  ['slaap', 'slaap'],
  [' beter slapen ', 'beter slapen'],
  ['vitamine b12', 'vitamine b12'],
  ['75-plus', '75-plus'],
  ['/magazine/article/beter-slapen?x=1#kop', 'beter slapen'],
  ['/', ''],
  ['s', ''],
  ['', ''],
  ['https://www.rivm.nl/slaap', ''],
  ['mailto:info@kliniek.example', ''],
  ['info@kliniek', ''],
  ['rivm.nl', ''],
  ['040 222 01 45', ''],
  ['#bronnen', ''],
  ['//evil.example', ''],
])('for "%s" it searches "%s"', (text, words) => expect(searchedWords(text)).toBe(words));

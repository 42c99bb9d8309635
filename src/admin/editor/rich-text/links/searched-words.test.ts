import { expect, test } from 'vitest';
import { searchedWords } from './page-search.ts';

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

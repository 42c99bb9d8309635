import { expect, test } from 'vitest';
import type { SitePage } from '../../shared/search/site-index.ts';
import { readSearchWords, withSearchWords } from './synonyms.ts';

const PAGE: SitePage = {
  href: '/therapieen/metabole-aandoeningen',
  group: 'therapies',
  title: 'Metabole aandoeningen',
  summary: 'Over diabetes.',
  text: '',
  keywords: [],
};
const entry = (more: object) => ({ woorden: ['suikerziekte'], pagina: [PAGE.href], betekent: ['diabetes'], ...more });
const refusal = (more: object) => () => withSearchWords([PAGE], [entry(more)], 'Artikel over bloedsuiker.');

test('maps words to pages, and to the terms of our texts', () => {
  const { pages, synonyms } = withSearchWords([PAGE], [entry({ woorden: ['suikerziekte', 'te veel suiker'] })], '');
  expect(pages[0]?.keywords).toEqual(['suikerziekte', 'te veel suiker']);
  expect(synonyms).toEqual([
    { stems: ['suikerziekt'], means: ['diabetes'] },
    { stems: ['suiker'], means: ['diabetes'] },
  ]);
});

test('accepts a word that only the magazine has', () => expect(refusal({ betekent: ['bloedsuiker'] })).not.toThrow());

test.each([
  [{ pagina: ['/therapieen/weg'] }, 'leidt naar /therapieen/weg, en die pagina is er niet'],
  [{ betekent: ['xylofoon'] }, 'dat woord staat in geen tekst'],
  [{ betekent: ['diabetes type'] }, 'kies één woord'],
  [{ woorden: ['wat is dat'] }, 'bestaat alleen uit woorden die niets zeggen'],
])('refuses %o', (more, message) => expect(refusal(more)).toThrow(message));

test('words lead nowhere once staff removed what they lead to', () => {
  const entries = [entry({ pagina: [PAGE.href, `${PAGE.href}#weg`], betekent: ['xylofoon'] })];
  expect(withSearchWords([PAGE], entries, '', true).pages[0]?.keywords).toEqual(['suikerziekte']);
});

test('has about 60 entries that people use', () => expect(readSearchWords().length).toBeGreaterThanOrEqual(55));

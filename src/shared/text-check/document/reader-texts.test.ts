import { expect, test } from 'vitest';
import type { ReadArticle } from '../../contract/articles/articles.ts';
import { checkText } from '../check-text.ts';
import { newDangers } from '../dangers.ts';
import { articleText } from './from-article.ts';
import { blocksOfHtml } from './from-html.ts';

const COVER = 'c'.repeat(32);
const INSIDE = 'd'.repeat(32);
const addressOf = (hash: string) => `/api/admin/download/${hash}.webp`;
const shown = { src: '', width: null, height: null, focalX: 50, focalY: 50, alt: null, caption: null, credit: null };

const ARTICLE: ReadArticle = {
  id: 1,
  title: 'Rust',
  slug: 'rust',
  content: `<p>Rust doet goed.</p><p><img src="${addressOf(INSIDE)}" alt="Bos"></p>`,
  excerpt: null,
  category: 'Slaap',
  type: 'article',
  language: 'nl',
  author: 'Redactie',
  isPublished: true,
  image: addressOf(COVER),
  imageAlt: 'Zee',
  imageIsDecorative: false,
  videoUrl: null,
  seoTitle: null,
  seoDescription: null,
  tags: ['slaap', 'rust'],
  sources: [{ id: 'boek', title: 'Slaap', publisher: 'NHG', year: 2020, address: null, consultedOn: null }],
  createdAt: '2026-01-01T00:00:00.000Z',
  publishedAt: null,
  writer: { name: 'Anna', registration: null, profileImage: null, bio: 'Anna schrijft.' },
  pictures: { [COVER]: shown, [INSIDE]: shown },
  review: null,
  pair: null,
};
const textOf = (article: ReadArticle) => articleText(article, blocksOfHtml(article.content));

/** Every text that a reader sees, with `words` in it. */
const WITH: Record<string, (words: string) => Partial<ReadArticle>> = {
  title: (title) => ({ title }),
  excerpt: (excerpt) => ({ excerpt }),
  content: (words) => ({ content: `<p>${words}</p>` }),
  category: (category) => ({ category }),
  author: (author) => ({ author }),
  tags: (words) => ({ tags: ['slaap', words] }),
  'title of a source': (title) => ({ sources: ARTICLE.sources.map((source) => ({ ...source, title })) }),
  'publisher of a source': (publisher) => ({ sources: ARTICLE.sources.map((source) => ({ ...source, publisher })) }),
  'name of the writer': (name) => ({ writer: { name, registration: null, profileImage: null, bio: null } }),
  'biography of the writer': (bio) => ({ writer: { name: 'Anna', registration: null, profileImage: null, bio } }),
  imageAlt: (imageAlt) => ({ imageAlt }),
  seoTitle: (seoTitle) => ({ seoTitle }),
  seoDescription: (seoDescription) => ({ seoDescription }),
  'description of the cover': (alt) => ({ pictures: { [COVER]: { ...shown, alt } } }),
  'caption of a picture': (caption) => ({ pictures: { [INSIDE]: { ...shown, caption } } }),
  'credit of a picture': (credit) => ({ pictures: { [INSIDE]: { ...shown, credit } } }),
};

test.each([
  ['claim-guarantee', 'Gegarandeerd resultaat.'],
  ['citizen-number', 'Patiënt 111222333'],
  ['prescription-medicine', 'Koop nu Ozempic bij ons.'],
  ['phone-number', 'Bel 06 12345678'],
])('finds a %s in every text that readers see', (rule, words) => {
  const rules = (changes: Partial<ReadArticle>) =>
    checkText(textOf({ ...ARTICLE, ...changes }), { phoneNumbers: [] }).map((finding) => finding.rule);
  expect(rules({})).not.toContain(rule);
  const missed = Object.entries(WITH).filter(([, changes]) => !rules(changes(words)).includes(rule));
  expect(missed.map(([name]) => name)).toEqual([]);
});

test('a danger beside the text blocks once, and again elsewhere', () => {
  const before = textOf({ ...ARTICLE, tags: ['gegarandeerd resultaat'] });
  expect(newDangers(before, textOf(ARTICLE))).toMatchObject([{ place: { part: 'tags', block: 0 } }]);
  expect(newDangers(before, before)).toEqual([]);
  const both = textOf({ ...ARTICLE, tags: ['gegarandeerd resultaat'], title: 'Gegarandeerd resultaat' });
  expect(newDangers(both, before)).toHaveLength(1);
});

test('says nothing of the style of tags, sources and captions', () => {
  const long = 'arbeidsongeschiktheidsverzekeringsmaatschappij hypertensie '.repeat(20);
  const around = { tags: [long], sources: ARTICLE.sources.map((source) => ({ ...source, title: long })) };
  const rulesOf = (article: ReadArticle) => checkText(textOf(article), { phoneNumbers: [] }).map(({ rule }) => rule);
  expect(rulesOf({ ...ARTICLE, ...around })).toEqual(rulesOf(ARTICLE));
});

import { expect, test } from 'vitest';
import { SPECULATION_RULES } from './prerendered-pages.ts';

const SITE = 'https://www.clinic.example';

type Rules = { prerender: [{ where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }] } }] };
const [{ where }] = (JSON.parse(SPECULATION_RULES) as Rules).prerender;
const matches = (pattern: string, path: string) => new URLPattern(pattern, SITE).test(`${SITE}${path}`);
const isRenderedAhead = (path: string) =>
  matches(where.and[0].href_matches, path) && !where.and[1].not.href_matches.some((pattern) => matches(pattern, path));

test.each([
  '/',
  '/over-ons#contact',
  '/therapieen/pro-aging',
  '/magazine',
  '/magazine?category=Hormonen&page=2',
  '/magazine/article/beter-slapen',
])('renders %s ahead', (path) => expect(isRenderedAhead(path)).toBe(true));

test.each([
  '/admindash',
  '/admindash/articles/12',
  '/zoeken',
  '/zoeken?q=slaap',
  '/magazine?search=slaap',
  '/magazine?category=Hormonen&search=slaap',
  '/magazine/preview/geheim',
  '/magazine/rss.xml',
  '/magazine/feed.json',
  '/delen/pmo.jpg',
  '/llms.txt',
  '/api/articles',
])('does not render %s ahead', (path) => expect(isRenderedAhead(path)).toBe(false));

test('renders no page of another site ahead', () =>
  expect(new URLPattern(where.and[0].href_matches, SITE).test('https://afspraak.example/')).toBe(false));

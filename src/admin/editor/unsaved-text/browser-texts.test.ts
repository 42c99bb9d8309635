import { afterEach, expect, test, vi } from 'vitest';
import { allBrowserTexts, findBrowserTexts } from './browser-texts.ts';
import { textKey } from './keys.ts';

afterEach(() => vi.unstubAllGlobals());

test('reads texts older than sources and languages as Dutch without sources', () => {
  const form = { title: 'Half', content: '<p>Half</p>' };
  const text = { at: '2026-03-04T10:15:00.000Z', version: 3, form };
  const key = textKey(1, 7, 5);
  vi.stubGlobal('localStorage', { [key]: '', getItem: () => JSON.stringify(text), removeItem: () => {} });
  expect(allBrowserTexts(1)).toMatchObject([
    { key, form: { ...form, sources: [], language: 'nl', imageIsDecorative: false } },
  ]);
  expect(findBrowserTexts(1, 7, Date.parse(text.at))).toMatchObject([{ form: { sources: [] } }]);
});

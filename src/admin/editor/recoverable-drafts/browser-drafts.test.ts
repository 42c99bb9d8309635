import { afterEach, expect, test, vi } from 'vitest';
import { allBrowserDrafts, findBrowserDrafts } from './browser-drafts.ts';
import { draftKey } from './keys.ts';

afterEach(() => vi.unstubAllGlobals());

test('reads drafts older than sources and languages as Dutch without sources', () => {
  const form = { title: 'Half', content: '<p>Half</p>' };
  const draft = { at: '2026-03-04T10:15:00.000Z', version: 3, form };
  const key = draftKey(1, 7, 5);
  vi.stubGlobal('localStorage', { [key]: '', getItem: () => JSON.stringify(draft), removeItem: () => {} });
  expect(allBrowserDrafts(1)).toMatchObject([
    { key, form: { ...form, sources: [], language: 'nl', imageIsDecorative: false } },
  ]);
  expect(findBrowserDrafts(1, 7, Date.parse(draft.at))).toMatchObject([{ form: { sources: [] } }]);
});

import { beforeEach, expect, test } from 'vitest';
import type { DocumentDetail } from '../../src/shared/contract/site-documents.ts';
import { setUpTestApp } from '../support/api/test-app.ts';
import { siteOnline } from '../support/content/site-online.ts';

let begun: string[] = [];
beforeEach(() => {
  begun = [];
});
const app = setUpTestApp({
  publishedSite: {
    ...siteOnline(),
    previews: {
      begin: ({ documents }, path) => {
        begun.push(documents.get(path) ?? '');
        return 'a-secret';
      },
      stateOf: () => ({ state: 'ready', problem: null }),
    },
  },
});
const DOCUMENT = '/api/admin/site-documents/document';

async function preview(cookie: string, path: string, change: (fields: Record<string, unknown>) => void) {
  const read = await app.request(`${DOCUMENT}?path=${encodeURIComponent(path)}`, { cookie });
  const { content }: DocumentDetail = await read.json();
  change(content.fields);
  const response = await app.request(`${DOCUMENT}/preview`, { method: 'POST', cookie, body: { path, content } });
  return [response.status, await response.json()] as const;
}

test('a writer sees the page with what is in the form, which is stored nowhere', async () => {
  const { cookie } = await app.logIn('writer');
  const [status, made] = await preview(cookie, 'therapieen/pro-aging.md', (fields) => {
    fields['titel'] = 'Ouder worden';
  });
  expect([status, made]).toEqual([200, { token: 'a-secret', href: '/preview/a-secret/therapieen/pro-aging' }]);
  expect(begun).toEqual([expect.stringContaining('Ouder worden')]);
  const detail: DocumentDetail = await (
    await app.request(`${DOCUMENT}?path=therapieen/pro-aging.md`, { cookie })
  ).json();
  expect([detail.number, detail.hasDraft, detail.canPreview]).toEqual([0, false, true]);
  const state = await app.request('/api/admin/site-documents/previews/a-secret', { cookie });
  expect(await state.json()).toEqual({ state: 'ready', problem: null });
});

test('of what the site cannot be made of, the field says why', async () => {
  const { cookie } = await app.logIn('writer');
  const [status, { fields }] = await preview(cookie, 'kliniek.yaml', (all) => {
    all['telefoon'] = '';
  });
  expect([status, Object.keys(fields), begun]).toEqual([400, ['telefoon'], []]);
});

test('nobody else makes one, or learns of one', async () => {
  const { cookie } = await app.logIn('writer');
  const body = { path: 'kliniek.yaml', content: { fields: {}, body: null } };
  expect((await app.request(`${DOCUMENT}/preview`, { method: 'POST', body })).status).toBe(401);
  expect((await app.request('/api/admin/site-documents/previews/a-secret')).status).toBe(401);
  const unknown = await app.request(`${DOCUMENT}/preview`, { method: 'POST', cookie, body: { ...body, path: 'nood' } });
  expect([unknown.status, begun]).toEqual([404, []]);
});

import { expect, test } from 'vitest';
import type { DocumentDetail } from '../../src/shared/contract/site-documents.ts';
import { colleague } from '../support/api/colleague.ts';
import { setUpTestApp } from '../support/api/test-app.ts';
import { siteOnline } from '../support/content/site-online.ts';

const app = setUpTestApp({ publishedSite: siteOnline() });
const DOCUMENT = '/api/admin/site-documents/document';
const PAGE = 'therapieen/pro-aging.md';
const REASON = 'The municipality asks for these very words.';
const CLAIM = '\n\nWij genezen reuma gegarandeerd.\n';

async function save(path: string, change: (detail: DocumentDetail) => DocumentDetail['content'], more: object) {
  const { cookie } = await colleague(app, { role: 'editor' });
  const detail: DocumentDetail = await (
    await app.request(`${DOCUMENT}?path=${encodeURIComponent(path)}`, { cookie })
  ).json();
  const body = { path, basedOn: detail.number, content: change(detail), publish: 'now', ...more };
  const response = await app.request(DOCUMENT, { method: 'PUT', cookie, body });
  return [response.status, await response.json()] as const;
}
const withClaim = ({ content }: DocumentDetail) => ({ ...content, body: `${content.body}${CLAIM}` });

test('a promise of a cure is not published, now or later, without a reason; a draft may hold it', async () => {
  const later = '2099-01-01T00:00:00.000Z';
  for (const publish of ['now', later]) {
    const [status, answer] = await save(PAGE, withClaim, { publish });
    expect([status, answer]).toEqual([422, expect.objectContaining({ fields: { body: expect.any(String) } })]);
    expect(answer.dangers[0].place).toMatchObject({ part: 'body', quote: expect.stringMatching(/genezen/) });
  }
  expect((await save(PAGE, withClaim, { publish: 'no' }))[0]).toBe(200);
});

test('a danger in a list is said at its field', async () => {
  const [status, { fields }] = await save(
    'veelgestelde-vragen.yaml',
    ({ content }) => {
      const [first, ...others] = content.fields['lijst'] as Array<Record<string, string>>;
      return { ...content, fields: { ...content.fields, lijst: [{ ...first, antwoord: CLAIM.trim() }, ...others] } };
    },
    {},
  );
  expect([status, Object.keys(fields)]).toEqual([422, ['lijst.0.antwoord']]);
});

test('with a reason it is published, and the activity keeps the reason; what is published needs no second one', async () => {
  expect((await save(PAGE, withClaim, { overrideReason: 'no' }))[0]).toBe(400);
  expect((await save(PAGE, withClaim, { overrideReason: REASON }))[0]).toBe(200);
  const [status] = await save(PAGE, ({ content }) => ({ ...content, body: `${content.body}\nNog een zin.\n` }), {});
  expect(status).toBe(200);
  const { cookie } = await colleague(app, { role: 'administrator' });
  const activity = await (await app.request('/api/admin/activity', { cookie })).text();
  expect(activity).toContain(REASON);
});

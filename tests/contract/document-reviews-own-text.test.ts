import { beforeEach, expect, test } from 'vitest';
import { siteContent } from '../../src/content/site-content.ts';
import { documentVersions } from '../../src/server/db/schema/document-versions.ts';
import type { DocumentContent, DocumentDetail } from '../../src/shared/contract/site-documents.ts';
import { colleague } from '../support/api/colleague.ts';
import { setUpTestApp } from '../support/api/test-app.ts';
import { siteOnline } from '../support/content/site-online.ts';

/** With REVIEW_OWN_TEXT=refused. */
const app = setUpTestApp({
  ownReviewsAllowed: false,
  publishedSite: siteOnline(),
});
const DOCUMENT = '/api/admin/site-documents/document';
/** Written by Saskia, reviewed by Hanneke. */
const PAGE = 'therapieen/obesitas-afvallen.md';
const BIG = '19012345601';

/** Reviews as Hanneke. */
let cookie = '';
beforeEach(async () => {
  ({ cookie } = await colleague(app, { role: 'editor', profession: 'arts', bigNumber: BIG }));
  const text = siteContent
    .original('team.yaml')
    .replace('BIG-nummer 00000000000', `BIG-nummer ${BIG}`)
    .replace('voorbeelden: [naam, functie, registratie, portret]', 'voorbeelden: [portret]');
  const at = app.time.now;
  await app.db.insert(documentVersions).values({ path: 'team.yaml', number: 1, text, publishAt: at, createdAt: at });
});

const read = async (path: string): Promise<DocumentDetail> =>
  (await app.request(`${DOCUMENT}?path=${encodeURIComponent(path)}`, { cookie })).json();

/** Sends what is on the screen, with a sentence that is not saved yet. */
async function review(path: string, sentence = '') {
  const { number, content } = await read(path);
  const body = {
    ...{ path, basedOn: number, dueOn: '2029-11-21', publish: 'no' },
    content: { ...content, body: `${content.body}${sentence}` },
  };
  const response = await app.request(`${DOCUMENT}/review`, { method: 'POST', cookie, body });
  return [response.status, ((await response.json()) as { error?: string }).error];
}

type Change = (content: DocumentContent) => DocumentContent;

async function save(by: string, publish: string, change: Change) {
  const { number, content } = await read(PAGE);
  const body = { path: PAGE, basedOn: number, publish, content: change(content) };
  await app.request(DOCUMENT, { method: 'PUT', cookie: by, body });
}

const add =
  (sentence: string): Change =>
  (content) => ({ ...content, body: `${content.body}${sentence}` });
const saveDraft = (by: string, sentence: string) => save(by, 'no', add(sentence));

test('nobody reviews a page that they wrote', async () => {
  const own = 'You are the writer of this page, so somebody else must review it.';
  expect(await review('therapieen/pro-aging.md')).toEqual([403, own]);
  expect((await read('therapieen/pro-aging.md')).review).toMatchObject({ reviewer: null, refusal: own });
});

test('nobody reviews what they changed, saved or not; what a colleague changed they do', async () => {
  const changed = 'You changed this text since it was reviewed last, so somebody else must review it.';
  const other = await colleague(app, { role: 'writer' });
  expect(await review(PAGE, 'Een eigen zin.')).toEqual([403, changed]);
  await saveDraft(other.cookie, 'Van een collega.');
  expect((await review(PAGE))[0]).toBe(200);
  await saveDraft(cookie, 'Een eigen zin.');
  expect(await review(PAGE)).toEqual([403, changed]);
});

test('a small change beside a scheduled version is no change of its medical text', async () => {
  const other = await colleague(app, { role: 'editor' });
  const later = new Date(app.time.now.getTime() + 3_600_000).toISOString();
  await save(other.cookie, later, add('Van een collega.'));
  await save(cookie, 'now', ({ fields, body }) => ({ fields: { ...fields, volgorde: 40 }, body }));
  expect((await read(PAGE)).number).toBe(3);
  expect((await review(PAGE))[0]).toBe(200);
  await save(cookie, 'no', add('Een eigen zin.'));
  expect((await review(PAGE))[0]).toBe(403);
});

import { beforeEach, describe, expect, test } from 'vitest';
import { siteContent } from '../../src/content/site-content.ts';
import { like } from '../../src/server/db/drizzle.ts';
import { auditLog } from '../../src/server/db/schema/audit.ts';
import { documentVersions } from '../../src/server/db/schema/document-versions.ts';
import type { DocumentContent, DocumentDetail } from '../../src/shared/contract/site-documents.ts';
import type { ToDo } from '../../src/shared/contract/to-do.ts';
import { colleague } from '../support/api/colleague.ts';
import { setUpTestApp } from '../support/api/test-app.ts';
import { siteOnline } from '../support/content/site-online.ts';

const app = setUpTestApp({ publishedSite: siteOnline() });

/** Written by Hanneke, reviewed by Joris. */
const PAGE = 'therapieen/pro-aging.md';
const DOCUMENT = '/api/admin/site-documents/document';
const BIG = '19012345601';
const TEXT = 'Wie goed slaapt, veroudert anders.';

/** Who reviews pages as Hanneke; may publish. */
let doctor = '';
/** Publishes, and reviews nothing. */
let editor = '';

beforeEach(async () => {
  doctor = (await colleague(app, { role: 'editor', profession: 'arts', bigNumber: BIG })).cookie;
  editor = (await colleague(app, { role: 'editor' })).cookie;
  const team = siteContent
    .original('team.yaml')
    .replace('BIG-nummer 00000000000', `BIG-nummer ${BIG}`)
    .replace('voorbeelden: [naam, functie, registratie, portret]', 'voorbeelden: [portret]');
  await store('team.yaml', team);
});

/** What staff published before. */
const store = (path: string, text: string) =>
  app.db.insert(documentVersions).values({ path, number: 1, text, publishAt: app.time.now, createdAt: app.time.now });

const read = async (path = PAGE, cookie = editor): Promise<DocumentDetail> =>
  (await app.request(`${DOCUMENT}?path=${encodeURIComponent(path)}`, { cookie })).json();

type Change = (content: DocumentContent) => unknown;
const withText =
  (text: string): Change =>
  (content) =>
    Object.assign(content, { body: `${content.body}\n${text}\n` });
const withFields =
  (fields: object): Change =>
  ({ fields: all }) =>
    Object.assign(all, fields);

async function save(cookie: string, change: Change, publish = 'now', path = PAGE) {
  const { number, content } = await read(path);
  change(content);
  return app.request(DOCUMENT, { method: 'PUT', cookie, body: { path, basedOn: number, content, publish } });
}

type Read = { change?: Change; publish?: string; dueOn?: string; basedOn?: number; path?: string };

async function review(cookie: string, { change, path = PAGE, ...rest }: Read = {}) {
  const { number, content } = await read(path);
  change?.(content);
  const body = { path, basedOn: number, content, dueOn: '2029-11-21', publish: 'now', ...rest };
  return app.request(`${DOCUMENT}/review`, { method: 'POST', cookie, body });
}

const reviewOf = ({ fields }: DocumentContent) => fields['gecontroleerd'];
const HANNEKE = { door: 'hanneke-verbruggen', op: '2026-11-21', volgende: '2029-11-21' };
const JORIS = { door: 'joris-van-lieshout', op: '2026-10-05', volgende: '2029-10-05' };
const toDo = async () => ((await (await app.request('/api/admin/to-do', { cookie: editor })).json()) as ToDo).reviews;
const fieldsOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { fields?: object }).fields,
];

describe('reviewing a page', () => {
  test('puts the text on the screen online with the reviewer, today and the next day', async () => {
    expect((await review(doctor, { change: withText(TEXT) })).status).toBe(200);
    const { published, review: state } = await read();
    expect([reviewOf(published), published.body?.includes(TEXT), state?.hasChanged]).toEqual([HANNEKE, true, false]);
    expect(published.fields['voorbeelden']).toBeUndefined();
    const log = await app.db.select().from(auditLog).where(like(auditLog.action, 'site.%'));
    expect(log.map(({ action }) => action)).toEqual(['site.document-reviewed', 'site.document-published']);
  });

  test('stays in the draft of who may not publish, until somebody publishes it', async () => {
    const { cookie } = await colleague(app, { role: 'writer', profession: 'arts', bigNumber: BIG });
    expect((await review(cookie)).status).toBe(403);
    expect((await review(cookie, { change: withText(TEXT), publish: 'no' })).status).toBe(200);
    expect(reviewOf((await read()).published)).toEqual(JORIS);
    expect((await save(editor, () => {})).status).toBe(200);
    const { published, review: state } = await read();
    expect([reviewOf(published), state?.hasChanged]).toEqual([HANNEKE, false]);
  });

  test('is refused for a text that a colleague changed meanwhile', async () => {
    await save(editor, withText(TEXT), 'no');
    expect((await review(doctor, { basedOn: 0 })).status).toBe(409);
    expect(reviewOf((await read()).content)).toEqual(JORIS);
  });

  test('says what is missing to whom the team does not have with that number', async () => {
    const { cookie } = await colleague(app, { role: 'editor', profession: 'arts', bigNumber: '29012345601' });
    const { review: state } = await read(PAGE, cookie);
    expect(state).toMatchObject({ reviewer: null, refusal: expect.stringContaining('“BIG-nummer 29012345601”') });
    const refused = await review(cookie);
    expect([refused.status, await refused.json()]).toMatchObject([403, { error: state?.refusal }]);
  });

  test('is for a reviewer alone, and for pages about care', async () => {
    expect((await review(editor)).status).toBe(403);
    expect((await read(PAGE, editor)).review?.refusal).toContain('Only a medical reviewer can review');
    expect((await review(doctor, { path: 'contact.yaml' })).status).toBe(404);
    expect((await read('contact.yaml')).review).toBeNull();
  });

  test.each(['2026-11-21', '2031-11-22'])('is refused with the next check on %s', async (dueOn) => {
    expect(await fieldsOf(await review(doctor, { dueOn }))).toEqual([
      400,
      { dueOn: expect.stringContaining('The next check must be') },
    ]);
  });
});

describe('gecontroleerd in a save', () => {
  test.each([
    ['another day', { gecontroleerd: { ...JORIS, op: '2026-11-20' } }],
    ['a later check', { gecontroleerd: { ...JORIS, volgende: '2031-10-05' } }],
    ['another person', { gecontroleerd: { ...JORIS, door: 'willem-aerts' } }],
    ['oneself', { gecontroleerd: HANNEKE }],
  ])('cannot become %s, whoever saves', async (_, fields) => {
    for (const publish of ['no', 'now'])
      expect(await fieldsOf(await save(doctor, withFields(fields), publish))).toEqual([
        400,
        { gecontroleerd: expect.stringContaining('alleen wie medisch controleert') },
      ]);
    expect((await read()).number).toBe(0);
  });

  test('may be taken away by who publishes or reviews, and by no Writer', async () => {
    const withoutReview: Change = ({ fields }) => delete fields['gecontroleerd'];
    const { cookie } = await colleague(app, { role: 'writer' });
    expect((await save(cookie, withoutReview, 'no')).status).toBe(400);
    expect((await save(editor, withoutReview)).status).toBe(200);
    const { published, review: state } = await read();
    expect([reviewOf(published), state?.hasChanged]).toEqual([undefined, false]);
  });

  test('comes back with its own text, and with no other', async () => {
    await review(doctor, { change: withText(TEXT) });
    const back = siteContent.toForm(PAGE, siteContent.original(PAGE));
    const other = { ...back, body: `${back.body}\nEen ander woord.` };
    const put = (content: DocumentContent) =>
      app.request(DOCUMENT, {
        method: 'PUT',
        cookie: editor,
        body: { path: PAGE, basedOn: 1, content, publish: 'now', restoredFrom: 0 },
      });
    expect((await put(other)).status).toBe(400);
    expect((await put(back)).status).toBe(200);
    const { published, review: state } = await read();
    expect([reviewOf(published), state?.hasChanged]).toEqual([JORIS, false]);
  });
});

describe('changed since the review', () => {
  const changed = async () => (await toDo()).changedPages;

  test('is a page whose medical text readers see differs from what was read', async () => {
    await save(editor, withText(TEXT), 'no');
    expect((await changed()).total).toBe(0);
    await save(editor, () => {});
    expect(await changed()).toEqual({
      total: 1,
      entries: [
        {
          path: '/therapieen/pro-aging',
          document: PAGE,
          dueOn: JORIS.volgende,
          reviewedOn: JORIS.op,
          reviewer: 'Joris van Lieshout',
          successor: null,
        },
      ],
    });
    expect((await read()).review?.hasChanged).toBe(true);
    await review(doctor);
    expect((await changed()).total).toBe(0);
  });

  test.each([
    ['a source', { bronnen: [{ id: 'cbr', titel: 'Slaap', uitgever: 'CBR', jaar: 2024 }] }],
    ['a fact', { feiten: { 'voor-wie': 'Iedereen boven de veertig.' } }],
    ['the title', { titel: 'Gezond ouder worden' }],
  ])('counts %s', async (_, fields) => {
    const { content } = await read();
    withFields(fields)(content);
    await store(PAGE, siteContent.fromForm(PAGE, siteContent.original(PAGE), content));
    expect((await changed()).total).toBe(1);
  });

  test('does not count what only search engines show', async () => {
    const zoekomschrijving =
      'Gezond ouder worden zonder strijd: lees wat slaap, bewegen en eten voor u doen, en waarom wij geen middelen tegen ouder worden verkopen.';
    expect((await save(editor, withFields({ zoekomschrijving, volgorde: 99 }))).status).toBe(200);
    expect((await changed()).total).toBe(0);
  });

  test('holds for a second change of the same day, until it is read too', async () => {
    await review(doctor);
    await save(editor, withText(TEXT));
    expect((await changed()).total).toBe(1);
    await review(doctor);
    expect((await changed()).total).toBe(0);
    await save(editor, withText('En nog een zin.'));
    expect((await changed()).total).toBe(1);
  });
});

test('To do follows the day of the next check that is published', async () => {
  app.time.now = new Date('2029-10-05T10:00:00Z');
  const due = async () => (await toDo()).pages.entries.map(({ document }) => document);
  ({ cookie: editor } = await colleague(app, { role: 'editor' }));
  expect(await due()).toContain(PAGE);
  const text = siteContent.original(PAGE).replace('volgende: 2029-10-05', 'volgende: 2030-10-05');
  await store(PAGE, text);
  expect(await due()).not.toContain(PAGE);
});

describe('a colleague who leaves', () => {
  const LEFT = { vertrokken: '2026-11-21', opvolger: 'hanneke-verbruggen' };
  const leave =
    (key: string, values: object): Change =>
    ({ fields }) =>
      Object.assign(fields[key] as object, values);
  const team = (change: Change, publish = 'now') => save(editor, change, publish, 'team.yaml');

  test('cannot be removed while pages name them; the refusal says which and what to do', async () => {
    const refused = await team(({ fields }) => delete fields['joris-van-lieshout']);
    expect(await fieldsOf(refused)).toEqual([
      400,
      { 'joris-van-lieshout': expect.stringMatching(/Vertrokken en Opvolger.*therapieen\/pro-aging\.md/) },
    ]);
    const { namedOn } = await read('team.yaml');
    expect(namedOn['joris-van-lieshout']).toContainEqual({ path: PAGE, title: 'Pro-aging' });
  });

  test('leaves their pages to a successor, who finds them in To do until they are read', async () => {
    await store(PAGE, siteContent.original(PAGE));
    expect((await team(leave('joris-van-lieshout', LEFT))).status).toBe(200);
    const { leftPages } = await toDo();
    expect(leftPages.entries).toContainEqual(
      expect.objectContaining({ document: PAGE, reviewer: 'Joris van Lieshout', successor: 'Hanneke Verbruggen' }),
    );
    await review(doctor);
    expect((await toDo()).leftPages.total).toBe(leftPages.total - 1);
  });

  test.each([
    ['nobody', {}, 'ontbreekt: kies wie de pagina’s overneemt die Joris van Lieshout controleerde'],
    ['somebody without BIG number', { opvolger: 'saskia-brouwers' }, /^heeft geen BIG-nummer/],
    ['themselves', { opvolger: 'joris-van-lieshout' }, 'is diegene zelf: kies een collega'],
    ['a stranger', { opvolger: 'jan' }, 'is niemand uit het team: kies een collega'],
  ])('cannot leave reviewed pages to %s', async (_, values, message) => {
    const refused = await team(leave('joris-van-lieshout', { vertrokken: '2026-11-21', ...values }));
    expect(await fieldsOf(refused)).toEqual([
      400,
      { 'joris-van-lieshout.opvolger': typeof message === 'string' ? message : expect.stringMatching(message) },
    ]);
  });

  test('cannot leave them to somebody who left too', async () => {
    const refused = await team((content) => {
      leave('joris-van-lieshout', { ...LEFT, opvolger: 'willem-aerts' })(content);
      leave('willem-aerts', { vertrokken: '2026-11-21' })(content);
    });
    expect(await fieldsOf(refused)).toMatchObject([
      400,
      { 'joris-van-lieshout.opvolger': 'is zelf vertrokken: kies wie er nu werkt' },
    ]);
  });

  test('who leaves later is published later, and counts from that day on without anybody', async () => {
    const later = leave('joris-van-lieshout', { ...LEFT, vertrokken: '2027-01-01' });
    expect(await fieldsOf(await team(later))).toEqual([
      400,
      { 'joris-van-lieshout.vertrokken': expect.stringContaining('laat het op deze dag online komen') },
    ]);
    expect((await team(later, '2026-12-31T23:00:00Z')).status).toBe(200);
    expect((await toDo()).leftPages.total).toBe(0);
    app.time.now = new Date('2026-12-31T23:00:00Z');
    ({ cookie: editor } = await colleague(app, { role: 'editor' }));
    expect((await toDo()).leftPages.total).toBeGreaterThan(0);
  });

  test('is no author of a new page, and stays that of their own', async () => {
    await team(leave('willem-aerts', { ...LEFT }));
    expect(await fieldsOf(await save(editor, withFields({ auteur: 'willem-aerts' })))).toEqual([
      400,
      { auteur: 'is iemand die hier niet meer werkt: kies een collega' },
    ]);
    expect((await save(editor, withText(TEXT), 'now', 'therapieen/verslaving.md')).status).toBe(200);
  });

  test('reviews nothing any more', async () => {
    const values = { vertrokken: '2026-11-21', opvolger: 'joris-van-lieshout' };
    await store('over-ons.md', siteContent.original('over-ons.md').replace('hanneke-verbruggen', 'willem-aerts'));
    expect((await team(leave('hanneke-verbruggen', values))).status).toBe(200);
    const refused = await review(doctor);
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { error: expect.stringContaining('Nobody who works here has your BIG number') },
    ]);
  });

  test('whom Over ons quotes must be replaced there first', async () => {
    const values = { vertrokken: '2026-11-21', opvolger: 'joris-van-lieshout' };
    expect(await fieldsOf(await team(leave('hanneke-verbruggen', values)))).toEqual([
      400,
      { 'hanneke-verbruggen.vertrokken': expect.stringContaining('citaat') },
    ]);
  });
});

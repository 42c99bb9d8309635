import { beforeEach, describe, expect, test } from 'vitest';
import { colleague } from '../../../../tests/support/api/colleague.ts';
import { recordingMail } from '../../../../tests/support/api/recording-mail.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { DAY_MS } from '../../../shared/dates/durations.ts';
import { eq } from '../../db/drizzle.ts';
import { handIns } from '../../db/schema/articles/hand-ins.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { outbox } from '../../db/schema/outbox.ts';
import { staff } from '../../db/schema/staff.ts';
import { runMaintenance } from '../../maintenance/run.ts';
import { erasePerson } from '../../operations/privacy/erase.ts';
import { findPerson } from '../../operations/privacy/person.ts';
import { carryOutDue } from '../schedules/carry-out-due.ts';

const recording = recordingMail();
const app = setUpTestApp({ mail: recording.mail });

type Account = Awaited<ReturnType<typeof colleague>>;
let [wim, eva, bas] = [{}, {}, {}] as Account[] as [Account, Account, Account];
let article = { id: 0, version: 1 };
const TEXT = { title: 'Slapen zonder pillen', content: '<p>Tekst</p>', category: 'Natuurgeneeskunde' };

beforeEach(async () => {
  wim = await colleague(app, { name: 'Wim', role: 'writer' });
  eva = await colleague(app, { name: 'Eva', role: 'editor' });
  bas = await colleague(app, { name: 'Bas', role: 'editor' });
  article = await app.article(wim.cookie, TEXT);
});

const path = (rest = '') => `/api/admin/articles/${article.id}${rest}`;
async function send(method: string, to: string, by: Account, body?: object) {
  const response = await app.request(to, { method, cookie: by.cookie, ...(body && { body }) });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
}
const handIn = (body: object = { note: 'Klaar' }, by = wim) => send('PUT', path('/hand-in'), by, body);
const takeBack = (by = wim) => send('DELETE', path('/hand-in'), by);
const stateOf = async (by = wim) => (await send('GET', path(), by)).body.handIn;
async function giveBack(note = 'Noem een bron', by = eva) {
  return send('POST', path('/hand-in/give-back'), by, { note, handedInAt: (await stateOf())?.handedInAt });
}
const publish = (by = eva) => send('POST', path('/publish'), by);
const toDo = async (by: Account) => (await send('GET', '/api/admin/to-do', by)).body.handIns;
async function save(fields: object, by = wim) {
  const { version } = (await send('GET', path(), by)).body;
  const saved = await send('PUT', path(), by, { ...TEXT, isPublished: false, version, ...fields });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
}
async function mails() {
  await runMaintenance(app.system);
  return recording.take();
}
const receivers = (sent: Awaited<ReturnType<typeof mails>>) => sent.map(({ to }) => to).toSorted();

describe('an article that is handed in', () => {
  test('waits for everybody who may publish, in To do, a filter and a mail', async () => {
    expect((await handIn()).body).toMatchObject({
      note: 'Klaar',
      handedInBy: { staffId: wim.staffId, name: 'Wim' },
      receiver: null,
      givenBack: null,
    });
    expect(await toDo(eva)).toMatchObject({ total: 1, waiting: { entries: [{ id: article.id, note: 'Klaar' }] } });
    expect(await toDo(wim)).toMatchObject({ total: 0, waiting: { total: 0 } });
    const listed = async (query: string) => (await send('GET', `/api/admin/articles?${query}`, eva)).body;
    expect(await listed('state=handed-in')).toMatchObject({ total: 1, articles: [{ handIn: 'handed-in' }] });
    expect(await listed('state=handed-in&search=slapen')).toMatchObject({ total: 1 });
    expect((await send('GET', '/api/admin/article-counts', eva)).body).toMatchObject({ handedIn: 1 });
    const sent = await mails();
    expect(receivers(sent)).toEqual([bas.email, eva.email].toSorted());
    expect(sent[0]).toMatchObject({
      subject: 'Handed in: Slapen zonder pillen',
      text: `Wim handed in “Slapen zonder pillen”:\n\n> Klaar\n\n${app.system.siteUrl}/admindash/articles/${article.id}\n`,
    });
  });

  test('for one person is counted and mailed to that person alone, and seen by all', async () => {
    expect((await handIn({ receiver: eva.staffId })).status).toBe(200);
    expect(await toDo(eva)).toMatchObject({ total: 1, waiting: { total: 1 } });
    expect(await toDo(bas)).toMatchObject({ total: 0, waiting: { entries: [{ receiver: { name: 'Eva' } }] } });
    expect(receivers(await mails())).toEqual([eva.email]);
  });

  test.each([
    ['is deactivated', { isActive: false }],
    ['may no longer publish', { role: 'writer' as const }],
  ])('for a person who %s waits for all', async (_, change) => {
    await handIn({ receiver: eva.staffId });
    await app.db.update(staff).set(change).where(eq(staff.id, eva.staffId));
    expect(await stateOf(bas)).toMatchObject({ receiver: null });
    expect(await toDo(bas)).toMatchObject({ total: 1 });
    expect((await handIn({ receiver: eva.staffId })).body.fields).toHaveProperty('receiver');
    const names = (await send('GET', '/api/admin/publishers', wim)).body.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Bas']);
  });

  test('stays handed in, with its newest text, when writer or editor save it', async () => {
    await handIn();
    await save({ title: 'Nieuwer' });
    await save({ title: 'Nog nieuwer' }, eva);
    expect(await toDo(bas)).toMatchObject({ waiting: { entries: [{ title: 'Nog nieuwer' }] } });
  });

  test('is taken back by its writer, and no mail goes out any more', async () => {
    await handIn();
    expect((await takeBack()).status).toBe(204);
    expect([await stateOf(), (await toDo(eva)).total]).toEqual([null, 0]);
    expect(await mails()).toEqual([]);
  });

  test('is out of sight in the bin, comes back with Undo, and goes with it for good', async () => {
    await handIn();
    await send('DELETE', path(), wim);
    expect(await toDo(eva)).toMatchObject({ total: 0 });
    expect((await giveBack('Te laat')).status).toBe(400);
    await send('POST', `/api/admin/bin/${article.id}/restore`, wim);
    expect(await toDo(eva)).toMatchObject({ total: 1 });
    await send('DELETE', path(), eva);
    await send('DELETE', `/api/admin/bin/${article.id}`, eva);
    expect(await app.db.select().from(handIns)).toEqual([]);
  });
});

describe('an editor', () => {
  test('gives it back with a note, which the writer sees and can answer', async () => {
    await handIn();
    await mails();
    expect((await giveBack('  ')).body.fields).toEqual({ note: 'Say what is still to be done' });
    expect((await giveBack()).status).toBe(200);
    expect(await stateOf()).toMatchObject({ givenBack: { by: { name: 'Eva' }, note: 'Noem een bron' } });
    expect(await toDo(wim)).toMatchObject({ total: 1, givenBack: { entries: [{ note: 'Noem een bron' }] } });
    expect(await toDo(eva)).toMatchObject({ total: 0 });
    expect(await mails()).toMatchObject([{ to: wim.email, subject: 'Given back: Slapen zonder pillen' }]);
    expect((await handIn({ note: 'Met bron' })).body).toMatchObject({ note: 'Met bron', givenBack: null });
    expect(await toDo(wim)).toMatchObject({ total: 0 });
  });

  test('publishes it, which ends it and tells the writer for a week', async () => {
    await handIn();
    await mails();
    expect((await publish()).status).toBe(200);
    expect([await stateOf(), (await toDo(eva)).total]).toEqual([null, 0]);
    expect(await toDo(wim)).toMatchObject({ total: 0, published: { entries: [{ by: { name: 'Eva' } }] } });
    expect(await mails()).toMatchObject([{ to: wim.email, subject: 'Published: Slapen zonder pillen' }]);
    expect((await handIn()).body.error).toMatch(/nothing to hand in/);
    app.time.now = new Date(app.time.now.getTime() + 8 * DAY_MS);
    await mails();
    expect(await app.db.select().from(handIns)).toEqual([]);
  });

  test('answers no other than what they read', async () => {
    await handIn();
    const { handedInAt } = await stateOf();
    expect((await giveBack('Eerst', bas)).status).toBe(200);
    const late = () => send('POST', path('/hand-in/give-back'), eva, { note: 'Ook', handedInAt });
    expect((await late()).body.error).toMatch(/waits no longer/);
    app.time.now = new Date(app.time.now.getTime() + 1000);
    await handIn();
    expect((await late()).body.error).toMatch(/handed in again/);
    expect(await stateOf()).toMatchObject({ givenBack: null });
  });

  test('who schedules it has done what waited; a later text waits again', async () => {
    await handIn();
    app.time.now = new Date(app.time.now.getTime() + 1000);
    const { version } = (await send('GET', path(), eva)).body;
    const wallTime = '2026-11-21T12:00';
    await send('PUT', path('/schedule'), eva, { action: 'publish', wallTime, version, draft: null });
    expect(await toDo(eva)).toMatchObject({ total: 0 });
    await save({ title: 'Nieuwer' });
    app.time.now = new Date('2026-11-21T11:00:00Z');
    expect(await carryOutDue(app.system)).toMatchObject({ count: 1 });
    expect(await toDo(eva)).toMatchObject({ total: 1 });
    const { draftChanges } = (await send('GET', path(), eva)).body;
    await send('POST', path('/draft-changes/publish'), eva, { draft: draftChanges.number });
    expect(await toDo(eva)).toMatchObject({ total: 0 });
    expect(await toDo(wim)).toMatchObject({ published: { total: 1 } });
  });
});

describe('draft changes of a published article', () => {
  beforeEach(async () => {
    await publish();
    const { version } = (await send('GET', path(), wim)).body;
    const changes = { ...TEXT, title: 'Anders', isPublished: true, version, draft: null };
    expect((await send('PUT', path('/draft-changes'), wim, changes)).status).toBe(200);
  });
  const draft = async () => (await send('GET', path(), eva)).body.draftChanges.number;

  test('are handed in, and end with their publication', async () => {
    expect((await handIn()).status).toBe(200);
    expect((await send('POST', path('/draft-changes/publish'), eva, { draft: await draft() })).status).toBe(200);
    expect([await stateOf(), (await toDo(wim)).published.total]).toEqual([null, 1]);
  });

  test('are no longer handed in once they are discarded', async () => {
    await handIn();
    await send('DELETE', path(`/draft-changes?draft=${await draft()}`), eva);
    expect([await stateOf(), (await toDo(eva)).total]).toEqual([null, 0]);
  });

  test('stay handed in when the article is unpublished, with their text', async () => {
    await handIn();
    await send('POST', path('/unpublish'), eva);
    expect(await toDo(eva)).toMatchObject({ waiting: { entries: [{ title: 'Anders', isPublished: false }] } });
  });
});

test('nobody hands in, takes back or gives back what they may not', async () => {
  const other = await colleague(app, { role: 'writer' });
  expect((await handIn({}, other)).status).toBe(403);
  await handIn();
  expect((await takeBack(other)).status).toBe(403);
  expect((await giveBack('Nee', other)).status).toBe(403);
  expect((await giveBack('Nee', wim)).status).toBe(403);
});

test('a writer who may publish since publishes it alone, without a mail', async () => {
  await handIn();
  await mails();
  await app.db.update(staff).set({ role: 'editor' }).where(eq(staff.id, wim.staffId));
  expect(await toDo(wim)).toMatchObject({ total: 1 });
  expect((await publish(wim)).status).toBe(200);
  expect(await mails()).toEqual([]);
});

test('what happened is in Activity', async () => {
  await handIn();
  await giveBack();
  await handIn();
  await takeBack();
  const actions = (await app.db.select().from(auditLog)).map(({ action }) => action);
  expect(actions.filter((action) => action.includes('hand') || action.includes('given'))).toEqual([
    'article.handed-in',
    'article.given-back',
    'article.handed-in',
    'article.hand-in-taken-back',
  ]);
});

test('a person’s data name what they handed in; erased, the articles wait without them', async () => {
  await handIn({ note: 'Klaar', receiver: eva.staffId });
  expect((await findPerson(app.system, wim.email)).handIns).toMatchObject([{ articleId: article.id, note: 'Klaar' }]);
  expect((await findPerson(app.system, eva.email)).handIns).toHaveLength(1);
  await erasePerson(app.system, wim.email);
  await erasePerson(app.system, eva.email);
  expect(await toDo(bas)).toMatchObject({ total: 1, waiting: { entries: [{ by: null, receiver: null }] } });
  expect(await app.db.select().from(outbox).where(eq(outbox.kind, 'mail'))).toEqual([]);
});

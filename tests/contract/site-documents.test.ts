import { beforeEach, expect, test } from 'vitest';
import { staff } from '../../src/server/db/schema/staff.ts';
import type { DocumentDetail, SiteDocument } from '../../src/shared/contract/site-documents.ts';
import type { ToDo } from '../../src/shared/contract/to-do.ts';
import { setUpTestApp } from '../support/api/test-app.ts';
import { siteOnline } from '../support/content/site-online.ts';

let followed = 0;
const app = setUpTestApp({
  publishedSite: siteOnline(async () => {
    followed += 1;
  }),
});
beforeEach(() => {
  followed = 0;
});

const list = '/api/admin/site-documents';
const one = `${list}/document`;
const read = async (cookie: string, path = 'kliniek.yaml'): Promise<DocumentDetail> =>
  (await app.request(`${one}?path=${encodeURIComponent(path)}`, { cookie })).json();

type Change = (fields: Record<string, unknown>) => unknown;

/** Changes the newest version as a form does, and saves it. */
async function save(cookie: string, change: Change, publish = 'now', path = 'kliniek.yaml') {
  const { number, content } = await read(cookie, path);
  change(content.fields);
  return app.request(one, { method: 'PUT', cookie, body: { path, basedOn: number, content, publish } });
}
const closeAt =
  (time: string): Change =>
  (fields) =>
    Object.assign((fields['openingstijden'] as object[])[0] ?? {}, { tot: time });
const hoursOf = ({ fields }: DocumentDetail['content']) => (fields['openingstijden'] as Array<{ tot: string }>)[0]?.tot;

test('a change is a draft until it is published, and readers get it from then on', async () => {
  const { cookie } = await app.logIn();
  expect((await save(cookie, closeAt('16:30'), 'no')).status).toBe(200);
  expect(followed).toBe(0);
  const draft = await read(cookie);
  expect([hoursOf(draft.content), hoursOf(draft.published), draft.hasDraft]).toEqual(['16:30', '17:00', true]);
  expect((await save(cookie, closeAt('16:30'))).status).toBe(200);
  expect(followed).toBe(1);
  const published = await read(cookie);
  expect([hoursOf(published.published), published.state, published.hasDraft]).toEqual(['16:30', 'published', false]);
  expect(published.versions.map(({ number, actor }) => [number, actor])).toEqual([
    [2, 'anna@clinic.example'],
    [1, 'anna@clinic.example'],
  ]);
});

test('what is wrong is refused at its field, and nothing is stored', async () => {
  const { cookie } = await app.logIn();
  const refused = await save(cookie, closeAt('17.00'));
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    error: expect.stringContaining('Nothing is online yet'),
    fields: { 'openingstijden.0.tot': 'moet een tijd zijn zoals 09:30' },
  });
  expect((await read(cookie)).number).toBe(0);
  // A draft may be unfinished.
  expect((await save(cookie, closeAt(''), 'no')).status).toBe(200);
});

test.each([
  ['hours that end before they begin', 'openingstijden.0.tot', { van: '18:00' }],
  [
    'hours of a day that overlap',
    'openingstijden.1.van',
    { extra: { dagen: ['vrijdag'], van: '16:00', tot: '20:00' } },
  ],
])('refuses %s', async (_, field, { extra, ...change }: { van?: string; extra?: object }) => {
  const { cookie } = await app.logIn();
  const refused = await save(cookie, ({ openingstijden }) => {
    const hours = openingstijden as object[];
    Object.assign(hours[0] ?? {}, change);
    if (extra) hours.push(extra);
  });
  expect(Object.keys(((await refused.json()) as { fields: object }).fields)).toEqual([field]);
});

test.each([
  ['a closure that is over', 'dicht.0.van', { dicht: [{ van: '2026-11-02', reden: 'vakantie' }] }],
  ['a text where hours belong', 'openingstijden', { openingstijden: 'altijd' }],
  ['HTML', 'ondertitel', { ondertitel: 'Zorg <b onclick=alert(1)>voor u</b>' }],
  ['a second heading of the page', 'ondertitel', { ondertitel: '# Zorg' }],
  ['a link that is a script', 'ondertitel', { ondertitel: '[zorg](javascript:alert(1))' }],
])('refuses %s at its field', async (_, field, change) => {
  const { cookie } = await app.logIn();
  const refused = await save(cookie, (fields) => Object.assign(fields, change));
  expect([refused.status, Object.keys(((await refused.json()) as { fields: object }).fields)]).toEqual([400, [field]]);
});

test('a closure that is over may stay when something else changes', async () => {
  const { cookie } = await app.logIn();
  await save(cookie, (fields) => Object.assign(fields, { dicht: [{ van: '2026-11-21', reden: 'vakantie' }] }));
  app.time.now = new Date(app.time.now.getTime() + 6 * 3_600_000 + 12 * 3_600_000);
  const { cookie: later } = await app.logIn();
  expect((await save(later, closeAt('16:00'))).status).toBe(200);
});

test('a document that others need cannot lose what they need', async () => {
  const { cookie } = await app.logIn();
  const refused = await save(
    cookie,
    (fields) => {
      const lines = fields['consulten'] as Array<{ id: string }>;
      const intake = lines.find(({ id }) => id === 'intake');
      if (intake) intake.id = 'kennismaking';
    },
    'now',
    'tarieven.yaml',
  );
  expect(refused.status).toBe(400);
  expect(((await refused.json()) as { error: string }).error).toMatch(/\{duur:intake\} is geen gegeven/);
});

test('of two who change the same version the second is told, and loses nothing', async () => {
  const { cookie } = await app.logIn();
  const { content } = await read(cookie);
  const bodies = ['16:00', '18:00'].map((time) => {
    const changed = structuredClone(content);
    closeAt(time)(changed.fields);
    return { path: 'kliniek.yaml', basedOn: 0, content: changed, publish: 'now' };
  });
  const answers = await Promise.all(bodies.map((body) => app.request(one, { method: 'PUT', cookie, body })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a scheduled version is what readers get when its time comes, and can be taken back before', async () => {
  const { cookie } = await app.logIn();
  await save(cookie, closeAt('12:00'), '2026-11-21T14:00:00Z');
  const [clinic] = ((await (await app.request(list, { cookie })).json()) as { documents: SiteDocument[] }).documents;
  expect(clinic).toMatchObject({ path: 'kliniek.yaml', scheduledFor: '2026-11-21T14:00:00.000Z', state: 'file' });
  expect(hoursOf((await read(cookie)).published)).toBe('17:00');
  app.time.now = new Date('2026-11-21T14:00:00Z');
  expect(hoursOf((await read(cookie)).published)).toBe('12:00');
  const cancel = () =>
    app.request(`${one}/cancel`, { method: 'POST', cookie, body: { path: 'kliniek.yaml', number: 1 } });
  expect((await cancel()).status).toBe(409);
  app.time.now = new Date('2026-11-21T13:59:59Z');
  expect((await cancel()).status).toBe(200);
  app.time.now = new Date('2026-11-21T15:00:00Z');
  expect(hoursOf((await read(cookie)).published)).toBe('17:00');
});

test('a time that a later scheduled version needs is not taken back before that one is', async () => {
  const { cookie } = await app.logIn();
  const price = { id: 'huisbezoek', titel: 'Huisbezoek', duur: null, prijs: '€ 987', verzekerd: 'nee' };
  const addPrice: Change = ({ consulten }) => (consulten as object[]).push(price);
  const question = { id: 'thuis', vraag: 'Komt u ook thuis?', antwoord: 'Ja, voor {tarief:huisbezoek}.' };
  const ask: Change = ({ lijst }) => (lijst as object[]).push(question);
  expect((await save(cookie, addPrice, '2026-11-21T14:00:00Z', 'tarieven.yaml')).status).toBe(200);
  expect((await save(cookie, ask, '2026-11-21T15:00:00Z', 'veelgestelde-vragen.yaml')).status).toBe(200);
  const cancel = (path: string) => app.request(`${one}/cancel`, { method: 'POST', cookie, body: { path, number: 1 } });
  const refused = await cancel('tarieven.yaml');
  expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([
    409,
    expect.stringMatching(/needs this version.* veelgestelde-vragen\.yaml: .*\{tarief:huisbezoek\}/),
  ]);
  expect((await read(cookie, 'tarieven.yaml')).scheduledFor).toBe('2026-11-21T14:00:00.000Z');
  expect((await cancel('veelgestelde-vragen.yaml')).status).toBe(200);
  expect((await cancel('tarieven.yaml')).status).toBe(200);
});

test('a change beside one that is scheduled is online now, and the scheduled one has it too', async () => {
  const { cookie } = await app.logIn();
  await save(cookie, closeAt('12:00'), '2026-11-21T14:00:00Z');
  const phone: Change = (fields) => Object.assign(fields, { telefoon: '040 222 00 00' });
  expect((await save(cookie, phone)).status).toBe(200);
  const seen = async () => {
    const { published, content, scheduledFor } = await read(cookie);
    return [published.fields['telefoon'], hoursOf(published), hoursOf(content), scheduledFor];
  };
  expect(await seen()).toEqual(['040 222 00 00', '17:00', '12:00', '2026-11-21T14:00:00.000Z']);
  app.time.now = new Date('2026-11-21T14:00:00Z');
  expect(await seen()).toEqual(['040 222 00 00', '12:00', '12:00', null]);
});

test('a change of what a scheduled version changes, or of an earlier draft, is refused', async () => {
  const { cookie } = await app.logIn();
  await save(cookie, closeAt('12:00'), '2026-11-21T14:00:00Z');
  const same = await save(cookie, closeAt('13:00'));
  expect([same.status, ((await same.json()) as { error: string }).error]).toEqual([
    409,
    expect.stringContaining('changes the same part'),
  ]);
  expect((await read(cookie)).scheduledFor).toBe('2026-11-21T14:00:00.000Z');
  await save(cookie, (fields) => Object.assign(fields, { telefoon: '040 222 00 00' }), 'no');
  const draft = await save(cookie, () => {});
  expect([draft.status, ((await draft.json()) as { error: string }).error]).toEqual([
    409,
    expect.stringContaining('would undo this change'),
  ]);
});

test('an earlier version, or the file, can be published again', async () => {
  const { cookie } = await app.logIn();
  await save(cookie, closeAt('12:00'));
  await save(cookie, closeAt('13:00'));
  const version = async (number: number) =>
    (await (await app.request(`${one}?path=kliniek.yaml&number=${number}`, { cookie })).json()) as DocumentDetail;
  const [file, first] = [await version(0), await version(1)];
  expect([hoursOf(file.content), hoursOf(first.content)]).toEqual(['17:00', '12:00']);
  const put = (body: object) =>
    app.request(one, { method: 'PUT', cookie, body: { path: 'kliniek.yaml', publish: 'now', ...body } });
  expect((await put({ basedOn: 2, content: first.content, restoredFrom: 1 })).status).toBe(200);
  expect(hoursOf((await read(cookie)).published)).toBe('12:00');
  expect((await put({ basedOn: 3, content: null })).status).toBe(200);
  expect(await read(cookie)).toMatchObject({ state: 'file', number: 4 });
});

test('writers save drafts and do not publish; nobody else sees anything', async () => {
  const { cookie } = await app.logIn('writer');
  expect((await save(cookie, closeAt('16:30'), 'no')).status).toBe(200);
  const refused = await save(cookie, closeAt('16:30'));
  expect(refused.status).toBe(403);
  expect(
    (await app.request(`${one}/cancel`, { method: 'POST', cookie, body: { path: 'kliniek.yaml', number: 1 } })).status,
  ).toBe(403);
  expect((await app.request(list)).status).toBe(401);
});

test('a new question is published with its answer', async () => {
  const { cookie } = await app.logIn();
  const added = {
    id: 'parkeren',
    vraag: 'Kan ik bij u parkeren?',
    antwoord: 'Ja, voor de deur. Bel ons op {telefoon}.',
  };
  const path = 'veelgestelde-vragen.yaml';
  expect((await save(cookie, ({ lijst }) => (lijst as object[]).push(added), 'now', path)).status).toBe(200);
  const { published } = await read(cookie, path);
  expect((published.fields['lijst'] as object[]).at(-1)).toEqual(added);
});

test('a question has no id of a part of the same page', async () => {
  const { cookie } = await app.logIn();
  const added = { id: 'rijbewijs-en-taxi', vraag: 'Keurt u ook taxichauffeurs?', antwoord: 'Ja.' };
  const change: Change = ({ lijst }) => (lijst as object[]).unshift(added);
  const refused = await save(cookie, change, 'now', 'veelgestelde-vragen.yaml');
  expect(Object.keys(((await refused.json()) as { fields: object }).fields)).toEqual(['lijst.0.id']);
});

test('a document without end is refused', async () => {
  const { cookie } = await app.logIn();
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const body = `{"path":"kliniek.yaml","basedOn":0,"publish":"now","content":{"body":null,"fields":{"naam":${deep}}}}`;
  expect((await app.request(one, { method: 'PUT', cookie, body })).status).toBe(400);
});

test('only documents of the site can be read or written', async () => {
  const { cookie } = await app.logIn();
  for (const path of ['../package.json', 'nood.yaml', 'therapieen/../kliniek.yaml', 'onbekend.md', ''])
    expect((await app.request(`${one}?path=${encodeURIComponent(path)}`, { cookie })).status, path).toBe(404);
});

const setWaitingTime = (cookie: string) =>
  save(cookie, (fields) => Object.assign(fields, { wachttijd: 'twee weken' }), 'now', 'wachttijd.yaml');
const asked = async (cookie: string) => {
  const { documents } = (await (await app.request('/api/admin/to-do', { cookie })).json()) as ToDo;
  return documents;
};
const later = (days: number) => {
  app.time.now = new Date(app.time.now.getTime() + days * 86_400_000);
};

test('To do asks whether facts are still right: a waiting time after four weeks, all else after a quarter', async () => {
  const { cookie } = await app.logIn();
  expect((await setWaitingTime(cookie)).status).toBe(200);
  expect((await asked(cookie)).total).toBe(0);
  later(28);
  const { cookie: after } = await app.logIn();
  expect((await asked(after)).entries).toEqual([
    {
      ...{ path: 'wachttijd.yaml', title: 'Waiting time' },
      ...{ confirmedAt: '2026-11-21T10:00:00.000Z', confirmedBy: 'anna@clinic.example' },
    },
  ]);
  followed = 0;
  const confirmed = await app.request(`${one}/confirm`, {
    method: 'POST',
    cookie: after,
    body: { path: 'wachttijd.yaml' },
  });
  expect(await confirmed.json()).toMatchObject({
    ...{ confirmedAt: app.time.now.toISOString(), confirmedBy: 'anna@clinic.example', number: 1 },
  });
  expect([followed, (await asked(after)).total]).toEqual([1, 0]);
  later(63);
  // A new site begins to ask a quarter after its first account.
  await app.db.update(staff).set({ createdAt: new Date('2026-11-21T10:00:00Z') });
  const { cookie: quarter } = await app.logIn();
  const { total, entries } = await asked(quarter);
  // All but the notice, which has an end; the first that was not seen comes first.
  expect([total, entries.length, entries.at(0)?.confirmedAt]).toEqual([39, 20, null]);
});

test('who only writes drafts confirms nothing', async () => {
  const { cookie } = await app.logIn('writer');
  const refused = await app.request(`${one}/confirm`, { method: 'POST', cookie, body: { path: 'kliniek.yaml' } });
  expect(refused.status).toBe(403);
  expect((await app.request(`${one}/confirm`, { method: 'POST', body: { path: 'kliniek.yaml' } })).status).toBe(401);
});

test('a notice that is over when it is published is refused', async () => {
  const { cookie } = await app.logIn();
  const publish = (tot: string) =>
    save(cookie, (fields) => Object.assign(fields, { tekst: 'Dicht', tot }), 'now', 'bericht.yaml');
  for (const tot of ['2026-11-21T11:00', '2026-03-29T02:30', 'vrijdag', '']) {
    const refused = await publish(tot);
    expect([tot, refused.status, Object.keys(((await refused.json()) as { fields: object }).fields)]).toEqual([
      tot,
      400,
      ['tot'],
    ]);
  }
  expect((await publish('2026-11-21T11:01')).status).toBe(200);
});

const beforeOnline = `${list}/before-online`;
type ToDoBefore = {
  entries: Array<{ level: string; title: string; name: string; value: string; href: string }>;
  isHidden: boolean;
};

test('what is filled in and published leaves the list of what must be done before the site goes online', async () => {
  const { cookie } = await app.logIn();
  const of = async (name: string) => {
    const { entries, isHidden } = (await (await app.request(beforeOnline, { cookie })).json()) as ToDoBefore;
    return { isHidden, found: entries.filter((entry) => entry.level === 'must' && entry.name === name) };
  };
  expect(await of('Telefoon')).toMatchObject({
    isHidden: true,
    found: [{ value: '040 222 01 45', href: '/admindash/clinic/edit?path=kliniek.yaml&field=telefoon' }],
  });
  const fillIn: Change = (fields) =>
    Object.assign(fields, {
      telefoon: '040 123 45 67',
      voorbeelden: (fields['voorbeelden'] as string[]).filter((name) => name !== 'telefoon'),
    });
  await save(cookie, fillIn, 'no');
  expect((await of('Telefoon')).found).toHaveLength(1);
  await save(cookie, fillIn);
  expect((await of('Telefoon')).found).toEqual([]);
});

test('the list leads to the field of a colleague, of a price and of an article', async () => {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie, {
    title: 'Bellen',
    content: '<p>Bel 040 222 01 45.</p>',
    isPublished: true,
  });
  const { entries } = (await (await app.request(beforeOnline, { cookie })).json()) as ToDoBefore;
  expect(entries.filter(({ level }) => level === 'must').map(({ href }) => href)).toEqual(
    expect.arrayContaining([
      '/admindash/clinic/edit?path=team.yaml&field=saskia-brouwers.registratie',
      '/admindash/clinic/edit?path=tarieven.yaml&field=keuringen.1.prijs',
      `/admindash/articles/${id}`,
    ]),
  );
});

test.each(['writer'] as const)('a %s is refused the list of what must be done before going online', async (role) => {
  const { cookie } = await app.logIn(role);
  expect((await app.request(beforeOnline, { cookie })).status).toBe(403);
  expect((await app.request(beforeOnline)).status).toBe(401);
});

test('a notice is plain sentences, and a page about care keeps its one heading', async () => {
  const { cookie } = await app.logIn();
  for (const tekst of ['## Dicht', '- Dicht', '1. Dicht', 'Dicht\n\nMorgen ook', '> Dicht', '---', '    Dicht']) {
    const change: Change = (fields) => Object.assign(fields, { tekst, tot: '2026-12-04T17:00' });
    const refused = await save(cookie, change, 'now', 'bericht.yaml');
    const fields = refused.ok ? {} : ((await refused.json()) as { fields: object }).fields;
    // What stands at the edge of a text is taken away.
    expect([tekst, Object.keys(fields)]).toEqual([tekst, tekst.startsWith(' ') ? [] : ['tekst']]);
  }
  for (const heading of ['# Zorg', 'Zorg\n===='])
    expect(await refusedBelow(cookie, 'therapieen/pro-aging.md', heading)).toEqual({
      body: 'heeft een kop met één #: begin haar met ##',
    });
});

test.each(['- een lijst', '### Een kleine kop'])(
  'a treatment, of which the build makes headings and paragraphs, refuses “%s”',
  async (block) => {
    const { cookie } = await app.logIn();
    expect(await refusedBelow(cookie, 'behandelingen/natuurgeneeskunde.md', block)).toEqual({
      body: expect.stringMatching(/^bestaat uit meer dan koppen \(##\) en alinea's/),
    });
  },
);

/** What is said of the fields when this stands below the text of a page. */
async function refusedBelow(cookie: string, path: string, block: string): Promise<object> {
  const { number, content } = await read(cookie, path);
  const body = {
    ...{ path, basedOn: number, publish: 'now' },
    content: { ...content, body: `${content.body}\n\n${block}\n` },
  };
  const refused = await app.request(one, { method: 'PUT', cookie, body });
  return ((await refused.json()) as { fields: object }).fields;
}

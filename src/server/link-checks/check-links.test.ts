import { beforeEach, describe, expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { ALL_RIGHTS } from '../../../tests/support/staff-rights.ts';
import type { SiteIndex } from '../../shared/search/site-index.ts';
import type { LinkAnswer } from '../../shared/text-check/document/link-answer.ts';
import { linkAnswers } from '../db/schema/articles/links.ts';
import { runMaintenance } from '../maintenance/run.ts';
import { listDeadLinks } from './dead-links.ts';
import { recheckPublishedLinks } from './published-links.ts';

const FINE: LinkAnswer = { outcome: 'fine' };
const GONE: LinkAnswer = { outcome: 'gone', status: 404 };
const HOUR = 3600_000;
const asked: string[] = [];
let answerOf: (address: string) => LinkAnswer | Promise<LinkAnswer>;
const app = setUpTestApp({
  checkLink: async (address) => {
    asked.push(address);
    return answerOf(address);
  },
});
let cookie = '';

beforeEach(async () => {
  asked.length = 0;
  answerOf = (address) => (address.includes('gone') ? GONE : FINE);
  ({ cookie } = await app.logIn());
});

const check = (...addresses: string[]) =>
  app.request('/api/admin/link-checks', { method: 'POST', body: { addresses }, cookie });
const linking = (...addresses: string[]) => addresses.map((address) => `<p><a href="${address}">x</a></p>`).join('');
/** The session of the test before may have ended. */
async function later(hours: number): Promise<void> {
  app.time.now = new Date(app.time.now.getTime() + hours * HOUR);
  ({ cookie } = await app.logIn());
}

describe('for the panel', () => {
  test('asks each address once, and answers from the database after that', async () => {
    const answers = [
      { address: 'https://a.example/', answer: FINE },
      { address: 'https://b.example/gone', answer: GONE },
    ];
    const first = await check('https://a.example/', 'https://b.example/gone', 'https://a.example/');
    expect(await first.json()).toEqual({ answers, waiting: [] });
    const second = (await (await check('https://b.example/gone', 'https://a.example/')).json()) as {
      answers: unknown[];
    };
    expect(second.answers).toHaveLength(2);
    expect(asked).toHaveLength(2);
  });

  test('asks again after a day, or after an hour when the link failed', async () => {
    const addresses = ['https://a.example/', 'https://b.example/gone'];
    await check(...addresses);
    await later(1);
    await check(...addresses);
    expect(asked.slice(2)).toEqual(['https://b.example/gone']);
    await later(23);
    await check(...addresses);
    expect(asked.slice(3).toSorted()).toEqual(addresses);
  });

  test('keeps an answer that came after the response', async () => {
    const { checkLinks } = await import('./check-links.ts');
    const slow = Promise.withResolvers<LinkAnswer>();
    answerOf = () => slow.promise;
    const { staffId } = await app.logIn();
    const actor = { kind: 'staff', staffId, sessionId: '', email: '', name: '', ...ALL_RIGHTS } as const;
    const late = await checkLinks(
      { ...app.system, actor },
      ['https://slow.example/', 'https://slow.example/2'],
      AbortSignal.abort(),
    );
    expect(late).toEqual({ answers: [], waiting: ['https://slow.example/', 'https://slow.example/2'] });
    const controller = new AbortController();
    const checking = checkLinks({ ...app.system, actor }, ['https://slow.example/'], controller.signal);
    await expect.poll(() => asked).toEqual(['https://slow.example/']);
    controller.abort();
    expect(await checking).toEqual({ answers: [], waiting: ['https://slow.example/'] });
    slow.resolve(FINE);
    await app.settled();
    expect(await app.db.select().from(linkAnswers)).toMatchObject([{ address: 'https://slow.example/', answer: FINE }]);
  });

  test.each([
    [[], 'Send at least one address'],
    [['javascript:alert(1)'], 'must start with http'],
    [['https://a.example/#part'], 'must start with http'],
    [[`https://a.example/${'x'.repeat(2000)}`], 'at most 2000 characters'],
    [Array.from({ length: 51 }, (_, index) => `https://a.example/${index}`), 'at most 50'],
  ])('refuses %j', async (addresses, message) => {
    const response = await check(...addresses);
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(message)]);
    expect(asked).toEqual([]);
  });

  test('refuses visitors, and an account that asks too often', { tags: ['slow'] }, async () => {
    const body = { addresses: ['https://a.example/'] };
    expect((await app.request('/api/admin/link-checks', { method: 'POST', body })).status).toBe(401);
    const responses = [];
    for (let attempt = 0; attempt <= 120; attempt += 1) responses.push((await check('https://a.example/')).status);
    expect(responses.slice(-2)).toEqual([200, 429]);
  });
});

describe('every night', () => {
  const publish = (slug: string, content: string, isPublished = true) =>
    app.article(cookie, { title: slug, slug, content, isPublished });

  test('checks the links of published articles, the longest unchecked first', async () => {
    await publish('een', linking('https://a.example/?x=1&amp;y=2', 'https://b.example/gone#part', '/pmo'));
    await publish('concept', linking('https://draft.example/'), false);
    expect(await recheckPublishedLinks(app.system)).toBe(2);
    expect(asked.toSorted()).toEqual(['https://a.example/?x=1&y=2', 'https://b.example/gone']);
    await later(19);
    await publish('twee', linking('https://c.example/'));
    expect(await recheckPublishedLinks(app.system)).toBe(1);
    await later(1);
    expect(await recheckPublishedLinks(app.system)).toBe(2);
    expect(asked.slice(3)).not.toContain('https://c.example/');
  });

  test('checks first what was never checked, then the oldest', async () => {
    const [newer, older, never] = ['newer', 'older', 'never'].map((name) => `https://a.example/${name}`);
    if (!newer || !older || !never) throw new Error('three addresses');
    const askedAt = (days: number) => new Date(app.time.now.getTime() - days * 24 * HOUR);
    await app.db.insert(linkAnswers).values([
      { address: newer, answer: FINE, askedAt: askedAt(2) },
      { address: older, answer: FINE, askedAt: askedAt(3) },
    ]);
    await publish('een', linking(newer, older, never));
    await recheckPublishedLinks(app.system);
    expect(asked).toEqual([never, older, newer]);
  });

  test('stops at the signal, and checks the rest the next time', async () => {
    await publish('een', linking(...Array.from({ length: 300 }, (_, index) => `https://a.example/${index}`)));
    const controller = new AbortController();
    answerOf = () => {
      if (asked.length === 5) controller.abort();
      return FINE;
    };
    expect(await recheckPublishedLinks(app.system, { signal: controller.signal })).toBe(5);
    expect(await recheckPublishedLinks(app.system)).toBe(295);
  });

  test('reaches every article of a large magazine over several nights', async () => {
    for (const name of ['a', 'b', 'c']) await publish(name, linking(`https://${name}.example/`));
    const first = await recheckPublishedLinks(app.system, { most: 2 });
    await later(24);
    const second = await recheckPublishedLinks(app.system, { most: 2 });
    expect(new Set(asked).size).toBe(3);
    expect([first, second].sort()).toEqual([1, 2]);
  });

  test('is a job of the maintenance, and forgets what no text links to', async () => {
    await app.db.insert(linkAnswers).values({ address: 'https://old.example/', answer: FINE, askedAt: new Date(0) });
    await publish('een', linking('https://a.example/'));
    expect(await runMaintenance(app.system)).toMatchObject({ linksChecked: 1 });
    expect(await runMaintenance(app.system, { nightly: false })).not.toHaveProperty('linksChecked');
    expect(await app.db.select({ address: linkAnswers.address }).from(linkAnswers)).toEqual([
      { address: 'https://a.example/' },
    ]);
  });
});

test('lists dead links, the longest unchecked first, with their articles', async () => {
  answerOf = (address) => {
    if (address.includes('silent')) return { outcome: 'unreachable', reason: 'no-answer' };
    return address.includes('gone') ? GONE : FINE;
  };
  const first = await app.article(cookie, {
    slug: 'een',
    content: linking('https://b.example/gone#part', 'https://a.example/', 'https://s.example/silent'),
    isPublished: true,
  });
  await recheckPublishedLinks(app.system);
  await later(1);
  const second = await app.article(cookie, {
    slug: 'twee',
    content: linking('https://c.example/gone', 'https://b.example/gone'),
    isPublished: true,
  });
  await app.article(cookie, { slug: 'drie', content: linking('https://d.example/gone') });
  await check('https://d.example/gone');
  await recheckPublishedLinks(app.system);
  const named = ({ id, title }: { id: number; title: string }) => ({ id, title });
  expect(await listDeadLinks(app.system)).toMatchObject([
    { address: 'https://b.example/gone', answer: GONE, articles: [named(first), named(second)] },
    { address: 'https://c.example/gone', articles: [named(second)] },
  ]);
  expect(await listDeadLinks(app.system, 1)).toHaveLength(1);
});

test('lists dead links behind those that no article has any more', async () => {
  const address = 'https://b.example/gone';
  await app.article(cookie, { slug: 'een', content: linking(address), isPublished: true });
  await recheckPublishedLinks(app.system);
  const askedAt = new Date(app.time.now.getTime() - HOUR);
  const former = ['https://d.example/gone', 'https://e.example/gone'];
  await app.db.insert(linkAnswers).values(former.map((one) => ({ address: one, answer: GONE, askedAt })));
  expect(await listDeadLinks(app.system, 1)).toMatchObject([{ address }]);
});

test('asks again for what was asked while the clock was ahead', async () => {
  const year = 365 * 24;
  const address = 'https://a.example/';
  await app.article(cookie, { slug: 'een', content: linking(address), isPublished: true });
  for (const ask of [() => check(address), () => recheckPublishedLinks(app.system)]) {
    asked.length = 0;
    await later(year);
    await recheckPublishedLinks(app.system);
    await later(-year);
    await ask();
    expect(asked).toHaveLength(2);
  }
});

test('calls a host gone after three days without its name, not earlier', async () => {
  let isMissing = true;
  answerOf = () => (isMissing ? { outcome: 'unreachable', reason: 'no-host' } : FINE);
  const address = 'https://name.example/';
  await app.article(cookie, { slug: 'een', content: linking(address), isPublished: true });
  const deadAfterNight = async () => {
    await later(24);
    await recheckPublishedLinks(app.system);
    return (await listDeadLinks(app.system)).length;
  };
  expect(await deadAfterNight()).toBe(0);
  expect(await deadAfterNight()).toBe(0);
  isMissing = false;
  expect(await deadAfterNight()).toBe(0);
  isMissing = true;
  expect(await deadAfterNight()).toBe(0);
  await later(1);
  await check(address);
  await later(1);
  await check(address);
  expect(await listDeadLinks(app.system)).toEqual([]);
  expect(await deadAfterNight()).toBe(0);
  expect(await deadAfterNight()).toBe(1);
  isMissing = false;
  expect(await deadAfterNight()).toBe(0);
});

test('checks pages about care at night, and lists their dead links in To do', async () => {
  const dead = 'https://gone.example/cbr';
  const links = [{ path: '/rijbewijskeuringen/taxi', addresses: [dead, 'https://fine.example/'] }];
  const context = { ...app.system, siteIndex: async () => ({ links }) as unknown as SiteIndex };
  expect(await recheckPublishedLinks(context)).toBe(2);
  const listed = await listDeadLinks(context);
  expect(listed).toMatchObject([{ address: dead, articles: [], pages: ['/rijbewijskeuringen/taxi'] }]);
  expect(await listDeadLinks(app.system)).toEqual([]);
});

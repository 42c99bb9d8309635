import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Cluster } from '../server/cluster.ts';
import { logIn } from '../staff.ts';
import { createEditor } from './editor.ts';
import type { Read } from './reads.ts';
import { createRegister, type Register } from './register.ts';

const WRITER = { name: 'Eva Smit', email: 'eva@voorbeeld.nl', bio: 'Eva schrijft over slaap' };
const DOOMED = [0, 1, 2];

/** The state of a thing in a response; `undefined` when the response does not have it, as in a 503. */
type Look = (read: Read) => unknown;
type Watched = { path: string; register: Register<unknown>; look: Look };

export type WatchedMagazine = Awaited<ReturnType<typeof createWatchedMagazine>>;

/** A magazine in which one editor changes everything that readers can see, and a record of what each read may show. */
export async function createWatchedMagazine(cluster: Cluster) {
  const editor = createEditor(cluster.url, await logIn(cluster));
  const { call, create, change } = editor;
  const category = await call<{ id: number }>('POST', 'categories', { name: 'Rubriek 0' });
  const writer = await call<{ id: number }>('POST', 'writers', WRITER);
  const titled = await create({ title: 'Meting 0', slug: 'meting', category: 'Rubriek 0' });
  const toggled = await create({ title: 'Soms te zien', slug: 'soms' });
  await create({ title: 'Van een schrijver', slug: 'schrijver', writerId: writer.id });
  const doomed = await Promise.all(DOOMED.map((index) => create({ title: `Weg ${index}`, slug: `weg-${index}` })));
  const message = { name: WRITER.name, email: WRITER.email, message: 'Graag een afspraak' };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${cluster.url}/api/contact`, { method: 'POST', headers, body: JSON.stringify(message) });

  const title = createRegister<unknown>(0);
  const rubric = createRegister<unknown>(0);
  const isVisible = createRegister<unknown>(true);
  const hasWriter = createRegister<unknown>(true);
  const isThere = doomed.map(() => createRegister<unknown>(true));
  const watch = (register: Register<unknown>, look: Look, paths: string[]): Watched[] =>
    paths.map((path) => ({ path, register, look }));
  const item = (slug: string) => [`/magazine/article/${slug}`, `/api/articles/${slug}`];
  const watched = [
    ...watch(title, numberAfter('Meting'), [
      ...item('meting'),
      '/api/articles?limit=50',
      '/magazine',
      '/magazine/rss.xml',
    ]),
    ...watch(rubric, numberAfter('Rubriek'), item('meting')),
    ...watch(isVisible, isShown, item('soms')),
    ...watch(isVisible, includes('Soms te zien'), ['/api/articles?limit=50', '/magazine']),
    ...watch(isVisible, includes('/soms<'), ['/magazine/sitemap-1.xml']),
    ...watch(hasWriter, includes(WRITER.bio), ['/api/articles/schrijver']),
    ...isThere.flatMap((register, index) => watch(register, isShown, [`/magazine/article/weg-${index}`])),
  ];

  const registers = [title, rubric, isVisible, hasWriter, ...isThere];

  let turn = 0;
  let isErased = false;
  let rubricName = 'Rubriek 0';
  const editTitle = () =>
    title.change(turn, () => change(titled.id, { title: `Meting ${turn}`, slug: 'meting', category: rubricName }));
  const renameCategory = () =>
    rubric.change(turn, async () => {
      await call('PUT', `categories/${category.id}`, { name: `Rubriek ${turn}` });
      rubricName = `Rubriek ${turn}`;
    });
  const toggle = () =>
    isVisible.change(turn % 2 === 0, () =>
      call('POST', `articles/${toggled.id}/${turn % 2 === 0 ? 'publish' : 'unpublish'}`),
    );
  const deleteOne = async () => {
    const [article, register] = [doomed.pop(), isThere[doomed.length]];
    if (article && register) await register.change(false, () => call('DELETE', `articles/${article.id}`));
  };
  /** By a command: a process that serves no requests. */
  const erase = async () => {
    if (isErased) return;
    isErased = true;
    await hasWriter.change(false, () =>
      promisify(execFile)(process.execPath, ['scripts/operations/privacy.ts', 'delete', WRITER.email, '--yes'], {
        env: { PATH: process.env['PATH'], ...cluster.settings },
      }),
    );
  };

  return {
    ...editor,
    paths: [...new Set(watched.map(({ path }) => path)), '/', '/api/articles?search=slaap'],
    observe(read: Read): void {
      const site = read.headers['x-served-by'];
      for (const { path, register, look } of watched) {
        const value = path === read.path ? look(read) : undefined;
        const { sentAt, receivedAt } = read;
        if (value !== undefined) register.observe({ value, sentAt, receivedAt, where: `${path} of ${site}` });
      }
    },
    /** One change of each kind: a title, a category's name, visibility; now and then a deletion, once an erased person. */
    *turns(): Generator<() => Promise<void>> {
      for (turn = 1; ; turn += 1) {
        yield* [editTitle, renameCategory, toggle];
        if (turn % 3 === 0) yield deleteOne;
        if (turn === 5) yield erase;
      }
    },
    title,
    isVisible,
    /** The reads with a state that was replaced longer ago than this. */
    stale: (allowedMs: number) => registers.flatMap((register) => register.stale(allowedMs)),
    /** How long after a change's acknowledgement the last read was sent that still shows the old state. */
    latestMs: () => Math.round(Math.max(...registers.map((register) => register.latest()))),
    /** The reads of the thing that was read least. */
    fewestObservations: () => Math.min(...registers.map(({ observations }) => observations.length)),
    writer: WRITER,
  };
}

const numberAfter =
  (word: string): Look =>
  ({ status, body }) =>
    status === 200 ? Number(new RegExp(`${word} (\\d+)`).exec(body)?.[1] ?? -1) : undefined;
const isShown: Look = ({ status }) => (status < 500 ? status === 200 : undefined);
const includes =
  (text: string): Look =>
  ({ status, body }) =>
    status === 200 ? body.includes(text) : undefined;

import { beforeEach, expect, test } from 'vitest';
import { siteContent } from '../../../src/content/site-content.ts';
import { auditLog } from '../../../src/server/db/schema/audit.ts';
import { documentVersions } from '../../../src/server/db/schema/document-versions.ts';
import { publishedDocuments } from '../../../src/server/site-documents/published.ts';
import type { SiteContent } from '../../../src/server/site-documents/site-of-host.ts';
import type { DocumentDetail } from '../../../src/shared/contract/site-documents.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { siteOnline } from '../../../tests/support/content/site-online.ts';
import { contentArguments, runContentCommand } from './command.ts';

type Version = { path: string; number: number };

/** A checkout whose files are in memory; those that nobody changed are the ones of the repository. */
function checkout() {
  const changed = new Map<string, string>();
  const held = new Map<string, number>();
  const content: SiteContent = {
    ...siteContent,
    original: (path) => changed.get(path) ?? siteContent.original(path),
    holds: ({ path, number }: Version) => held.get(path) === number,
  };
  const write = (path: string, text: string) => void changed.set(path, text);
  const hold = (versions: readonly Version[]) => {
    for (const { path, number } of versions) held.set(path, number);
  };
  return { content, files: { write, hold }, changed };
}

let here = checkout();
/** The files that the server runs from. */
let server: SiteContent = siteContent;
const app = setUpTestApp({
  publishedSite: {
    ...siteOnline(),
    get content() {
      return server;
    },
  },
});
beforeEach(() => {
  here = checkout();
  server = siteContent;
});

async function run(...args: string[]): Promise<string[]> {
  const printed: string[] = [];
  await runContentCommand(app.system, contentArguments(args), { ...here, print: (line) => printed.push(line) });
  return printed;
}

const phoned = (phone: string, text = siteContent.original('kliniek.yaml')) =>
  text.replace(/^telefoon: .*$/m, `telefoon: ${phone}`);

/** As a member of staff, in the form. The server runs from the files of the repository. */
async function save(phone: string, publish = 'now', path = 'kliniek.yaml'): Promise<number> {
  const { cookie } = await app.logIn();
  const url = '/api/admin/site-documents/document';
  const answer = await app.request(`${url}?path=${path}`, { cookie });
  const { number, content } = (await answer.json()) as DocumentDetail;
  content.fields[path === 'kliniek.yaml' ? 'telefoon' : 'inleiding'] = phone;
  const body = { path, basedOn: number, content, publish };
  return (await app.request(url, { method: 'PUT', cookie, body })).status;
}

/** What readers get of a server that runs from other files than these, or from these. */
const readBy = async (content: SiteContent) => {
  const text = (await publishedDocuments(app.system, content, app.time.now)).get('kliniek.yaml');
  return /^telefoon: (.*)$/m.exec(text ?? content.original('kliniek.yaml'))?.[1];
};
const isStandIn = async (content: SiteContent) =>
  (await publishedDocuments(app.system, content, app.time.now)).has('kliniek.yaml');

test('says what staff published, drafted and scheduled that the files do not hold', async () => {
  expect(await run('status')).toEqual(['Staff changed nothing that is not in the files']);
  await save('040 222 01 46');
  await save('040 222 01 47', '2026-12-01T09:00:00Z');
  await save('Dit betaalt u.', 'no', 'tarieven.yaml');
  expect(await run('status')).toEqual([
    'kliniek.yaml\tpublished 2026-11-21 10:00 UTC by anna@clinic.example\tpull writes it',
    'kliniek.yaml\tscheduled for 2026-12-01 09:00 UTC by anna@clinic.example',
    'tarieven.yaml\tdraft of 2026-11-21 10:00 UTC by anna@clinic.example',
  ]);
  here.changed.set('kliniek.yaml', phoned('040 222 01 99'));
  expect((await run('status'))[0]).toMatch(/the file has changed, too$/);
});

test('a published document is written into its file, and readers see no change, whichever files the server has', async () => {
  await save('040 222 01 46');
  expect(await run('pull')).toEqual(['Written: content/kliniek.yaml', expect.stringContaining('content/pulled.json')]);
  expect(here.changed.get('kliniek.yaml')).toContain('telefoon: 040 222 01 46\n');
  expect(await readBy(siteContent)).toBe('040 222 01 46');
  expect(await isStandIn(here.content)).toBe(false);
  expect(await readBy(here.content)).toBe('040 222 01 46');
  expect(await run('status')).toEqual(['Staff changed nothing that is not in the files']);
  expect(await app.db.select({ action: auditLog.action, actor: auditLog.actor }).from(auditLog)).toContainEqual({
    action: 'site.document-pulled',
    actor: 'system',
  });
});

test('what a developer changes after a pull goes online with the files, and staff change that', async () => {
  await save('040 222 01 46');
  await run('pull');
  here.changed.set('kliniek.yaml', phoned('040 222 01 50'));
  expect(await readBy(here.content)).toBe('040 222 01 50');
  expect(await run('status')).toEqual([expect.stringMatching(/^kliniek.yaml\tchanged here since it was pulled/)]);
  // What staff publish next stands in again.
  await save('040 222 01 60');
  expect([await readBy(here.content), await readBy(siteContent)]).toEqual(['040 222 01 60', '040 222 01 60']);
});

test('the form shows the file that counts, not the version that was pulled into it', async () => {
  await save('040 222 01 46');
  await run('pull');
  const pulled = here.changed.get('kliniek.yaml') ?? '';
  here.changed.set('kliniek.yaml', pulled.replace('op de eerstvolgende werkdag', 'binnen twee werkdagen'));
  server = here.content;
  const { cookie } = await app.logIn();
  const answer = await app.request('/api/admin/site-documents/document?path=kliniek.yaml', { cookie });
  const { content, state } = (await answer.json()) as DocumentDetail;
  expect([content.fields['antwoordtermijn'], state]).toEqual(['binnen twee werkdagen', 'file']);
  // A change in the form keeps that of the developer.
  await save('040 222 01 60');
  const published = (await publishedDocuments(app.system, server, app.time.now)).get('kliniek.yaml');
  expect(published).toMatch(/telefoon: 040 222 01 60\n[\s\S]*antwoordtermijn: binnen twee werkdagen\n/);
});

test('a file that a developer changed meanwhile is not overwritten, unless forced', async () => {
  await save('040 222 01 46');
  here.changed.set('kliniek.yaml', phoned('040 222 01 99'));
  await expect(run('pull')).rejects.toThrow('Changed here and by staff: content/kliniek.yaml. Nothing is written.');
  expect(here.changed.get('kliniek.yaml')).toContain('040 222 01 99');
  await run('pull', 'content/kliniek.yaml', '--force');
  expect(here.changed.get('kliniek.yaml')).toContain('040 222 01 46');
});

test('a file that holds an earlier version of staff is not a change of a developer', async () => {
  await save('040 222 01 46');
  await run('pull');
  await save('040 222 01 47');
  expect(await run('pull')).toContain('Written: content/kliniek.yaml');
  expect(here.changed.get('kliniek.yaml')).toContain('040 222 01 47');
});

test('files are published as versions, which readers of any server get, and count from then on', async () => {
  here.changed.set('kliniek.yaml', phoned('040 222 01 50'));
  expect(await run('push', 'kliniek.yaml')).toEqual([
    'Published: kliniek.yaml',
    expect.stringContaining('pulled.json'),
  ]);
  expect(await readBy(siteContent)).toBe('040 222 01 50');
  expect(await isStandIn(here.content)).toBe(false);
  // All that differ: what was changed here since.
  here.changed.set('kliniek.yaml', phoned('040 222 01 51'));
  expect(await run('push')).toContain('Published: kliniek.yaml');
  expect(await readBy(siteContent)).toBe('040 222 01 51');
  const rows = await app.db.select().from(documentVersions);
  expect(rows.map(({ number, actor }) => [number, actor])).toEqual([
    [1, 'system'],
    [2, 'system'],
  ]);
  expect(await run('push')).toEqual(['Nothing differs from what staff published']);
});

test.each([
  ['published', 'now', 'published by anna@clinic.example'],
  ['drafted', 'no', 'a draft of anna@clinic.example'],
])('what staff %s meanwhile is not overwritten, unless forced', async (_, publish, what) => {
  await save('040 222 01 46', publish);
  here.changed.set('kliniek.yaml', phoned('040 222 01 99'));
  await expect(run('push', 'kliniek.yaml')).rejects.toThrow(
    `Staff changed what is not in your files: kliniek.yaml (${what}). Nothing is published.`,
  );
  await run('push', 'kliniek.yaml', '--force');
  expect(await readBy(siteContent)).toBe('040 222 01 99');
  expect(await app.db.select().from(documentVersions)).toHaveLength(2);
});

test('files that the site cannot be made of are not published', async () => {
  here.changed.set('kliniek.yaml', phoned('bel ons'));
  await expect(run('push', 'kliniek.yaml')).rejects.toThrow(
    'Nothing is online yet: telefoon moet een telefoonnummer zijn',
  );
  expect(await app.db.select().from(documentVersions)).toEqual([]);
});

test('files that need each other are published together', async () => {
  const rates = siteContent.original('tarieven.yaml').replace('id: dna\n', 'id: dna-gesprek\n');
  here.changed.set('tarieven.yaml', rates);
  await expect(run('push', 'tarieven.yaml')).rejects.toThrow(':dna} is geen gegeven');
  const users = siteContent.documents().filter(({ path }) => siteContent.original(path).includes(':dna}'));
  for (const { path } of users) here.changed.set(path, siteContent.original(path).replaceAll(':dna}', ':dna-gesprek}'));
  expect(users.length).toBeGreaterThan(0);
  await run('push', 'tarieven.yaml', ...users.map(({ path }) => path));
  expect(await app.db.select().from(documentVersions)).toHaveLength(users.length + 1);
});

test('a scheduled version that would undo the files is named first', async () => {
  await save('040 222 01 46', '2026-12-01T09:00:00Z');
  await expect(run('push', 'kliniek.yaml', '--force')).rejects.toThrow('Version 1 is scheduled for later');
});

test.each([
  [['pull', 'nergens.yaml'], 'No document of the site: nergens.yaml'],
  [[], 'Say status, pull or push'],
  [['merge'], 'Say status, pull or push'],
  [['status', 'kliniek.yaml'], 'status is about all files'],
  [['pull', '--wrong'], "Unknown option '--wrong'"],
])('%j says what to do', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
});

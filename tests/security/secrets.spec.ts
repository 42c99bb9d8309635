import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBuild } from '../../scripts/builds/find.ts';
import { SETTINGS } from '../../src/server/settings.ts';
import { STAFF } from '../support/server/server.ts';
import { expect, test } from '../support/site.ts';

const CLIENT = join(findBuild() ?? '', 'client');
const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' });

test('serves no setting, secret or server path to browsers', { tag: '@smoke' }, () => {
  const settings = Object.keys(SETTINGS).filter(
    (name) => /SECRET|TOKEN|PASSWORD|_URL$/.test(name) && name !== 'SITE_URL',
  );
  const words = [...settings, 'process.env', 'drizzle', 'node_modules', process.cwd(), 'scrypt', '-----BEGIN'];
  for (const file of files.filter((name) => /\.(js|css|html|json|xml|txt)$/.test(name))) {
    const text = readFileSync(join(CLIENT, file), 'utf8');
    expect([file, ...words.filter((word) => text.includes(word))]).toEqual([file]);
  }
});

test('serves no source maps, sources or hidden files', () => {
  const unexpected = files.filter((name) => /\.(map|ts|tsx|astro|env|sql|log)$|(^|\/)\.(?!well-known)/.test(name));
  expect(unexpected).toEqual([]);
});

for (const path of [
  '/.git/config',
  '/.env',
  '/package.json',
  '/.data/secret',
  '/..%2f..%2fpackage.json',
  '/_astro/',
  '/stijl',
  '/assets/',
])
  test(`responds with an error to ${path}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBeGreaterThanOrEqual(400);
  });

test('logs no personal data for logins, messages and errors', async ({ site, request }) => {
  const visitor = { name: 'Petra Geheim', email: 'petra.geheim@voorbeeld.nl', message: 'Mijn bloeddruk is te hoog.' };
  await request.post('/api/contact', { data: visitor });
  await request.post('/api/admin/login', { data: { ...STAFF, password: 'niet het wachtwoord' } });
  await request.post('/api/admin/login', { data: STAFF });
  await request.get('/api/admin/messages');
  await request.post('/api/admin/articles', { data: '{' });
  const log = site.output();
  for (const secret of [...Object.values(visitor), STAFF.password, 'niet het wachtwoord', STAFF.email, 'eyJ'])
    expect(log).not.toContain(secret);
});

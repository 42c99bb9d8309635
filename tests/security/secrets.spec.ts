import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBuild } from '../../scripts/builds/find.ts';
import { SETTINGS } from '../../src/server/environment.ts';
import { STAFF } from '../support/server/server.ts';
import { expect, test } from '../support/site.ts';

const CLIENT = join(findBuild() ?? '', 'client');
const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' });

test('what browsers get names no setting of the server, no secret and no path of a machine', () => {
  const secret = Object.keys(SETTINGS).filter(
    (name) => /SECRET|TOKEN|PASSWORD|_URL$/.test(name) && name !== 'SITE_URL',
  );
  const words = [...secret, 'process.env', 'drizzle', 'node_modules', process.cwd(), 'scrypt', '-----BEGIN'];
  for (const file of files.filter((name) => /\.(js|css|html|json|xml|txt)$/.test(name))) {
    const text = readFileSync(join(CLIENT, file), 'utf8');
    expect([file, ...words.filter((word) => text.includes(word))]).toEqual([file]);
  }
});

test('no source map, no source and no hidden file lies among what is served', () => {
  const odd = files.filter((name) => /\.(map|ts|tsx|astro|env|sql|log)$|(^|\/)\.(?!well-known)/.test(name));
  expect(odd).toEqual([]);
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
  test(`${path} is not there, and no folder is listed`, async ({ request }) => {
    expect((await request.get(path)).status()).toBeGreaterThanOrEqual(400);
  });

test('the log of a day with logins, messages and refusals holds nobody’s data', async ({ site, request }) => {
  const visitor = { name: 'Petra Geheim', email: 'petra.geheim@voorbeeld.nl', message: 'Mijn bloeddruk is te hoog.' };
  await request.post('/api/contact', { data: visitor });
  await request.post('/api/admin/login', { data: { ...STAFF, password: 'niet het wachtwoord' } });
  await request.post('/api/admin/login', { data: STAFF });
  await request.get('/api/admin/messages');
  await request.post('/api/admin/articles', { data: '{' });
  const said = site.output();
  for (const secret of [...Object.values(visitor), STAFF.password, 'niet het wachtwoord', STAFF.email, 'eyJ'])
    expect(said).not.toContain(secret);
});

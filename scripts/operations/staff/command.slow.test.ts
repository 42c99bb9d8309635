import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { askPassword } from './ask-password.ts';
import { runStaffCommand, staffArguments } from './command.ts';

const app = setUpTestApp();
beforeEach(() => void vi.stubEnv('SESSION_SECRET', ''));
afterEach(() => void vi.unstubAllEnvs());
const STRONG = 'vier losse woorden uit de kast';

async function run(args: string[], password = STRONG): Promise<string[]> {
  const printed: string[] = [];
  await runStaffCommand(app.system, staffArguments(args), {
    askPassword: async () => password,
    print: (line) => printed.push(line),
  });
  return printed;
}
const login = async (email: string, password: string) =>
  (await app.request('/api/admin/login', { method: 'POST', body: { email, password } })).status;

const columns = async () => (await run(['list'])).map((line) => line.split('\t'));
const OWNER = ['owner@clinic.example', 'Owner', 'active', 'Administrator', 'never seen', 'reads messages'];
const addOwner = () => run(['add', 'owner@clinic.example']);

test('adds, lists, deactivates and reactivates an account', async () => {
  await addOwner();
  await run(['add', 'Eva@Clinic.example', '--name', 'Eva Maas']);
  expect(await columns()).toEqual([['eva@clinic.example', 'Eva Maas', 'active', 'Writer', 'never seen'], OWNER]);
  expect(await login('eva@clinic.example', STRONG)).toBe(200);

  const other = 'heel andere woorden op de plank';
  await run(['password', 'eva@clinic.example'], other);
  expect([await login('eva@clinic.example', STRONG), await login('eva@clinic.example', other)]).toEqual([401, 200]);

  await run(['deactivate', 'eva@clinic.example']);
  expect(await login('eva@clinic.example', other)).toBe(401);
  expect((await columns())[0]?.slice(2)).toEqual(['inactive', 'Writer', 'last seen 2026-11-21 10:00 UTC']);
  await run(['reactivate', 'eva@clinic.example']);
  expect(await login('eva@clinic.example', other)).toBe(200);
});

test('gives the first account the administrator role, later ones their own', async () => {
  expect(await addOwner()).toEqual(['owner@clinic.example can log in now, as Administrator']);
  expect(await run(['add', 'a@clinic.example'])).toEqual(['a@clinic.example can log in now, as Writer']);
  await run(['add', 'b@clinic.example', '--role', 'editor', '--messages']);
  expect((await columns()).map(([email, , , role, , messages]) => [email, role, messages])).toEqual([
    ['a@clinic.example', 'Writer', undefined],
    ['b@clinic.example', 'Editor', 'reads messages'],
    ['owner@clinic.example', 'Administrator', 'reads messages'],
  ]);
});

test('knows the language of a person', async () => {
  await addOwner();
  await run(['add', 'a@clinic.example', '--language', 'nl']);
  expect((await columns())[0]?.slice(3)).toEqual(['Writer', 'never seen', 'Dutch']);
  await expect(run(['add', 'b@clinic.example', '--language', 'fr'])).rejects.toThrow('Name a language: en, nl');
});

test('changes role and message access, except of the last administrator', async () => {
  await addOwner();
  await run(['add', 'eva@clinic.example']);
  await run(['role', 'eva@clinic.example', 'editor']);
  await run(['messages', 'eva@clinic.example', 'on']);
  expect((await columns())[0]?.slice(3)).toEqual(['Editor', 'never seen', 'reads messages']);
  await run(['messages', 'eva@clinic.example', 'off']);
  expect((await columns())[0]?.slice(3)).toEqual(['Editor', 'never seen']);
  for (const args of [
    ['role', 'owner@clinic.example', 'writer'],
    ['deactivate', 'owner@clinic.example'],
  ])
    await expect(run(args)).rejects.toThrow('This is the last administrator who can log in');
  expect((await columns())[1]).toEqual(OWNER);
});

test('invites, makes a link for a new password, and signs out', async () => {
  await addOwner();
  const [sentence, link = ''] = await run(['invite', 'Eva@Clinic.example', '--name', 'Eva Maas', '--role', 'editor']);
  expect(sentence).toBe('eva@clinic.example is invited as Editor. Send them this link: it works once, for 7 days.');
  expect(link).toMatch(/^http:\/\/localhost:4321\/admindash\/welcome#[\w-]{43}$/);
  expect((await columns())[1]).toEqual(['eva@clinic.example', 'Eva Maas', 'invited until 2026-11-28', 'Editor']);
  await expect(run(['invite', 'eva@clinic.example'])).rejects.toThrow('There is an invitation for eva@clinic.example');
  expect((await follow(link)).status).toBe(200);
  expect((await columns())[0]?.slice(0, 4)).toEqual(['eva@clinic.example', 'Eva Maas', 'active', 'Editor']);

  const { cookie } = await app.logIn();
  const [, reset = ''] = await run(['reset', 'anna@clinic.example']);
  expect((await app.request('/api/admin/me', { cookie })).status).toBe(200);
  await run(['sign-out', 'anna@clinic.example']);
  expect((await app.request('/api/admin/me', { cookie })).status).toBe(401);
  expect((await follow(reset)).status).toBe(200);
  expect(await login('anna@clinic.example', STRONG)).toBe(200);
});

const follow = (link: string) =>
  app.request('/api/admin/account-links/use', {
    method: 'POST',
    body: { token: link.split('#')[1], password: STRONG },
  });

test('says that a link needs the SESSION_SECRET of the site, where that is a setting', async () => {
  await addOwner();
  vi.stubEnv('SESSION_SECRET', 'that of the site, or any other');
  for (const args of [
    ['invite', 'eva@clinic.example'],
    ['resend', 'eva@clinic.example'],
    ['reset', 'owner@clinic.example'],
  ])
    expect(await run(args)).toEqual([
      expect.stringContaining('Send them this link'),
      expect.stringContaining('only if SESSION_SECRET is the same here'),
      expect.stringContaining('/admindash/welcome#'),
    ]);
});

test('sends an invitation again, and revokes it', async () => {
  await addOwner();
  const [, first = ''] = await run(['invite', 'eva@clinic.example', '--role', 'editor']);
  const [sentence, second = ''] = await run(['resend', 'Eva@clinic.example']);
  expect(sentence).toBe(
    'eva@clinic.example is invited once more; the earlier link no longer works. Send them this link: it works once, for 7 days.',
  );
  expect((await follow(first)).status).not.toBe(200);
  expect((await columns())[1]?.[3]).toBe('Editor');
  expect(await run(['revoke', 'eva@clinic.example'])).toEqual(['The invitation of eva@clinic.example no longer works']);
  expect((await follow(second)).status).not.toBe(200);
  for (const command of ['resend', 'revoke'])
    await expect(run([command, 'eva@clinic.example'])).rejects.toThrow('There is no invitation for eva@clinic.example');
});

test('makes an account a medical reviewer, and ends that', async () => {
  await addOwner();
  await run(['add', 'eva@clinic.example', '--name', 'Eva Maas']);
  await run(['reviewer', 'eva@clinic.example', '--profession', ' huisarts ', '--big', '1901 2345 601']);
  expect((await columns())[0]?.slice(3)).toEqual(['Writer', 'never seen', 'huisarts, BIG 19012345601']);
  await run(['no-reviewer', 'eva@clinic.example']);
  expect((await columns())[0]?.slice(3)).toEqual(['Writer', 'never seen']);
});

test.each(['1901234560', '190123456011', 'x9012345601', '00000000000', '19012345601; arts'])(
  'refuses %j, which is no BIG number',
  async (big) => {
    await run(['add', 'eva@clinic.example']);
    const args = ['reviewer', 'eva@clinic.example', '--profession', 'huisarts', '--big', big];
    await expect(run(args)).rejects.toThrow(`“${big}” is not a BIG number: it has 11 digits`);
    expect((await run(['list']))[0]).not.toContain('BIG');
  },
);

test('refuses a reviewer without profession, number or account', async () => {
  await run(['add', 'eva@clinic.example']);
  const reviewer = (...args: string[]) => run(['reviewer', 'eva@clinic.example', ...args]);
  await expect(reviewer('--big', '19012345601')).rejects.toThrow('Name --profession and --big');
  await expect(reviewer('--profession', 'huisarts')).rejects.toThrow('Name --profession and --big');
  await expect(reviewer('--profession', ' ', '--big', '19012345601')).rejects.toThrow('which profession readers see');
  const nobody = ['reviewer', 'iemand@clinic.example', '--profession', 'huisarts', '--big', '19012345601'];
  await expect(run(nobody)).rejects.toThrow('no account iemand@clinic.example');
});

test('ends the sessions of a deactivated account', async () => {
  await addOwner();
  const { cookie } = await app.logIn();
  await run(['deactivate', 'anna@clinic.example']);
  expect((await app.request('/api/admin/me', { cookie })).status).toBe(401);
});

test('refuses weak passwords, duplicates, unknown accounts and wrong usage', async () => {
  await expect(run(['add', 'eva@clinic.example'], 'kort')).rejects.toThrow('at least 12 characters');
  await expect(run(['add', 'eva@clinic.example'], 'passwordpassword')).rejects.toThrow('too easy to guess');
  await run(['add', 'eva@clinic.example']);
  await expect(run(['add', 'EVA@clinic.example'])).rejects.toThrow('already an account eva@clinic.example');
  await expect(run(['password', 'iemand@clinic.example'])).rejects.toThrow('no account iemand@clinic.example');
  await expect(run(['add', 'geen adres'])).rejects.toThrow('"geen adres" is not an e-mail address');
  for (const [args, message] of [
    [[], 'Say what to do'],
    [['nonsense'], 'Say what to do'],
    [['constructor', 'eva@clinic.example'], 'Say what to do'],
    [['add'], 'Name an e-mail address'],
    [['add', '--wrong'], "Unknown option '--wrong'"],
    [['add', 'x@clinic.example', '--role', 'boss'], 'Name a role: writer, editor, administrator'],
    [['role', 'eva@clinic.example'], 'Name a role: writer, editor, administrator'],
    [['messages', 'eva@clinic.example', 'maybe'], 'Say on or off after the address'],
    [['role', 'eva@clinic.example', 'editor', 'now'], 'now is more than role takes'],
    [['deactivate', 'eva@clinic.example', 'bert@clinic.example'], 'bert@clinic.example is more than deactivate takes'],
    [['list', 'eva@clinic.example'], 'eva@clinic.example is more than list takes'],
    [['resend', 'eva@clinic.example', '--role', 'editor'], 'resend takes no --role'],
    [['reactivate', 'eva@clinic.example', '--messages', '--name', 'Eva'], 'reactivate takes no --messages, --name'],
    [['add', 'x@clinic.example', '--big', '19012345601'], 'add takes no --big'],
  ] as const)
    await expect(run([...args])).rejects.toThrow(message);
});

test('hides the password and refuses two different ones', async () => {
  const type = async (...lines: string[]) => {
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const output = new PassThrough();
    const answer = askPassword(input, output);
    for (const line of lines) {
      await new Promise((resolve) => setImmediate(resolve));
      input.write(`${line}\r`);
    }
    return { answer, output: () => String(output.read() ?? '') };
  };
  const { answer, output } = await type(STRONG, STRONG);
  expect(await answer).toBe(STRONG);
  expect(output()).not.toContain('woorden');
  const different = await type(STRONG, 'iets anders');
  await expect(different.answer).rejects.toThrow('The two passwords differ');
});

test('says how to make the first account when there is none', async () => {
  expect(await run(['list'])).toEqual([expect.stringMatching(/^There are no accounts yet\. .*npm run staff -- add/)]);
});

test.each([
  ['a line', `${STRONG}\n`],
  ['a line of Windows', `${STRONG}\r\n`],
  ['text without a line break', STRONG],
  ['more than a line', `${STRONG}\nand more\n`],
])('reads the password from a pipe with %s', async (_, text) => {
  const input = new PassThrough();
  input.end(text);
  expect(await askPassword(input, new PassThrough())).toBe(STRONG);
});

test.each([
  ['nothing', ''],
  ['an empty line', '\n'],
])('refuses a pipe with %s', async (_, text) => {
  const input = new PassThrough();
  input.end(text);
  await expect(askPassword(input, new PassThrough())).rejects.toThrow('There is no terminal to ask for the password');
});

test('refuses a pipe into which nothing is written', async () => {
  const asking = askPassword(new PassThrough(), new PassThrough(), { pipeMs: 10 });
  await expect(asking).rejects.toThrow('There is no terminal to ask for the password');
});

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('changes nothing when the user presses %s instead of typing a password', async (_, key) => {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const asking = askPassword(input, new PassThrough());
  input.write(key);
  await expect(asking).rejects.toThrow('No password was typed: nothing was changed');
});

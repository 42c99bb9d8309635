import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { askPassword } from './ask-password.ts';
import { runStaffCommand } from './command.ts';

const app = setUpTestApp();
const STRONG = 'vier losse woorden uit de kast';

async function run(args: string[], password = STRONG): Promise<string[]> {
  const printed: string[] = [];
  await runStaffCommand(app.system, args, { askPassword: async () => password, print: (line) => printed.push(line) });
  return printed;
}
const login = async (email: string, password: string) =>
  (await app.request('/api/admin/login', { method: 'POST', body: { email, password } })).status;

test('adds, lists and deactivates an account and changes its password', async () => {
  await run(['add', 'Eva@Clinic.example', '--name', 'Eva Maas']);
  expect(await run(['list'])).toEqual(['eva@clinic.example\tEva Maas\tactive']);
  expect(await login('eva@clinic.example', STRONG)).toBe(200);

  const other = 'heel andere woorden op de plank';
  await run(['password', 'eva@clinic.example'], other);
  expect([await login('eva@clinic.example', STRONG), await login('eva@clinic.example', other)]).toEqual([401, 200]);

  await run(['deactivate', 'eva@clinic.example']);
  expect(await login('eva@clinic.example', other)).toBe(401);
  expect(await run(['list'])).toEqual(['eva@clinic.example\tEva Maas\tinactive']);
});

test('ends the sessions of a deactivated account', async () => {
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
  for (const args of [[], ['nonsense'], ['add'], ['add', '--wrong']])
    await expect(run(args)).rejects.toThrow('Use one of');
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

test('reads the password from a pipe', async () => {
  const input = new PassThrough();
  input.end(`${STRONG}\n`);
  expect(await askPassword(input, new PassThrough())).toBe(STRONG);
});

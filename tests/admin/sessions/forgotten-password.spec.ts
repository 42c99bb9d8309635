import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { busyness } from '../../../scripts/set-up/busyness.mjs';
import { test as base } from '../../security/no-policy-violations.ts';
import { axeViolations } from '../../support/browser/axe.ts';
import { preparedFolder } from '../../support/server/prepared-folder.ts';
import { removeFolder, STAFF, startServer } from '../../support/server/server.ts';

/** What the site of this file sent. */
const mails: string[] = [];

const test = base.extend({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const smtp = new SMTPServer({
        disabledCommands: ['STARTTLS', 'AUTH'],
        onData: (stream, _session, done) => {
          let mail = '';
          stream.setEncoding('utf8').on('data', (text: string) => {
            mail += text;
          });
          stream.on('end', () => {
            mails.push(mail);
            done();
          });
        },
      });
      await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
      const { port } = smtp.server.address() as AddressInfo;
      const folder = await preparedFolder();
      const server = await startServer(folder, {
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        CONTACT_TO: 'praktijk@clinic.example',
      });
      await use(server);
      await server.stop();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      await removeFolder(folder);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
const { expect } = test;
const PASSWORD = 'zeven andere woorden op de plank';

test('a forgotten password is chosen anew by a link in a mail', async ({ page }) => {
  test.setTimeout(180_000 * busyness());
  await page.goto('/admindash/login');
  await page.getByText('Forgot password?').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Your e-mail address' }).fill(STAFF.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/a mail is on its way/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await expect.poll(() => mails.length).toBe(1);
  const mail = (mails[0] ?? '').replaceAll(/=\r?\n/g, '');
  const token = /welcome#([\w-]{43})/.exec(mail)?.[1];
  await page.goto('/admindash/welcome');
  await page.goto(`/admindash/welcome#${token}`);
  await page.reload();
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Change my password' }).click();
  await expect(page).toHaveURL(/\/admindash(\?|$)/);
  // A notice waits for the maintenance, which a server runs each minute.
  await expect
    .poll(() => mails.some((one) => one.includes('The password was changed')), { timeout: 100_000 * busyness() })
    .toBe(true);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { type RunningServer, removeFolder, STAFF, startServer } from '../support/server/server.ts';
import { logIn } from '../support/staff.ts';
import { click, type EngineBrowser, expectPath, expectShown, fill } from './engine.ts';
import { firefox } from './firefox.ts';
import { startPlayer } from './player.ts';
import { webkit } from './webkit.ts';

let folder = '';
let site: RunningServer;
beforeAll(async () => {
  folder = await preparedFolder();
  site = await startServer(folder);
});
afterAll(async () => {
  await site.stop();
  await removeFolder(folder);
});

const ARTICLE = '/magazine/article/vitamine-d-wie-heeft-extra-nodig-en-hoeveel';

for (const engine of [firefox, webkit]) {
  if (engine.missing) process.stdout.write(`${engine.missing}: its tests are skipped.\n`);
  describe.skipIf(engine.missing)(engine.name, () => {
    let browser: EngineBrowser;
    beforeAll(async () => {
      browser = await engine.start();
    });
    afterAll(() => browser?.close());
    const open = (path: string) => browser.open(site.url + path);

    test('a reader opens and closes the menu on a phone', async () => {
      await browser.resize(390, 800);
      await open('/');
      const entry = { selector: 'dialog a', name: 'Magazine' };
      await expectShown(browser, entry, false);
      await click(browser, { selector: 'button', name: 'Menu' });
      await expectShown(browser, entry);
      await browser.press('Escape');
      await expectShown(browser, entry, false);
      await click(browser, { selector: 'button', name: 'Menu' });
      await click(browser, { selector: 'dialog button', name: 'Sluiten' });
      await expectShown(browser, entry, false);
      await click(browser, { selector: 'button', name: 'Menu' });
      await click(browser, entry);
      await expectPath(browser, /^\/magazine$/);
    });

    test('a reader opens the care menu and a question', async () => {
      await browser.resize(1280, 800);
      await open('/rijbewijskeuringen');
      await click(browser, { selector: 'care-menu button' });
      await expectShown(browser, { selector: 'care-menu a' });
      await browser.press('Escape');
      await expectShown(browser, { selector: 'care-menu a' }, false);
      const answer = { selector: 'details > div' };
      await browser.evaluate(`for (const one of document.querySelectorAll('details')) one.open = false`);
      await click(browser, { selector: 'summary' });
      await expect.poll(() => browser.evaluate(`return document.querySelector('details').open`)).toBe(true);
      await expectShown(browser, answer);
    });

    test('a reader filters the magazine and reads an article', async () => {
      await open('/magazine');
      await fill(browser, { selector: 'input[type=search]' }, 'vitamine');
      await browser.press('Enter');
      await expectPath(browser, /search=vitamine/);
      await click(browser, { selector: 'article h4 a', name: 'Vitamine D' });
      await expectPath(browser, new RegExp(`^${ARTICLE}$`));
      await expectShown(browser, { selector: 'h1', name: 'Vitamine D' });
      const picture = `document.querySelector('article header img')`;
      await expect.poll(() => browser.evaluate(`return ${picture}.naturalWidth > 0`)).toBe(true);
      expect(await browser.evaluate('return document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    });

    test('a visitor finds a page by its suggestion', async () => {
      await browser.resize(1280, 800);
      await open('/');
      await click(browser, { selector: 'site-search-link a' });
      await expectShown(browser, { selector: '#zoek-balk' });
      await expect.poll(() => browser.evaluate(`return document.activeElement.id`)).toBe('zoek-balk');
      await browser.type('hooik');
      await expectShown(browser, { selector: '[role=option]', name: 'Allergieën' });
      await browser.press('ArrowDown');
      await browser.press('Enter');
      await expectPath(browser, /^\/therapieen\/allergieen-intoleranties$/);
      await open('/zoeken');
      await fill(browser, { selector: '#zoek-pagina' }, 'parkeren');
      await browser.press('Enter');
      await expectPath(browser, /^\/zoeken\?q=parkeren$/);
      await expectShown(browser, { selector: 'main a', name: 'Route' });
    });

    test('a driver reads the facts on a phone, and the contact bar stays', async () => {
      await browser.resize(390, 800);
      await open('/rijbewijskeuringen/taxi-chauffeurs');
      await expectShown(browser, { selector: '.facts dd', name: '€\u00a075,00' });
      expect(await browser.evaluate('return document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      const call = { selector: '.contact-bar a', name: 'Bel' };
      const isInView = () =>
        browser.evaluate(`const { top, bottom } = document.querySelector('.contact-bar').getBoundingClientRect();
          return top > 0 && Math.round(bottom) <= innerHeight`);
      await browser.evaluate(`scrollTo({ top: 1500, behavior: 'instant' })`);
      await expectShown(browser, call);
      await expect.poll(isInView).toBe(true);
    });

    test('a visitor sends a message', async () => {
      await browser.resize(1280, 800);
      await open('/over-ons#contact');
      await expectShown(browser, { selector: 'form[novalidate] input' });
      await fill(browser, { selector: 'form input', name: 'Naam' }, 'Jo Jansen');
      await fill(browser, { selector: 'form input', name: 'E-mailadres' }, 'jo@voorbeeld.nl');
      await fill(browser, { selector: 'form textarea', name: 'Bericht' }, 'Kan ik volgende week terecht?');
      await click(browser, { selector: 'form button', name: 'Verstuur bericht' });
      await expectShown(browser, { selector: 'body *', name: 'Bericht succesvol verzonden!' });
    });

    test('a video plays after its click', async () => {
      const player = await startPlayer();
      const cookie = await logIn(site);
      const title = `Film in ${engine.name}`;
      const saved = await fetch(`${site.url}/api/admin/articles`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({
          ...{ title, type: 'video', videoUrl: player.url, category: 'Hormonen', content: '<p>Tekst</p>' },
          isPublished: true,
        }),
      });
      const { slug } = (await saved.json()) as { slug: string };
      await open(`/magazine/video/${slug}`);
      await browser.inFrame('iframe', (frame) => click(frame, { selector: 'a' }));
      await expect
        .poll(() => browser.inFrame('iframe', (frame) => frame.evaluate('return document.body?.textContent')))
        .toContain('De film speelt');
      player.close();
    });

    const logInAndBegin = async (title: string) => {
      await open('/admindash/login');
      await fill(browser, { selector: 'input[type=email]' }, STAFF.email);
      await fill(browser, { selector: 'input[type=password]' }, STAFF.password);
      await click(browser, { selector: 'button', name: 'Sign in' });
      await click(browser, { selector: 'a', name: 'New Article' });
      await fill(browser, { selector: 'textarea', name: 'Title' }, title);
      await click(browser, { selector: '[role=combobox]', name: 'Category' });
      await click(browser, { selector: '[role=option]', name: 'Hormonen' });
    };

    test('staff log in, write, publish and log out', async () => {
      const title = `Geschreven in ${engine.name}`;
      await logInAndBegin(title);
      await fill(browser, { selector: '[contenteditable=true]' }, 'Een alinea uit deze browser.');
      await click(browser, { selector: '[role=switch]', name: 'Published' });
      await click(browser, { selector: 'button', name: 'Save Article' });
      await expectPath(browser, /^\/admindash$/);
      await expectShown(browser, { selector: 'article h3, article h2', name: title });
      await open(`/magazine/article/geschreven-in-${engine.name.toLowerCase()}`);
      await expectShown(browser, { selector: '.prose p', name: 'Een alinea uit deze browser.' });
      await open('/admindash');
      await click(browser, { selector: 'button', name: 'Logout' });
      await expectPath(browser, /^\/admindash\/login/);
    });

    test('staff insert a table with the slash, paste, and publish', async () => {
      const title = `Tabel in ${engine.name}`;
      await logInAndBegin(title);
      await fill(browser, { selector: '[contenteditable=true]' }, '/tabel');
      await expectShown(browser, { selector: '[role=option][aria-selected=true]', name: 'Table' });
      await browser.press('Enter');
      await expectShown(browser, { selector: '[contenteditable=true] th' });
      await browser.type('Waarde');
      await expectShown(browser, { selector: '[contenteditable=true] th', name: 'Waarde' });
      await browser.evaluate(`const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', '<p>Geplakt met <b>nadruk</b></p>');
        const field = document.querySelector('[contenteditable=true]');
        const paste = new Event('paste', { bubbles: true, cancelable: true });
        // Firefox makes no ClipboardEvent with data of a page.
        field.dispatchEvent(Object.defineProperty(paste, 'clipboardData', { value: clipboardData }))`);
      await expectShown(browser, { selector: '[contenteditable=true] th strong', name: 'nadruk' });
      await click(browser, { selector: '[role=switch]', name: 'Published' });
      await click(browser, { selector: 'button', name: 'Save Article' });
      await expectPath(browser, /^\/admindash$/);
      await open(`/magazine/article/tabel-in-${engine.name.toLowerCase()}`);
      await expectShown(browser, { selector: '.prose th', name: 'Waarde' });
      await expectShown(browser, { selector: '.prose th strong', name: 'nadruk' });
    });
  });
}

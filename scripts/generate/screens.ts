import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { type APIRequestContext, chromium, type Locator, type Page, request } from '@playwright/test';
import sharp from 'sharp';
import type { AdminArticle } from '../../src/shared/contract/articles/articles.ts';
import { DAY_MS } from '../../src/shared/dates/durations.ts';
import { readCatalogues } from '../../tests/support/repository/catalogues.ts';
import { type ClockedServer, startClockedServer } from '../../tests/support/server/clocked-server.ts';
import prepareFolder, { preparedFolder } from '../../tests/support/server/prepared-folder.ts';
import { removeFolder, STAFF } from '../../tests/support/server/server.ts';
import { readArguments } from '../set-up/arguments.mjs';
import { findBrowser } from '../set-up/tools.mjs';

const { positionals: names } = readArguments(
  `node scripts/generate/screens.ts [history check …]: takes the pictures of the Dutch admin in docs/screens again, of the
last build. Without names all of them`,
  (args) => parseArgs({ args, allowPositionals: true }),
);

const DUTCH = new Map((await readCatalogues()).map(({ english, dutch }) => [english, dutch]));

/** What the Dutch desk says for an English sentence. */
function said(english: string): string {
  const dutch = DUTCH.get(english);
  if (dutch === undefined) throw new Error(`The desk has no Dutch for “${english}”`);
  return dutch;
}

const FOLDER = process.env['SCREENS_FOLDER'] ?? 'docs/screens';
const BLOOD_PRESSURE = 'Uw bloeddruk thuis meten, stap voor stap';

type Site = Awaited<ReturnType<typeof fillSite>>;

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name }).first();
const cards = (page: Page) => page.getByRole('main').getByRole('article').first();

async function open(page: Page, path: string, shown: Locator): Promise<void> {
  await page.goto(path);
  await shown.waitFor();
}
const openEditor = (page: Page, { id }: { id: number | 'new' }) =>
  open(page, `/admindash/articles/${id}`, page.getByRole('textbox', { name: `${said('Content')} *` }));

/** By the name of the file. */
const SCENES: Record<string, (page: Page, site: Site) => Promise<unknown>> = {
  editor: (page, { history }) => openEditor(page, history),
  'slash-menu': async (page) => {
    await openEditor(page, { id: 'new' });
    await page.getByRole('textbox', { name: `${said('Content')} *` }).click();
    await page.keyboard.type('/kader');
    await page.getByRole('option').first().waitFor();
  },
  bulk: async (page) => {
    await open(page, '/admindash', cards(page));
    const boxes = page.getByRole('main').getByRole('article').getByRole('checkbox');
    for (const at of [0, 1, 2]) await boxes.nth(at).check();
    await page.evaluate(() => window.scrollTo(0, 0));
  },
  check: async (page, { checked }) => {
    await openEditor(page, checked);
    const found = page.getByRole('region', { name: said('Check'), exact: true });
    await found.getByText(said('Blocks publishing')).first().waitFor();
    await found.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  },
  'dialog-share': async (page, { draft }) => {
    await openEditor(page, draft);
    await button(page, 'Delen als voorbeeld').click();
    await button(page.getByRole('dialog'), said('Make a link')).click();
    await page.getByLabel(said('Link for a reader')).waitFor();
  },
  history: (page, { history }) =>
    open(
      page,
      `/admindash/articles/${history.id}/history`,
      page
        .getByRole('region', { name: /^Versie \d/ })
        .locator('ins')
        .first(),
    ),
  schedule: (page) =>
    open(page, '/admindash/schedule', page.getByRole('main').getByRole('link', { name: /B12/ }).first()),
  'to-do': (page) => open(page, '/admindash/to-do', page.getByRole('heading', { level: 2 }).first()),
  people: (page) => open(page, '/admindash/people', cards(page)),
};

const DRAFT = {
  title: 'Wandelen na het eten: waarom tien minuten al helpen',
  content:
    '<p>Na een maaltijd stijgt uw bloedsuiker. Wie dan tien minuten loopt, ziet die stijging kleiner worden.</p><h2>Hoe u begint</h2><p>Kies één maaltijd, en loop daarna een vast rondje. Dat is alles.</p><ul><li>Trek uw schoenen aan voordat u gaat eten.</li><li>Neem iemand mee: samen gaat het vanzelf.</li></ul><h2>Wanneer u eerst belt</h2><p>Hebt u pijn op de borst bij het lopen? Bel dan uw huisarts voordat u begint.</p>',
  excerpt: 'Een rondje om het huis na de maaltijd. Meer is er niet nodig.',
  category: 'Preventieve geneeskunde',
};

const CHECKED = {
  title: 'Sneller herstellen van een verkoudheid',
  content:
    '<p>Deze kuur geneest elke verkoudheid binnen een dag, zonder bijwerkingen.</p><p>Lees <a href="https://www.thuisarts.nl/verkoudheid">hier</a> meer. TK: cijfers van dit jaar.</p><h3>Wat u zelf kunt doen</h3><p>Drink genoeg, slaap lang en blijf een paar dagen thuis als u koorts hebt, want dan steekt u anderen niet aan en herstelt u zelf ook eerder.</p>',
  category: 'Natuurgeneeskunde',
};

const SOURCED = {
  title: 'Vitamine B12: wie loopt kans op een tekort?',
  content:
    '<p>Wie geen vlees, vis, eieren en zuivel eet, krijgt weinig vitamine B12 binnen.</p><p>Moe en tintelende vingers? Laat het nakijken.</p>',
  category: 'Orthomoleculaire geneeskunde',
  sources: [
    {
      ...{ id: 'voedingscentrum', title: 'Vitamine B12', publisher: 'Voedingscentrum', year: 2026 },
      ...{ address: 'https://www.voedingscentrum.nl/encyclopedie/vitamine-b12.aspx', consultedOn: '2026-10-12' },
    },
    {
      ...{ id: 'thuisarts', title: 'Ik heb een tekort aan vitamine B12', publisher: 'Thuisarts', year: 2025 },
      ...{ address: 'https://www.thuisarts.nl/vitamine-b12-tekort', consultedOn: '2026-10-12' },
    },
  ],
};

/** Stops the clock on a whole minute after the preparations, so that all pictures show the same moment. */
const now = new Date(Math.ceil(Date.now() / 60_000 + 2) * 60_000);

await prepareFolder();
const folder = await preparedFolder();
const addAccounts = ['tests/support/server/add-accounts.ts', folder, 'eva.maas@clinic.example=editor'];
await promisify(execFile)(process.execPath, addAccounts);
const server = await startClockedServer(folder, now);
const executablePath = await findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--lang=nl-NL'],
});
try {
  const site = await fillSite(server, now);
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1440, height: 900 },
    locale: 'nl-NL',
    storageState: await site.anna.storageState(),
  });
  for (const [name, show] of Object.entries(SCENES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.clock.install({ time: now });
    // Loads the fonts first: the page does not wait for one that is not cached.
    await page.goto('/privacy');
    await page.evaluate(() => document.fonts.ready);
    await show(page, site);
    await take(page, `${FOLDER}/${name}.webp`);
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
  await removeFolder(folder);
}

async function take(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await sharp(png).webp({ quality: 74, effort: 6 }).toFile(path);
}

/** The starter magazine as two people worked on it. Its articles have the names that scenes know them by. */
async function fillSite(server: ClockedServer, now: Date) {
  const anna = await logIn(server.url, STAFF.email);
  const eva = await logIn(server.url, 'eva.maas@clinic.example');
  await send(anna, 'PUT', '/api/admin/account/profile', { name: 'Anna Bos', portrait: null });
  await send(eva, 'PUT', '/api/admin/account/profile', { name: 'Eva Maas', portrait: null });
  await send(anna, 'PUT', '/api/admin/account/language', { language: 'nl' });
  const at = (days: number, minutes = 0) => server.setClock(new Date(now.getTime() + days * DAY_MS + minutes * 60_000));

  await at(0, -190);
  const history = await find(anna, BLOOD_PRESSURE);
  const second = await change(eva, history, (content) =>
    content.replace('</p>', ' Doe dat zittend, op een vast moment van de dag.</p>'),
  );
  await at(0, -120);
  await change(anna, second, (content) => content.replace('zittend', 'zittend en uitgerust'));

  await at(0, -60);
  const draft = await send<AdminArticle>(eva, 'POST', '/api/admin/articles', DRAFT);
  const checked = await send<AdminArticle>(anna, 'POST', '/api/admin/articles', CHECKED);
  const sourced = await send<AdminArticle>(anna, 'POST', '/api/admin/articles', SOURCED);
  await scheduleAll(anna, now, { draft, checked, sourced });

  await sendVisitorInput(server.url, history);
  await send(eva, 'POST', `/api/admin/articles/${draft.id}/preview-links`, { days: 7 });
  await send(anna, 'POST', '/api/admin/invitations', {
    name: 'Jan de Wit',
    email: 'jan.de.wit@clinic.example',
    role: 'writer',
    readsMessages: false,
  });
  await server.setClock(now);
  return { anna, history, draft, checked };
}

async function send<Response>(as: APIRequestContext, method: string, path: string, data?: object): Promise<Response> {
  const response = await as.fetch(path, { method, ...(data && { data }) });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return (response.status() === 204 ? undefined : await response.json()) as Response;
}

async function logIn(baseURL: string, email: string): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL });
  await send(context, 'POST', '/api/admin/login', { ...STAFF, email });
  return context;
}

/** An article of the starter magazine. */
async function find(as: APIRequestContext, title: string): Promise<AdminArticle> {
  const path = `/api/admin/articles?search=${encodeURIComponent(title.slice(0, 30))}`;
  const { articles } = await send<{ articles: AdminArticle[] }>(as, 'GET', path);
  if (!articles[0]) throw new Error(`The starter magazine has no “${title}”`);
  return send(as, 'GET', `/api/admin/articles/${articles[0].id}`);
}

function change(as: APIRequestContext, article: AdminArticle, edit: (content: string) => string) {
  const edited = { ...article, content: edit(article.content) };
  return send<AdminArticle>(as, 'PUT', `/api/admin/articles/${article.id}`, edited);
}

async function scheduleAll(as: APIRequestContext, now: Date, articles: Record<string, AdminArticle>): Promise<void> {
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const schedules = [
    ['draft', day(2), '09:00'],
    ['sourced', day(6), '12:00'],
  ] as const;
  for (const [name, date, hour] of schedules) {
    const { id, version } = articles[name] as AdminArticle;
    await send(as, 'PUT', `/api/admin/articles/${id}/schedule`, {
      ...{ action: 'publish', version, draft: null, wallTime: `${date}T${hour}` },
    });
  }
}

async function sendVisitorInput(baseURL: string, { id }: AdminArticle): Promise<void> {
  const visitor = await request.newContext({ baseURL });
  const messages = [
    [
      'Truus Jansen',
      'Afspraak',
      'Goedemorgen, kan ik deze week nog terecht voor een eerste gesprek? ’s Middags komt het mij het best uit.',
    ],
    ['Henk Bakker', 'Herhaalrecept', 'Mijn recept is bijna op. Kunt u het verlengen, of moet ik eerst langskomen?'],
  ];
  for (const [name = '', subject = '', message = ''] of messages)
    await send(visitor, 'POST', '/api/contact', {
      ...{
        name,
        subject,
        message,
        email: `${name.split(' ')[0]?.toLowerCase()}@voorbeeld.nl`,
        phone: '',
        honeypot: '',
      },
    });
  for (const [clear, words] of [
    ['yes', ''],
    ['no', 'Ik begrijp niet of ik links of rechts moet meten.'],
  ])
    await send(visitor, 'POST', '/api/feedback/articles', { article: id, clear, words, honeypot: '' });
  await visitor.dispose();
}

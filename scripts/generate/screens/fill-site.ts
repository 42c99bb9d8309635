import { readFile } from 'node:fs/promises';
import { type APIRequestContext, request } from '@playwright/test';
import type { AdminArticle } from '../../../src/shared/contract/articles/articles.ts';
import { DAY_MS } from '../../../src/shared/dates/durations.ts';
import type { ClockedServer } from '../../../tests/support/server/clocked-server.ts';
import { STAFF } from '../../../tests/support/server/server.ts';

export type Site = Awaited<ReturnType<typeof fillSite>>;

const BLOOD_PRESSURE = 'Uw bloeddruk thuis meten, stap voor stap';

/** The starter magazine as two people worked on it. Its articles have the names that scenes know them by. */
export async function fillSite(server: ClockedServer, now: Date) {
  const anna = await logIn(server.url, STAFF.email);
  const eva = await logIn(server.url, 'eva.maas@clinic.example');
  await send(anna, 'PUT', '/api/admin/account/profile', { name: 'Anna Bos', portrait: null });
  await send(eva, 'PUT', '/api/admin/account/profile', { name: 'Eva Maas', portrait: null });
  const at = (days: number, minutes = 0) => server.setClock(new Date(now.getTime() + days * DAY_MS + minutes * 60_000));

  await at(0, -190);
  const history = await find(anna, BLOOD_PRESSURE);
  const second = await change(eva, history, (content) =>
    content.replace('</p>', ' Doe dat zittend, op een vast moment van de dag.</p>'),
  );
  await at(0, -120);
  await change(anna, second, (content) => content.replace('zittend', 'zittend en uitgerust'));
  await at(0, -95);
  const changed = await find(anna, 'Beter slapen zonder pillen begint overdag');
  await send(eva, 'PUT', `/api/admin/articles/${changed.id}/draft-changes`, {
    ...changed,
    excerpt: 'Een vast uur om op te staan doet meer dan een vast uur om naar bed te gaan.',
    draft: null,
  });

  await at(0, -60);
  const draft = await send<AdminArticle>(eva, 'POST', '/api/admin/articles', DRAFT);
  const checked = await send<AdminArticle>(anna, 'POST', '/api/admin/articles', CHECKED);
  const sourced = await send<AdminArticle>(anna, 'POST', '/api/admin/articles', SOURCED);
  for (const title of ['Kamille, munt en wat ze doen', 'Oud bericht over de griepprik', 'Hoofdpijn bij warm weer']) {
    const { id } = await send<AdminArticle>(eva, 'POST', '/api/admin/articles', { ...DRAFT, title });
    await send(title.startsWith('Oud') ? anna : eva, 'DELETE', `/api/admin/articles/${id}`);
  }
  await scheduleAll(anna, now, { draft, checked, sourced });

  const reviewed = await find(anna, 'Hartkloppingen: onschuldig of niet, en wanneer u 112 belt');
  await send(anna, 'POST', `/api/admin/articles/${reviewed.id}/reviews`, {
    version: reviewed.version,
    draft: null,
    dueOn: new Date(now.getTime() + 3 * 365 * DAY_MS).toISOString().slice(0, 10),
    note: null,
  }).catch(() => {});
  await uploadPictures(anna);
  await sendVisitorInput(server.url, history);
  const link = await send<{ url: string }>(eva, 'POST', `/api/admin/articles/${draft.id}/preview-links`, { days: 7 });
  const invitation = await send<{ url: string }>(anna, 'POST', '/api/admin/invitations', {
    name: 'Jan de Wit',
    email: 'jan.de.wit@clinic.example',
    role: 'writer',
    readsMessages: false,
  });
  await server.setClock(now);
  return { anna, eva, history, changed, draft, checked, sourced, reviewed, preview: link.url, welcome: invitation.url };
}

export async function send<Response>(
  as: APIRequestContext,
  method: string,
  path: string,
  data?: object,
): Promise<Response> {
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

const change = (as: APIRequestContext, article: AdminArticle, edit: (content: string) => string) =>
  send<AdminArticle>(as, 'PUT', `/api/admin/articles/${article.id}`, { ...article, content: edit(article.content) });

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

async function uploadPictures(as: APIRequestContext): Promise<void> {
  const files = ['75-plus', 'leaf', 'allergie-intolerantie', 'hooikoorts', 'ademen', 'bloeddruk'];
  for (const name of files) {
    const buffer = await readFile(`public/assets/magazine/${name}.webp`).catch(() => undefined);
    if (!buffer) continue;
    const image = { name: `${name}.webp`, mimeType: 'image/webp', buffer };
    await as.post('/api/admin/upload/article', { multipart: { image } });
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

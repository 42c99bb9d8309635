import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { endpointName } from '../../../scripts/generate/api-docs/endpoints.ts';
import { EXAMPLES } from '../../../scripts/generate/api-docs/examples.ts';
import { STAFF, setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { DRIVER_WORD, refuseStatements } from '../../../tests/support/database/failing-statements.ts';
import { memoryStore } from '../../../tests/support/pictures/memory-store.ts';
import type { Route } from '../api/route.ts';
import { createApp, routes } from '../app.ts';
import { runMaintenance } from '../maintenance/run.ts';
import { createLog } from './log.ts';

/**
 * issue G 5: no personal data in the log. Whatever a person can send — body, query, path, headers, form — carries a
 * word that nothing else holds; it is sent to every address of the API, well and broken, and then looked for.
 */
const WORD = 'schildwachtwoord';
const MAIL = `jan.${WORD}@voorbeeld.nl`;
const ADDRESS = '203.0.113.77';

const store = memoryStore();
const app = setUpTestApp({
  images: store,
  mail: {
    send: async () => {
      throw new Error(`550 5.1.1 <${MAIL}>: Recipient address rejected`);
    },
  },
});
const lines: string[] = [];
const answers: string[] = [];
/** How many statements of a call succeed before all others fail; and how many there were so far. */
const statements = { succeed: Number.POSITIVE_INFINITY, asked: 0 };
beforeEach(() => {
  lines.length = 0;
  answers.length = 0;
  statements.succeed = Number.POSITIVE_INFINITY;
  store.fail = false;
});

/** What is chosen from a list, and would be refused before anything else happens. */
const CHOSEN = /^(type|slug|category|image|videoUrl|profileImage|honeypot|currentPassword)$/;

/** The example of the documentation, with the word in every text, or in every text that is free. */
function marked(value: unknown, isMarked: (name: string) => boolean, name = ''): unknown {
  if (typeof value === 'string' && !isMarked(name)) return value;
  if (typeof value === 'string') return /email/i.test(name) ? MAIL : `${value} "${WORD}" O'${WORD}`;
  if (Array.isArray(value)) return value.map((entry) => marked(entry, isMarked, name));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'writerId');
  return Object.fromEntries(entries.map(([key, entry]) => [key, marked(entry, isMarked, key)]));
}

async function formOf(): Promise<FormData> {
  const form = new FormData();
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: WORD } })
    .png()
    .toBuffer();
  form.set('image', new Blob([bytes]), `${WORD}.png`);
  return form;
}

async function bodiesOf({ endpoint, body }: Route): Promise<Array<string | FormData | undefined>> {
  if (endpoint.method === 'GET') return [undefined];
  if (body === 'form') return [await formOf()];
  const { body: example = { [WORD]: WORD } } = EXAMPLES[endpointName(endpoint)] ?? {};
  const everywhere = JSON.stringify(marked(example, () => true));
  const allowed = JSON.stringify(marked(example, (name) => !CHOSEN.test(name)));
  return [allowed, everywhere, `{"${WORD}": ${WORD}`];
}

/** Calls that end the session go last. */
const inOrder = [...routes].reverse();

async function sendEverything(): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (const readable of [false, true]) {
    const { succeed } = statements;
    statements.succeed = Number.POSITIVE_INFINITY;
    const { cookie } = await app.logIn();
    statements.succeed = succeed;
    const log = createLog({ level: 'info', readable }, (_, line) => lines.push(line));
    const api = createApp({ ...app.system, log });
    for (const route of inOrder) {
      const { method, path } = route.endpoint;
      const existing = (EXAMPLES[endpointName(route.endpoint)]?.path ?? path).replace(/\d+/, '1');
      for (const asked of [existing, path.replace(/:\w+/, WORD)]) {
        for (const body of await bodiesOf(route)) {
          statements.asked = 0;
          const response = await api.request(`http://localhost:4321${asked}?search=${WORD}&${WORD}=${MAIL}`, {
            method,
            headers: { ...HEADERS, ...(typeof body === 'string' && JSON_TYPE), cookie: `${cookie}; other=${WORD}` },
            ...(body !== undefined && { body }),
          });
          statuses.add(response.status);
          answers.push(await response.text());
        }
      }
    }
    await api.request(`http://localhost:4321/api/${WORD}`);
    statements.asked = 0;
    await runMaintenance({ ...app.system, log });
  }
  await app.settled();
  return statuses;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const HEADERS = {
  'user-agent': WORD,
  referer: `https://example.nl/${WORD}`,
  'x-forwarded-for': ADDRESS,
  'x-request-id': `<${WORD}>`,
};

function expectNothingPersonal(): void {
  const log = lines.join('');
  for (const secret of [WORD, 'jan.', ADDRESS, STAFF.email, STAFF.password]) expect(log).not.toContain(secret);
  const objects = lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const entry of objects.filter(({ event }) => event !== 'maintenance')) {
    expect(entry).toMatchObject({ requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  }
}

describe('issue G 5: the log holds no personal data', () => {
  test('while all is well', async () => {
    expect([...(await sendEverything())].sort()).toEqual([200, 201, 204, 400, 401, 404, 409, 429]);
    expect(lines.join('')).toContain('/api/admin/articles/:id');
    expectNothingPersonal();
  });

  test('while the picture store and the mail server are away', async () => {
    store.fail = true;
    expect(await sendEverything()).toContain(503);
    expect(lines.join('')).toMatch(/image-store/);
    expectNothingPersonal();
  });

  test('while the database answers with errors that repeat what was sent', async () => {
    await app.db.execute(sql`alter table articles rename column title to headline`);
    await app.db.execute(sql`alter table contact_messages alter column message type int using 0`);
    await app.db.execute(sql`alter table rate_limits add constraint no_more check (count < 0)`);
    expect(await sendEverything()).toContain(500);
    expect(lines.join('')).toMatch(/unexpected/);
    expectNothingPersonal();
  });

  test('while every statement fails, from whichever on, with all its values in the error', async () => {
    refuseStatements((app.db as unknown as { $client: object }).$client, () => {
      statements.asked += 1;
      return statements.asked > statements.succeed;
    });
    for (const succeed of [0, 1, 2, 3, 5, 8]) {
      statements.succeed = succeed;
      expect(await sendEverything()).toContain(500);
      statements.succeed = Number.POSITIVE_INFINITY;
    }
    expect(lines.join('')).toContain('the database refused it: ');
    expectNothingPersonal();
    for (const text of [...answers, lines.join('')])
      for (const secret of [DRIVER_WORD, 'Failed query', 'params:', 'scrypt$', 'insert into', 'select "'])
        expect(text).not.toContain(secret);
  });
});

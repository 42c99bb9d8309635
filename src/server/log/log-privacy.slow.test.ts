import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../../tests/support/api/examples.ts';
import { STAFF, setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { siteOnline } from '../../../tests/support/content/site-online.ts';
import { DRIVER_MARKER, refuseStatements } from '../../../tests/support/database/failing-statements.ts';
import { openInMemory } from '../../../tests/support/database/test-database.ts';
import { memoryStore } from '../../../tests/support/pictures/memory-store.ts';
import { endpointName } from '../../shared/contract/contract.ts';
import { createApp, routes } from '../app.ts';
import { sql } from '../db/drizzle.ts';
import { runMaintenance } from '../maintenance/run.ts';
import type { Route } from '../route.ts';
import { createLog } from './log.ts';

/**
 * Sends requests with a marker word in everything that a client controls (body, query, path, headers, form) to every
 * API address, valid and invalid, and then looks for the word in the log.
 */
const MARKER = 'schildwachtwoord';
const EMAIL = `jan.${MARKER}@voorbeeld.nl`;
const IP_ADDRESS = '203.0.113.77';

const store = memoryStore();
const app = setUpTestApp({
  // Renames columns.
  open: openInMemory,
  images: store,
  // Without it each call about the documents of the site is answered 503 before any other code runs.
  publishedSite: {
    ...siteOnline(),
    previews: { begin: () => 'a-secret', stateOf: () => ({ state: 'ready', problem: null }) },
  },
  mail: {
    send: async () => {
      throw new Error(`550 5.1.1 <${EMAIL}>: Recipient address rejected`);
    },
  },
});
const lines: string[] = [];
const responses: string[] = [];
/** How many statements of a request succeed before all others fail, and how many have run so far. */
const statements = { succeed: Number.POSITIVE_INFINITY, executed: 0 };
beforeEach(() => {
  lines.length = 0;
  responses.length = 0;
  statements.succeed = Number.POSITIVE_INFINITY;
  store.fail = false;
});

/** Fields that accept only certain values; a marked one would be refused before any other code runs. */
const RESTRICTED =
  /^(page|path|clear|type|slug|role|category|image|videoUrl|profileImage|honeypot|currentPassword|publish|dueOn)$/;

/** An example of a request with the marker in every text field for which `isMarked` is true. */
function marked(value: unknown, isMarked: (name: string) => boolean, name = ''): unknown {
  if (typeof value === 'string' && !isMarked(name)) return value;
  if (typeof value === 'string') return /email/i.test(name) ? EMAIL : `${value} "${MARKER}" O'${MARKER}`;
  if (Array.isArray(value)) return value.map((entry) => marked(entry, isMarked, name));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'writerId');
  return Object.fromEntries(entries.map(([key, entry]) => [key, marked(entry, isMarked, key)]));
}

async function uploadForm(): Promise<FormData> {
  const form = new FormData();
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: MARKER } })
    .png()
    .toBuffer();
  form.set('image', new Blob([bytes]), `${MARKER}.png`);
  return form;
}

async function bodiesOf({ endpoint, body }: Route): Promise<Array<string | FormData | undefined>> {
  if (endpoint.method === 'GET') return [undefined];
  if (body === 'form') return [await uploadForm()];
  const { body: example = { [MARKER]: MARKER } } = EXAMPLES[endpointName(endpoint)] ?? {};
  const allMarked = JSON.stringify(marked(example, () => true));
  const validBody = JSON.stringify(marked(example, (name) => !RESTRICTED.test(name)));
  return [validBody, allMarked, `{"${MARKER}": ${MARKER}`];
}

/** In reverse, so that the routes that end the session come last. */
const orderedRoutes = [...routes].reverse();

async function sendAllRequests(): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (const readable of [false, true]) {
    const log = createLog({ level: 'info', readable }, (_, line) => lines.push(line));
    const api = createApp({ ...app.system, log });
    for (const route of orderedRoutes) {
      // Some routes end the session of the one before.
      const { succeed } = statements;
      statements.succeed = Number.POSITIVE_INFINITY;
      const { cookie } = await app.logInAsReviewer();
      statements.succeed = succeed;
      const { method, path } = route.endpoint;
      const existingPath = (EXAMPLES[endpointName(route.endpoint)]?.path ?? path).replace(/\d+/, '1');
      for (const url of [existingPath, path.replace(/:\w+/, MARKER)]) {
        for (const body of await bodiesOf(route)) {
          statements.executed = 0;
          const response = await api.request(`http://localhost:4321${url}?search=${MARKER}&${MARKER}=${EMAIL}`, {
            method,
            headers: { ...HEADERS, ...(typeof body === 'string' && JSON_TYPE), cookie: `${cookie}; other=${MARKER}` },
            ...(body !== undefined && { body }),
          });
          statuses.add(response.status);
          responses.push(await response.text());
        }
      }
    }
    await api.request(`http://localhost:4321/api/${MARKER}`);
    statements.executed = 0;
    await runMaintenance({ ...app.system, log });
  }
  // What runs after a response may fail here too.
  await app.settled().catch(() => {});
  return statuses;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const HEADERS = {
  'user-agent': MARKER,
  referer: `https://example.nl/${MARKER}`,
  'x-forwarded-for': IP_ADDRESS,
  'x-request-id': `<${MARKER}>`,
};

function expectNoPersonalData(): void {
  const log = lines.join('');
  for (const secret of [MARKER, 'jan.', IP_ADDRESS, STAFF.email, STAFF.password]) expect(log).not.toContain(secret);
  const objects = lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  // Due schedules are carried out whatever the request.
  for (const entry of objects.filter(({ event }) => event !== 'maintenance' && event !== 'schedule')) {
    expect(entry).toMatchObject({ requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  }
}

describe('the log holds no personal data', () => {
  test('when everything works', async () => {
    expect([...(await sendAllRequests())].sort()).toEqual([200, 201, 204, 400, 401, 404, 409, 429]);
    expect(lines.join('')).toContain('/api/admin/articles/:id');
    expectNoPersonalData();
  });

  test('when the picture store and the mail server fail', async () => {
    store.fail = true;
    expect(await sendAllRequests()).toContain(503);
    expect(lines.join('')).toMatch(/image-store/);
    expectNoPersonalData();
  });

  test('when database errors repeat what was sent', async () => {
    await app.db.execute(sql`alter table articles rename column title to headline`);
    await app.db.execute(sql`alter table contact_messages alter column message type int using 0`);
    await app.db.execute(sql`alter table rate_limits add constraint no_more check (count < 0)`);
    expect(await sendAllRequests()).toContain(500);
    expect(lines.join('')).toMatch(/unexpected/);
    expectNoPersonalData();
  });

  // Six times every call: more than the usual two minutes on a busy machine.
  test('when statements fail with all their values in the error', { timeout: 600_000 }, async () => {
    refuseStatements((app.db as unknown as { $client: object }).$client, () => {
      statements.executed += 1;
      return statements.executed > statements.succeed;
    });
    for (const succeed of [0, 1, 2, 3, 5, 8]) {
      statements.succeed = succeed;
      expect(await sendAllRequests()).toContain(500);
      statements.succeed = Number.POSITIVE_INFINITY;
    }
    expect(lines.join('')).toContain('the database refused it: ');
    expectNoPersonalData();
    for (const text of [...responses, lines.join('')])
      for (const secret of [DRIVER_MARKER, 'Failed query', 'params:', 'scrypt$', 'insert into', 'select "'])
        expect(text).not.toContain(secret);
  });
});

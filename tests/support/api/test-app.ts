import { beforeAll, beforeEach } from 'vitest';
import { createApp } from '../../../src/server/app.ts';
import { noCache, type PublicCache } from '../../../src/server/cache/public-cache.ts';
import { asSystem, type Context } from '../../../src/server/context.ts';
import type { Connection, Database } from '../../../src/server/db/database.ts';
import { eq, sql } from '../../../src/server/db/drizzle.ts';
import { staff } from '../../../src/server/db/schema/staff.ts';
import type { Dependencies } from '../../../src/server/dependencies.ts';
import { type CheckLink, createHostQueue } from '../../../src/server/link-checks/check-link.ts';
import type { Mail } from '../../../src/server/mail/mail.ts';
import type { Download } from '../../../src/server/pictures/remote.ts';
import type { ImageStore } from '../../../src/server/pictures/stores/store.ts';
import type { SiteIndexSource } from '../../../src/server/search/site/read-site-index.ts';
import type { PublishedSite } from '../../../src/server/site-documents/site-of-host.ts';
import { hashPassword } from '../../../src/server/staff/password.ts';
import { openSession } from '../../../src/server/staff/session.ts';
import type { Role } from '../../../src/shared/permissions.ts';
import { setUpTestDatabase } from '../database/test-database.ts';
import { memoryStore } from '../pictures/memory-store.ts';
import { ARTICLE } from './article-example.ts';
import { NOW, TEST_COST, testDependencies } from './test-dependencies.ts';

export const STAFF = { email: 'anna@clinic.example', name: 'Anna', password: 'correct horse battery' };

type Call = { method?: string; body?: unknown; headers?: Record<string, string>; cookie?: string | undefined };

/**
 * What the process knows of the versions of its cache outlives a file of tests and never goes back: each file's database
 * counts on from above the others, or what it makes old would stay in the cache.
 */
let cacheVersions = 0;

/** The API with a test database, one per test file, emptied before each test. */
export function setUpTestApp({
  cache = noCache,
  images = memoryStore(),
  download,
  checkLink,
  mail,
  siteIndex,
  publishedSite,
  open,
  secondFactorRequired = false,
  ownReviewsAllowed = true,
}: {
  cache?: PublicCache;
  images?: ImageStore;
  download?: Download;
  checkLink?: CheckLink;
  mail?: Mail;
  /** The index of the pages; none by default. */
  siteIndex?: SiteIndexSource;
  /** What makes the site of published documents; none by default. */
  publishedSite?: PublishedSite;
  /** Opens a database; the embedded one by default. */
  open?: () => Promise<Connection>;
  secondFactorRequired?: boolean;
  ownReviewsAllowed?: boolean;
} = {}) {
  const database = setUpTestDatabase(open);
  if (cache !== noCache)
    beforeAll(async () => {
      cacheVersions += 1_000_000;
      await database.db.execute(sql`select setval('cache_versions', ${cacheVersions}::bigint)`);
    });
  const time = { now: NOW };
  const waits: number[] = [];
  const hostQueue = createHostQueue(async () => {});
  const backgroundWork: Promise<unknown>[] = [];
  beforeEach(() => {
    time.now = NOW;
    waits.length = 0;
  });
  const dependencies = (): Dependencies => ({
    ...testDependencies(database.db),
    images,
    ...(download && { download }),
    ...(siteIndex && { siteIndex }),
    publishedSite,
    ...(checkLink && { linkChecker: { checkLink, hostQueue } }),
    clock: () => time.now,
    cache,
    mail,
    background: async (work) => {
      const done = work();
      // Failures reject `settled`.
      done.catch(() => {});
      backgroundWork.push(done);
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    trustedProxies: 1,
    secondFactorRequired,
    ownReviewsAllowed,
  });

  // One for all calls, because building it takes eight times as long as a short call.
  let app: ReturnType<typeof createApp> | undefined;
  const theApp = () => (app ??= createApp(dependencies()));
  const fetch = async (request: Request): Promise<Response> => theApp().fetch(request);

  async function request(path: string, { method = 'GET', body, headers = {}, cookie }: Call = {}): Promise<Response> {
    return await theApp().request(`http://localhost:4321${path}`, {
      method,
      headers: {
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
      }),
    });
  }

  return {
    /** The app's clock; set `time.now` to let time pass. */
    time,
    /** The delays of responses so far, in milliseconds. */
    waits,
    request,
    fetch,
    /** Waits until all background work is done. Rejects when some of it failed. */
    async settled(): Promise<void> {
      const results = await Promise.allSettled(backgroundWork.splice(0));
      for (const result of results) if (result.status === 'rejected') throw result.reason;
    },
    get db(): Database {
      return database.db;
    },
    get system(): Context {
      return asSystem(dependencies());
    },
    /** Creates a staff account and opens a session; returns its cookie. */
    async logIn(role: Role = 'administrator'): Promise<{ cookie: string; staffId: number }> {
      const passwordHash = await hashPassword(STAFF.password, TEST_COST);
      const [row] = await database.db
        .insert(staff)
        .values({ email: STAFF.email, name: STAFF.name, passwordHash, role, readsMessages: role === 'administrator' })
        .onConflictDoUpdate({ target: staff.email, set: { passwordHash, role } })
        .returning({ id: staff.id });
      const staffId = row?.id ?? 0;
      return { cookie: `session=${(await openSession(dependencies(), staffId)).token}`, staffId };
    },
    /** As an actor with every permission. */
    async logInAsReviewer(): Promise<{ cookie: string; staffId: number }> {
      const login = await this.logIn();
      const reviewer = { profession: 'huisarts', bigNumber: '19012345601' };
      await database.db.update(staff).set(reviewer).where(eq(staff.id, login.staffId));
      return login;
    },
    /** Saves an article through the API. */
    async article(cookie: string, fields: Record<string, unknown> = {}) {
      const response = await request('/api/admin/articles', {
        method: 'POST',
        body: { ...ARTICLE, ...fields },
        cookie,
      });
      if (response.status !== 201) throw new Error(`Not created: ${response.status} ${await response.text()}`);
      return (await response.json()) as { id: number; slug: string; version: number; title: string };
    },
  };
}

import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect } from 'vitest';
import { z } from 'zod';
import { rateLimits } from '../../../src/server/db/schema/limits.ts';
import { secondFactors } from '../../../src/server/db/schema/staff.ts';
import type { Endpoint } from '../../../src/shared/contract/endpoint.ts';
import { ErrorResponse } from '../../../src/shared/contract/errors.ts';
import { siteOnline } from '../content/site-online.ts';
import { STAFF, setUpTestApp } from './test-app.ts';

type Call = { method: string; body?: unknown; headers?: Record<string, string> };

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const SECOND_FACTORS = ['unconfirmed', 'confirmed', 'none'] as const;

/** A test app with some content and a logged-in member of staff, for requests with random input. */
export function setUpFuzzApp() {
  const app = setUpTestApp({
    publishedSite: {
      ...siteOnline(),
      previews: { begin: () => 'a-secret', stateOf: () => ({ state: 'ready', problem: null }) },
    },
    mail: { send: async (mails) => mails.map(() => undefined) },
  });
  let cookie = '';
  let sent = 0;

  /** Undoes what earlier requests did to the session, the password, the second factor and the limits of an account. */
  async function resetAccount(secondFactor: (typeof SECOND_FACTORS)[number]): Promise<void> {
    const login = await app.logIn();
    cookie = login.cookie;
    await app.db.delete(secondFactors);
    await app.db.delete(rateLimits);
    if (secondFactor === 'none') return;
    const confirmedAt = secondFactor === 'confirmed' ? app.time.now : null;
    await app.db.insert(secondFactors).values({ staffId: login.staffId, secret: SECRET, confirmedAt });
  }

  beforeEach(async () => {
    await resetAccount('unconfirmed');
    const post = (path: string, body: object) => app.request(path, { method: 'POST', body, cookie });
    await post('/api/admin/writers', { name: 'Anna', email: 'anna@clinic.example' });
    // A new category, because an earlier test may have renamed or deleted the fixed ones.
    await post('/api/admin/categories', { name: 'Proef' });
    await app.article(cookie, { category: 'Proef', isPublished: true });
    await post('/api/contact', { name: 'Jan', email: 'jan@voorbeeld.nl', message: 'Hallo' });
  });

  /** Sends a request with an open session, each from another address and at a later time, so that no rate limit applies. */
  async function send(path: string, call: Call): Promise<Response> {
    if ((await app.request('/api/admin/me', { cookie })).status === 401) ({ cookie } = await app.logIn());
    const headers = { 'x-forwarded-for': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`, ...call.headers };
    sent += 1;
    const response = await app.request(path, { ...call, headers, cookie });
    app.time.now = new Date(app.time.now.getTime() + 30 * 60_000);
    return response;
  }

  /** The correct values of the account's fields, which random input never hits. */
  const credentials = (): Record<string, string> => ({
    email: STAFF.email,
    password: STAFF.password,
    currentPassword: STAFF.password,
    newPassword: 'vier losse woorden uit de kast',
    code: new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: app.time.now.getTime() }),
  });

  return { app, resetAccount, send, credentials };
}

/** What every response must fulfil, whatever the client sent. */
export async function expectSafeResponse(response: Response, sent: unknown): Promise<void> {
  const text = await response.text();
  const label = `${JSON.stringify(sent)} → ${response.status} ${text.slice(0, 500)}`;
  expect(response.status, label).toBeLessThan(500);
  expect(response.status, label).not.toBe(429);
  expect(response.headers.get('content-security-policy'), label).toContain("default-src 'none'");
  if (response.status < 400) return;
  expect(response.headers.get('cache-control'), label).toBe('no-store');
  expect(text, label).not.toMatch(/\bat .+:\d+:\d+|node_modules|<html|syntax error|violates/i);
  expect(ErrorResponse.safeParse(JSON.parse(text || '{"error":"HEAD"}')).success, label).toBe(true);
}

/** Deriving a password key takes a fifth of a second, so these endpoints get fewer runs. */
const SLOW = ['/api/admin/login', '/api/admin/account/password'];
const RUNS = process.env['EXHAUSTIVE'] ? { fast: 40, slow: 8 } : { fast: 8, slow: 3 };
export const fuzzOptions = ({ path }: Endpoint) => ({
  numRuns: SLOW.includes(path) ? RUNS.slow : RUNS.fast,
  endOnFailure: true,
});

export const bodyFieldsOf = ({ body }: Endpoint): string[] =>
  body ? Object.keys(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }).properties ?? {}) : [];

/** The path of an endpoint with these parameters; a parameter without a value becomes 0. */
export function urlOf({ path }: Endpoint, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(toText(params[name])) || '0');
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(toText(value))}`);
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled;
}

const toText = (value: unknown) =>
  (value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed();

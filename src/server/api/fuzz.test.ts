import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { extremeJson, fromSchema, hostileText, oddAddress } from '../../../tests/support/api/fuzz.ts';
import { STAFF, setUpTestApp } from '../../../tests/support/api/test-app.ts';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { ErrorResponse } from '../../shared/contract/errors.ts';
import { routes } from '../app.ts';
import { secondFactors } from '../db/schema/staff.ts';

const app = setUpTestApp();
let cookie = '';
beforeEach(async () => {
  await renewAccount('begun');
  const post = (path: string, body: object) => app.request(path, { method: 'POST', body, cookie });
  await post('/api/admin/writers', { name: 'Anna', email: 'anna@clinic.example' });
  // A category of its own: the fixed ones may have been renamed or deleted by an earlier test.
  await post('/api/admin/categories', { name: 'Proef' });
  await app.article(cookie, { category: 'Proef', isPublished: true });
  await post('/api/contact', { name: 'Jan', email: 'jan@voorbeeld.nl', message: 'Hallo' });
});

/** Deriving a key takes a fifth of a second, on purpose: those are asked less often. */
const RUNS = { '/api/admin/login': 8, '/api/admin/account/password': 8 } as Record<string, number>;
const runsOf = ({ path }: Endpoint, usual: number) => ({ numRuns: RUNS[path] ?? usual, endOnFailure: true });

/** The promise to every caller, whatever they send: an answer of ours, and nothing of the inside. */
async function keepsItsPromise(response: Response, asked: unknown): Promise<void> {
  const text = await response.text();
  const told = `${JSON.stringify(asked)} → ${response.status} ${text.slice(0, 500)}`;
  expect(response.status, told).toBeLessThan(500);
  expect(response.status, told).not.toBe(429);
  expect(response.headers.get('content-security-policy'), told).toContain("default-src 'none'");
  if (response.status < 400) return;
  expect(response.headers.get('cache-control'), told).toBe('no-store');
  expect(text, told).not.toMatch(/\bat .+:\d+:\d+|node_modules|<html|syntax error|violates/i);
  expect(ErrorResponse.safeParse(JSON.parse(text || '{"error":"HEAD"}')).success, told).toBe(true);
}

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const FACTORS = ['begun', 'on', 'none'] as const;

/** A session, the first password, and a second step that is so far: whatever earlier calls made of them. */
async function renewAccount(factor: (typeof FACTORS)[number]): Promise<void> {
  const { cookie: opened, staffId } = await app.logIn();
  cookie = opened;
  await app.db.delete(secondFactors);
  if (factor === 'none') return;
  const confirmedAt = factor === 'on' ? app.time.now : null;
  await app.db.insert(secondFactors).values({ staffId, secret: SECRET, confirmedAt });
}

/** What the owner of the account would type, by the names of the contract: nobody draws it by chance. */
const known = (): Record<string, string> => ({
  email: STAFF.email,
  password: STAFF.password,
  currentPassword: STAFF.password,
  newPassword: 'vier losse woorden uit de kast',
  code: new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: app.time.now.getTime() }),
});
const typedIn = ({ body }: Endpoint): string[] =>
  body ? Object.keys(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }).properties ?? {}) : [];

/**
 * A session that an earlier call ended is opened anew; every call comes from another address, and minutes after the one
 * before, so that none is one too many.
 */
async function ask(
  path: string,
  call: { method: string; body?: unknown; headers?: Record<string, string> },
  turn: number,
) {
  if ((await app.request('/api/admin/me', { cookie })).status === 401) ({ cookie } = await app.logIn());
  const headers = { 'x-forwarded-for': `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`, ...call.headers };
  const response = await app.request(path, { ...call, headers, cookie });
  app.time.now = new Date(app.time.now.getTime() + 4 * 60_000);
  return response;
}

let turn = 0;
const NAMES = routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe.each(NAMES)('%s', (_, endpoint) => {
  test('answers what its schema allows, and a little beside it, without a fault', async () => {
    const typed = typedIn(endpoint);
    const isTheOwners = typed.length > 0 && typed.every((name) => name in known());
    const input = fc.record({
      params: partOf(endpoint.params),
      query: partOf(endpoint.query),
      body: partOf(endpoint.body),
      extra: fc.dictionary(fc.constantFrom('id', 'isAdmin', '__proto__', 'constructor', 'version'), fc.jsonValue(), {
        maxKeys: 2,
      }),
      knows: fc.subarray(isTheOwners ? typed : []),
      factor: fc.constantFrom('begun', ...FACTORS),
    });
    // First of all what is right in everything, so that there is always a call that gets to the end.
    const owner = { params: {}, query: {}, body: {}, extra: {}, knows: typed, factor: FACTORS[0] };
    const answered = new Set<number>();
    await fc.assert(
      fc.asyncProperty(input, async ({ params, query, body, extra, knows, factor }) => {
        if (isTheOwners) await renewAccount(factor);
        const path = addressOf(endpoint, { ...(params as object) }, { ...(query as object) });
        const right = Object.fromEntries(Object.entries(known()).filter(([name]) => knows.includes(name)));
        const sent = endpoint.body && { body: JSON.stringify({ ...(body as object), ...right, ...extra }) };
        const response = await ask(path, { method: endpoint.method, ...sent }, turn++);
        answered.add(response.status);
        await keepsItsPromise(response, { path, ...sent });
      }),
      { ...runsOf(endpoint, 20), ...(isTheOwners && { examples: [[owner]] }) },
    );
    if (isTheOwners) expect(answered).toContain(endpoint.status);
  });

  test('answers rubbish without a fault', async () => {
    const rubbish = fc.record({
      method: fc.constantFrom(
        endpoint.method,
        endpoint.method,
        'GET',
        'POST',
        'PUT',
        'PATCH',
        'DELETE',
        'OPTIONS',
        'HEAD',
      ),
      segments: fc.array(hostileText, { minLength: 3, maxLength: 3 }),
      query: hostileText,
      type: fc.constantFrom(
        'application/json',
        'application/json; charset=utf-16',
        'text/plain',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
        'application/xml',
        '',
      ),
      body: fc.oneof(
        fc.json(),
        extremeJson,
        hostileText,
        fc.constantFrom('[', '{"a":', 'null', '--x\r\n', '['.repeat(20_000), '{"__proto__":{"a":1}}'),
      ),
      headers: fc.dictionary(
        fc.constantFrom(
          'if-none-match',
          'range',
          'if-range',
          'accept',
          'accept-language',
          'x-request-id',
          'authorization',
          'content-length',
          'origin',
          'host',
        ),
        fc
          .oneof(fc.string(), fc.constantFrom('bytes=0-', 'bytes=9-1', '*', '"x"', 'null', '-1', 'http://['))
          .map((value) => value.replace(/[^\x20-\x7e]/g, '')),
        { maxKeys: 3 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(rubbish, async ({ method, segments, query, type, body, headers }) => {
        const path = addressOf(endpoint, { ...segments, id: segments[0], slug: segments[1], file: segments[2] }, {});
        const sent = ['GET', 'HEAD'].includes(method) ? {} : { body };
        const call = { method, ...sent, headers: { 'content-type': type, ...headers } };
        await keepsItsPromise(await ask(`${path}?${encodeURI(query.toWellFormed())}`, call, turn++), { path, ...call });
      }),
      runsOf(endpoint, 20),
    );
  });
});

const readers = routes.filter(({ endpoint }) => endpoint.body).map(({ endpoint }) => endpoint);

test.each(readers.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s answers extreme JSON, as the body and in its fields',
  async (_, endpoint) => {
    const names = typedIn(endpoint);
    const body = fc.oneof(
      extremeJson,
      fc.tuple(fc.constantFrom(...names, 'unknown', '__proto__'), extremeJson).map(([name, value]) => {
        const right = JSON.stringify(known()).slice(1);
        return `{"${name}":${value},${right}`;
      }),
    );
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const call = { method: endpoint.method, body: sent };
        await keepsItsPromise(await ask(addressOf(endpoint, {}, {}), call, turn++), sent.slice(0, 100));
      }),
      runsOf(endpoint, 20),
    );
  },
);

test('an address of any shape in the forwarding header is answered', async () => {
  const body = { name: 'Jan', email: 'jan@voorbeeld.nl', message: 'Hallo' };
  await fc.assert(
    fc.asyncProperty(fc.oneof(oddAddress, hostileText), async (address) => {
      const headers = { 'x-forwarded-for': address.replace(/[^\x20-\x7e]/g, '') };
      const response = await app.request('/api/contact', { method: 'POST', body, headers });
      expect([200, 429]).toContain(response.status);
    }),
    { numRuns: 100, endOnFailure: true },
  );
});

test('an upload of anything is a picture or a refusal', async () => {
  const real = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 2000 }),
    fc.nat(real.length).map((length) => real.subarray(0, length)),
    fc.tuple(fc.nat(real.length - 1), fc.nat(255)).map(([at, byte]) => Buffer.from(real).fill(byte, at, at + 1)),
    fc.uint8Array({ maxLength: 500 }).map((tail) => Buffer.concat([real, tail])),
    fc
      .constantFrom(
        '<svg onload="x()"/>',
        'GIF89a',
        '%PDF-1.7',
        'PK\x03\x04',
        '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><svg>&b;</svg>',
      )
      .map((text) => Buffer.from(text)),
  );
  await fc.assert(
    fc.asyncProperty(bytes, hostileText, fc.constantFrom('image', 'file', 'image[]'), async (content, name, field) => {
      const body = new FormData();
      body.set(field, new File([new Uint8Array(content)], name.toWellFormed(), { type: 'image/png' }));
      const response = await ask('/api/admin/upload/article', { method: 'POST', body }, turn++);
      await keepsItsPromise(response, { name, field });
    }),
    { numRuns: 100, endOnFailure: true },
  );
});

const partOf = (schema: z.core.$ZodType | undefined) =>
  schema ? fromSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : fc.constant({});

function addressOf({ path }: Endpoint, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(params[name])) || '0');
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(textOf(value))}`);
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled;
}

const textOf = (value: unknown) =>
  (value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed();

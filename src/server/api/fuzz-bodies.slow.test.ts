import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { extremeJson, hostileText, oddAddress } from '../../../tests/support/api/fuzz.ts';
import {
  bodyFieldsOf,
  expectSafeResponse,
  fuzzOptions,
  setUpFuzzApp,
  urlOf,
} from '../../../tests/support/api/fuzz-app.ts';
import { routes } from '../app.ts';

const { app, send, credentials } = setUpFuzzApp();

const withBody = routes.filter(({ endpoint }) => endpoint.body).map(({ endpoint }) => endpoint);

test.each(withBody.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s handles extreme JSON as its body and in its fields',
  async (_, endpoint) => {
    const body = fc.oneof(
      extremeJson,
      fc
        .tuple(fc.constantFrom(...bodyFieldsOf(endpoint), 'unknown', '__proto__'), extremeJson)
        .map(([name, value]) => `{"${name}":${value},${JSON.stringify(credentials()).slice(1)}`),
    );
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const response = await send(urlOf(endpoint, {}, {}), { method: endpoint.method, body: sent });
        await expectSafeResponse(response, sent.slice(0, 100));
      }),
      fuzzOptions(endpoint),
    );
  },
);

test('handles any address in X-Forwarded-For', async () => {
  const body = { name: 'Jan', email: 'jan@voorbeeld.nl', message: 'Hallo' };
  await fc.assert(
    fc.asyncProperty(fc.oneof(oddAddress, hostileText), async (address) => {
      const headers = { 'x-forwarded-for': address.replace(/[^\x20-\x7e]/g, '') };
      const response = await app.request('/api/contact', { method: 'POST', body, headers });
      expect([200, 429]).toContain(response.status);
    }),
    { numRuns: process.env['EXHAUSTIVE'] ? 100 : 30, endOnFailure: true },
  );
});

test('accepts or refuses an upload of any bytes', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 2000 }),
    fc.nat(picture.length).map((length) => picture.subarray(0, length)),
    fc.tuple(fc.nat(picture.length - 1), fc.nat(255)).map(([at, byte]) => Buffer.from(picture).fill(byte, at, at + 1)),
    fc.uint8Array({ maxLength: 500 }).map((tail) => Buffer.concat([picture, tail])),
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
      const response = await send('/api/admin/upload/article', { method: 'POST', body });
      await expectSafeResponse(response, { name, field });
    }),
    { numRuns: process.env['EXHAUSTIVE'] ? 100 : 30, endOnFailure: true },
  );
});

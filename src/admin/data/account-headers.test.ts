import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../shared/api-client.ts';
import { nameAccount } from './account-headers.ts';

const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    sent.mockImplementation(async () => new Response('{}')),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockReset();
  nameAccount(undefined);
});

test('names the account of the tab in calls of the admin area only', async () => {
  nameAccount(7);
  await call('GET /api/admin/writers', {});
  await call('GET /api/admin/me', {});
  await call('GET /api/articles', { query: {} });
  nameAccount(undefined);
  await call('GET /api/admin/writers', {});
  const named = sent.mock.calls.map(([, request]) => (request?.headers as Record<string, string>)?.['x-account']);
  expect(named).toEqual(['7', undefined, undefined, undefined]);
});

test('says of a call of the admin area that nobody clicked or typed before it', async () => {
  nameAccount(7);
  for (const isActive of [true, false, undefined]) {
    vi.stubGlobal('navigator', isActive === undefined ? {} : { userActivation: { isActive } });
    await call('GET /api/admin/writers', {});
  }
  vi.stubGlobal('navigator', { userActivation: { isActive: false } });
  // Whether the connection is back.
  await call('GET /api/admin/me', {});
  // Loading the page is use.
  nameAccount(undefined);
  await call('GET /api/admin/me', {});
  const said = sent.mock.calls.map(([, request]) => (request?.headers as Record<string, string>)?.['x-automatic']);
  expect(said).toEqual([undefined, '1', undefined, '1', undefined]);
});

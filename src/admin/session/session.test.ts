import { afterEach, expect, test, vi } from 'vitest';

const USER = { id: 1, email: 'anna@clinic.example', name: 'Anna', requiredAction: null };
const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

afterEach(() => vi.unstubAllGlobals());

test('the late answer to a call before the login does not log the user out', async () => {
  const session = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (url: string) =>
    String(url).endsWith('/me') ? session.promise : Promise.resolve(json(200, { success: true, user: USER })),
  );
  const { $session, logIn } = await import('./session.ts');
  const { refreshStale } = await import('../data/query.ts');
  const seen: unknown[] = [];
  const stop = $session.subscribe(({ data }) => void seen.push(data?.user));
  await logIn({ email: USER.email, password: 'x' });
  // As the first screen does.
  refreshStale($session);
  session.resolve(json(401, { success: false, error: 'Please log in' }));
  await expect.poll(() => $session.get().loading).toBe(false);
  expect($session.get().data?.user).toMatchObject({ email: USER.email });
  expect(seen).not.toContain(null);
  stop();
});

test('a first login keeps the language that the login page was in', async () => {
  const calls: string[] = [];
  const user = { ...USER, language: 'en', requiredAction: 'new-password' };
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push(`${method} ${new URL(String(url), 'http://localhost').pathname} ${body ?? ''}`);
    return Promise.resolve(json(200, { success: true, user }));
  });
  const { logIn } = await import('./session.ts');
  const { $language } = await import('../language/words.tsx');
  $language.set('nl');
  await logIn({ email: USER.email, password: 'x' });
  expect(calls.at(-1)).toBe('PUT /api/admin/account/language {"language":"nl"}');
  $language.set('en');
});

test('what waits for the password of one user is not done by the next', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(json(200, { success: true, user: USER })));
  const { ApiError } = await import('../../shared/api-client.ts');
  const { $expiredSession, withSession } = await import('../data/staff-call.ts');
  const { $session, logIn, switchUser } = await import('./session.ts');
  const stop = $session.listen(() => {});
  await logIn({ email: USER.email, password: 'x' });
  const work = vi.fn(() => Promise.reject(new ApiError(401, 'Please log in')));
  const waiting = expect(withSession(work)).rejects.toThrow('Please log in');
  await expect.poll(() => $expiredSession.get()).toBeTruthy();
  // The dialog itself logs in, before it lets the work go on.
  await logIn({ email: USER.email, password: 'x' });
  expect($expiredSession.get()).toBeTruthy();
  switchUser({ ...USER, id: 2 } as never);
  await waiting;
  expect($expiredSession.get()).toBeNull();
  expect(work).toHaveBeenCalledTimes(1);
  stop();
});

import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { plainPicture } from '../../../tests/support/pictures/make-pictures.ts';
import { CommandError } from '../errors/errors.ts';

const png = await plainPicture().png().toBuffer();

let download: () => Promise<Uint8Array> = async () => png;
const app = setUpTestApp({ download: () => download() });

async function copier() {
  const { cookie } = await app.logIn();
  const body = { address: 'https://elsewhere.example/a.png' };
  return () => app.request('/api/admin/upload/article/from-address', { method: 'POST', body, cookie });
}

test('downloads two pictures at once, lets 20 wait, refuses more', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  download = async () => {
    running += 1;
    most = Math.max(most, running);
    await released;
    running -= 1;
    return png;
  };
  const copy = await copier();
  const copies = Array.from({ length: 23 }, copy);
  const refused = await Promise.race(copies);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await refused.json()).toEqual({
    success: false,
    error: 'Many pictures are being copied at the moment. Please try again in a minute.',
  });
  release();
  const statuses = (await Promise.all(copies)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(22).fill(200), 429]);
  expect(most).toBe(2);
});

test('starts the next download when one fails', async () => {
  download = () => Promise.reject(new CommandError('no'));
  const copy = await copier();
  const failed = await Promise.all([copy(), copy(), copy()]);
  expect(failed.map(({ status }) => status)).toEqual([400, 400, 400]);
  download = async () => png;
  expect((await copy()).status).toBe(200);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalPostgres, startLocalPostgres } from '../support/database/local-postgres.ts';
import { emptyFolder, removeFolder, startServer } from '../support/server/server.ts';

const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 2);

let folder = '';
let postgres: LocalPostgres;
beforeAll(async () => {
  folder = await emptyFolder();
  postgres = await startLocalPostgres();
});
afterAll(async () => {
  await postgres.stop();
  await removeFolder(folder);
});

test(
  'three processes that start at once on a new database all serve',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const settings = {
        DATABASE_URL: await postgres.createDatabase(`round_${round}`),
        SESSION_SECRET: 'only for this test: thirty-two bytes or more',
      };
      const sites = await Promise.all([1, 2, 3].map(() => startServer(folder, settings)));
      const statuses = await Promise.all(sites.map(async ({ url }) => (await fetch(`${url}/api/health`)).status));
      expect(statuses).toEqual([200, 200, 200]);
      await Promise.all(sites.map((site) => site.stop()));
    }
  },
  ROUNDS * 60_000,
);

import { withDependencies } from './with-dependencies.ts';

/** `npm run migrate`: brings the configured database up to date; `npm start` does it by itself. */
await withDependencies(async ({ migrate }) => {
  await migrate();
  console.log('The database is up to date');
});

import { readArguments } from '../set-up/arguments.mjs';
import { withDependencies } from './with-dependencies.ts';

readArguments('npm run migrate: applies pending migrations, as `npm start` does');
await withDependencies(async ({ migrate }) => {
  await migrate();
  console.log('The database is up to date');
});

import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { asSystem } from '../../src/server/context.ts';
import { makeBackup } from '../../src/server/operations/backup/make.ts';
import { countPictures, requirePictures } from '../../src/server/operations/backup/manifest.ts';
import { readArguments } from '../set-up/arguments.mjs';
import { withDependencies } from './with-dependencies.ts';

const { values } = readArguments(
  'npm run backup [-- --to FILE]: writes database and pictures into one archive (docs/backup.md)',
  (args) => parseArgs({ args, options: { to: { type: 'string' } } }),
);
await withDependencies(async ({ dependencies }) => {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const file = values.to ?? join('backups', `${stamp}.tar.gz`);
  if (!values.to) await mkdir(dirname(file), { recursive: true });
  const manifest = await makeBackup(asSystem(dependencies), file);
  const { tables, missingImages } = manifest;
  const megabytes = ((await stat(file)).size / 1e6).toFixed(1);
  console.log(
    `${file}: ${tables.articles?.rows ?? 0} articles, ${tables.contact_messages?.rows ?? 0} messages, ${countPictures(manifest)} pictures, ${megabytes} MB`,
  );
  console.log('The backup contains messages from visitors: keep it where only you can read it');
  requirePictures(manifest);
  for (const name of missingImages)
    console.log(`  The picture ${name} is missing from the image store, so it is not in the backup`);
});

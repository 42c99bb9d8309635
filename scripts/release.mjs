import { cpSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { checksumOf, checksums, ENTRIES, PLATFORM, RELEASE } from './release/files.mjs';
import { readArguments } from './set-up/arguments.mjs';
import { build } from './set-up/build.mjs';
import { install } from './set-up/install.mjs';
import { fail, print, root, step } from './set-up/step.mjs';

const { values } = readArguments(
  `npm run release [-- --to FOLDER]: packs the site, with its packages and a build, into one archive for machines like this
one. Unpacked, it starts with ./start on a machine that has Node 24 and nothing else, without a network`,
  (args) => parseArgs({ args, options: { to: { type: 'string', default: join(root, 'releases') } } }),
);

const START = `#!/bin/sh
# Starts the site; it needs Node 24. Settings: docs/settings.md.
cd "$(dirname "$0")" && exec node scripts/start.mjs
`;

try {
  await install('start');
  const folder = await build();
  const { version } = (await import('../package.json', { with: { type: 'json' } })).default;
  const name = `dommelhart-${version}-${PLATFORM}`;
  const stage = join(values.to, name);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  for (const entry of ENTRIES.filter((one) => one !== 'start'))
    cpSync(join(root, entry), join(stage, entry), { recursive: true });
  writeFileSync(join(stage, 'start'), START, { mode: 0o755 });
  cpSync(folder, join(stage, 'dist', basename(folder)), { recursive: true });
  await step(
    'Adding the packages',
    'npm',
    ['ci', '--prefix', stage, '--omit=dev', '--include=optional', '--no-audit', '--no-fund', '--prefer-offline'],
    {
      minutes: 15,
      remedy: 'Check the connection to the npm registry and the free disk space (1 GB), then try again.',
    },
  );
  const release = { version, platform: PLATFORM, build: basename(folder), files: checksums(stage) };
  writeFileSync(join(stage, RELEASE), JSON.stringify(release, null, 2));
  const archive = `${stage}.tar.gz`;
  await step('Packing', 'tar', ['--create', '--gzip', '--file', archive, '--directory', values.to, name], {
    minutes: 15,
    remedy: 'Check the free disk space (1 GB), then try again.',
  });
  rmSync(stage, { recursive: true });
  // As `sha256sum --check` reads it.
  writeFileSync(`${archive}.sha256`, `${await checksumOf(archive)}  ${basename(archive)}\n`);
  print(`${archive}: ${Math.round(statSync(archive).size / 1e6)} MB, and its checksum beside it`);
} catch (error) {
  fail(error);
}

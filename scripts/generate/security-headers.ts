import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { vercelHeaders } from '../../src/server/headers/vercel-headers.ts';
import { readArguments } from '../set-up/arguments.mjs';

readArguments('npm run headers: writes the security headers of the site into vercel.json. Run it after changing them');

const settings = JSON.parse(await readFile('vercel.json', 'utf8')) as Record<string, unknown>;
await writeFile('vercel.json', `${JSON.stringify({ ...settings, headers: vercelHeaders() }, null, 2)}\n`);
execFileSync('biome', ['format', '--write', 'vercel.json'], { stdio: 'inherit' });

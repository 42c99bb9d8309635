import { readFile, writeFile } from 'node:fs/promises';
import { vercelHeaders } from '../../src/server/headers/vercel-headers.ts';

/** `npm run headers`: writes the site's security headers into vercel.json. Run it after changing them. */
const settings = JSON.parse(await readFile('vercel.json', 'utf8')) as Record<string, unknown>;
await writeFile('vercel.json', `${JSON.stringify({ ...settings, headers: vercelHeaders() }, null, 2)}\n`);

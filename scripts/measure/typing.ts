import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { STAFF } from '../../tests/support/server/server.ts';
import { findBrowser } from '../set-up/browser.mjs';
import { withBuiltSite } from './bench/built-site.ts';
import { createLongArticle } from './typing/article.ts';
import { measureTyping } from './typing/measure.ts';

/**
 * `npm run typing`: opens an article of 5,000 words with ten pictures on a processor slowed four times, types, and fails
 * over the budget. Prints Markdown for docs/performance.md.
 */
const BUDGET = { openingMs: 1500, keyMs: 50, share: 0.95 };
/** Other work on the machine only slows the page down, so one success in three attempts is enough. */
const ATTEMPTS = 3;

const print = (line = '') => void process.stdout.write(`${line}\n`);
const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

let isWithin = false;
await withBuiltSite({ STAFF_EMAIL: STAFF.email, STAFF_PASSWORD: STAFF.password }, async (baseURL) => {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    args: ['--no-sandbox', '--disable-quic', '--no-first-run'],
  });
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  await context.request.post('/api/admin/login', { data: STAFF });
  const address = await createLongArticle(context.request);
  print(`${cpus().length} × ${cpus()[0]?.model}, Chromium ${browser.version()}, slowed up to four times\n`);
  print(
    '| load | slowdown | open to typing, ms: from the dashboard | by its address | key on screen, ms: p50 | p95 | p99 | most | within 50 ms |',
  );
  print('|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
  for (let attempt = 0; attempt < ATTEMPTS && !isWithin; attempt += 1) {
    const page = await context.newPage();
    // The draft of the attempt before.
    await page.addInitScript(() => localStorage.clear());
    const { slowdown, opening, reopening, keys } = await measureTyping(page, address);
    await page.close();
    const within = keys.filter((took) => took <= BUDGET.keyMs).length / keys.length;
    isWithin = Math.max(opening, reopening) <= BUDGET.openingMs && within >= BUDGET.share;
    const figures = [opening, reopening, ...[0.5, 0.95, 0.99, 1].map((share) => percentile(keys, share))];
    print(
      `| ${[loadavg()[0]?.toFixed(1), slowdown.toFixed(1), ...figures.map(Math.round), `${(within * 100).toFixed(1)} %`].join(' | ')} |`,
    );
  }
  await browser.close();
});
print(isWithin ? '\nWithin the budget.' : '\nNot within the budget.');
if (!isWithin) process.exitCode = 1;

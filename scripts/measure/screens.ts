import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { readArguments } from '../set-up/arguments.mjs';
import { findBrowser } from '../set-up/tools.mjs';
import { withBuiltSite } from './bench/server.ts';

const { values } = readArguments(
  `npm run screens [-- --check]: how long the admin takes from a click to the other screen with its content on the display.
The pointer reaches the link a moment before, and the button of the mouse is down for a moment, as with a person. Prints
Markdown for docs/performance.md. --check fails when one in twenty takes longer than its budget, or the first opening of
the editor after a login, which fetches and compiles the code`,
  (args) => parseArgs({ args, options: { check: { type: 'boolean', default: false } } }),
);
const BUDGET_MS = 100;
const EDITOR_MS = { first: 900, again: 250 };
const RUNS = 20;
/** Between reaching a link and pressing it, and from pressing to releasing. */
const HAND_MS = 80;
const STAFF = { email: 'staff@clinic.example', password: 'four plain words together' };
const print = (line: string) => void process.stdout.write(`${line}\n`);

type Step = { to: string; link: string; shown: string; most?: number };

/** Each link, and what is on the screen that it opens once the data is shown. */
const JOURNEY: Step[] = [
  { to: 'dashboard to messages', link: 'header a[href="/admindash/messages"]', shown: '#filter-state' },
  {
    to: 'messages to clinic',
    link: 'header a[href="/admindash/clinic"]',
    shown: 'main a[href^="/admindash/clinic/edit"]',
  },
  { to: 'clinic to dashboard', link: 'header nav a[href="/admindash"]', shown: 'main article' },
  {
    to: 'dashboard to editor',
    link: 'main article h2 a',
    shown: 'main form [contenteditable="true"] p',
    most: EDITOR_MS.again,
  },
  { to: 'editor to dashboard', link: 'main a[href="/admindash"]', shown: 'main article' },
];

const times = new Map<string, { most: number; all: number[] }>();
await withBuiltSite({ STAFF_EMAIL: STAFF.email, STAFF_PASSWORD: STAFF.password }, async (url) => {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ baseURL: url });
    await page.request.post('/api/admin/login', { data: STAFF });
    await page.goto('/admindash');
    await page.locator('main article').first().waitFor();
    // The first round fetches and compiles the code.
    for (let run = -1; run < RUNS; run += 1)
      for (const { to, link, shown, most = BUDGET_MS } of JOURNEY) {
        const time = await changeScreen(page, link, shown);
        if (run >= 0) times.set(to, { most, all: [...(times.get(to)?.all ?? []), time] });
        else if (most === EDITOR_MS.again) times.set(`${to}, first`, { most: EDITOR_MS.first, all: [time] });
      }
  } finally {
    await browser.close();
  }
});

/** Milliseconds from the click until the browser has painted the other screen. */
async function changeScreen(page: Page, link: string, shown: string): Promise<number> {
  // What the screen before fetched for itself is done, as for a person who looks at it.
  await page.waitForLoadState('networkidle');
  const taken = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const listen = ({ timeStamp }: MouseEvent) => {
          const look = () => {
            if (!document.querySelector(wanted)) return requestAnimationFrame(look);
            // A task after the frame: it is painted.
            return setTimeout(() => resolve(performance.now() - timeStamp));
          };
          requestAnimationFrame(look);
        };
        addEventListener('click', listen, { once: true, capture: true });
      }),
    shown,
  );
  const press = async () => {
    await page.locator(link).first().hover();
    await page.waitForTimeout(HAND_MS);
    await page.mouse.down();
    await page.waitForTimeout(HAND_MS);
    await page.mouse.up();
  };
  const [time] = await Promise.all([taken, press()]);
  return time;
}

const quantile = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
print('| from click to paint | median ms | p95 ms | at most |\n|---|---:|---:|---:|');
let isOver = false;
for (const [to, { most, all }] of times) {
  const sorted = all.toSorted((a, b) => a - b);
  const p95 = quantile(sorted, 0.95);
  isOver ||= p95 > most;
  print(`| ${to} | ${Math.round(quantile(sorted, 0.5))} | ${Math.round(p95)} | ${most} |`);
}
print(isOver ? '\nOver the budget.' : '\nWithin the budget.');
if (values.check && isOver) process.exitCode = 1;

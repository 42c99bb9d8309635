import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Browser, chromium } from '@playwright/test';
import lighthouse, { NetworkRecords, type Result, type RunnerResult } from 'lighthouse';
import { freePort } from '../../../tests/support/server/free-port.ts';
import { findBrowser } from '../../set-up/tools.mjs';
import { slowdownFor } from './slowdown.ts';

export type MeasuredPage = {
  kind: string;
  path: string;
  /** The page loads React. */
  hasIsland: boolean;
  /** Its status is 404. */
  isNotFound?: boolean;
  /** Search engines must not list it. */
  isHidden?: boolean;
  /** Measured over plain HTTP/1.1, as the server answers without a proxy in front. */
  isPlain?: boolean;
};

/** https-front-worker.ts uses a self-signed certificate. */
const FLAGS = ['--no-sandbox', '--disable-quic', '--no-first-run', '--ignore-certificate-errors'];
/**
 * These audits fail on purpose: on the 404 page, on pages that search engines must not list, and without HTTPS. The site
 * is measured with its samples, for which every page asks search engines to stay away.
 */
const failingOnPurpose = ({ isNotFound, isHidden, isPlain }: MeasuredPage) => [
  'is-crawlable',
  ...(isNotFound ? ['http-status-code', 'errors-in-console'] : []),
  ...(isHidden ? ['meta-description'] : []),
  ...(isPlain ? ['uses-http2', 'is-on-https', 'redirects-http'] : []),
];

export type Figures = {
  scores: Record<string, number>;
  lcp: number;
  cls: number;
  tbt: number;
  /** The simulated slowdown of the processor. */
  slowdown: number;
  /** Transferred bytes: compressed, with headers. */
  bytes: { document: number; stylesheet: number; script: number; font: number; largestPicture: number };
  fonts: number;
  /** The audits that may cost points. */
  failures: Array<{ category: string; check: string }>;
  /** What the browser's console says: warnings, errors, deprecations. */
  messages: string[];
};

let slowdown = 4;

/** The median of each figure over the runs. */
export async function measure(page: MeasuredPage, url: string, runs: number): Promise<Figures> {
  // The first run only measures the speed of the machine.
  await runOnce(page, url);
  const all: Figures[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await runOnce(page, url));
  return medianOf(all);
}

export const browserVersion = () => withBrowser(async (browser) => `Chromium ${browser.version()}`);

async function runOnce(measured: MeasuredPage, url: string): Promise<Figures> {
  let run = await runLighthouse(measured, url);
  // Lighthouse lost its own recording, says nothing about the page, and asks to be run again.
  if (run?.lhr.runtimeError?.code === 'NO_NAVSTART') run = await runLighthouse(measured, url);
  if (!run || run.lhr.runtimeError) throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  const figures = { ...figuresOf(run.lhr), ...(await sizesOf(run)), messages: messagesOf(run, measured), slowdown };
  slowdown = slowdownFor(run.lhr.environment.benchmarkIndex);
  return figures;
}

const runLighthouse = (measured: MeasuredPage, url: string) =>
  withBrowser((_, port) =>
    lighthouse(url, {
      port,
      skipAudits: failingOnPurpose(measured),
      throttling: { cpuSlowdownMultiplier: slowdown },
      ignoreStatusCode: measured.isNotFound ?? false,
      logLevel: 'error',
    }),
  );

/** A new browser for each run: Lighthouse clears the caches, but keeps the state of connections. */
async function withBrowser<T>(use: (browser: Browser, port: number) => Promise<T>): Promise<T> {
  const port = await freePort();
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    return await use(browser, port);
  } finally {
    await browser.close();
  }
}

async function sizesOf({ artifacts }: RunnerResult): Promise<Pick<Figures, 'bytes' | 'fonts'>> {
  const requests = await NetworkRecords.request(artifacts.DevtoolsLog, { computedCache: new Map() });
  const sizes = (type: string) =>
    requests.filter(({ resourceType }) => resourceType === type).map(({ transferSize }) => transferSize);
  const total = (type: string) => sizes(type).reduce((sum, size) => sum + size, 0);
  return {
    bytes: {
      document: total('Document'),
      stylesheet: total('Stylesheet'),
      script: total('Script'),
      font: total('Font'),
      largestPicture: Math.max(0, ...sizes('Image')),
    },
    fonts: sizes('Font').length,
  };
}

/** Leaves out the browser's message about the status 404, which the 404 page has on purpose. */
function messagesOf({ artifacts }: RunnerResult, { isNotFound = false }: MeasuredPage): string[] {
  return artifacts.ConsoleMessages.map(({ text }) => text).filter((text) => !(isNotFound && text.includes('404')));
}

function figuresOf({ audits, categories }: Result): Omit<Figures, 'bytes' | 'fonts' | 'slowdown' | 'messages'> {
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    lcp: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    tbt: Math.round(number('total-blocking-time')),
    failures: Object.values(categories).flatMap(({ id, auditRefs }) =>
      auditRefs
        .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 0.995)
        .map((ref) => ({ category: id, check: `${audits[ref.id]?.title} ${audits[ref.id]?.displayValue ?? ''}` })),
    ),
  };
}

function medianOf(all: Figures[]): Figures {
  const first = all[0];
  if (!first) throw new Error('--runs must be at least 1');
  const median = (pick: (figures: Figures) => number) =>
    all.map(pick).sort((a, b) => a - b)[Math.floor((all.length - 1) / 2)] ?? Number.NaN;
  return {
    ...first,
    scores: Object.fromEntries(Object.keys(first.scores).map((id) => [id, median(({ scores }) => scores[id] ?? 0)])),
    lcp: median(({ lcp }) => lcp),
    cls: median(({ cls }) => cls),
    tbt: median(({ tbt }) => tbt),
    slowdown: median(({ slowdown }) => slowdown),
    fonts: median(({ fonts }) => fonts),
    messages: [...new Set(all.flatMap(({ messages }) => messages))],
  };
}

/**
 * Puts HTTPS and HTTP/2 in front of a local server, like Vercel and the proxy of docs/self-hosting.md. In a worker
 * thread, because Lighthouse keeps this one busy while the page loads.
 */
export async function withHttpsFront(url: string, work: (url: string) => Promise<void>): Promise<void> {
  const front = new Worker(new URL('./https-front-worker.ts', import.meta.url), { workerData: url });
  try {
    const [address] = (await once(front, 'message')) as [string];
    await work(address);
  } finally {
    await front.terminate();
  }
}

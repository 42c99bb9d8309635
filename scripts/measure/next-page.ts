import { parseArgs } from 'node:util';
import { paths } from '../../src/shared/paths.ts';
import { DESKTOP, openTab, PHONE } from '../../tests/support/browser/tab.ts';
import { readArguments } from '../set-up/arguments.mjs';
import { withBuiltSite } from './bench/server.ts';

const { values } = readArguments(
  `npm run next-page [-- --runs 5 --slowdown 4]: how long a visitor waits from the click on a link until the first words of
the next page are painted, on a processor slowed four times. Prints Markdown for docs/performance.md
  --check    fails when one in twenty takes longer than the budget
  --without  lets nothing be rendered ahead, for comparison
  --each     prints each page with its milestones since the click: when its navigation began, its HTML was read, its
             first words were painted`,
  (args) =>
    parseArgs({
      args,
      options: {
        check: { type: 'boolean', default: false },
        runs: { type: 'string', default: '5' },
        without: { type: 'boolean', default: false },
        each: { type: 'boolean', default: false },
        slowdown: { type: 'string', default: '4' },
      },
    }),
);
const BUDGET_MS = 100;
const SLOWDOWN = Number(values.slowdown);
/** How long a mouse rests on a link before the press, and how long a press lasts. */
const REST_MS = 400;
const PRESS_MS = 100;
const print = (line: string) => void process.stdout.write(`${line}\n`);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const ARTICLE = 'main a[href^="/magazine/article/"]';
/** Each page has a link to the next. */
const JOURNEY = [
  paths.therapies,
  paths.therapy('hormoon-therapie'),
  paths.therapy('pro-aging'),
  paths.treatments,
  paths.treatment('natuurgeneeskunde'),
  paths.examinations,
  paths.examination('75-plus'),
  paths.pmo,
  paths.magazine,
  ARTICLE,
  ARTICLE,
  paths.about,
  paths.privacy,
];

type Tab = Awaited<ReturnType<typeof openTab>>;

type Time = { ms: number; isAhead: boolean; began: number; read: number };

/** Goes to the next page as a visitor does. */
async function follow(tab: Tab, link: string, isTouch: boolean): Promise<Time> {
  const find = `(${findLink})(${JSON.stringify(link.startsWith('/') ? `a[href="${link}"]` : link)})`;
  await tab.evaluate(find);
  // What comes into view may load, and move the link.
  await wait(1000);
  const place = await tab.evaluate<{ x: number; y: number; href: string } | null>(find);
  if (!place) throw new Error(`${await tab.evaluate('location.href')} has no link ${link}`);
  const { href, ...point } = place;
  const mouse = { ...point, button: 'left', clickCount: 1 };
  if (isTouch) await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  else {
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
    await wait(REST_MS);
    await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse });
  }
  await wait(PRESS_MS);
  const released = isTouch
    ? tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    : tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse });
  released.catch(() => {});
  for (let tries = 0; tries < 100; tries += 1) {
    await wait(100);
    const time = await tab.evaluate<Time | null>(`(${readTime})(${JSON.stringify(href)})`).catch(() => null);
    if (time) return time;
  }
  throw new Error(`${href} did not open`);
}

/** Runs in the page. */
function findLink(selector: string) {
  const link = [...document.querySelectorAll<HTMLAnchorElement>(selector)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.pathname !== location.pathname,
  );
  if (!link) return null;
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  addEventListener('click', ({ timeStamp }) => {
    sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
  });
  const { left, top, width, height } = link.getClientRects()[0] ?? new DOMRect();
  return { x: left + Math.min(width / 2, 40), y: top + height / 2, href: link.href };
}

/** Runs in the page. */
function readTime(href: string) {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation') as Array<
    PerformanceNavigationTiming & { activationStart?: number }
  >;
  if (location.href !== href || !paint || document.readyState !== 'complete') return null;
  const clicked = Number(sessionStorage.getItem('clicked'));
  const began = performance.timeOrigin - clicked;
  const read = began + (navigation?.domInteractive ?? 0);
  return { ms: began + paint.startTime, isAhead: (navigation?.activationStart ?? 0) > 0, began, read };
}

const quantile = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;

let isOver = false;
await withBuiltSite({}, async (url) => {
  print(
    `| from click to paint, slowed ${SLOWDOWN} times | median ms | p95 ms | rendered ahead |\n|---|---:|---:|---:|`,
  );
  for (const screen of [DESKTOP, PHONE]) {
    const tab = await openTab(screen, SLOWDOWN, { rendersAhead: !values.without });
    try {
      const times: Time[] = [];
      for (let run = 0; run < Number(values.runs); run += 1) {
        await tab.send('Page.navigate', { url });
        await wait(4000);
        for (const link of JOURNEY) {
          const time = await follow(tab, link, screen.mobile);
          times.push(time);
          if (values.each)
            print(
              `${link}: began ${time.began.toFixed(0)}, read ${time.read.toFixed(0)}, painted ${time.ms.toFixed(0)}${time.isAhead ? ', ahead' : ''}`,
            );
        }
      }
      const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b);
      const p95 = quantile(sorted, 0.95);
      isOver ||= p95 > BUDGET_MS;
      const median = Math.round(quantile(sorted, 0.5));
      const ahead = times.filter(({ isAhead }) => isAhead).length;
      const name = screen.mobile ? 'a finger on a phone' : 'a mouse';
      print(`| ${name} | ${median} | ${Math.round(p95)} | ${ahead} of ${times.length} |`);
    } finally {
      await tab.close();
    }
  }
});
print(isOver ? `\nOver the budget of ${BUDGET_MS} ms.` : '\nWithin the budget.');
if (values.check && isOver) process.exitCode = 1;

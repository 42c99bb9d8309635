import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { withBuiltSite } from './bench/built-site.ts';
import { overBudget } from './lighthouse/budget.ts';
import { withHttpsFront } from './lighthouse/https-front.ts';
import { browserVersion, type Figures, measure } from './lighthouse/measure.ts';
import { type MeasuredPage, pagesOfEveryKind } from './lighthouse/pages.ts';

/**
 * `npm run lighthouse [-- --runs 3 --page home,pmo]`: runs Lighthouse on one page of every kind of the built site, as a
 * phone on slow 4G (simulated, see lighthouse/slowdown.ts), and takes the median of each figure. Fails below 100 in any
 * category, or over a budget (lighthouse/budget.ts). Prints Markdown for docs/performance.md.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, page: { type: 'string', default: '' } },
});
const print = (line = '') => void process.stdout.write(`${line}\n`);
const only = values.page.split(',').filter(Boolean);

const cells = ({ scores, lcp, cls, tbt, slowdown, bytes, fonts }: Figures) => [
  Object.values(scores).join('/'),
  Math.round(lcp),
  cls.toFixed(3),
  Math.round(tbt),
  slowdown.toFixed(1),
  ...[bytes.document, bytes.stylesheet, bytes.script, bytes.font].map((size) => (size / 1024).toFixed(1)),
  fonts,
  (bytes.largestPicture / 1024).toFixed(1),
];

/** Other work on the machine only slows a page down, so one success in three attempts is enough. */
const ATTEMPTS = 3;
let misses: string[] = [];
await withBuiltSite({}, (server) =>
  withHttpsFront(server, async (url) => {
    const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`;
    print(`${machine}, ${await browserVersion()}, ${values.runs} runs\n`);
    print(
      '| page | performance/accessibility/best practices/seo/agentic browsing | LCP ms | CLS | TBT ms | CPU slowdown | HTML | CSS | JS | fonts, KB | fonts | largest picture, KB |',
    );
    print('|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
    const all = await pagesOfEveryKind(server);
    let pages = all.filter(({ kind }) => only.length === 0 || only.includes(kind));
    if (pages.length === 0) throw new Error(`--page knows ${all.map(({ kind }) => kind).join(', ')}`);
    for (let attempt = 0; attempt < ATTEMPTS && pages.length > 0; attempt += 1) {
      const over = new Map<MeasuredPage, string[]>();
      for (const page of pages) {
        const figures = await measure(page, `${page.isPlain ? server : url}${page.path}`, Number(values.runs));
        print(`| ${[page.kind, ...cells(figures)].join(' | ')} |`);
        const found = overBudget(page, figures);
        if (found.length > 0) over.set(page, found);
      }
      pages = [...over.keys()];
      misses = [...over.values()].flat();
    }
  }),
);
for (const miss of misses) print(miss);
print(misses.length === 0 ? '\nWithin the budget.' : '\nNot within the budget.');
if (misses.length > 0) process.exitCode = 1;

import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { withBuiltSite } from './bench/built-site.ts';
import { overBudget } from './lighthouse/budget.ts';
import { withHttpsFront } from './lighthouse/https-front.ts';
import { browserVersion, type Figures, measure } from './lighthouse/measure.ts';
import { type MeasuredPage, pagesOfEveryKind } from './lighthouse/pages.ts';

/**
 * `npm run lighthouse [-- --runs 3 --page home,pmo]`: Lighthouse on a phone (slow 4G as it comes, and a processor
 * that is slow whatever this machine is: lighthouse/slowdown.ts; both simulated), on one page of every kind of the
 * built site; of the runs it takes the median of each figure. Ends with an error below 100 in any category or over the
 * budgets of architecture §7. Prints Markdown; docs/performance.md keeps it.
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

/** What else the machine does only makes a page slower: what is over is measured again after the rest, up to twice. */
const ATTEMPTS = 3;
let misses: string[] = [];
await withBuiltSite({}, (server) =>
  withHttpsFront(server, async (url) => {
    const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`;
    print(`${machine}, ${await browserVersion()}, ${values.runs} runs\n`);
    print(
      '| page | performance/accessibility/best practices/seo/agentic browsing | LCP ms | CLS | TBT ms | processor slower by | HTML | CSS | JS | fonts, KB | fonts | largest picture, KB |',
    );
    print('|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
    const all = await pagesOfEveryKind(server);
    let pages = all.filter(({ kind }) => only.length === 0 || only.includes(kind));
    if (pages.length === 0) throw new Error(`--page knows ${all.map(({ kind }) => kind).join(', ')}`);
    for (let attempt = 0; attempt < ATTEMPTS && pages.length > 0; attempt += 1) {
      const over = new Map<MeasuredPage, string[]>();
      for (const page of pages) {
        const figures = await measure(`${url}${page.path}`, Number(values.runs), page.isNotFound);
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

import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { withBuiltSite } from './bench/built-site.ts';
import { overBudget } from './lighthouse/budget.ts';
import { withHttpsFront } from './lighthouse/https-front.ts';
import { type Figures, openLighthouse } from './lighthouse/measure.ts';
import { pagesOfEveryKind } from './lighthouse/pages.ts';

/**
 * `npm run lighthouse [-- --runs 3 --page home,pmo]`: Lighthouse on a phone (slow 4G as it comes, and a processor
 * that is slow whatever this machine is: lighthouse/slowdown.ts; both simulated), on one page of every kind of the built site; of the runs it takes the median of each figure. Ends
 * with an error below 100 in any category or over the budgets of architecture §7. Prints Markdown; docs/performance.md
 * keeps it.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, page: { type: 'string', default: '' } },
});
const say = (line = '') => void process.stdout.write(`${line}\n`);
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

const misses: string[] = [];
await withBuiltSite({}, (server) =>
  withHttpsFront(server, async (url) => {
    const lighthouse = await openLighthouse();
    try {
      say(
        `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${lighthouse.version}, ${values.runs} runs\n`,
      );
      say(
        '| page | performance/accessibility/best practices/seo/agentic browsing | LCP ms | CLS | TBT ms | processor slower by | HTML | CSS | JS | fonts, KB | fonts | largest picture, KB |',
      );
      say('|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
      for (const page of await pagesOfEveryKind(server)) {
        if (only.length > 0 && !only.includes(page.kind)) continue;
        const figures = await lighthouse.measure(`${url}${page.path}`, Number(values.runs), page.isMissing);
        say(`| ${[page.kind, ...cells(figures)].join(' | ')} |`);
        misses.push(...overBudget(page, figures));
      }
    } finally {
      await lighthouse.close();
    }
  }),
);
for (const miss of misses) say(miss);
say(misses.length === 0 ? '\nWithin the budget.' : '\nNot within the budget.');
if (misses.length > 0) process.exitCode = 1;

import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { withBuiltSite } from './bench/built-site.ts';
import { overBudget } from './lighthouse/budget.ts';
import { withHttpsFront } from './lighthouse/https-front.ts';
import { browserVersion, type Figures, measure } from './lighthouse/measure.ts';
import { over, PROTOCOLS, pagesOfEveryKind } from './lighthouse/pages.ts';

/**
 * `npm run lighthouse [-- --runs 3 --protocol h2,http1 --page home,pmo]`: runs Lighthouse in the whole Chromium on one page
 * of every kind of the built site, as a phone on slow 4G (simulated, see lighthouse/slowdown.ts), over HTTPS with HTTP/2 and
 * over plain HTTP/1.1, and takes the median of each figure. Fails below 100 in any category, over a budget
 * (lighthouse/budget.ts), or when the browser's console says anything. Prints Markdown for docs/performance.md.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    protocol: { type: 'string', default: PROTOCOLS.join(',') },
    page: { type: 'string', default: '' },
  },
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

const misses: string[] = [];
await withBuiltSite({}, (server) =>
  withHttpsFront(server, async (url) => {
    const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`;
    print(`${machine}, ${await browserVersion()}, ${values.runs} runs\n`);
    print(
      '| page | performance/accessibility/best practices/seo/agentic browsing | LCP ms | CLS | TBT ms | CPU slowdown | HTML | CSS | JS | fonts, KB | fonts | largest picture, KB |',
    );
    print('|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
    const all = await pagesOfEveryKind(server);
    const chosen = all.filter(({ kind }) => only.length === 0 || only.includes(kind));
    if (chosen.length === 0) throw new Error(`--page knows ${all.map(({ kind }) => kind).join(', ')}`);
    const pages = PROTOCOLS.filter((protocol) => values.protocol.split(',').includes(protocol)).flatMap((protocol) =>
      over(protocol, chosen),
    );
    if (pages.length === 0) throw new Error(`--protocol knows ${PROTOCOLS.join(', ')}`);
    for (const page of pages) {
      const figures = await measure(page, `${page.isPlain ? server : url}${page.path}`, Number(values.runs));
      print(`| ${[page.kind, ...cells(figures)].join(' | ')} |`);
      misses.push(...overBudget(page, figures));
    }
  }),
);
for (const miss of misses) print(miss);
print(misses.length === 0 ? '\nWithin the budget.' : '\nNot within the budget.');
if (misses.length > 0) process.exitCode = 1;

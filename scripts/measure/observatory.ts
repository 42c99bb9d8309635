import { parseArgs } from 'node:util';
import { withBuiltSite } from './bench/built-site.ts';
import { allPages } from './observatory/pages.ts';
import { judge, scoreOf } from './observatory/rules.ts';

/**
 * `npm run observatory [-- --url https://www.clinic.example]`: the score of HTTP Observatory for every page of the built
 * site, or of a running one. Fails where a page misses a bonus other than those of cookies and the preload list.
 */
const { values } = parseArgs({ options: { url: { type: 'string' } } });
const print = (line = '') => void process.stdout.write(`${line}\n`);

async function printScores(url: string): Promise<void> {
  const pages = await allPages(url);
  const scores = new Map<string, string[]>();
  for (const path of pages) {
    const response = await fetch(url + path);
    const findings = judge({ headers: response.headers, html: await response.text(), url: url + path });
    const key = [`${scoreOf(findings)}`, ...findings.map((one) => `${one.points}\t${one.rule}: ${one.because}`)].join(
      '\n',
    );
    scores.set(key, [...(scores.get(key) ?? []), path]);
  }
  for (const [key, paths] of scores) {
    const [score, ...findings] = key.split('\n');
    print(`${score} of 135: ${paths.length} pages, such as ${paths.slice(0, 3).join(', ')}`);
    for (const one of findings) print(`  ${one}`);
    // A page without a script file has nothing to hash.
    if (Number(score) < 130) process.exitCode = 1;
  }
}

if (values.url) await printScores(values.url.replace(/\/$/, ''));
else await withBuiltSite({ SITE_URL: 'https://www.clinic.example' }, printScores);

import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Context } from '../../../src/server/context.ts';
import { CommandError } from '../../../src/server/errors/errors.ts';
import { type Plan, planImport } from '../../../src/server/operations/import/plan.ts';
import { readExport } from '../../../src/server/operations/import/read-export.ts';
import { type ImportReport, runImport } from '../../../src/server/operations/import/run-import.ts';
import type { Source } from '../../../src/server/operations/import/source-site.ts';
import type { Download } from '../../../src/server/pictures/remote/download.ts';

const USAGE = `Use: npm run import -- FILE [--dry-run]
  --site https://old.example      where a Ghost site ran: its export does not say
  --map "Old name=Name here"      puts a category of the old site into one of this one; may be repeated
  --category "Name"               for what had no category (Overig)
  --redirects FILE                writes the old and new addresses, as vercel.json wants them`;

type Outside = { download: Download; say: (line: string) => void };

/** Imports another system's export, and says what became of everything. Throws errors that say what to do instead. */
export async function runImportCommand(context: Context, args: string[], { download, say }: Outside): Promise<void> {
  const { file, values, map } = read(args);
  const source = await readExport(file, values.site);
  const plan = await planImport(context, source, { map, otherwise: values.category });
  sayPlan(source, plan, values['dry-run'], say);
  if (values.redirects) await writeFile(values.redirects, redirectsOf(plan), { flag: 'wx' });
  if (values['dry-run']) return say('This was a dry run: nothing was fetched or written');
  sayReport(await runImport(context, source, plan, download), say);
}

function read(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        site: { type: 'string' },
        map: { type: 'string', multiple: true, default: [] },
        category: { type: 'string', default: 'Overig' },
        redirects: { type: 'string' },
      },
    });
    const map = new Map(values.map.map((pair) => pair.split('=', 2).map((name) => name.trim()) as [string, string]));
    const [file] = positionals;
    if (!file || [...map].some(([from, to]) => !from || !to)) throw new CommandError(USAGE);
    return { file, values, map };
  } catch {
    throw new CommandError(USAGE);
  }
}

function sayPlan({ system, skipped }: Source, plan: Plan, isDryRun: boolean, say: Outside['say']): void {
  say(`A ${system} export of ${plan.articles.length + plan.deletedHere.length} articles`);
  if (isDryRun) {
    for (const article of plan.articles) say(`  ${lineOf(article)}`);
    say(`  ${picturesOf(plan).size} pictures would be fetched`);
  }
  const there = plan.articles.filter(({ isThere }) => isThere).length;
  if (there > 0) say(`  ${there} were imported before, and stay as they are here`);
  if (plan.deletedHere.length > 0) say(`  ${plan.deletedHere.length} were imported before and deleted here: left out`);
  for (const [type, count] of skipped) say(`  ${count} of type ${type}: left out, a magazine has none`);
  for (const name of plan.newCategories) {
    say(`  New category "${name}": the magazine's filter shows the sixteen fixed ones only (--map "${name}=…")`);
  }
}

function lineOf({ title, isPublished, isThere, createdAt, publishedAt, here }: Plan['articles'][number]): string {
  const state = isThere ? 'there' : isPublished ? 'new' : 'draft';
  const day = (publishedAt ?? createdAt).toISOString().slice(0, 10);
  return [state.padEnd(5), day, here.address, here.category && `[${here.category}]`, title].filter(Boolean).join('  ');
}

function picturesOf({ articles }: Plan): Set<string> {
  const html = articles
    .filter(({ isThere }) => !isThere)
    .map((article) => `<img src="${article.image}">${article.html}`);
  return new Set(html.flatMap((body) => [...body.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src = '']) => src)));
}

function sayReport({ articles, pictures, writers, categories, problems }: ImportReport, say: Outside['say']): void {
  for (const { what, why } of problems) say(`  ! ${what}: ${why}`);
  say(
    `${articles} articles, ${pictures} pictures, ${writers} writers, ${categories} categories, ${problems.length} problems`,
  );
}

/** The whole old addresses: a former slug leads to its article by itself, but not the path before it. */
function redirectsOf({ articles }: Plan): string {
  const redirects = articles.flatMap(({ address, isPublished, here }) =>
    address && isPublished
      ? [{ source: new URL(address).pathname.replace(/\/+$/, ''), destination: here.address, permanent: true }]
      : [],
  );
  return `${JSON.stringify({ redirects }, undefined, 2)}\n`;
}

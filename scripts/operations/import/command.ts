import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Context } from '../../../src/server/context.ts';
import { CommandError } from '../../../src/server/errors/errors.ts';
import { type ImportPlan, type PlannedArticle, planImport } from '../../../src/server/operations/import/plan.ts';
import { readExport } from '../../../src/server/operations/import/read-export.ts';
import { type ImportReport, runImport, willBeHere } from '../../../src/server/operations/import/run-import.ts';
import { IN_THE_BIN, type SourceSite } from '../../../src/server/operations/import/source-site.ts';
import type { Download } from '../../../src/server/pictures/remote.ts';

export const IMPORT_USAGE = `Use: npm run import -- FILE [--dry-run]
  --site https://old.example      the address of a Ghost site, which its export does not contain
  --map "Old name=New name"       imports an old category into a category of this site; may be repeated
  --category "Name"               the category of articles that have none (Overig)
  --redirects FILE                writes redirects from the old to the new addresses, for vercel.json`;

type Given = ReturnType<typeof importArguments>;
type Tools = { download: Download; print: (line: string) => void };

export async function runImportCommand(context: Context, given: Given, { download, print }: Tools): Promise<void> {
  const { file, values, categoryMap } = given;
  const source = await readExport(file, values.site);
  const plan = await planImport(context, source, { categoryMap, defaultCategory: values.category });
  printPlan(source, plan, values['dry-run'], print);
  if (values.redirects) await writeFile(values.redirects, redirectsJson(plan), { flag: 'wx' });
  if (values['dry-run']) return print('This was a dry run: nothing was downloaded or stored');
  printReport(await runImport(context, source, plan, download), print);
}

export function importArguments(args: string[]) {
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
  const categoryMap = new Map(
    values.map.map((pair) => pair.split('=', 2).map((name) => name.trim()) as [string, string]),
  );
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new CommandError('Name one export file');
  if ([...categoryMap].some(([from, to]) => !from || !to)) throw new CommandError('Write --map "Old name=New name"');
  return { file, values, categoryMap };
}

function printPlan({ system, skipped }: SourceSite, plan: ImportPlan, isDryRun: boolean, print: Tools['print']): void {
  print(`A ${system} export of ${plan.articles.length + plan.deletedArticles.length} articles`);
  if (isDryRun) {
    for (const article of plan.articles) {
      print(`  ${formatArticle(article)}`);
      for (const message of messagesOf(article)) print(`      ! ${message}`);
    }
    print(`  ${pictureAddresses(plan).size} pictures would be downloaded`);
  }
  const imported = plan.articles.filter(({ isImported }) => isImported).length;
  if (imported > 0) print(`  ${imported} were imported before: skipped`);
  if (plan.deletedArticles.length > 0)
    print(`  ${plan.deletedArticles.length} were imported before and deleted since: skipped`);
  for (const [type, count] of skipped)
    print(
      type === IN_THE_BIN
        ? `  ${count} in the bin of the old site: skipped`
        : `  ${count} of type ${type}: skipped, because the magazine has no such type`,
    );
  for (const name of plan.newCategories) {
    print(`  New category "${name}": the magazine's filter offers only the sixteen fixed ones (--map "${name}=…")`);
  }
}

/** What the import will say of an article, but for its pictures, which only a real run fetches. */
const messagesOf = ({ isImported, failure, notes }: PlannedArticle): string[] =>
  isImported ? [] : failure ? [`cannot be imported: ${failure}`] : notes;

function formatArticle({ title, isPublished, isImported, createdAt, publishedAt, target }: PlannedArticle): string {
  const state = isImported ? 'skip' : isPublished ? 'new' : 'draft';
  const day = (publishedAt ?? createdAt).toISOString().slice(0, 10);
  return [state.padEnd(5), day, target.address, target.category && `[${target.category}]`, title]
    .filter(Boolean)
    .join('  ');
}

function pictureAddresses({ articles }: ImportPlan): Set<string> {
  const html = articles
    .filter(({ isImported }) => !isImported)
    .map((article) => `<img src="${article.image}">${article.html}`);
  return new Set(html.flatMap((body) => [...body.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src = '']) => src)));
}

function printReport({ articles, pictures, writers, categories, problems }: ImportReport, print: Tools['print']): void {
  for (const { subject, message } of problems) print(`  ! ${subject}: ${message}`);
  print(
    `${articles} articles, ${pictures} pictures, ${writers} writers, ${categories} categories, ${problems.length} problems`,
  );
}

/**
 * From full old paths, to articles that will be there. The site itself redirects former slugs, but only under /magazine.
 */
function redirectsJson({ articles }: ImportPlan): string {
  const redirects = articles
    .filter(willBeHere)
    .flatMap(({ address, isPublished, target }) =>
      address && isPublished
        ? [{ source: new URL(address).pathname.replace(/\/+$/, ''), destination: target.address, permanent: true }]
        : [],
    );
  return `${JSON.stringify({ redirects }, undefined, 2)}\n`;
}

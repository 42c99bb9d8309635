import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findSamples, unwantedSamples } from '../shared/samples/sample-texts.ts';

/** Where texts for visitors, staff and search engines stand. */
const SEARCHED = ['content', 'src', 'public', 'api', 'vercel.json', 'docs/editors.md'];
const IS_TEXT = /\.(md|mdx|ya?ml|json|txt|xml|svg|html|css|astro|[cm]?[jt]sx?|webmanifest)$/;
const IS_IGNORED = /\.test\.tsx?$|\/fixtures\/|shared\/samples\/known-samples\.ts$/;

/** Lists the known samples left in the site's texts, as `file:line: value`, except in the files of `skipped`. */
export function sampleTexts(
  clinic: Parameters<typeof unwantedSamples>[0],
  skipped: readonly string[],
  root = '.',
): string[] {
  const unwanted = unwantedSamples(clinic);
  return SEARCHED.flatMap((path) => filesUnder(root, path))
    .filter((file) => IS_TEXT.test(file) && !IS_IGNORED.test(file) && !skipped.includes(file))
    .sort()
    .flatMap((file) =>
      findSamples(readFileSync(join(root, file), 'utf8'), unwanted).map(
        ({ line, found }) => `${file}:${line}: ${found}`,
      ),
    );
}

function filesUnder(root: string, path: string): string[] {
  if (!statSync(join(root, path), { throwIfNoEntry: false })) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

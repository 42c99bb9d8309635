import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findSamples, unwantedSamples } from '../shared/samples/sample-texts.ts';

/** Everything that a visitor, a member of staff or a search engine may read a text of. */
const READ = ['content', 'src', 'public', 'api', 'vercel.json', 'docs/editors.md'];
const IS_TEXT = /\.(md|mdx|ya?ml|json|txt|xml|svg|html|css|astro|[cm]?[jt]sx?|webmanifest)$/;
const IS_OURS = /\.test\.tsx?$|\/fixtures\/|shared\/samples\/known-samples\.ts$/;

/** Where texts of the site still hold a known sample: file, line and value. `skipped` are files that are told of elsewhere. */
export function sampleTexts(
  clinic: Parameters<typeof unwantedSamples>[0],
  skipped: readonly string[],
  root = '.',
): string[] {
  const unwanted = unwantedSamples(clinic);
  return READ.flatMap((path) => filesUnder(root, path))
    .filter((file) => IS_TEXT.test(file) && !IS_OURS.test(file) && !skipped.includes(file))
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

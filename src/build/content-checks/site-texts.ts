import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contentRoot } from '../../content/read-file.ts';

/** The files with texts for visitors, staff and search engines. */
const SEARCHED = ['content', 'src', 'public', 'api', 'vercel.json', 'docs/editors.md'];
const IS_TEXT = /\.(md|mdx|ya?ml|json|txt|xml|svg|html|css|astro|[cm]?[jt]sx?|webmanifest)$/;
const IS_IGNORED = /\.test\.tsx?$|\/fixtures\/|\/migrations\/|shared\/samples\/known-samples\.ts$/;

/** The texts of the site below `root`, by path. */
export const siteTexts = (root = contentRoot()): Array<{ file: string; text: string }> =>
  SEARCHED.flatMap((path) => filesUnder(root, path))
    .filter((file) => IS_TEXT.test(file) && !IS_IGNORED.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n') }));

function filesUnder(root: string, path: string): string[] {
  if (!statSync(join(root, path), { throwIfNoEntry: false })) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

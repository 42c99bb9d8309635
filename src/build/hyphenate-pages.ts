import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { Parser } from 'htmlparser2';
import { hyphenate } from '../shared/text/hyphenation.ts';

/** No text, or text that is compared: an island compares its text with what the server rendered. */
const SKIPPED = new Set(['head', 'script', 'style', 'template', 'textarea', 'pre', 'code', 'svg', 'astro-island']);

/** The page with soft hyphens in the long words of its Dutch text. */
export function hyphenatePage(html: string): string {
  /** For each open element the language of its text; undefined where it is left alone. */
  const languages: Array<string | undefined> = ['nl'];
  let result = '';
  let done = 0;
  const parser = new Parser(
    {
      onopentag: (name, { lang }) => {
        const outer = languages.at(-1);
        languages.push(SKIPPED.has(name) || outer === undefined ? undefined : (lang ?? outer));
      },
      onclosetag: () => void languages.pop(),
      ontext: (text) => {
        if (languages.at(-1) !== 'nl') return;
        result += html.slice(done, parser.startIndex) + hyphenate(text, 'nl');
        done = parser.endIndex + 1;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return result + html.slice(done);
}

/** Hyphenates the Dutch pages that are built: a long word fits a phone with large letters in every browser. */
export const hyphenatePages = (): AstroIntegration => ({
  name: 'hyphenate-pages',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const files = globSync(`${fileURLToPath(dir)}/**/*.html`);
      await Promise.all(files.map(async (file) => writeFile(file, hyphenatePage(await readFile(file, 'utf8')))));
    },
  },
});

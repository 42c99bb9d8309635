import { fingerprint, isStamped, stamp } from './stamp.mjs';
import { step } from './step.mjs';

const STAMP = 'dist/.built';
const SOURCES = [
  'src',
  'content',
  'public',
  'docs/editors.md',
  'astro.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Builds the site for Node, if its sources or its address changed since the last time. */
export async function build() {
  const wanted = fingerprint(SOURCES, [process.env.SITE_URL ?? '']);
  if (isStamped(STAMP, wanted)) return;
  await step('Building the site', 'astro', ['build'], 'The lines above name the file and what is wrong with it.');
  stamp(STAMP, wanted);
}

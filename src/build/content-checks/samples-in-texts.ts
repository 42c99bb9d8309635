import type { AstroIntegration } from 'astro';
import { samplesIn, type TextSample, unwantedIn } from '../../content/before-online/samples.ts';
import { contentRoot, readFacts } from '../../content/read-file.ts';
import { siteTexts } from './site-texts.ts';

/** Every sample in the texts of the site. */
export function samplesInTexts(root = contentRoot()): TextSample[] {
  const texts = siteTexts(root);
  const clinic = texts.find(({ file }) => file === 'content/kliniek.yaml')?.text;
  return samplesIn(texts, readFacts(root), unwantedIn(clinic));
}

/** Warns in the log of a production build of every sample value that would go online. */
export const warnOfSamples = (): AstroIntegration => ({
  name: 'warn-of-samples',
  hooks: {
    'astro:build:start': ({ logger }) => {
      for (const { file, line, what } of samplesInTexts()) logger.warn(`${file}:${line}: ${what} is a sample`);
    },
  },
});

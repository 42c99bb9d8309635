import type { AstroIntegration } from 'astro';
import { samplesInTexts } from './samples-in-texts.ts';

/** Warns in the log of a production build of every sample value that would go online. */
export const warnOfSamples = (): AstroIntegration => ({
  name: 'warn-of-samples',
  hooks: {
    'astro:build:start': ({ logger }) => {
      for (const { file, line, what } of samplesInTexts()) logger.warn(`${file}:${line}: ${what} is a sample`);
    },
  },
});

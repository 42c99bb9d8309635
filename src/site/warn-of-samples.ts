import { readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { sampleValues } from '../shared/sample-values.ts';

/** Warns in the log of a production build of every sample value that would go online. */
export const warnOfSamples = (): AstroIntegration => ({
  name: 'warn-of-samples',
  hooks: {
    'astro:build:start': async ({ logger }) => {
      for (const sample of sampleValues(parse(await readFile('content/kliniek.yaml', 'utf8')))) {
        logger.warn(`content/kliniek.yaml: ${sample} is nog een voorbeeld`);
      }
    },
  },
});

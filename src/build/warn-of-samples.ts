import { readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { sampleValues } from '../shared/samples/sample-values.ts';
import { sampleTexts } from './sample-texts.ts';

const CLINIC = 'content/kliniek.yaml';

/** Warns in the log of a production build of every sample value that would go online. */
export const warnOfSamples = (): AstroIntegration => ({
  name: 'warn-of-samples',
  hooks: {
    'astro:build:start': async ({ logger }) => {
      const clinic = parse(await readFile(CLINIC, 'utf8'));
      const samples = sampleValues(clinic);
      for (const sample of samples) logger.warn(`${CLINIC}: ${sample} is still a sample`);
      for (const text of sampleTexts(clinic, samples.length > 0 ? [CLINIC] : []))
        logger.warn(`${text} is still a sample`);
    },
  },
});

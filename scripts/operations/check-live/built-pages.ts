import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownSample } from '../../../src/shared/samples/known-samples.ts';
import { patternOf } from '../../../src/shared/samples/sample-texts.ts';

/** The samples in the files that a build serves, with how many files have each, and one of them. */
export function samplesInBuild(folder: string, samples: readonly KnownSample[]): string[] {
  const client = join(folder, 'client');
  const pages = globSync('**/*.{html,json,xml,txt,webmanifest}', { cwd: client })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(client, path), 'utf8') }));
  return samples.flatMap((sample) => {
    const [first, ...others] = pages.filter(({ text }) => text.search(patternOf(sample)) >= 0);
    if (!first) return [];
    const address = `/${first.path.replace(/(^|\/)index\.html$/, '')}`;
    return [`“${sample.value}” op ${address}${others.length > 0 ? ` en nog ${others.length} andere` : ''}`];
  });
}

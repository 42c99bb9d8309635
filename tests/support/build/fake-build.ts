import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBuild } from '../../../scripts/builds/make.ts';
import { HOUR_MS } from '../../../src/shared/dates/durations.ts';

/** Builds of a few bytes, made by the same code as real ones. */
export const fingerprintOf = (letter: string): string => letter.repeat(16);

export const buildsFolder = (): string => mkdtempSync(join(tmpdir(), 'clinic-builds-'));

export async function writeFakeBuild(folder: string): Promise<void> {
  mkdirSync(join(folder, 'server'), { recursive: true });
  writeFileSync(join(folder, 'server', 'entry.mjs'), 'export const handler = () => {};');
}

type Options = Partial<Parameters<typeof makeBuild>[0]>;

export const fakeBuild = (builds: string, letter: string, options: Options = {}): Promise<string> =>
  makeBuild({
    builds,
    settings: { siteUrl: '', visitCounts: '', isPublished: false },
    fingerprint: () => fingerprintOf(letter),
    buildInto: writeFakeBuild,
    print: () => {},
    ...options,
  });

/** Makes the build look as if it was last requested hours ago. */
export function age(folder: string, hours = 1): void {
  const before = new Date(Date.now() - hours * HOUR_MS);
  utimesSync(folder, before, before);
}

import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBuild } from '../../../scripts/builds/make.ts';

/** For tests: builds of a few bytes, made as real ones are. */
export const fingerprintOf = (letter: string): string => letter.repeat(16);

export const buildsFolder = (): string => mkdtempSync(join(tmpdir(), 'clinic-builds-'));

export async function fill(folder: string): Promise<void> {
  mkdirSync(join(folder, 'server'), { recursive: true });
  writeFileSync(join(folder, 'server', 'entry.mjs'), 'export const handler = () => {};');
}

type Options = Partial<Parameters<typeof makeBuild>[0]>;

export const fakeBuild = (builds: string, letter: string, options: Options = {}): Promise<string> =>
  makeBuild({ builds, siteUrl: '', stamp: () => fingerprintOf(letter), fill, print: () => {}, ...options });

/** As if the build had been asked for last an hour ago. */
export function age(folder: string): void {
  const before = new Date(Date.now() - 3_600_000);
  utimesSync(folder, before, before);
}

import { importModule } from '../../ui/islands/import-module.ts';

/** The editor seldom compares, so it opens without this code. Throws when it cannot be loaded. */
export const loadCompareVersions = async () =>
  (await importModule(() => import('./compare-versions.ts'))).compareVersions;

import { configDefaults } from 'vitest/config';
import { findPgBouncer } from '../../../scripts/set-up/tools.mjs';

/** For `exclude` in the settings of Vitest: leaves the tests through PgBouncer out where it is not installed. */
export const EXCLUDED = [...configDefaults.exclude, ...(findPgBouncer() ? [] : ['**/pgbouncer.test.ts'])];

import { existsSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { refuseStatements, type StatementFilter } from '../database/failing-statements.ts';

/**
 * Loaded before a command or the server (`node --import`): its embedded database refuses statements, as REFUSE says:
 * `all`, `values` (those that were given any), `changes`, or the path of a file, and then all once that is there.
 */
const REFUSE = process.env['REFUSE'] ?? '';
const DECISIONS: Record<string, StatementFilter> = {
  all: () => true,
  values: (_, values) => values.length > 0,
  changes: (query, values) => values.length > 0 && /^\s*(insert|update|delete)/i.test(query),
};
refuseStatements(PGlite.prototype, DECISIONS[REFUSE] ?? (() => existsSync(REFUSE)));

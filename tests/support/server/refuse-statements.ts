import { existsSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { refuseStatements, type StatementFilter } from '../database/failing-statements.ts';

/**
 * Loaded before a command or the server (`node --import`): the embedded database refuses the statements that REFUSE
 * names: `all`, `values` (those with parameters), `changes`, or a path (all statements while that file exists).
 */
const REFUSE = process.env['REFUSE'] ?? '';
const DECISIONS: Record<string, StatementFilter> = {
  all: () => true,
  values: (_, values) => values.length > 0,
  changes: (query, values) => values.length > 0 && /^\s*(insert|update|delete)/i.test(query),
};
refuseStatements(PGlite.prototype, DECISIONS[REFUSE] ?? (() => existsSync(REFUSE)));

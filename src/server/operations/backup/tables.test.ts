import { expect, test } from 'vitest';
import { backedUpTable, integer } from '../../db/pg-core.ts';
import { inRestoreOrder } from './tables.ts';

test('restores a table after those that its foreign keys refer to, in whichever order subjects name them', () => {
  const series = backedUpTable('series', { id: integer().primaryKey() });
  const parts = backedUpTable('parts', { id: integer().primaryKey(), series: integer().references(() => series.id) });
  const readings = backedUpTable('readings', { part: integer().references(() => parts.id) });
  expect(inRestoreOrder([readings, parts, series])).toEqual([series, parts, readings]);
});

import type { Writer } from '../../shared/contract/writers.ts';
import type { Context } from '../context.ts';
import { asc } from '../db/drizzle.ts';
import { writers } from '../db/schema/writers.ts';
import { requirePermission } from '../permissions.ts';

export async function listWriters(context: Context): Promise<Writer[]> {
  requirePermission(context, 'magazine.read');
  return context.db.select().from(writers).orderBy(asc(writers.name), asc(writers.id));
}

import { asc } from 'drizzle-orm';
import type { Writer } from '../../shared/contract/writers.ts';
import { type Context, requireStaff } from '../context.ts';
import { writers } from '../db/schema/magazine.ts';

export async function listWriters(context: Context): Promise<Writer[]> {
  requireStaff(context);
  return context.db.select().from(writers).orderBy(asc(writers.name), asc(writers.id));
}

import { asc } from 'drizzle-orm';
import { listWriters } from '../../shared/contract/writers.ts';
import { writers } from '../db/schema/magazine.ts';
import { route } from '../http/route.ts';

/** §7: writers. */
export const writerRoutes = [route(listWriters, ({ db }) => db.select().from(writers).orderBy(asc(writers.name)))];

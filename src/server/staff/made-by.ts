import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { sql } from '../db/drizzle.ts';
import { staff } from '../db/schema/staff.ts';

/**
 * SQL: whether the person with this e-mail address made a row. The address may have changed since, or belong to a deleted
 * account.
 */
export function madeBy({ actor, staffId }: { actor: PgColumn; staffId: PgColumn }, email: string): SQL {
  const address = email.trim().toLowerCase();
  return sql`(lower(${actor}) = ${address}
    or ${staffId} = (select id from ${staff} where lower(email) = ${address}))`;
}

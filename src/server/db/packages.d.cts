import type { createPool } from '@vercel/postgres' with { 'resolution-mode': 'import' };
import type * as drizzle from 'drizzle-orm' with { 'resolution-mode': 'import' };
import type * as migrator from 'drizzle-orm/migrator' with { 'resolution-mode': 'import' };
import type * as pgDrizzle from 'drizzle-orm/node-postgres' with { 'resolution-mode': 'import' };
import type * as pgMigrator from 'drizzle-orm/node-postgres/migrator' with { 'resolution-mode': 'import' };
import type * as pgCore from 'drizzle-orm/pg-core' with { 'resolution-mode': 'import' };
import type * as pgliteDrizzle from 'drizzle-orm/pglite' with { 'resolution-mode': 'import' };
import type * as pgliteMigrator from 'drizzle-orm/pglite/migrator' with { 'resolution-mode': 'import' };
import type * as vercelDrizzle from 'drizzle-orm/vercel-postgres' with { 'resolution-mode': 'import' };
import type * as vercelMigrator from 'drizzle-orm/vercel-postgres/migrator' with { 'resolution-mode': 'import' };

declare const packages: {
  drizzle: typeof drizzle;
  pgCore: typeof pgCore;
  embedded: () => typeof pgliteDrizzle & typeof pgliteMigrator;
  pg: () => { pg: typeof import('pg') } & typeof pgDrizzle & typeof pgMigrator;
  vercel: () => { createPool: typeof createPool } & typeof vercelDrizzle & typeof vercelMigrator;
  migrator: () => typeof migrator;
};
export = packages;

import { customType } from '../pg-core.ts';

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** An index on a column with collation C also serves prefix searches. */
export const bytewiseText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** Without GIN's pending list, which every search would have to scan: articles are searched more often than written. */
export const NO_PENDING_LIST = { fastupdate: false };

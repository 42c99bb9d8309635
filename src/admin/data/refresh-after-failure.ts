import { ApiError } from '../../shared/api-client.ts';
import { refresh } from './query.ts';
import type { QueryKey } from './query-keys.ts';

/**
 * Shows what a colleague may have changed. Not after an ended session: fetching would ask for the password again, right
 * after the user chose “Not now”.
 */
export function refreshAfterFailure(error: unknown, ...keys: QueryKey[]): void {
  if (error instanceof ApiError && error.status === 401) return;
  refresh(...keys);
}

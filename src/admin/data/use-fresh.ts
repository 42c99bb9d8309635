import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { type Query, refreshStale } from './query.ts';

/**
 * What is cached, and then what a colleague made of it since: for data that its screen does not name in its `queries`,
 * which each navigation refreshes.
 */
export function useFresh<Data>($query: Query<Data>) {
  useEffect(() => refreshStale($query), [$query]);
  return useStore($query);
}

import type { MutatorStore } from '@nanostores/query';
import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { createMutatorStore } from '../../ui/query-cache.ts';
import { refresh, refreshAfterFailure } from './query.ts';
import type { QueryKey } from './query-keys.ts';

type Mutation<Data> = {
  run: (data: Data) => Promise<unknown>;
  /** The keys that the change touches; refetched afterwards, also when it failed: its answer may have been lost. */
  refreshes?: QueryKey[];
  /** Closes what the change was made in; not once that is gone, or it would close what was opened since. */
  closes?: ((data: Data) => void) | undefined;
  onDone?: (data: Data) => void;
  onError: (error: unknown, data: Data) => void | Promise<void>;
};

/** A change to data on the server. Calls of `run` during a run are ignored. */
export function useMutation<Data = void>(mutation: Mutation<Data>) {
  const latest = useRef(mutation);
  latest.current = mutation;
  const [$mutation] = useState(() => createMutation(latest));
  const { mutate, loading } = useStore($mutation);
  return { run: mutate as (data: Data) => Promise<unknown>, isPending: loading === true };
}

export function createMutation<Data>(latest: { current: Mutation<Data> }) {
  const $mutation: MutatorStore<Data> = createMutatorStore<Data>(async ({ data }) => {
    try {
      await latest.current.run(data);
    } catch (error) {
      await latest.current.onError(error, data);
      refreshAfterFailure(error, ...(latest.current.refreshes ?? []));
      return;
    }
    const { refreshes, closes, onDone } = latest.current;
    if (refreshes) refresh(...refreshes);
    if ($mutation.lc > 0) closes?.(data);
    onDone?.(data);
  });
  return $mutation;
}

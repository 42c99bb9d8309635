import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { createMutatorStore } from '../../ui/query-cache.ts';
import { refresh } from './query.ts';
import type { QueryKey } from './query-keys.ts';

type Mutation<Data> = {
  run: (data: Data) => Promise<unknown>;
  /** The keys that the change touches; they are refetched afterwards. */
  refreshes?: QueryKey[];
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

function createMutation<Data>(latest: { current: Mutation<Data> }) {
  return createMutatorStore<Data>(async ({ data }) => {
    try {
      await latest.current.run(data);
    } catch (error) {
      await latest.current.onError(error, data);
      return;
    }
    const { refreshes, onDone } = latest.current;
    if (refreshes) refresh(...refreshes);
    onDone?.(data);
  });
}

import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { createMutatorStore } from '../../ui/data/query.ts';

type Change<Data> = {
  run: (data: Data) => Promise<unknown>;
  /** The lists that this changes, by the beginning of their keys; they are fetched again (§4). */
  refreshes?: string;
  onDone?: (data: Data) => void;
  onError: (error: unknown, data: Data) => void | Promise<void>;
};

/** One change to the server's data: runs once at a time, however often it is asked for. */
export function useMutation<Data = void>(change: Change<Data>) {
  const latest = useRef(change);
  latest.current = change;
  const [$change] = useState(() => createMutation(latest));
  const { mutate, loading } = useStore($change);
  return { run: mutate as (data: Data) => Promise<unknown>, isPending: loading === true };
}

function createMutation<Data>(latest: { current: Change<Data> }) {
  return createMutatorStore<Data>(async ({ data, revalidate }) => {
    try {
      await latest.current.run(data);
    } catch (error) {
      await latest.current.onError(error, data);
      return;
    }
    const { refreshes, onDone } = latest.current;
    if (refreshes) revalidate((key) => key.startsWith(refreshes));
    onDone?.(data);
  });
}

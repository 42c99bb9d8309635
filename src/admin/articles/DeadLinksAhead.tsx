import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { linkedFromQuery, namesOf } from './linked-from.ts';

/** Says which texts link to a published article, before it is deleted. */
export function DeadLinksAhead({ id }: { id: number }) {
  const { data } = useStore(useMemo(() => linkedFromQuery(id), [id]));
  const names = data && namesOf(data);
  return (
    <span role="status" className="block wrap-anywhere not-empty:mt-3">
      {names && `Readers will find a dead link to it in ${names}.`}
    </span>
  );
}

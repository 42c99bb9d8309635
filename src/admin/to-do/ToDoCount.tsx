import { useStore } from '@nanostores/react';
import { formatShortCount } from './format-count.ts';
import { $toDo } from './to-do.ts';

/** Beside the link in the header. */
export function ToDoCount() {
  const { data } = useStore($toDo);
  if (!data?.total) return null;
  return (
    <span className="ml-1.5 rounded-full bg-clay-deep px-2 text-xs font-medium text-paper">
      {formatShortCount(data.total)} <span className="sr-only">to do</span>
    </span>
  );
}

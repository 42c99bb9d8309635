import { button } from '../../ui/button.ts';
import { useSlow } from './use-slow.ts';

type Props = { name: string; isBusy: boolean; onEdit: () => void; onDelete: () => void };

/** Edit and Delete of one entry; read out with its name. */
export function CardActions({ name, isBusy, onEdit, onDelete }: Props) {
  const isSlow = useSlow(isBusy);
  return (
    <div aria-busy={isBusy} className={`-mx-2 flex gap-x-1 max-sm:col-span-full sm:mx-0 ${isSlow ? 'opacity-50' : ''}`}>
      <button type="button" className={button('quiet', 'small')} onClick={onEdit}>
        Edit<span className="sr-only"> {name}</span>
      </button>
      <button type="button" className={`${button('quiet', 'small')} text-danger`} onClick={onDelete}>
        Delete<span className="sr-only"> {name}</span>
      </button>
    </div>
  );
}

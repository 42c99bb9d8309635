import { button } from '../../ui/forms/button.ts';
import { useMay } from '../data/staff-user.ts';
import { Actions } from './Actions.tsx';

type Props = { name: string; isBusy: boolean; onEdit: () => void; onDelete: () => void };

/** Edit and Delete of a writer or a category, for users who may change them. */
export function CardActions({ name, isBusy, onEdit, onDelete }: Props) {
  if (!useMay('magazine.manage')) return null;
  return (
    <Actions isBusy={isBusy} className="-mx-4 -mb-2 max-sm:col-span-full sm:m-0">
      <button type="button" className={button('quiet', 'small')} onClick={onEdit}>
        Edit<span className="sr-only"> {name}</span>
      </button>
      <button type="button" className={button('quiet-danger', 'small')} onClick={onDelete}>
        Delete<span className="sr-only"> {name}</span>
      </button>
    </Actions>
  );
}

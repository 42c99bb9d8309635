import type { ReactNode } from 'react';
import { passFocusToNext } from '../../ui/focus/pass-focus.ts';
import { button } from '../../ui/forms/button.ts';
import { useMay } from '../data/staff-user.ts';
import { useDelayedPending } from '../data/use-delayed-pending.ts';
import { t } from '../language/words.tsx';
import { ActionLabel } from './ActionLabel.tsx';
import { ignoreSecondClick } from './ignore-second-click.ts';

type Props = { isBusy: boolean; className?: string; children: ReactNode };

/** The buttons of an entry. When the entry disappears with the focus inside, the focus moves to the next one. */
export function Actions({ isBusy, className = '', children }: Props) {
  const isSlow = useDelayedPending(isBusy);
  return (
    <div
      ref={passFocusToNext}
      aria-busy={isBusy}
      className={`flex forced-colors:mx-0 forced-colors:gap-2 ${className} ${isSlow ? 'opacity-50' : ''}`}
      onClickCapture={ignoreSecondClick}
    >
      {children}
    </div>
  );
}

type CardActionsProps = { name: string; isBusy: boolean; onEdit: () => void; onDelete: () => void };

/** Edit and Delete of a writer or a category, for users who may change them. */
export function CardActions({ name, isBusy, onEdit, onDelete }: CardActionsProps) {
  if (!useMay('magazine.manage')) return null;
  return (
    <Actions isBusy={isBusy} className="-mx-4 -mb-2 max-sm:col-span-full sm:m-0">
      <button type="button" className={button('quiet', 'small')} onClick={onEdit}>
        <ActionLabel label={t('Edit')} name={name} />
      </button>
      <button type="button" className={button('quiet-danger', 'small')} onClick={onDelete}>
        <ActionLabel label={t('Delete')} name={name} />
      </button>
    </Actions>
  );
}

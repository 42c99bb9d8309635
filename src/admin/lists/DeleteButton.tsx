import { type ReactNode, useState } from 'react';
import { button } from '../../ui/forms/button.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { t } from '../language/words.tsx';
import { ActionLabel } from './ActionLabel.tsx';

type Props = {
  /** For screen readers. */
  name: ReactNode;
  question: string;
  /** What deleting means. */
  consequence: ReactNode;
  label?: string;
  onDelete: () => void;
};

export function DeleteButton({ name, question, consequence, label = t('Delete'), onDelete }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className={button('quiet-danger', 'small')} onClick={() => setAsking(true)}>
        <ActionLabel label={label} name={name} />
      </button>
      <ConfirmDialog
        open={isAsking}
        title={question}
        description={consequence}
        confirmLabel={t('Delete')}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDelete();
        }}
      />
    </>
  );
}

import { type ReactNode, useState } from 'react';
import { button } from '../../ui/forms/button.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';

type Props = {
  /** For screen readers, after "Delete". */
  name: ReactNode;
  question: string;
  /** What deleting means. */
  consequence: string;
  label?: string;
  onDelete: () => void;
};

export function DeleteButton({ name, question, consequence, label = 'Delete', onDelete }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className={button('quiet-danger', 'small')} onClick={() => setAsking(true)}>
        {label}
        <span className="sr-only"> {name}</span>
      </button>
      <ConfirmDialog
        open={isAsking}
        title={question}
        description={consequence}
        confirmLabel="Delete"
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

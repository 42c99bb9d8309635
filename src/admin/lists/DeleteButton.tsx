import { useState } from 'react';
import { button } from '../../ui/forms/button.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';

type Props = {
  /** For screen readers, after "Delete". */
  name: string;
  question: string;
  /** Subject of the sentence "… will be deleted for good". */
  subject: string;
  onDelete: () => void;
};

export function DeleteButton({ name, question, subject, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className={button('quiet-danger', 'small')} onClick={() => setAsking(true)}>
        Delete<span className="sr-only"> {name}</span>
      </button>
      <ConfirmDialog
        open={isAsking}
        title={question}
        description={`${subject} will be deleted for good. This cannot be undone.`}
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

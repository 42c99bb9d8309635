import { useState } from 'react';
import { button } from '../../ui/forms/button.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';

type Props = {
  /** Read out after "Delete". */
  what: string;
  question: string;
  /** What will be gone, as the subject of a sentence. */
  subject: string;
  onDelete: () => void;
};

/** Deletes after a question (§4). */
export function DeleteButton({ what, question, subject, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className={`${button('quiet', 'small')} text-danger`} onClick={() => setAsking(true)}>
        Delete<span className="sr-only"> {what}</span>
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

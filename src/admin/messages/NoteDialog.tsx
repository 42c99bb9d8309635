import { useState } from 'react';
import type { ContactMessage } from '../../shared/contract/visitors/contact.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { refresh } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { DialogForm, FormDialog } from '../forms/FormDialog.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useFormMutation } from '../forms/use-form-mutation.ts';
import { t } from './words.ts';

type Props = { message: ContactMessage; onClose: () => void };

/** Writes what colleagues should know of a message; an empty note removes it. */
export function NoteDialog({ message: { id, name, note }, onClose }: Props) {
  const [before] = useState(note);
  // A colleague may write another meanwhile: once the user is told, theirs replaces that one.
  const [isTold, setTold] = useState(false);
  const replaced = isTold ? note : before;
  const [text, setText] = useState(before?.text ?? '');
  const { errors, isPending, onSubmit } = useFormMutation({
    run: () =>
      staffCall('PUT /api/admin/messages/:id/note', { params: { id }, body: { text, replaces: replaced?.at ?? null } }),
    refreshes: [['messages']],
    onDone: () => {
      onClose();
      showToast({ title: t(text.trim() ? 'Note saved' : 'Note removed') });
    },
    failureTitle: t('The note was not saved'),
    onFailure: () => {
      refresh(['messages']);
      setTold(true);
    },
  });
  return (
    <FormDialog onClose={onClose} ignoresOutsideClicks title={t('Note on the message from {name}', { name })}>
      <DialogForm isChanged={text !== (before?.text ?? '')} onSubmit={onSubmit}>
        <TextField
          label={t('Note')}
          rows={4}
          lang="nl"
          autoFocus
          value={text}
          onChange={setText}
          error={errors['text']}
          hint={t('For colleagues who read messages. It is deleted with the message.')}
        />
        {isTold && note && note.at !== before?.at && (
          <p role="alert" className="rounded-xs bg-danger-soft px-4 py-3 text-sm wrap-anywhere whitespace-pre-line">
            {t('{name} wrote meanwhile: “{text}” Add what should stay of it to yours.', {
              name: note.by?.name ?? t('A colleague'),
              text: note.text,
            })}
          </p>
        )}
        <SubmitButton label={t('Save note')} pendingLabel={t('Saving...')} isPending={isPending} />
      </DialogForm>
    </FormDialog>
  );
}

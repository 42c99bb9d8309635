import { useState } from 'react';
import type { ContactMessage } from '../../shared/contract/visitors/contact.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { isConflict } from '../data/error-message.ts';
import { staffCall } from '../data/staff-call.ts';
import { DialogForm, FormDialog } from '../forms/FormDialog.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useFormMutation } from '../forms/use-form-mutation.ts';
import { t } from './words.ts';

type Props = {
  /** As it was when the dialog opened. */
  message: ContactMessage;
  onClose: () => void;
};

/** Writes what colleagues should know of a message; an empty note removes it. */
export function NoteDialog({ message: { id, name, note }, onClose }: Props) {
  // A colleague may write another meanwhile: once the user is told, theirs replaces that one.
  const [newest, setNewest] = useState(note);
  const [text, setText] = useState(note?.text ?? '');
  const { errors, isPending, onSubmit } = useFormMutation({
    run: () =>
      staffCall('PUT /api/admin/messages/:id/note', { params: { id }, body: { text, replaces: newest?.at ?? null } }),
    refreshes: [['messages']],
    closes: onClose,
    onDone: () => showToast({ title: t(text.trim() ? 'Note saved' : 'Note removed') }),
    failureTitle: t('The note was not saved'),
    onFailure: (error) => {
      // The list may not show the message any more, if they also handled it.
      if (isConflict(error))
        staffCall('GET /api/admin/messages/:id', { params: { id } }).then(
          (message) => setNewest(message.note),
          () => {},
        );
    },
  });
  return (
    <FormDialog onClose={onClose} ignoresOutsideClicks title={t('Note on the message from {name}', { name })}>
      <DialogForm isChanged={text !== (note?.text ?? '')} onSubmit={onSubmit}>
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
        {newest && newest.at !== note?.at && (
          <p role="alert" className="rounded-xs bg-danger-soft px-4 py-3 text-sm wrap-anywhere whitespace-pre-line">
            {t('{name} wrote meanwhile: “{text}” Add what should stay of it to yours.', {
              name: newest.by?.name ?? t('A colleague'),
              text: newest.text,
            })}
          </p>
        )}
        <SubmitButton label={t('Save note')} pendingLabel={t('Saving...')} isPending={isPending} />
      </DialogForm>
    </FormDialog>
  );
}

import { useState } from 'react';
import type { Revision } from '../../shared/contract/articles/revisions.ts';
import { overlay } from '../../ui/overlay/overlay.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { staffCall } from '../data/staff-call.ts';
import { DialogForm, FormDialog } from '../forms/FormDialog.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useFormMutation } from '../forms/use-form-mutation.ts';
import { t } from './words.ts';

type Props = { articleId: number; revision: Revision; onClose: () => void };

/** Gives a version a name. Loaded at the first use. */
export function NameDialog({ articleId, revision: { number, name: before }, onClose }: Props) {
  const [name, setName] = useState(before ?? '');
  const { errors, isPending, onSubmit } = useFormMutation({
    run: () =>
      staffCall('PATCH /api/admin/articles/:id/revisions/:number', {
        params: { id: articleId, number },
        body: { name },
      }),
    failureTitle: t('Failed to name the version'),
    refreshes: [['article', articleId, 'history']],
    closes: onClose,
    onDone: () =>
      showToast({
        title: name.trim()
          ? t('Version {number} has a name', { number: String(number) })
          : t('Version {number} has no name now', { number: String(number) }),
      }),
  });
  return (
    <FormDialog onClose={onClose} title={t('Name version {number}', { number: String(number) })}>
      <DialogForm className="mt-5" isChanged={name !== (before ?? '')} onSubmit={onSubmit}>
        <TextField
          label={t('Name')}
          lang="nl"
          value={name}
          onChange={setName}
          error={errors['name'] ?? (name.trim().length > 100 ? t('Name can be at most 100 characters') : undefined)}
          hint={t('A version with a name is kept for good. Empty takes the name away.')}
          autoFocus
        />
        <div className={overlay.actions}>
          <SubmitButton
            label={t('Save the name')}
            pendingLabel={t('Saving...')}
            isPending={isPending}
            disabled={name.trim().length > 100}
          />
        </div>
      </DialogForm>
    </FormDialog>
  );
}

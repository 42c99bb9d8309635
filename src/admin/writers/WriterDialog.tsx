import { useState } from 'react';
import type { Writer } from '../../shared/contract/writers.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { overlay } from '../../ui/overlay.ts';
import { fieldErrors } from '../data/reason.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useTextValues } from '../forms/use-text-values.ts';
import { ImageUpload } from '../uploads/ImageUpload.tsx';
import { useWriterChanges } from './use-writer-changes.ts';

/** §2: Add Writer and Edit Writer. Create or Update stays disabled until name and email are filled (§5). */
export function WriterDialog({ writer, onClose }: { writer: Writer | undefined; onClose: () => void }) {
  const { values, set, isChanged } = useTextValues({
    name: writer?.name ?? '',
    email: writer?.email ?? '',
    bio: writer?.bio ?? '',
    profileImage: writer?.profileImage ?? '',
  });
  const [failure, setFailure] = useState<unknown>();
  const { save } = useWriterChanges({ onSaved: onClose, onRefused: setFailure });
  const errors = fieldErrors(failure);
  return (
    <Dialog open onOpenChange={onClose} title={writer ? 'Edit Writer' : 'Add Writer'} keepsOpen={isChanged}>
      <form
        className="mt-5 space-y-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // §4: a new writer is active; nothing here changes that of an existing one.
          void save.run({ id: writer?.id, input: { ...values, isActive: writer?.isActive ?? true } });
        }}
      >
        <TextField label="Name" required value={values.name} onChange={set('name')} error={errors['name']} autoFocus />
        <TextField
          label="Email"
          type="email"
          required
          value={values.email}
          onChange={set('email')}
          error={errors['email']}
        />
        <TextField label="Bio" lang="nl" rows={4} value={values.bio} onChange={set('bio')} error={errors['bio']} />
        <ImageUpload
          label="Profile Image"
          uploadType="writer"
          value={values.profileImage}
          onChange={set('profileImage')}
          error={errors['profileImage']}
        />
        <div className={overlay.actions}>
          <SubmitButton
            label={writer ? 'Update' : 'Create'}
            pendingLabel={writer ? 'Updating...' : 'Creating...'}
            isPending={save.isPending}
            disabled={!values.name.trim() || !values.email.trim()}
          />
        </div>
      </form>
    </Dialog>
  );
}

import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Writer } from '../../shared/contract/writers.ts';
import { RefusedText } from '../dangers/RefusedText.tsx';
import { fieldErrors } from '../data/error-message.ts';
import { useFresh } from '../data/use-fresh.ts';
import { EntryDialog } from '../forms/EntryDialog.tsx';
import { SwitchField } from '../forms/SwitchField.tsx';
import { TextField, useTextValues } from '../forms/TextField.tsx';
import { withNewest } from '../lists/with-newest.ts';
import { ImageUpload } from '../uploads/ImageUpload.tsx';
import { $pendingUploads } from '../uploads/pending-uploads.ts';
import { useWriterMutations } from './use-writer-mutations.ts';
import { t } from './words.ts';
import { $writers } from './writers.ts';

/** Loaded at the first use, with uploads and the library. */
export function WriterDialog({ writer, onClose }: { writer: Writer | undefined; onClose: () => void }) {
  const { values, field, isChanged } = useTextValues({
    name: writer?.name ?? '',
    email: writer?.email ?? '',
    registration: writer?.registration ?? '',
    bio: writer?.bio ?? '',
    profileImage: writer?.profileImage ?? '',
  });
  const [isActive, setActive] = useState(writer?.isActive ?? true);
  const [failure, setFailure] = useState<unknown>();
  const { save } = useWriterMutations({ onSaved: onClose, onRefused: setFailure });
  const errors = fieldErrors(failure);
  const newest = useFresh($writers).data?.find(({ id }) => id === writer?.id);
  const send = (overrideReason?: string) => {
    const input = withNewest({ ...values, isActive }, writer, newest);
    void save.run({ id: writer?.id, input: { ...input, overrideReason } });
  };
  const isUploadPending = useStore($pendingUploads) > 0;
  return (
    <EntryDialog
      title={writer ? t('Edit Writer') : t('Add Writer')}
      isNew={!writer}
      isChanged={isChanged || isActive !== (writer?.isActive ?? true)}
      isFilled={values.name.trim() !== '' && values.email.trim() !== '' && !isUploadPending}
      isPending={save.isPending}
      onSave={() => send()}
      onClose={onClose}
    >
      <TextField label={t('Name')} required {...field('name', errors)} autoFocus />
      <TextField label={t('Email')} type="email" required {...field('email', errors)} />
      <TextField
        label={t('Profession and registration')}
        lang="nl"
        hint={t('Readers see it behind the name, for example “huisarts, BIG number 19012345601”.')}
        {...field('registration', errors)}
      />
      <TextField label={t('Bio')} lang="nl" rows={4} {...field('bio', errors)} />
      <ImageUpload label={t('Profile Image')} uploadType="writer" {...field('profileImage', errors)} />
      <SwitchField
        label={t('Active')}
        hint={t('Only active writers can be chosen for articles. Articles of others keep their name.')}
        checked={isActive}
        onChange={setActive}
      />
      <RefusedText failure={failure} isPending={save.isPending} onSave={send} />
    </EntryDialog>
  );
}

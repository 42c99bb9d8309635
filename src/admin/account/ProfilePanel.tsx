import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Profile } from '../../shared/contract/accounts/account.ts';
import type { Writer } from '../../shared/contract/writers.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { staffCall } from '../data/staff-call.ts';
import { useFresh } from '../data/use-fresh.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { SelectField } from '../forms/SelectField.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useFormMutation } from '../forms/use-form-mutation.ts';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { $session } from '../session/session.ts';
import { ImageUpload } from '../uploads/ImageUpload.tsx';
import { $pendingUploads } from '../uploads/pending-uploads.ts';
import { $writers } from '../writers/writers.ts';
import { $profile } from './account.ts';
import { t } from './words.ts';

/** How colleagues and readers know the user. */
export function ProfilePanel() {
  const { data, error } = useStore($profile);
  const { data: newestWriters, error: writersError } = useFresh($writers);
  // What is being typed stays when fetching them again fails.
  const profile = usePreviousValue(data);
  const writers = usePreviousValue(newestWriters);
  if (profile && writers) return <ProfileForm profile={profile} writers={writers} />;
  if (error || writersError)
    return (
      <LoadError
        what={t('your profile')}
        error={error ?? writersError}
        onRetry={() => {
          $profile.revalidate();
          $writers.revalidate();
        }}
      />
    );
  return <Skeletons label={t('Loading your profile')} className="space-y-3" itemClassName="h-12" />;
}

const NONE = 'none';

function ProfileForm({ profile, writers }: { profile: Profile; writers: Writer[] }) {
  const [name, setName] = useState(profile.name);
  const [portrait, setPortrait] = useState(profile.portrait ?? '');
  const [writerId, setWriterId] = useState(profile.writerId);
  const isUploadPending = useStore($pendingUploads) > 0;
  const { errors, isPending, onSubmit } = useFormMutation({
    run: () => staffCall('PUT /api/admin/account/profile', { body: { name, portrait, writerId } }),
    refreshes: [['profile'], ['people']],
    onDone: () => {
      $session.revalidate();
      showToast({ title: t('Profile saved') });
    },
    failureTitle: t('Failed to save your profile'),
  });
  return (
    <form className="space-y-4" noValidate onSubmit={onSubmit}>
      <TextField
        label={t('Name')}
        required
        autoComplete="name"
        value={name}
        onChange={setName}
        error={errors['name']}
        hint={t('Colleagues see it: in the history, and when you have an article open.')}
      />
      <SelectField
        label={t('Writer')}
        value={writerId === null ? NONE : String(writerId)}
        onChange={(value) => setWriterId(value === NONE ? null : Number(value))}
        options={writerOptions(writers, profile.writerId)}
        error={errors['writerId']}
        hint={t('Your public writer profile, if you write under your own name.')}
      />
      <ImageUpload
        label={t('Portrait')}
        uploadType="writer"
        value={portrait}
        onChange={setPortrait}
        error={errors['portrait']}
      />
      <SubmitButton
        label={t('Save profile')}
        pendingLabel={t('Saving...')}
        isPending={isPending}
        disabled={name.trim() === '' || isUploadPending}
      />
    </form>
  );
}

/** Active writers, and the user's own even when inactive. */
const writerOptions = (writers: Writer[], own: number | null) => [
  { value: NONE, label: t('None') },
  ...writers
    .filter(({ id, isActive }) => isActive || id === own)
    .map(({ id, name, isActive }) => ({
      value: String(id),
      label: isActive ? name : t('{name} (inactive)', { name }),
    })),
];

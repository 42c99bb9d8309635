import { showToast } from '../../ui/toast/toasts.ts';
import { staffCall } from '../data/staff-call.ts';
import { useStaffUser } from '../data/staff-user.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { TextField, useTextValues } from '../forms/TextField.tsx';
import { useFormMutation } from '../forms/use-form-mutation.ts';
import { $session } from '../session/session.ts';
import { t } from './words.ts';

const EMPTY = { currentPassword: '', newPassword: '' };

/** The server ends all other sessions. */
export function ChangePasswordForm() {
  const { values, field, setValues } = useTextValues(EMPTY);
  const { errors, isPending, onSubmit } = useFormMutation({
    run: () => staffCall('POST /api/admin/account/password', { body: values }),
    refreshes: [['sessions']],
    onDone: () => {
      setValues(EMPTY);
      $session.revalidate();
      showToast({ title: t('Password changed'), description: t('You have been logged out everywhere else') });
    },
    failureTitle: t('Failed to change password'),
  });
  return (
    <form className="space-y-4" noValidate onSubmit={onSubmit}>
      <CurrentPasswordField label={t('Current password')} {...field('currentPassword', errors)} />
      <TextField
        label={t('New password')}
        type="password"
        autoComplete="new-password"
        required
        {...field('newPassword', errors)}
        hint={t('At least 12 characters; a few words that you can remember work well.')}
      />
      <SubmitButton label={t('Change password')} pendingLabel={t('Changing...')} isPending={isPending} />
    </form>
  );
}

type CurrentPasswordFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

/** Names the account too: password managers need it. */
export function CurrentPasswordField(props: CurrentPasswordFieldProps) {
  const { email } = useStaffUser();
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField {...props} type="password" autoComplete="current-password" required />
    </>
  );
}

import { useState } from 'react';
import { showToast } from '../../ui/toast/toasts.ts';
import { fieldErrors, reasonOf } from '../data/reason.ts';
import { useChange } from '../data/use-change.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useStaffUser } from '../session/staff-user.ts';

type Props = {
  label: string;
  pendingLabel: string;
  failureTitle: string;
  refreshes?: string;
  onFailure?: () => void;
  run: (currentPassword: string) => Promise<void>;
};

/** What somebody at an open screen may not change: it asks for the password first. */
export function OwnPasswordForm({ label, pendingLabel, failureTitle, refreshes, onFailure, run }: Props) {
  const { email } = useStaffUser();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const change = useChange({
    run: () => run(password),
    ...(refreshes && { refreshes }),
    onDone: () => setPassword(''),
    onError: (error) => {
      setFailure(error);
      onFailure?.();
      showToast({ title: failureTitle, description: reasonOf(error), tone: 'danger' });
    },
  });
  return (
    <form
      className="mt-4 space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        setFailure(undefined);
        void change.run();
      }}
    >
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        error={fieldErrors(failure)['currentPassword']}
      />
      <SubmitButton label={label} pendingLabel={pendingLabel} isPending={change.isPending} />
    </form>
  );
}

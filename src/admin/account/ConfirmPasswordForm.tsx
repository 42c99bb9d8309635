import { useState } from 'react';
import type { QueryKey } from '../data/query-keys.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { useFormMutation } from '../forms/use-form-mutation.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';

type Props = {
  label: string;
  pendingLabel: string;
  failureTitle: string;
  refreshes?: QueryKey[];
  onFailure?: () => void;
  run: (currentPassword: string) => Promise<void>;
};

/** Asks for the password again, so that nobody changes an account on an unattended screen. */
export function ConfirmPasswordForm({ label, pendingLabel, failureTitle, refreshes, onFailure, run }: Props) {
  const [password, setPassword] = useState('');
  const { errors, isPending, onSubmit } = useFormMutation({
    run: () => run(password),
    failureTitle,
    refreshes,
    onFailure,
    onDone: () => setPassword(''),
  });
  return (
    <form className="mt-4 space-y-4" onSubmit={onSubmit}>
      <CurrentPasswordField
        label="Your password"
        value={password}
        onChange={setPassword}
        error={errors['currentPassword']}
      />
      <SubmitButton label={label} pendingLabel={pendingLabel} isPending={isPending} />
    </form>
  );
}

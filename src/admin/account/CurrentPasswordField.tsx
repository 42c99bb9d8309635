import { useStaffUser } from '../data/staff-user.ts';
import { TextField } from '../forms/TextField.tsx';

type Props = { label: string; value: string; onChange: (value: string) => void; error: string | undefined };

/** Names the account too: password managers need it. */
export function CurrentPasswordField(props: Props) {
  const { email } = useStaffUser();
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField {...props} type="password" autoComplete="current-password" required />
    </>
  );
}

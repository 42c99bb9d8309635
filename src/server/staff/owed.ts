import type { Owed } from '../context.ts';
import type { Dependencies } from '../dependencies.ts';

/** What somebody with this account has to do before anything but their account is open to them. */
export function owedBy(
  { passwordIsTemporary }: { passwordIsTemporary: boolean },
  hasSecondFactor: boolean,
  { secondFactorRequired }: Pick<Dependencies, 'secondFactorRequired'>,
): Owed | undefined {
  if (passwordIsTemporary) return 'new-password';
  return secondFactorRequired && !hasSecondFactor ? 'second-factor' : undefined;
}

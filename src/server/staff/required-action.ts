import type { RequiredAction } from '../context.ts';
import type { Dependencies } from '../dependencies.ts';

/** What somebody with this account has to do before anything but their account is open to them. */
export function requiredActionOf(
  { passwordIsTemporary }: { passwordIsTemporary: boolean },
  hasSecondFactor: boolean,
  { secondFactorRequired }: Pick<Dependencies, 'secondFactorRequired'>,
): RequiredAction | undefined {
  if (passwordIsTemporary) return 'new-password';
  return secondFactorRequired && !hasSecondFactor ? 'second-factor' : undefined;
}

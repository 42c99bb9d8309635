import type { RequiredAction } from '../context.ts';
import type { Dependencies } from '../dependencies.ts';

/** What staff must do on their account page before the rest of the admin area opens; undefined for nothing. */
export function requiredActionOf(
  { passwordIsTemporary }: { passwordIsTemporary: boolean },
  hasSecondFactor: boolean,
  { secondFactorRequired }: Pick<Dependencies, 'secondFactorRequired'>,
): RequiredAction | undefined {
  if (passwordIsTemporary) return 'new-password';
  return secondFactorRequired && !hasSecondFactor ? 'second-factor' : undefined;
}

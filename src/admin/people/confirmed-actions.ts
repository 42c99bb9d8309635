import type { Person } from '../../shared/contract/accounts/people.ts';
import { staffCall } from '../data/staff-call.ts';

/** An action on an account, after a question. */
export type ConfirmedAction = {
  label: string;
  title: string;
  consequence: string;
  isDangerous: boolean;
  run: () => Promise<unknown>;
  done: string;
  failed: string;
};

/** The actions on an account. Users cannot deactivate their own. */
export function confirmedActionsFor(person: Person, isSelf: boolean): ConfirmedAction[] {
  const { id, name, isActive, openSessions, hasSecondFactor } = person;
  const params = { id };
  const questions: (ConfirmedAction | false)[] = [
    openSessions > 0 && {
      label: 'Log out everywhere',
      title: `Log ${name} out everywhere?`,
      consequence: `All open sessions end at once${isSelf ? ', this one too' : ''}. What was typed and not saved is kept, and offered at the next login.`,
      isDangerous: false,
      run: () => staffCall('DELETE /api/admin/people/:id/sessions', { params }),
      done: `${name} is logged out`,
      failed: 'Failed to log out',
    },
    hasSecondFactor &&
      !isSelf && {
        label: 'Remove two-step login',
        title: `Remove the two-step login of ${name}?`,
        consequence:
          'For a colleague who lost phone and recovery codes. Make sure the request really comes from them: afterwards the password alone logs in, until they set it up again. All their sessions end.',
        isDangerous: true,
        run: () => staffCall('DELETE /api/admin/people/:id/second-factor', { params }),
        done: `${name} logs in without a code now`,
        failed: 'Failed to remove two-step login',
      },
    isActive &&
      !isSelf && {
        label: 'Deactivate',
        title: `Deactivate ${name}?`,
        consequence: `${name} can no longer log in, and all their sessions end at once. Articles, reviews and history stay. You can reactivate the account.`,
        isDangerous: true,
        run: () => staffCall('POST /api/admin/people/:id/deactivate', { params }),
        done: `${name} is deactivated`,
        failed: 'Failed to deactivate',
      },
    !isActive && {
      label: 'Reactivate',
      title: `Reactivate ${name}?`,
      consequence: `${name} can log in again with the password that the account had, as before.`,
      isDangerous: false,
      run: () => staffCall('POST /api/admin/people/:id/reactivate', { params }),
      done: `${name} can log in again`,
      failed: 'Failed to reactivate',
    },
  ];
  return questions.filter((question) => question !== false);
}

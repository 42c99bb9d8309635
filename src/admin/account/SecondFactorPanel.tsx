import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { staffCall } from '../data/staff-call.ts';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { $session } from '../session/session.ts';
import { ConfirmPasswordForm } from './ConfirmPasswordForm.tsx';
import { ConnectAuthenticator } from './ConnectAuthenticator.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { $secondFactor } from './second-factor.ts';
import { $sessions } from './sessions.ts';

type Setup = { secret: string; address: string };

export function SecondFactorPanel() {
  const { data, error } = useStore($secondFactor);
  const [setup, setSetup] = useState<Setup>();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();

  if (recoveryCodes)
    return (
      <RecoveryCodes
        codes={recoveryCodes}
        onConfirmed={() => {
          setRecoveryCodes(undefined);
          $session.revalidate();
          focusHeading();
        }}
      />
    );
  if (error) return <LoadError what="two-step login" error={error} onRetry={() => $secondFactor.revalidate()} />;
  if (!data) return <Skeletons label="Loading two-step login" className="mt-2 space-y-3" itemClassName="h-12" />;
  if (data.isOn) return <SecondFactorEnabled recoveryCodesLeft={data.recoveryCodesLeft} />;
  if (setup)
    return (
      <ConnectAuthenticator
        {...setup}
        onCancel={() => {
          setSetup(undefined);
          focusHeading();
        }}
        onDone={(codes) => {
          setSetup(undefined);
          setRecoveryCodes(codes);
          $sessions.revalidate();
        }}
      />
    );
  return (
    <>
      <p className="text-sm">
        Off. With it on, a password that somebody else got hold of is not enough: logging in also asks for a code that
        an app on your phone shows, such as Google Authenticator, Microsoft Authenticator or Aegis.
      </p>
      <ConfirmPasswordForm
        label="Set up two-step login"
        pendingLabel="One moment..."
        failureTitle="Failed to set up two-step login"
        onFailure={() => $secondFactor.revalidate()}
        run={async (currentPassword) =>
          setSetup(await staffCall('POST /api/admin/account/second-factor', { body: { currentPassword } }))
        }
      />
    </>
  );
}

/** Takes the focus when a step disappears with the focused element. */
const heading = () => document.getElementById('second-factor');
const focusHeading = () => heading()?.focus();
const toHeading = passFocus(heading);

function SecondFactorEnabled({ recoveryCodesLeft }: { recoveryCodesLeft: number }) {
  return (
    <div ref={toHeading}>
      <p className="text-sm">
        On. You log in with your password and a code of the app.{' '}
        {recoveryCodesLeft === 1 ? '1 recovery code is left.' : `${recoveryCodesLeft} recovery codes are left.`}
      </p>
      <p className="mt-3 text-sm text-ink-soft">
        For another phone, or new recovery codes: turn it off and set it up again.
      </p>
      <ConfirmPasswordForm
        label="Turn off two-step login"
        pendingLabel="Turning off..."
        failureTitle="Failed to turn off two-step login"
        refreshes={[['second-factor']]}
        run={async (currentPassword) => {
          await staffCall('POST /api/admin/account/second-factor/off', { body: { currentPassword } });
          showToast({ title: 'Two-step login is off', description: 'Your password alone logs you in now' });
          $session.revalidate();
        }}
      />
    </div>
  );
}

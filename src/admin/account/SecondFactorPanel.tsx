import { useStore } from '@nanostores/react';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useEffect, useRef, useState } from 'react';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { button } from '../../ui/forms/button.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import type { QueryKey } from '../data/query-keys.ts';
import { staffCall } from '../data/staff-call.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useFormMutation } from '../forms/use-form-mutation.ts';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { RECOVERY_CODES, setUnsaved } from '../navigation/unsaved-changes.ts';
import { $session } from '../session/session.ts';
import { $secondFactor, $sessions } from './account.ts';
import { CurrentPasswordField } from './ChangePasswordForm.tsx';
import { t } from './words.ts';

type Setup = { secret: string; address: string };

export function SecondFactorPanel() {
  const { data: newest, error } = useStore($secondFactor);
  const data = usePreviousValue(newest);
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
  if (error && !data)
    return <LoadError what={t('two-step login')} error={error} onRetry={() => $secondFactor.revalidate()} />;
  if (!data)
    return <Skeletons label={t('Loading two-step login')} className="mt-2 space-y-3" itemClassName="h-12" count={3} />;
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
        {t(
          'Off. With it on, a password that somebody else got hold of is not enough: logging in also asks for a code that an app on your phone shows, such as Google Authenticator, Microsoft Authenticator or Aegis.',
        )}
      </p>
      <ConfirmPasswordForm
        label={t('Set up two-step login')}
        pendingLabel={t('One moment...')}
        failureTitle={t('Failed to set up two-step login')}
        refreshes={[['second-factor']]}
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
        {t(
          'On. You log in with your password and a code of the app. {count} recovery code is left.|On. You log in with your password and a code of the app. {count} recovery codes are left.',
          { count: recoveryCodesLeft },
        )}
      </p>
      <p className="mt-3 text-sm text-ink-soft">
        {t('For another phone, or new recovery codes: turn it off and set it up again.')}
      </p>
      <ConfirmPasswordForm
        label={t('Turn off two-step login')}
        pendingLabel={t('Turning off...')}
        failureTitle={t('Failed to turn off two-step login')}
        refreshes={[['second-factor']]}
        run={async (currentPassword) => {
          await staffCall('POST /api/admin/account/second-factor/off', { body: { currentPassword } });
          showToast({ title: t('Two-step login is off'), description: t('Your password alone logs you in now') });
          $session.revalidate();
        }}
      />
    </div>
  );
}

type ConfirmPasswordFormProps = {
  label: string;
  pendingLabel: string;
  failureTitle: string;
  refreshes?: QueryKey[];
  run: (currentPassword: string) => Promise<void>;
};

/** Asks for the password again, so that nobody changes an account on an unattended screen. */
function ConfirmPasswordForm({ label, pendingLabel, failureTitle, refreshes, run }: ConfirmPasswordFormProps) {
  const [password, setPassword] = useState('');
  const { errors, isPending, onSubmit } = useFormMutation({
    run: () => run(password),
    failureTitle,
    refreshes,
    onDone: () => setPassword(''),
  });
  return (
    <form className="mt-4 space-y-4" noValidate onSubmit={onSubmit}>
      <CurrentPasswordField
        label={t('Your password')}
        value={password}
        onChange={setPassword}
        error={errors['currentPassword']}
      />
      <SubmitButton label={label} pendingLabel={pendingLabel} isPending={isPending} />
    </form>
  );
}

/** Asks before they are left: the server sends the codes only once. */
function RecoveryCodes({ codes, onConfirmed }: { codes: string[]; onConfirmed: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    setUnsaved(RECOVERY_CODES, true);
    return () => setUnsaved(RECOVERY_CODES, false);
  }, []);
  return (
    <div className="space-y-4">
      <h3 ref={heading} tabIndex={-1} className="text-base font-medium">
        {t('Keep these recovery codes')}
      </h3>
      <p className="text-sm">
        {t(
          'Without your phone, one of them takes the place of the app’s code; each works once. Print them or write them down, and keep them where you keep papers. They are not shown again.',
        )}
      </p>
      <ul className="space-y-1 rounded-xs bg-admin-background p-4">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-base wrap-anywhere select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <button type="button" className={button('secondary', 'small')} onClick={() => print()}>
          {t('Print')}
        </button>
        <button type="button" className={button('primary', 'small')} onClick={onConfirmed}>
          {t('I have kept them')}
        </button>
      </div>
    </div>
  );
}

type ConnectAuthenticatorProps = {
  secret: string;
  address: string;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
};

/** Shows the QR code and asks for a first code, which proves that the app has the secret. */
function ConnectAuthenticator({ secret, address, onDone, onCancel }: ConnectAuthenticatorProps) {
  const [code, setCode] = useState('');
  const { errors, isPending, onSubmit } = useFormMutation({
    run: async () =>
      onDone((await staffCall('PUT /api/admin/account/second-factor', { body: { code } })).recoveryCodes),
    // Also after a failure: two-step login may be on all the same, when the answer was lost.
    refreshes: [['second-factor']],
    onDone: () => {
      $sessions.revalidate();
      showToast({ title: t('Two-step login is on'), description: t('You have been logged out everywhere else') });
    },
    failureTitle: t('Failed to set up two-step login'),
  });
  return (
    <form className="space-y-4" noValidate onSubmit={onSubmit}>
      <p className="text-sm">
        {t('Open the app on your phone, choose to add an account, and point it at this picture.')}
      </p>
      <QrCode text={address} />
      <p className="text-sm">
        {t.rich('On this phone itself: <a>open the app</a>. When neither works, copy this key into it.', {
          a: (inside) => (
            <a href={address} className="underline underline-offset-4">
              {inside}
            </a>
          ),
        })}
        <code className="mt-1 block text-base wrap-anywhere select-all">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextField
        label={t('Code that the app shows now')}
        autoComplete="one-time-code"
        required
        autoFocus
        value={code}
        onChange={setCode}
        error={errors['code']}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton label={t('Turn on two-step login')} pendingLabel={t('Turning on...')} isPending={isPending} />
        <button type="button" className={button('quiet', 'small')} onClick={onCancel}>
          {t('Cancel')}
        </button>
      </div>
    </form>
  );
}

function QrCode({ text }: { text: string }) {
  const code = generate(text);
  // The quiet zone that the QR standard requires, in modules.
  const border = 4;
  return (
    <svg
      role="img"
      aria-label={t('QR code for the authenticator app')}
      viewBox={`${-border} ${-border} ${code.size + 2 * border} ${code.size + 2 * border}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-xs bg-qr-background"
    >
      <path d={toSvgPath(code)} fill="currentColor" />
    </svg>
  );
}

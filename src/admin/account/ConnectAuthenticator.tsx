import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useState } from 'react';
import { button } from '../../ui/forms/button.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { staffCall } from '../data/staff-call.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useFormMutation } from '../forms/use-form-mutation.ts';
import { $secondFactor } from './second-factor.ts';
import { $sessions } from './sessions.ts';

type Props = {
  secret: string;
  address: string;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
};

/** Shows the QR code and asks for a first code, which proves that the app has the secret. */
export function ConnectAuthenticator({ secret, address, onDone, onCancel }: Props) {
  const [code, setCode] = useState('');
  const { errors, isPending, onSubmit } = useFormMutation({
    run: async () =>
      onDone((await staffCall('PUT /api/admin/account/second-factor', { body: { code } })).recoveryCodes),
    refreshes: [['second-factor']],
    onDone: () => {
      $sessions.revalidate();
      showToast({ title: 'Two-step login is on', description: 'You have been logged out everywhere else' });
    },
    failureTitle: 'Failed to set up two-step login',
    // Two-step login may be on all the same: the response was lost, or another tab turned it on.
    onFailure: () => $secondFactor.revalidate(),
  });
  return (
    <form className="space-y-4" onSubmit={onSubmit}>
      <p className="text-sm">Open the app on your phone, choose to add an account, and point it at this picture.</p>
      <QrCode text={address} />
      <p className="text-sm">
        On this phone itself:{' '}
        <a href={address} className="underline underline-offset-4">
          open the app
        </a>
        . When neither works, copy this key into it.
        <code className="mt-1 block text-base wrap-anywhere select-all">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextField
        label="Code that the app shows now"
        autoComplete="one-time-code"
        required
        autoFocus
        value={code}
        onChange={setCode}
        error={errors['code']}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton label="Turn on two-step login" pendingLabel="Turning on..." isPending={isPending} />
        <button type="button" className={button('quiet', 'small')} onClick={onCancel}>
          Cancel
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
      aria-label="QR code for the authenticator app"
      viewBox={`${-border} ${-border} ${code.size + 2 * border} ${code.size + 2 * border}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-xs bg-qr-background"
    >
      <path d={toSvgPath(code)} fill="currentColor" />
    </svg>
  );
}

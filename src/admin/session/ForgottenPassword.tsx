import { useLayoutEffect, useRef, useState } from 'react';
import { call } from '../../shared/api-client.ts';
import { useTypedValues } from '../../ui/islands/use-typed-values.ts';
import { errorMessage, fieldErrors } from '../data/error-message.ts';
import { useMutation } from '../data/use-mutation.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { TextField } from '../forms/TextField.tsx';
import { t } from './words.ts';

/** Opens without script too: the server renders it. */
export const ForgottenPassword = ({ sendsMail }: { sendsMail: boolean }) => (
  <details className="mt-6 text-sm">
    <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-soft underline underline-offset-4">
      {t('Forgot password?')}
    </summary>
    <div className="mt-2 rounded-xs border border-linen bg-surface p-4">
      {sendsMail ? (
        <LinkForm />
      ) : (
        <p>{t('Ask an administrator of this site for a link, with which you choose a new password.')}</p>
      )}
    </div>
  </details>
);

function LinkForm() {
  const [email, setEmail] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const [sentTo, setSentTo] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useTypedValues(form, '#forgotten-password');
  // Keeps what the user typed before this code loaded: the form is in the page's HTML.
  useLayoutEffect(() => setEmail(addressIn(form.current)), []);
  const sending = useMutation<string>({
    run: (address) => call('POST /api/admin/forgotten-password', { body: { email: address } }),
    onDone: setSentTo,
    onError: setFailure,
  });
  return (
    <form
      ref={form}
      id="forgotten-password"
      method="post"
      noValidate
      className="group space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        setFailure(undefined);
        setSentTo(undefined);
        void sending.run(addressIn(event.currentTarget));
      }}
    >
      <TextField
        label={t('Your e-mail address')}
        type="email"
        name="forgotten-email"
        autoComplete="username"
        required
        hasAsterisk={false}
        value={email}
        onChange={setEmail}
        error={failure === undefined ? undefined : (fieldErrors(failure)['email'] ?? errorMessage(failure))}
      />
      <SubmitButton
        label={t('Mail me a link')}
        pendingLabel={t('One moment...')}
        isPending={sending.isPending}
        className="w-full group-aria-busy:opacity-70"
      />
      <p role="status">
        {sentTo !== undefined &&
          t('If {email} has an account here, a mail is on its way. Its link works once, for an hour.', {
            email: sentTo,
          })}
      </p>
    </form>
  );
}

/** Reads the field from the DOM: the form may have been submitted before this code loaded. */
const addressIn = (form: HTMLFormElement | null): string =>
  form ? String(new FormData(form).get('forgotten-email') ?? '') : '';

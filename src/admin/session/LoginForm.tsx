import { useLayoutEffect, useRef, useState } from 'react';
import type { Credentials } from '../../shared/contract/accounts/session.ts';
import { useTypedValues } from '../../ui/islands/use-typed-values.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage, fieldErrors } from '../data/error-message.ts';
import { useMutation } from '../data/use-mutation.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { TextField } from '../forms/TextField.tsx';
import { logIn } from './session.ts';
import { t } from './words.ts';

/** Reads the fields from the DOM: the form may have been submitted before this code loaded. */
function credentialsIn(form: HTMLFormElement): Credentials {
  const typed = new FormData(form);
  const text = (name: string) => String(typed.get(name) ?? '');
  return { email: text('email'), password: text('password'), ...(text('code') && { code: text('code') }) };
}

/** Shows the code field once the server asks for it. A given `email` cannot be changed. */
export function LoginForm({ email: fixedEmail, onDone }: { email?: string; onDone: () => void }) {
  const [email, setEmail] = useState(fixedEmail ?? '');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const login = useMutation<Credentials>({
    run: logIn,
    onDone,
    onError: (error) => {
      const asksForCode = fieldErrors(error)['code'] !== undefined && code === undefined;
      if (asksForCode) return setCode('');
      setFailure(error);
      showToast({ title: t('Login failed'), description: errorMessage(error), tone: 'danger' });
    },
  });
  const errors = fieldErrors(failure);
  const form = useRef<HTMLFormElement>(null);
  useTypedValues(form, '#login');
  // Keeps what the user typed before this code loaded: the form is in the page's HTML.
  useLayoutEffect(() => {
    const typed = form.current && credentialsIn(form.current);
    if (!typed) return;
    setEmail(typed.email);
    setPassword(typed.password);
  }, []);
  return (
    <form
      ref={form}
      id={fixedEmail ? undefined : 'login'}
      method="post"
      className="group space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        setFailure(undefined);
        void login.run(credentialsIn(event.currentTarget));
      }}
    >
      <TextField
        label={t('Email')}
        type="email"
        name="email"
        autoComplete="username"
        required
        hasAsterisk={false}
        autoFocus={!fixedEmail}
        readOnly={Boolean(fixedEmail)}
        value={email}
        onChange={(changed) => {
          setEmail(changed);
          setCode(undefined);
        }}
        error={errors['email']}
      />
      <TextField
        label={t('Password')}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        hasAsterisk={false}
        autoFocus={Boolean(fixedEmail)}
        value={password}
        onChange={setPassword}
        error={errors['password'] ?? (failure && !errors['code'] ? errorMessage(failure) : undefined)}
      />
      {code !== undefined && (
        <TextField
          label={t('Code')}
          name="code"
          autoComplete="one-time-code"
          required
          hasAsterisk={false}
          autoFocus
          value={code}
          onChange={setCode}
          error={errors['code']}
          hint={t('The six digits that your authenticator app shows now, or one of your recovery codes.')}
        />
      )}
      <SubmitButton
        label={t('Sign in')}
        pendingLabel={t('Signing in...')}
        isPending={login.isPending}
        className="w-full group-aria-busy:opacity-70"
      />
    </form>
  );
}

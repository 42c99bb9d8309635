import { type ComponentProps, useEffect, useState } from 'react';
import { call } from '../../shared/api-client.ts';
import { CONTACT_SUCCESS_MS } from '../../shared/constants.ts';
import { sendContactMessage } from '../../shared/contract/contact.ts';
import { contactValues, type Failure, failureOf, fieldErrors, notFilledIn } from './contact-input.ts';

type FormProps = ComponentProps<'form'>;

/** §4, contact form: idle → sending → success (5 s, then idle) or error. What was typed is cleared by success only. */
type State = { status: 'idle' | 'sending' | 'success' } | { status: 'error'; failure: Failure; attempt: number };

export function useContactForm() {
  const [state, setState] = useState<State>({ status: 'idle' });

  useEffect(() => {
    if (state.status !== 'success') return;
    const timer = setTimeout(() => setState({ status: 'idle' }), CONTACT_SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const fail = (failure: Failure) => setState({ status: 'error', failure, attempt: Date.now() });

  const send: FormProps['onSubmit'] = async (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = contactValues(form);
    const errors = fieldErrors(values);
    if (Object.keys(errors).length > 0) return fail(notFilledIn(errors));
    setState({ status: 'sending' });
    try {
      await call(sendContactMessage, { body: values });
      form.reset();
      setState({ status: 'success' });
    } catch (error) {
      fail(failureOf(error));
    }
  };

  /** An error beside a field goes as soon as the field is right. */
  const recheck: FormProps['onInput'] = (event) => {
    if (state.status !== 'error') return;
    const now = fieldErrors(contactValues(event.currentTarget));
    const fields = Object.fromEntries(
      Object.keys(state.failure.fields).map((name) => [name, now[name as keyof typeof now]]),
    );
    setState({ ...state, failure: { ...state.failure, fields: withoutEmpty(fields) } });
  };

  return { state, send, recheck };
}

const withoutEmpty = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, message]) => message)) as Failure['fields'];

import { type ComponentProps, useEffect, useState } from 'react';
import { CONTACT_SUCCESS_MS } from '../../shared/constants.ts';
import { type Failure, type FieldErrors, type FieldName, networkFailure, notFilledIn } from './failure.ts';

type FormProps = ComponentProps<'form'>;

/** §4, contact form: idle → sending → success (5 s, then idle) or error. What was typed is cleared by success only. */
type State = { status: 'idle' | 'sending' | 'success' } | { status: 'error'; failure: Failure; attempt: number };

const loadRules = () => import('./contact-input.ts');
const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

export function useContactForm() {
  const [state, setState] = useState<State>({ status: 'idle' });

  useEffect(() => {
    if (state.status !== 'success') return;
    const timer = setTimeout(() => setState({ status: 'idle' }), CONTACT_SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const send: FormProps['onSubmit'] = async (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    setState({ status: 'sending' });
    const failure = await attempt(valuesOf(form)).catch(() => networkFailure);
    if (failure) return setState({ status: 'error', failure, attempt: Date.now() });
    form.reset();
    setState({ status: 'success' });
  };

  /** An error beside a field goes as soon as the field is right. */
  const recheck: FormProps['onInput'] = async (event) => {
    if (state.status !== 'error') return;
    const values = valuesOf(event.currentTarget);
    const rules = await loadRules().catch(() => undefined);
    if (!rules) return;
    const now = rules.fieldErrors(values);
    setState((latest) =>
      latest.status === 'error' ? { ...latest, failure: stillWrong(latest.failure, now) } : latest,
    );
  };

  return { state, send, recheck, prepare: () => void loadRules().catch(() => undefined) };
}

async function attempt(values: object): Promise<Failure | undefined> {
  const { fieldErrors, post } = await loadRules();
  const errors = fieldErrors(values);
  return Object.keys(errors).length > 0 ? notFilledIn(errors) : post(values);
}

function stillWrong(failure: Failure, now: FieldErrors): Failure {
  const names = Object.keys(failure.fields) as FieldName[];
  const fields = Object.fromEntries(names.filter((name) => now[name]).map((name) => [name, now[name]]));
  return { ...failure, fields };
}

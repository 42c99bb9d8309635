import { type ComponentProps, type RefObject, useEffect, useState } from 'react';
import { CONTACT_SUCCESS_MS } from '../../shared/constants.ts';
import { useUrgentHelp } from '../../ui/help/use-urgent-help.ts';
import { importModule } from '../../ui/islands/import-module.ts';
import {
  type Failure,
  type FieldErrors,
  type FieldName,
  incompleteForm,
  networkFailure,
  sendMessage,
} from './send-message.ts';

type FormProps = ComponentProps<'form'>;

/** idle → sending → success (5 s, then idle) or error. Only success clears the fields. `attempt` remounts the summary. */
type State = { status: 'idle' | 'sending' | 'success' } | { status: 'error'; failure: Failure; attempt: number };

const loadRules = () => importModule(() => import('./contact-input.ts'));
const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
/** What may tell of need. */
const wordsIn = ({ subject, message }: ReturnType<typeof valuesOf>) => `${subject}\n${message}`;

export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<State>({ status: 'idle' });
  /** Stays after the message was sent, until the next one is begun. */
  const [words, setWords] = useState('');
  const help = useUrgentHelp(words, 'nl');
  // Typed while the script was on its way, or kept by the browser.
  useEffect(() => {
    if (form.current) setWords(wordsIn(valuesOf(form.current)));
  }, [form]);

  useEffect(() => {
    if (state.status !== 'success') return;
    const timer = setTimeout(() => setState({ status: 'idle' }), CONTACT_SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const send: FormProps['onSubmit'] = async (event) => {
    event.preventDefault();
    if (state.status === 'sending') return;
    const { currentTarget } = event;
    const values = valuesOf(currentTarget);
    setWords(wordsIn(values));
    setState({ status: 'sending' });
    const failure = await checkAndSend(values).catch(() => networkFailure);
    if (failure) return setState({ status: 'error', failure, attempt: Date.now() });
    currentTarget.reset();
    setState({ status: 'success' });
  };

  /** Clears the error of the changed field once it is valid, and the summary with the last error. */
  const recheck: FormProps['onInput'] = async (event) => {
    const values = valuesOf(event.currentTarget);
    setWords(wordsIn(values));
    if (state.status !== 'error') return;
    const { name } = event.target as HTMLInputElement;
    const rules = await loadRules().catch(() => undefined);
    if (!rules) return;
    const now = rules.fieldErrors(values);
    setState((latest) => {
      const isWrong = latest.status === 'error' && name in latest.failure.fields;
      if (!isWrong) return latest;
      const failure = withField(latest.failure, name as FieldName, now);
      return Object.keys(failure.fields).length > 0 ? { ...latest, failure } : { status: 'idle' };
    });
  };

  return { state, help, send, recheck, prepare: () => void loadRules().catch(() => undefined) };
}

/** A browser never retries a failed module import, so without the rules the server alone validates. */
async function checkAndSend(values: object): Promise<Failure | undefined> {
  const rules = await loadRules().catch(() => undefined);
  const errors = rules?.fieldErrors(values) ?? {};
  return Object.keys(errors).length > 0 ? incompleteForm(errors) : sendMessage(values);
}

/** Keeps the errors of other fields: the server may have rejected them for reasons these rules do not know. */
function withField(failure: Failure, name: FieldName, now: FieldErrors): Failure {
  const { [name]: _, ...others } = failure.fields;
  const error = now[name];
  return { ...failure, fields: error ? { ...failure.fields, [name]: error } : others };
}

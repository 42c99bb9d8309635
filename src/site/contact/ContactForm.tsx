import { useEffect, useRef } from 'react';
import { CONTACT_MAX_LENGTH } from '../../shared/constants.ts';
import { CONTACT_SUCCESS } from '../../shared/messages/contact-messages.ts';
import { visitorPaths } from '../../shared/visitor-paths.ts';
import { button } from '../../ui/forms/button.ts';
import { field } from '../../ui/forms/field.ts';
import { UrgentHelp } from '../../ui/help/UrgentHelp.tsx';
import { tolerateForeignChanges } from '../../ui/islands/foreign-changes.ts';
import { useTypedValues } from '../../ui/islands/use-typed-values.ts';
import type { Failure, FieldName } from './send-message.ts';
import { useContactForm } from './use-contact-form.ts';

const LABEL = 'Contactformulier';

tolerateForeignChanges();

/**
 * Until the script loads, and without JavaScript, the browser validates and posts the form itself, and the API redirects
 * to a page (docs/product.md#contact-form). `answered` says when whoever writes gets an answer.
 */
export function ContactForm({ answered }: { answered: string }) {
  const form = useRef<HTMLFormElement>(null);
  useTypedValues(form, `form[aria-label=${LABEL}]`);
  const { state, help, send, recheck, prepare } = useContactForm(form);
  const failure = state.status === 'error' ? state.failure : undefined;
  const errors = failure?.fields ?? {};
  return (
    <form
      action="/api/contact"
      method="post"
      onSubmit={send}
      onInput={recheck}
      onFocus={prepare}
      ref={(element) => {
        form.current = element;
        element?.setAttribute('novalidate', '');
      }}
      aria-label={LABEL}
      className="flex flex-col gap-6"
    >
      {state.status === 'error' && <FailureSummary key={state.attempt} failure={state.failure} />}
      <ContactField name="name" label="Naam" autoComplete="name" required error={errors.name} />
      <ContactField name="email" label="E-mailadres" type="email" autoComplete="email" required error={errors.email} />
      <ContactField name="phone" label="Telefoonnummer" type="tel" autoComplete="tel" error={errors.phone} />
      <ContactField name="subject" label="Onderwerp" error={errors.subject} />
      <ContactField name="message" label="Bericht" rows={6} required error={errors.message} />
      {/* Never hidden: screen readers announce what comes into a region that they know. */}
      <div aria-live="polite" className="empty:-mb-6">
        {help && <UrgentHelp help={help} language="nl" heading="h3" />}
      </div>
      <div hidden>
        <label htmlFor="contact-honeypot">Laat dit veld leeg</label>
        <input id="contact-honeypot" name="honeypot" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <button
          type="submit"
          // A disabled button would lose the focus.
          aria-disabled={state.status === 'sending' || undefined}
          className={`${button()} aria-disabled:opacity-70`}
        >
          {state.status === 'sending' ? 'Versturen...' : 'Verstuur bericht'}
        </button>
        <p className="max-w-sm flex-1 basis-64 text-sm text-ink-soft">
          Niet voor spoed: bel dan 112 of uw huisarts. Door te versturen stemt u ermee in dat wij lezen wat u over uw
          gezondheid schrijft, om u te antwoorden. Uw bericht is vertrouwelijk;{' '}
          <a href={visitorPaths.privacy} className="underline underline-offset-4">
            lees hoe wij ermee omgaan
          </a>
          .
        </p>
      </div>
      <div role="status">
        {state.status === 'success' && (
          <div className="border-l-4 border-success bg-success-soft px-5 py-4 text-base">
            <p className="font-medium text-success">{CONTACT_SUCCESS.title}</p>
            <p>{CONTACT_SUCCESS.text}</p>
            <p>{CONTACT_SUCCESS.whenClosed(answered)}</p>
          </div>
        )}
      </div>
    </form>
  );
}

type Props = {
  name: FieldName;
  label: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  required?: boolean;
  /** Renders a textarea with this many rows. */
  rows?: number;
  error: string | undefined;
};

function ContactField({ name, label, type = 'text', autoComplete, required, rows, error }: Props) {
  const id = `contact-${name}`;
  const shared = {
    id,
    name,
    required,
    maxLength: CONTACT_MAX_LENGTH[name],
    className: field.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-fout` : undefined,
  };
  return (
    <div>
      <label htmlFor={id} className={field.label}>
        {label}
        {!required && <span className="font-normal text-ink-soft"> (niet verplicht)</span>}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} autoComplete={autoComplete} />}
      {error && (
        <span id={`${id}-fout`} className={field.error}>
          {error}
        </span>
      )}
    </div>
  );
}

/** Focuses itself when it appears, and links to every field with an error. */
function FailureSummary({ failure: { title, text, fields } }: { failure: Failure }) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      className="border-l-4 border-danger bg-danger-soft px-5 py-4 text-base"
    >
      <p className="font-medium text-danger">{title}</p>
      <p>{text}</p>
      {Object.keys(fields).length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {Object.entries(fields).map(([name, message]) => (
            <li key={name}>
              <a href={`#contact-${name}`} className="underline underline-offset-4">
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { useRef } from 'react';
import { CONTACT_SUCCESS } from '../../shared/messages/contact-messages.ts';
import { paths } from '../../shared/paths.ts';
import { button } from '../../ui/forms/button.ts';
import { UrgentHelp } from '../../ui/help/UrgentHelp.tsx';
import { tolerateForeignChanges } from '../../ui/islands/foreign-changes.ts';
import { useTypedValues } from '../../ui/islands/use-typed-values.ts';
import { ContactField } from './ContactField.tsx';
import { FailureSummary } from './FailureSummary.tsx';
import { useContactForm } from './use-contact-form.ts';

const LABEL = 'Contactformulier';

tolerateForeignChanges();

/**
 * Until the script loads, and without JavaScript, the browser validates and posts the form itself, and the API redirects
 * to a page (docs/product.md#contact-form).
 */
export function ContactForm() {
  const { state, help, send, recheck, prepare } = useContactForm();
  const form = useRef<HTMLFormElement>(null);
  useTypedValues(form, `form[aria-label=${LABEL}]`);
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
      <div aria-live="polite" className="empty:hidden">
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
          Niet voor spoed: bel dan 112 of uw huisarts. Uw bericht is vertrouwelijk;{' '}
          <a href={paths.privacy} className="underline underline-offset-4">
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
          </div>
        )}
      </div>
    </form>
  );
}

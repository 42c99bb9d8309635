import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { COPY_CONFIRMATION_MS } from '../../shared/constants.ts';
import { button } from '../../ui/forms/button.ts';
import { t } from '../language/words.tsx';
import { form } from './form-classes.ts';

type Props = {
  label: string;
  url: string;
  hint: ReactNode;
  /** More buttons. */
  children?: ReactNode;
};

/** An address to hand on. */
export function CopyableLink({ label, url, hint, children }: Props) {
  const id = useId();
  const address = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'copied' | 'failed'>();
  useEffect(() => {
    address.current?.select();
    // Scrolls to the button as well, which may be below the edge of a dialog.
    address.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (copied !== 'copied') return;
    const timer = setTimeout(() => setCopied(undefined), COPY_CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    address.current?.select();
    const isDone = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    setCopied(isDone ? 'copied' : 'failed');
  };
  return (
    <div className="mt-5">
      <label htmlFor={id} className={form.label}>
        {label}
      </label>
      <input
        id={id}
        ref={address}
        readOnly
        value={url}
        aria-describedby={`${id}-hint`}
        className={form.input}
        onFocus={(event) => event.target.select()}
      />
      <p id={`${id}-hint`} className={form.hint}>
        {hint}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <button type="button" className={button('primary', 'small')} onClick={() => void copy()}>
          {t('Copy the link')}
        </button>
        {children}
        <p role="status" className="text-sm">
          {copied === 'copied' && t('Copied')}
          {copied === 'failed' && t('This browser does not copy it: copy the selected text.')}
        </p>
      </div>
    </div>
  );
}

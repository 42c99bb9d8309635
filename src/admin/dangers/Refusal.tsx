import { useEffect, useRef, useState } from 'react';
import type { Danger } from '../../shared/contract/articles/dangers.ts';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { button } from '../../ui/forms/button.ts';
import { ReasonFields, reasonError } from './DangerList.tsx';
import type { RefusedProps } from './RefusedText.tsx';
import { t } from './words.ts';

const shared = () => ({
  done: t('Not saved.'),
  why: t('Readers would see this in published articles at once. Correct the text and save it again, or give a reason.'),
  action: t('Save with this reason'),
});

const passOn = passFocus((removed) => removed.closest('form')?.querySelector<HTMLElement>('[type="submit"]'));

type Props = RefusedProps & { dangers: readonly Danger[]; refusedReason: string | undefined };

/** Why a text was not saved, and how to save it with a reason. */
export function Refusal({ dangers, refusedReason, isPending, onSave, words = shared() }: Props) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const message = useRef<HTMLParagraphElement>(null);
  // Again for each refusal: the save button has the focus, and the message may be out of sight.
  useEffect(() => {
    if (dangers.length > 0) message.current?.focus();
  }, [dangers]);
  const error = reasonError(reason);
  function save() {
    setTried(true);
    if (!error && !isPending) onSave(reason.trim());
  }
  return (
    <div ref={passOn} className="rounded-xs border border-danger p-4">
      <p ref={message} tabIndex={-1} className="text-sm">
        <strong className="font-medium">{words.done}</strong> {words.why}
      </p>
      <ReasonFields
        dangers={dangers}
        reason={reason}
        error={(isTried ? error : undefined) ?? refusedReason}
        onChange={setReason}
      />
      <button
        type="button"
        className={`${button('secondary', 'small')} mt-4`}
        aria-disabled={isPending || undefined}
        onClick={save}
      >
        {words.action}
      </button>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../shared/api-client.ts';
import type { Danger } from '../../shared/contract/articles/dangers.ts';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { button } from '../../ui/forms/button.ts';
import { dangersOf, fieldErrors } from '../data/error-message.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { ReasonFields, reasonError } from './DangerList.tsx';
import { t } from './words.ts';

type Props = {
  /** Why the last save failed. */
  failure: unknown;
  isPending: boolean;
  onSave: (overrideReason: string) => void;
  /** What happened, what readers would see, and the button; without it, what a text that articles share says. */
  words?: { done: string; why: string; action: string };
};

const shared = () => ({
  done: t('Not saved.'),
  why: t('Readers would see this in published articles at once. Correct the text and save it again, or give a reason.'),
  action: t('Save with this reason'),
});

const passOn = passFocus((removed) => removed.closest('form')?.querySelector<HTMLElement>('[type="submit"]'));

/** In the form of a text that readers see at once: why it was not saved, and how to save it with a reason. */
export function RefusedText(props: Props) {
  const { failure } = props;
  const found = dangersOf(failure).length > 0 ? dangersOf(failure) : undefined;
  const dangers = usePreviousValue(found);
  const refusedReason = fieldErrors(failure)['overrideReason'];
  // Without a connection, or when the reason is refused, the dangers are still there.
  const isAboutThem = found || refusedReason || !(failure instanceof ApiError);
  if (!failure || !dangers || !isAboutThem) return null;
  return <Refusal {...props} dangers={dangers} refusedReason={refusedReason} />;
}

type RefusalProps = Props & { dangers: readonly Danger[]; refusedReason: string | undefined };

function Refusal({ dangers, refusedReason, isPending, onSave, words = shared() }: RefusalProps) {
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

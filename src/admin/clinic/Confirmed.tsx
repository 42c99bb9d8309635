import type { Ref } from 'react';
import { button } from '../../ui/forms/button.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage } from '../data/error-message.ts';
import { formatDateTime } from '../data/format-date.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMay } from '../data/staff-user.ts';
import { useMutation } from '../data/use-mutation.ts';
import { hidden } from '../language/words.tsx';
import { ignoreSecondClick } from '../lists/ignore-second-click.ts';
import { documentTitle } from './titles/document-title.ts';
import { t } from './words.ts';

type Confirmation = { at: string | null; by: string | null };

/** When somebody last stood for what a document says. */
export function ConfirmedLine({ at, by }: Confirmation) {
  if (at === null) return t('Nobody confirmed this here yet');
  const when = <time dateTime={at}>{formatDateTime(at)}</time>;
  return by ? t.rich('Confirmed {when} by {by}', { when, by }) : t.rich('Confirmed {when}', { when });
}

type ButtonProps = {
  path: string;
  title: string;
  variant?: 'secondary' | 'quiet';
  focusRef?: Ref<HTMLButtonElement>;
};

/** Confirms what readers see, for users who may. */
export function StillRightButton({ path, title: name, variant = 'secondary', focusRef }: ButtonProps) {
  const may = useMay('site.publish');
  const title = documentTitle(name);
  const confirming = useMutation({
    run: () => staffCall('POST /api/admin/site-documents/document/confirm', { body: { path } }),
    refreshes: [['documents'], ['document', path], ['articles', 'to-do']],
    onDone: () => showToast({ title: t('Confirmed'), description: t('{title} is still right', { title }) }),
    onError: (error) => showToast({ title: t('Failed to confirm'), description: errorMessage(error), tone: 'danger' }),
  });
  if (!may) return null;
  return (
    <button
      ref={focusRef}
      type="button"
      aria-disabled={confirming.isPending || undefined}
      className={`${button(variant, 'small')} shrink-0 aria-disabled:opacity-55`}
      onClickCapture={ignoreSecondClick}
      onClick={() => void confirming.run()}
    >
      {t.rich('Still right<hidden>: {title}</hidden>', { hidden, title })}
    </button>
  );
}

import { useStore } from '@nanostores/react';
import { type ReactNode, useRef } from 'react';
import { button } from '../../ui/forms/button.ts';
import { useToastOffset } from '../../ui/toast/use-toast-offset.ts';
import { useDelayedPending } from '../data/use-delayed-pending.ts';
import { $pendingUploads } from '../uploads/pending-uploads.ts';
import { t } from './words.ts';

type ActionBarProps = {
  isChanged: boolean;
  /** Whether the browser cannot keep the changes. */
  isRefused: boolean;
  canPublish: boolean;
  mayPublish: boolean;
  isPending: boolean;
  onPublish: () => void;
  onDraft: () => void;
  onLater: () => void;
  onDiscard: () => void;
  /** What else can be done with what is in the form. */
  children: ReactNode;
};

/** At the lower edge of the window: the form is long, and the assistant in a hurry. */
export function ActionBar(props: ActionBarProps) {
  const { isChanged, isRefused, canPublish, mayPublish, isPending, onPublish, onDraft, onLater, onDiscard, children } =
    props;
  const bar = useRef<HTMLDivElement>(null);
  useToastOffset(bar, true);
  const isSlow = useDelayedPending(isPending);
  const isUploading = useStore($pendingUploads) > 0;
  const isBusy = isPending || isUploading;
  // Not `disabled`, with which a button would lose the focus.
  const action = (run: () => void, canRun: boolean) => ({
    type: 'button' as const,
    'aria-disabled': !canRun || isBusy || undefined,
    onClick: () => canRun && !isBusy && run(),
  });
  const state = isSlow
    ? t('Checking the whole site…')
    : isUploading
      ? t('Uploading the picture…')
      : isChanged
        ? t(isRefused ? 'Unsaved changes: this browser cannot keep them, so save soon' : 'Not saved yet')
        : canPublish
          ? t('Saved as a draft')
          : '';
  return (
    <div
      ref={bar}
      className="action-bar tall:sticky bottom-(--banner-height,0px) z-20 -mx-(--spacing-gutter) mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-linen/60 bg-admin-background px-(--spacing-gutter) py-3 sm:mx-0 sm:px-0"
    >
      <div className="flex items-center gap-x-3 text-sm text-ink-soft max-sm:basis-full sm:mr-auto">
        <p role="status" className="empty:-mr-3">
          {state}
        </p>
        {isChanged && !isPending && (
          <button type="button" className="min-h-6 underline underline-offset-4 hover:text-ink" onClick={onDiscard}>
            {t('Discard')}
          </button>
        )}
        {children}
      </div>
      {mayPublish && (
        <button
          {...action(onLater, canPublish)}
          className={`${button('quiet', 'small')} px-2 aria-disabled:opacity-55 max-sm:-ml-2`}
        >
          {t('Publish later…')}
        </button>
      )}
      <button
        {...action(onDraft, isChanged)}
        className={`${button(mayPublish ? 'secondary' : 'primary', 'small')} px-3 aria-disabled:opacity-55`}
      >
        {t('Save draft')}
      </button>
      {mayPublish && (
        <button
          {...action(onPublish, canPublish)}
          className={`${button('primary', 'small')} aria-disabled:opacity-55 max-sm:flex-1`}
        >
          {t('Publish')}
        </button>
      )}
    </div>
  );
}

import { passFocusToPage } from '../../ui/focus/pass-focus.ts';
import { button } from '../../ui/forms/button.ts';
import type { ReloadError } from './rich-text/use-rich-text-editor.ts';

const RELOAD_ERRORS: Record<ReloadError, string> = {
  'no-connection': 'There is still no connection to the server. Please check your internet connection.',
  'draft-not-stored': 'This browser cannot keep your changes: save the article first, then load this page again.',
};

/** Shown when the rich text editor could not be loaded. */
export function EditorLoadError({
  reloadError,
  onRetry,
}: {
  reloadError: ReloadError | undefined;
  onRetry: () => void;
}) {
  return (
    <div
      ref={passFocusToPage}
      role="alert"
      className="rounded-xs border border-ink-soft bg-surface px-5 py-10 text-center"
    >
      <p className="text-base">We could not load the text editor.</p>
      <p className="mx-auto mt-1 max-w-md text-sm text-ink-soft">
        The connection is gone, or the site was updated a moment ago. Your text and everything you typed are still here.
      </p>
      {reloadError && <p className="mx-auto mt-3 max-w-md text-sm text-danger">{RELOAD_ERRORS[reloadError]}</p>}
      <button type="button" className={`${button('secondary', 'small')} mt-4`} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

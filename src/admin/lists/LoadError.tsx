import { ApiError } from '../../shared/api-client.ts';
import { passFocusToPage } from '../../ui/focus/pass-focus.ts';
import { button } from '../../ui/forms/button.ts';
import { errorMessage } from '../data/error-message.ts';
import { t } from '../language/words.tsx';

type Props = {
  /** In the language of the screen: “the articles”. */
  what: string;
  error: unknown;
  onRetry: () => void;
};

export function LoadError({ what, error, onRetry }: Props) {
  // Trying again does not help against a missing right.
  const isRefused = error instanceof ApiError && error.status === 403;
  return (
    <div
      ref={passFocusToPage}
      role="alert"
      className="rounded-sm border border-linen/60 bg-surface px-5 py-6 text-center"
    >
      <p className="text-base">{isRefused ? errorMessage(error) : t('We could not load {what}.', { what })}</p>
      {!isRefused && <p className="mt-1 text-sm text-ink-soft">{errorMessage(error)}</p>}
      {!isRefused && (
        <button type="button" className={`${button('secondary', 'small')} mt-4`} onClick={onRetry}>
          {t('Try again')}
        </button>
      )}
    </div>
  );
}

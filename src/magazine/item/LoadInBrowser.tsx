import { useCallback, useEffect, useRef, useState } from 'react';
import type { ArticleType } from '../../shared/contract/articles/articles.ts';
import { button } from '../../ui/forms/button.ts';
import { tolerateForeignChanges } from '../../ui/islands/foreign-changes.ts';

tolerateForeignChanges();

/** Shown when the server could not read the item: asks for the page again, and loads it as soon as it is there. */
export function LoadInBrowser({ type }: { type: ArticleType }) {
  const [hasFailed, setHasFailed] = useState(false);
  const message = useRef<HTMLDivElement>(null);
  const retry = useCallback(async (signal: AbortSignal) => {
    setHasFailed(false);
    const isAnswered = await answers(signal);
    if (signal.aborted) return;
    if (isAnswered) location.reload();
    else setHasFailed(true);
  }, []);
  useEffect(() => {
    const unmounted = new AbortController();
    void retry(unmounted.signal);
    return () => unmounted.abort();
  }, [retry]);

  /** The pressed button disappears, so what stands around it takes the focus. */
  const tryAgain = () => {
    message.current?.focus();
    void retry(new AbortController().signal);
  };

  return (
    <div ref={message} tabIndex={-1} className="outline-none">
      {!hasFailed && <Spinner type={type} />}
      {hasFailed && (
        <div role="alert" className="page py-(--spacing-section)">
          <h1 className="text-3xl">This {type} cannot be shown right now</h1>
          <p className="mt-4 text-ink-soft text-lg">Please check your connection, or wait a moment and try again.</p>
          <button type="button" onClick={tryAgain} className={`${button('secondary')} mt-8`}>
            Try again
          </button>
        </div>
      )}
    </div>
  );
}

/** Whether the page says what became of the item: here it is, at another address, gone or unknown. */
async function answers(signal: AbortSignal): Promise<boolean> {
  const page = await fetch(location.href, { signal }).catch(() => undefined);
  return page !== undefined && page.status < 500 && page.status !== 429;
}

function Spinner({ type }: { type: ArticleType }) {
  return (
    <div
      role="status"
      className="page grid grid-cols-1 justify-items-center gap-5 py-(--spacing-section) noscript:hidden"
    >
      <span aria-hidden="true" className="size-10 animate-spin rounded-full border-2 border-linen border-t-ink" />
      <span className="text-ink-soft">Loading {type}…</span>
    </div>
  );
}

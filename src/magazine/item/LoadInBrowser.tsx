import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../shared/api-client.ts';
import type { ArticleType } from '../../shared/contract/articles/articles.ts';
import { button } from '../../ui/forms/button.ts';
import { tolerateForeignChanges } from '../../ui/islands/foreign-changes.ts';

tolerateForeignChanges();

type Props = {
  slug: string;
  type: ArticleType;
  /** What to show when the item does not exist. */
  children: ReactNode;
};
type State = 'loading' | 'not-found' | 'failed';

/** Shown when the server could not read the item: fetches it from the browser, and reloads the page on success. */
export function LoadInBrowser({ slug, type, children }: Props) {
  const [state, setState] = useState<State>('loading');
  const message = useRef<HTMLDivElement>(null);
  const retry = useCallback(
    async (signal: AbortSignal) => {
      setState('loading');
      const outcome = await load({ slug, type }, signal);
      if (!signal.aborted && outcome !== 'reloading') setState(outcome);
    },
    [slug, type],
  );
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
      {state === 'loading' && <Spinner type={type} />}
      {state === 'not-found' && children}
      {state === 'failed' && (
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

async function load({ slug, type }: Omit<Props, 'children'>, signal: AbortSignal): Promise<State | 'reloading'> {
  try {
    const item = await call('GET /api/articles/:slug', { params: { slug } }, { signal });
    if (item.type !== type) return 'not-found';
    // Reload only when the page itself responds again; otherwise it would reload forever.
    const page = await fetch(location.href, { signal });
    if (!page.ok) return 'failed';
    location.reload();
    return 'reloading';
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'not-found' : 'failed';
  }
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

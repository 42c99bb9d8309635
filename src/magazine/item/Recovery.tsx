import { useCallback, useEffect, useState } from 'react';
import { ApiError, call } from '../../shared/api-client.ts';
import type { ArticleType } from '../../shared/contract/articles.ts';
import { paths } from '../../shared/paths.ts';
import { button } from '../../ui/forms/button.ts';
import { NOT_FOUND } from './not-found.ts';

type Props = { slug: string; type: ArticleType };
type State = 'loading' | 'not-found' | 'failed';

/** Stands in for an item that the server could not read: asks for it, and shows the page as soon as it is there again. */
export function Recovery({ slug, type }: Props) {
  const [state, setState] = useState<State>('loading');
  const load = useCallback(
    async (signal: AbortSignal) => {
      setState('loading');
      const outcome = await ask({ slug, type }, signal);
      if (!signal.aborted && outcome !== 'shown') setState(outcome);
    },
    [slug, type],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort();
  }, [load]);

  if (state === 'loading') return <Spinner type={type} />;
  if (state === 'not-found') return <NotFoundView type={type} />;
  return (
    <div role="alert" className="page py-(--spacing-section)">
      <h1 className="text-3xl">This {type} cannot be shown right now</h1>
      <p className="mt-4 text-ink-soft text-lg">Please check your connection, or wait a moment and try again.</p>
      <button
        type="button"
        onClick={() => load(new AbortController().signal)}
        className={`${button('secondary')} mt-8`}
      >
        Try again
      </button>
    </div>
  );
}

async function ask({ slug, type }: Props, signal: AbortSignal): Promise<State | 'shown'> {
  try {
    const item = await call('GET /api/articles/:slug', { params: { slug } }, { signal });
    if (item.type !== type) return 'not-found';
    // The page itself is fetched before it is loaded again: what fails twice must not load for ever.
    const page = await fetch(location.href, { signal });
    if (!page.ok) return 'failed';
    location.reload();
    return 'shown';
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'not-found' : 'failed';
  }
}

function Spinner({ type }: { type: ArticleType }) {
  return (
    <div role="status" className="page grid grid-cols-1 justify-items-center gap-5 py-(--spacing-section)">
      <span aria-hidden="true" className="size-10 animate-spin rounded-full border-2 border-linen border-t-ink" />
      <span className="text-ink-soft">Loading {type}…</span>
    </div>
  );
}

function NotFoundView({ type }: { type: ArticleType }) {
  return (
    <div className="page py-(--spacing-section)">
      <h1 className="text-4xl">{NOT_FOUND[type].title}</h1>
      <p className="mt-4 text-ink-soft text-lg">{NOT_FOUND[type].text}</p>
      <a href={paths.magazine} className={`${button()} mt-10`}>
        Return to Magazine
      </a>
    </div>
  );
}

import { button } from '../../ui/forms/button.ts';
import { setQueryParams } from '../frame/query-params.ts';

export function Paging({ page, totalPages }: { page: number; totalPages: number }) {
  if (totalPages <= 1) return null;
  const goTo = (target: number) => {
    setQueryParams({ page: target === 1 ? '' : String(target) });
    scrollTo({ top: 0 });
  };
  return (
    <nav aria-label="Pages of articles" className="mt-5 flex items-center justify-center gap-4 text-sm">
      <button
        type="button"
        className={button('secondary', 'small')}
        disabled={page <= 1}
        onClick={() => goTo(page - 1)}
      >
        Previous
      </button>
      <span aria-current="page" className="figures">
        Page {page} of {totalPages}
      </span>
      <button
        type="button"
        className={button('secondary', 'small')}
        disabled={page >= totalPages}
        onClick={() => goTo(page + 1)}
      >
        Next
      </button>
    </nav>
  );
}

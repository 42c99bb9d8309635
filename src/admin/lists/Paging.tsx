import { button } from '../../ui/forms/button.ts';
import { setQueryParams } from '../app/query-params.ts';

/** `of` names the list for screen readers: "articles". */
export function Paging({ of, page, totalPages }: { of: string; page: number; totalPages: number }) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={`Pages of ${of}`} className="mt-5 flex items-center justify-center gap-4 text-sm">
      <PageButton label="Previous" target={page - 1} isThere={page > 1} />
      <span aria-current="page" className="figures">
        Page {page} of {totalPages}
      </span>
      <PageButton label="Next" target={page + 1} isThere={page < totalPages} />
    </nav>
  );
}

/** Not `disabled`, which would take the focus away on the first and the last page. */
function PageButton({ label, target, isThere }: { label: string; target: number; isThere: boolean }) {
  const goTo = () => {
    setQueryParams({ page: target === 1 ? '' : String(target) });
    scrollTo({ top: 0 });
  };
  return (
    <button
      type="button"
      className={`${button('secondary', 'small')} ${isThere ? '' : 'opacity-50'}`}
      aria-disabled={!isThere || undefined}
      onClick={isThere ? goTo : undefined}
    >
      {label}
    </button>
  );
}

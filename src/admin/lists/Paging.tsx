import { useEffect } from 'react';
import { button } from '../../ui/forms/button.ts';
import { t } from '../language/words.tsx';
import { setQueryParams } from '../navigation/query-params.ts';

type Props = {
  /** The name of the list for screen readers, in the language of the screen: “articles”. */
  of: string;
  page: number;
  totalPages: number;
  /** By default the page is part of the address. */
  onPage?: (page: number) => void;
};

export function Paging({ of, page, totalPages, onPage = openPage }: Props) {
  if (totalPages <= 1) return null;
  return (
    <nav
      aria-label={t('Pages of {of}', { of })}
      className="mt-5 flex flex-wrap items-center justify-center gap-4 text-sm"
    >
      <PageButton label={t('Previous')} target={page - 1} isThere={page > 1} onPage={onPage} />
      <span aria-current="page" className="tabular-figures">
        {t('Page {page} of {totalPages}', { page, totalPages })}
      </span>
      <PageButton label={t('Next')} target={page + 1} isThere={page < totalPages} onPage={onPage} />
    </nav>
  );
}

function openPage(page: number): void {
  setQueryParams({ page: page === 1 ? '' : String(page) });
  scrollTo({ top: 0 });
}

type ButtonProps = { label: string; target: number; isThere: boolean; onPage: (page: number) => void };

/** Not `disabled`, which would take the focus away on the first and the last page. */
function PageButton({ label, target, isThere, onPage }: ButtonProps) {
  return (
    <button
      type="button"
      className={`${button('secondary', 'small')} ${isThere ? '' : 'opacity-50'}`}
      aria-disabled={!isThere || undefined}
      onClick={isThere ? () => onPage(target) : undefined}
    >
      {label}
    </button>
  );
}

/** Goes to the last page that exists, after the only entry of the last page was deleted. */
export function useLastPage(page: number, totalPages: number | undefined): void {
  useEffect(() => {
    if (totalPages && page > totalPages) setQueryParams({ page: String(totalPages) }, { replace: true });
  }, [page, totalPages]);
}

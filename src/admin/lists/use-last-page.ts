import { useEffect } from 'react';
import { setQueryParams } from '../navigation/query-params.ts';

/** Goes to the last page that exists, after the only entry of the last page was deleted. */
export function useLastPage(page: number, totalPages: number | undefined): void {
  useEffect(() => {
    if (totalPages && page > totalPages) setQueryParams({ page: String(totalPages) }, { replace: true });
  }, [page, totalPages]);
}

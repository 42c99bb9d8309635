import { useEffect } from 'react';
import { setQueryParams } from '../app/query-params.ts';

/** Deleting the only entry of the last page leaves the address on a page that no longer exists. */
export function useLastPage(page: number, totalPages: number | undefined): void {
  useEffect(() => {
    if (totalPages && page > totalPages) setQueryParams({ page: String(totalPages) }, { replace: true });
  }, [page, totalPages]);
}

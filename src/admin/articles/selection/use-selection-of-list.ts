import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { AdminArticle } from '../../../shared/contract/articles/articles.ts';
import { useStaffUser } from '../../session/staff-user.ts';
import { $articleFilters } from '../articles.ts';
import { $report, clearSelection, noteVersions } from './selection.ts';

/** The list that the selection belongs to: whose it is, and how it is filtered. */
let selectedIn = '';

/** Another search or filter, or another user, starts without a selection; another page or order keeps it. */
export function useSelectionOfList(articles: AdminArticle[] | undefined): void {
  const { id } = useStaffUser();
  const { search, type, category, state } = useStore($articleFilters);
  const list = JSON.stringify([id, search, type, category, state]);
  useEffect(() => {
    if (list === selectedIn) return;
    selectedIn = list;
    clearSelection();
    $report.set(undefined);
  }, [list]);
  useEffect(() => noteVersions(articles ?? []), [articles]);
}

import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { AdminArticle } from '../../../shared/contract/articles/articles.ts';
import { useStaffUser } from '../../data/staff-user.ts';
import { $articleFilters } from '../articles.ts';
import { $report, clearSelection, noteVersions, type SelectedArticle } from './selection.ts';

/** The list that the selection belongs to: its user and filters. */
let selectedIn = '';

/** Clears the selection for another user, search or filter; another page or order keeps it. */
export function useSelectionOfList(articles: AdminArticle[] | undefined): void {
  const { id } = useStaffUser();
  const { search, type, category, state } = useStore($articleFilters);
  useSelectionOfNamedList(JSON.stringify([id, search, type, category, state]), articles);
}

/** The selection within a named list; another list starts without one. */
export function useSelectionOfNamedList(list: string, articles: readonly SelectedArticle[] | undefined): void {
  useEffect(() => {
    if (list === selectedIn) return;
    selectedIn = list;
    clearSelection();
    $report.set(undefined);
  }, [list]);
  useEffect(() => noteVersions(articles ?? []), [articles]);
}

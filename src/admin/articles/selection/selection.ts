import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import type { AdminArticle } from '../../../shared/contract/articles/articles.ts';
import { useStaffUser } from '../../data/staff-user.ts';
import { $articleFilters } from '../articles.ts';
import type { Report } from './bulk-report.ts';

export type SelectedArticle = Pick<AdminArticle, 'id' | 'version' | 'title' | 'language'>;

/** The selected articles of this list, on all its pages, with the version that was on the screen. */
export const $selection = atom<ReadonlyMap<number, SelectedArticle>>(new Map());

export function select(articles: readonly SelectedArticle[]): void {
  const added = articles.map(({ id, version, title, language }) => [id, { id, version, title, language }] as const);
  $selection.set(new Map([...$selection.get(), ...added]));
}

export function deselect(ids: readonly number[]): void {
  $selection.set(new Map([...$selection.get()].filter(([id]) => !ids.includes(id))));
}

export const clearSelection = (): void => $selection.set(new Map());

/** Updates the versions of selected articles to those that the list shows now. */
function noteVersions(articles: readonly SelectedArticle[]): void {
  const selection = $selection.get();
  const newer = articles.filter(({ id, version }) => selection.has(id) && selection.get(id)?.version !== version);
  if (newer.length > 0) select(newer);
}

/** What the last bulk change skipped. Outlives the list, which the change may empty. */
export const $report = atom<Report | undefined>(undefined);

/** The list that the selection belongs to: its user, name and filters. */
let selectedIn = '';

/** Clears the selection for another search or filter; another page or order keeps it. */
export function useSelectionOfList(articles: AdminArticle[] | undefined): void {
  const { search, type, category, state } = useStore($articleFilters);
  useSelectionOfNamedList(JSON.stringify([search, type, category, state]), articles);
}

/** The selection within a named list; another list, and another user, starts without one. */
export function useSelectionOfNamedList(name: string, articles: readonly SelectedArticle[] | undefined): void {
  const list = `${useStaffUser().id} ${name}`;
  useEffect(() => {
    if (list === selectedIn) return;
    selectedIn = list;
    clearSelection();
    $report.set(undefined);
  }, [list]);
  useEffect(() => noteVersions(articles ?? []), [articles]);
}

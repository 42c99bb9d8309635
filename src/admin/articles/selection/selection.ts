import { atom } from 'nanostores';
import type { AdminArticle } from '../../../shared/contract/articles/articles.ts';

import type { Report } from './report.ts';

export type SelectedArticle = Pick<AdminArticle, 'id' | 'version' | 'title'>;

/** The articles of this list that are selected, on this page or others; with the version that was on the screen. */
export const $selection = atom<ReadonlyMap<number, SelectedArticle>>(new Map());

export function select(articles: readonly SelectedArticle[]): void {
  const added = articles.map(({ id, version, title }) => [id, { id, version, title }] as const);
  $selection.set(new Map([...$selection.get(), ...added]));
}

export function deselect(ids: readonly number[]): void {
  $selection.set(new Map([...$selection.get()].filter(([id]) => !ids.includes(id))));
}

export const clearSelection = (): void => $selection.set(new Map());

/** The list shows these now: what is selected of them is what was seen last. */
export function noteVersions(articles: readonly SelectedArticle[]): void {
  const selection = $selection.get();
  const newer = articles.filter(({ id, version }) => selection.has(id) && selection.get(id)?.version !== version);
  if (newer.length > 0) select(newer);
}

/** What the last change of several articles did not do; it outlives the list that it empties. */
export const $report = atom<Report | undefined>(undefined);

import { withQuery } from '../../shared/addresses/with-query.ts';
import type { Revision } from '../../shared/contract/articles/revisions.ts';
import { parseWholeNumber } from '../../shared/numbers/parse-whole-number.ts';
import { paths } from '../../shared/paths.ts';

const VIEWS = ['changes', 'read'] as const;
export type View = (typeof VIEWS)[number];

/** The selection in the address. By default the newest version, compared with the one before it. */
export type Selection = {
  version: number | undefined;
  with: number | undefined;
  view: View | undefined;
  milestonesOnly: boolean;
};

export const selectionOf = (params: URLSearchParams): Selection => ({
  version: numberIn(params, 'version'),
  with: numberIn(params, 'with'),
  view: VIEWS.find((view) => view === params.get('view')),
  milestonesOnly: params.get('show') === 'milestones',
});

function numberIn(params: URLSearchParams, name: string): number | undefined {
  const number = parseWholeNumber(params.get(name) ?? '') ?? 0;
  return number > 0 && number <= 2_147_483_647 ? number : undefined;
}

export function addressOf(articleId: number, selection: Selection): string {
  const params = new URLSearchParams();
  if (selection.version) params.set('version', String(selection.version));
  if (selection.with) params.set('with', String(selection.with));
  if (selection.view) params.set('view', selection.view);
  if (selection.milestonesOnly) params.set('show', 'milestones');
  return withQuery(paths.history(articleId), params);
}

/** Whether the list contains a version and the one before it. */
export const isListed = (number: number, entries: Revision[]): boolean =>
  entries.length === 0 || versionBefore(number, entries) !== undefined;

/**
 * The version that another is compared with: for an entry the previous entry, for a folded save the previous save. A
 * published version is compared with the previous published one, because the draft changes between them say the same as
 * the version that they became.
 */
export function versionBefore(number: number, entries: Revision[]): number | undefined {
  const isFolded = entries.some((entry) => number < entry.number && number > entry.number - entry.folded);
  if (isFolded) return number - 1;
  const wasSeen = entries.some((entry) => entry.number === number && !entry.isDraft);
  return entries.find((entry) => entry.number < number && !(wasSeen && entry.isDraft))?.number;
}

import type { HelpData } from '../../shared/help/help.ts';
import { type HelpFinder, helpFinder } from '../../shared/help/help-finder.ts';

let loading: Promise<HelpFinder> | undefined;

/**
 * Looks for words of need in the browser, so that what a visitor types is not sent. Loads later: with its data it is
 * larger than the script of the page. Retries after a failure.
 */
export function loadHelpFinder(): Promise<HelpFinder> {
  loading ??= fetchFinder().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchFinder(): Promise<HelpFinder> {
  const response = await fetch('/data/nood.json');
  if (!response.ok) throw new Error(`/data/nood.json: ${response.status}`);
  return helpFinder((await response.json()) as HelpData);
}

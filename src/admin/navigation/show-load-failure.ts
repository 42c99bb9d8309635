import { ModuleError } from '../../ui/islands/import-module.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { reloadPage } from './reload-page.ts';

/** Shows a toast with a remedy when code could not be fetched. The screen stays. */
export function showLoadFailure(error: unknown, retry: () => void): void {
  const isLost = error instanceof ModuleError && error.isLost;
  showToast({
    title: 'This could not be opened',
    description: isLost
      ? 'There is no connection to the server. What you typed is still here.'
      : 'The site was updated a moment ago, or the connection was gone for a while. What you typed is kept.',
    tone: 'danger',
    action: isLost
      ? { label: 'Try again', altText: 'Press F8, then Tab, to try again.', run: retry }
      : {
          label: 'Load the page again',
          altText: 'Press F8, then Tab, to load the page again.',
          run: reloadPage,
        },
  });
}

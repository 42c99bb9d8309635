import { atom } from 'nanostores';
import { type ComponentType, useEffect, useState } from 'react';
import { ModuleError } from '../../ui/islands/import-module.ts';
import { $toasts, dismissToast, showToast } from '../../ui/toast/toasts.ts';
import { reloadPage } from './reload-page.ts';
import { t } from './words.ts';

/**
 * Loads a component's code when `opened` is first set, and shows that it does. When loading fails, closes it and shows a
 * toast. `load` must be the same function at each render.
 */
export function useOnDemand<Opened, Props>(
  opened: Opened | null,
  load: () => Promise<ComponentType<Props>>,
  setOpened: (opened: Opened | null) => void,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<Props>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller passes a new function at each render
  useEffect(() => {
    if (opened === null || loaded) return;
    let isCurrent = true;
    showLoading(load()).then(
      (component) => setLoaded(() => component),
      (error: unknown) => {
        if (!isCurrent) return;
        setOpened(null);
        showLoadFailure(error, () => setOpened(opened));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [opened, loaded, load]);
  return opened === null ? undefined : loaded;
}

/** How many parts that the user asked for, such as dialogs, have not arrived. */
export const $loading = atom(0);

/** The toast that says so, until something can be opened again. */
let failure: number | undefined;

/** Shows the bar of {@link LoadingBar} until the promise settles. */
export async function showLoading<T>(loading: Promise<T>): Promise<T> {
  $loading.set($loading.get() + 1);
  try {
    const loaded = await loading;
    if (failure) dismissToast(failure);
    failure = undefined;
    return loaded;
  } finally {
    $loading.set($loading.get() - 1);
  }
}

/** Shows a toast with a remedy when code could not be fetched. The screen stays. */
export function showLoadFailure(error: unknown, retry: () => void): void {
  const isLost = error instanceof ModuleError && error.isLost;
  if (failure) dismissToast(failure);
  showToast({
    title: t('This could not be opened'),
    description: isLost
      ? t('There is no connection to the server. What you typed is still here.')
      : t('The site was updated a moment ago, or the connection was gone for a while. What you typed is kept.'),
    tone: 'danger',
    action: isLost
      ? { label: t('Try again'), altText: t('Press F8, then Tab, to try again.'), run: retry }
      : {
          label: t('Load the page again'),
          altText: t('Press F8, then Tab, to load the page again.'),
          run: reloadPage,
        },
  });
  failure = $toasts.get()[0]?.id;
}

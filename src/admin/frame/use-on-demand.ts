import { type ComponentType, useEffect, useState } from 'react';
import { showToast } from '../../ui/toast/toasts.ts';

/**
 * A component whose code is loaded when it is first wanted. When that fails a toast says so, and what is on the screen
 * stays. `load` must be the same function at each render.
 */
export function useOnDemand<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFailed: () => void,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<Props>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller's function is another one at each render
  useEffect(() => {
    if (!isWanted || loaded) return;
    let isCurrent = true;
    load().then(
      (component) => setLoaded(() => component),
      () => {
        if (!isCurrent) return;
        showToast({
          title: 'This could not be opened',
          description: 'The connection is gone, or the site was updated a moment ago.',
          tone: 'danger',
          // Browsers remember that a script was not there, until the page is loaded again.
          action: {
            label: 'Load the page again',
            altText: 'Press F8, then Tab, to load the page again.',
            run: () => location.reload(),
          },
        });
        onFailed();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, loaded, load]);
  return isWanted ? loaded : undefined;
}

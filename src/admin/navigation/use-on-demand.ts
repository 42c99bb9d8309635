import { type ComponentType, useEffect, useState } from 'react';
import { showLoading } from './loading.ts';
import { showLoadFailure } from './show-load-failure.ts';

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

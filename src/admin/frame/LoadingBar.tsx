import { useStore } from '@nanostores/react';
import { $loading } from '../navigation/loading.ts';

/** At the top of the window while a dialog is on its way. It fades in, so that a quick one causes no flicker. */
export function LoadingBar() {
  const isLoading = useStore($loading) > 0;
  return (
    <p
      role="status"
      className={isLoading ? 'fixed inset-x-0 top-0 z-50 border-t-4 border-clay motion-safe:animate-fade' : ''}
    >
      {isLoading && <span className="sr-only">Loading...</span>}
    </p>
  );
}

import { useState } from 'react';
import { ApiError } from '../../shared/api-client.ts';
import { importModule } from '../../ui/islands/import-module.ts';
import { dangersOf, fieldErrors } from '../data/error-message.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { useOnDemand } from '../navigation/on-demand.ts';

export type RefusedProps = {
  /** Why the last save failed. */
  failure: unknown;
  isPending: boolean;
  onSave: (overrideReason: string) => void;
  /** What happened, what readers would see, and the button; without it, what a text that articles share says. */
  words?: { done: string; why: string; action: string };
};

const loadRefusal = async () => (await importModule(() => import('./Refusal.tsx'))).Refusal;

/** In the form of a text that readers see at once: why it was not saved, and how to save it with a reason. */
export function RefusedText(props: RefusedProps) {
  const { failure } = props;
  const found = dangersOf(failure).length > 0 ? dangersOf(failure) : undefined;
  const dangers = usePreviousValue(found);
  const refusedReason = fieldErrors(failure)['overrideReason'];
  // Without an answer, or when the reason is refused, the dangers are still there.
  const isAboutThem =
    found || refusedReason || !(failure instanceof ApiError) || failure.status === 429 || failure.status >= 500;
  const shown = failure && isAboutThem ? dangers : undefined;
  const [notLoaded, setNotLoaded] = useState<unknown>();
  const Refusal = useOnDemand(shown && failure !== notLoaded ? failure : null, loadRefusal, (opened) =>
    setNotLoaded(opened ? undefined : failure),
  );
  return shown && Refusal && <Refusal {...props} dangers={shown} refusedReason={refusedReason} />;
}

import { useEffect, useRef } from 'react';
import { useMachine } from '../effects/use-machine.ts';
import { CheckPanel } from './CheckPanel.tsx';
import { goToPlace } from './go-to-place.ts';
import { useCheck } from './use-check.ts';

/** Findings of the text check, updated during typing. */
export function CheckSection() {
  const machine = useMachine();
  const { check, waiting } = useCheck();
  const section = useFocusOnArrival(check.state !== 'loading');
  return (
    <div className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto">
      <CheckPanel check={check} waiting={waiting} ref={section} onShow={(place) => goToPlace(machine, place)} />
    </div>
  );
}

/** Takes the focus once the check has loaded, if the address asks for it. */
function useFocusOnArrival(isThere: boolean) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isThere || location.hash !== '#check') return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, [isThere]);
  return section;
}

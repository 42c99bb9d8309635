import { useStore } from '@nanostores/react';
import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { refreshStale } from '../data/query.ts';
import { useMay } from '../data/staff-user.ts';
import { ScreenLoadError, ScreenProblem } from '../lists/ScreenLoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { $unhandledMessages } from '../messages/messages.ts';
import { $announced, $visit } from '../navigation/navigate.ts';
import { $router, titleOf } from '../navigation/routes.ts';
import { $session } from '../session/session.ts';
import { $toDo } from '../to-do/to-do.ts';
import { $screenModules, fetchScreen, fetchScreenModule } from './screens.ts';
import { t } from './words.ts';

/** The open screen, or its skeleton until its code has loaded. */
export function ScreenSlot() {
  const { count, screen } = useStore($visit);
  const module = useStore($screenModules)[screen.name];
  const mayReadMessages = useMay('messages.read');
  useEffect(() => {
    // Each navigation refreshes the screen's data, and shows the cached data until then.
    void fetchScreen(screen, new URLSearchParams($router.get()?.search));
    refreshStale($session);
    if (mayReadMessages) refreshStale($unhandledMessages);
    refreshStale($toDo);
  }, [screen, mayReadMessages]);
  if (module === null) return <ScreenLoadError load={() => fetchScreenModule(screen.name)} />;
  if (!module) return <ScreenSkeleton count={count} />;
  const Screen = module.Screen as ComponentType<typeof screen>;
  return (
    <ScreenBoundary key={count}>
      <Screen {...screen} />
      <RouteAnnouncer count={count} />
    </ScreenBoundary>
  );
}

const ScreenSkeleton = ({ count }: { count: number }) => (
  <div>
    <RouteAnnouncer count={count} />
    <div className="mb-4 h-8 w-40 rounded-sm bg-plaster/60" />
    <Skeletons label={t('Loading...')} className="space-y-3" itemClassName="h-28" />
  </div>
);

type State = { hasFailed: boolean };

/** An unexpected error closes the screen, not the app. */
class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError = (): State => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ScreenProblem
        title={t('Something went wrong on this screen.')}
        text={t('What you typed and did not save is kept in this browser.')}
        onRetry={() => this.setState({ hasFailed: false })}
      />
    );
  }
}

/** The browser announces the first page itself, and starts at its top. */
const FIRST = 1;
let shown = FIRST;

/**
 * After each change of screen, announces its title and moves the focus to it, unless it has the focus already. Part of
 * the screen and of its skeleton: the link that was followed may be gone before the code of the next screen is there.
 */
function RouteAnnouncer({ count }: { count: number }) {
  useEffect(() => {
    if (shown === count) return;
    shown = count;
    $announced.set(titleOf($visit.get().screen));
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [count]);
  return null;
}

/** Stays on the page while screens change. */
export function Announcer() {
  return (
    <p aria-live="polite" className="sr-only">
      {useStore($announced)}
    </p>
  );
}

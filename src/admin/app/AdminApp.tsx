import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { tolerateForeignChanges } from '../../ui/islands/foreign-changes.ts';
import { Toaster } from '../../ui/toast/Toaster.tsx';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { PoweredBy } from '../frame/PoweredBy.tsx';
import { $visit, startRouter } from '../navigation/navigate.ts';
import type { ScreenName } from '../navigation/routes.ts';
import { type Site, SiteContext } from '../navigation/site.ts';
import { LoadingAdmin } from '../session/LoadingAdmin.tsx';
import { AppBoundary } from './AppBoundary.tsx';
import { interceptLinks } from './intercept-links.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { Announcer } from './RouteAnnouncer.tsx';
import { WelcomeSlot } from './WelcomeSlot.tsx';

tolerateForeignChanges();

/** The whole admin area. `first` is the screen of the page's address. */
export function AdminApp({ first, ...site }: Site & { first: ScreenName }) {
  const [isStarted, setStarted] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stops = [startRouter(site.brand), interceptLinks()];
    setStarted(true);
    // A form submitted before now waits for this event (src/ui/islands/client-first-key.ts).
    root.current?.dispatchEvent(new Event('ready', { bubbles: true }));
    return () => {
      for (const stop of stops) stop();
    };
  }, [site.brand]);
  return (
    <SiteContext value={site}>
      <div ref={root} className="flex min-h-dvh flex-col bg-admin-background text-base">
        <AppBoundary>
          <OpenScreen first={first} isStarted={isStarted} />
        </AppBoundary>
        <PoweredBy brand={site.brand} />
        <Announcer />
        <Toaster />
      </div>
    </SiteContext>
  );
}

/** The login form comes with the page; everything else needs the browser. */
function OpenScreen({ first, isStarted }: { first: ScreenName; isStarted: boolean }) {
  const { screen } = useStore($visit);
  if ((isStarted ? screen.name : first) === 'login') return <LoginScreen />;
  if (!isStarted) return <LoadingAdmin />;
  return screen.name === 'welcome' ? <WelcomeSlot /> : <AdminFrame />;
}

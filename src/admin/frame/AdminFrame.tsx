import { ScreenSlot } from '../app/ScreenSlot.tsx';
import { ConnectionBanner } from '../connection/ConnectionBanner.tsx';
import { OpenArticlePresence } from '../presence/PresenceNotice.tsx';
import { ExpiredSessionDialog } from '../session/ExpiredSessionDialog.tsx';
import { SessionGuard } from '../session/SessionGuard.tsx';
import { AdminHeader } from './AdminHeader.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { Overlays } from './Overlays.tsx';

/** The frame around every screen that needs a login. */
export const AdminFrame = () => (
  <SessionGuard>
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:bg-ink focus:px-4 focus:py-2 focus:text-sm focus:text-paper"
    >
      Skip to content
    </a>
    <AdminHeader />
    <main id="main" tabIndex={-1} className="page wide:max-w-none flex-1 py-6 outline-none sm:py-8">
      <OpenArticlePresence />
      <ScreenSlot />
    </main>
    <LoadingBar />
    <ConnectionBanner />
    <Overlays />
    <LeaveGuard />
    <ExpiredSessionDialog />
  </SessionGuard>
);

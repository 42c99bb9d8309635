import { type ReactNode, useEffect } from 'react';
import { Toaster } from '../../ui/toast/Toaster.tsx';
import { ExpiredSessionDialog } from '../session/ExpiredSessionDialog.tsx';
import { SessionGuard } from '../session/SessionGuard.tsx';
import { AdminHeader } from './AdminHeader.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { showNextPageToast } from './next-page-toast.ts';
import { PoweredBy } from './PoweredBy.tsx';
import { reloadWhenRestored } from './reload-when-restored.ts';

/** The layout of every screen that needs a login. */
export function AdminFrame({ brand, children }: { brand: string; children: ReactNode }) {
  useEffect(showNextPageToast, []);
  useEffect(reloadWhenRestored, []);
  return (
    <div className="flex min-h-dvh flex-col bg-desk text-base">
      <SessionGuard>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:bg-ink focus:px-4 focus:py-2 focus:text-sm focus:text-paper"
        >
          Skip to content
        </a>
        <AdminHeader brand={brand} />
        <main id="main" tabIndex={-1} className="page flex-1 py-6 outline-none sm:py-8">
          {children}
        </main>
        <LeaveGuard />
        <ExpiredSessionDialog />
      </SessionGuard>
      <PoweredBy brand={brand} />
      <Toaster />
    </div>
  );
}

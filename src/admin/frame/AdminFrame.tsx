import { useStore } from '@nanostores/react';
import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { importModule } from '../../ui/islands/import-module.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { useToastOffset } from '../../ui/toast/use-toast-offset.ts';
import { ScreenSlot } from '../app/ScreenSlot.tsx';
import { $connection, watchConnection } from '../connection/connection.ts';
import { $loading, useOnDemand } from '../navigation/on-demand.ts';
import { $lostByLogout, $pendingLeave, $unsaved } from '../navigation/unsaved-changes.ts';
import { ExpiredSessionDialog, SessionGuard } from '../session/SessionGuard.tsx';
import { $openOverlay, listenForShortcuts } from '../shortcuts/overlays.ts';
import { AdminHeader } from './AdminHeader.tsx';
import { t } from './words.ts';

/** The frame around every screen that needs a login. */
export const AdminFrame = () => (
  <SessionGuard>
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:bg-ink focus:px-4 focus:py-2 focus:text-sm focus:text-paper"
    >
      {t('Skip to content')}
    </a>
    <AdminHeader />
    <main id="main" tabIndex={-1} className="page wide:max-w-none flex-1 py-6 outline-none sm:py-8">
      <ScreenSlot />
    </main>
    <LoadingBar />
    <ConnectionBanner />
    <Overlays />
    <LeaveGuard />
    <ExpiredSessionDialog />
  </SessionGuard>
);

/** Asks before the user leaves unsaved changes; a save or an upload that finishes takes the question away. */
function LeaveGuard() {
  const pending = useStore($pendingLeave);
  const isUnsaved = useStore($unsaved);
  const lostByLogout = useStore($lostByLogout);
  useEffect(() => {
    if (!isUnsaved && !lostByLogout && pending?.mustAsk() === false) $pendingLeave.set(null);
  }, [isUnsaved, lostByLogout, pending]);
  return (
    <ConfirmDialog
      open={pending !== null}
      title={pending?.question.title ?? ''}
      description={pending?.question.description ?? ''}
      cancelLabel={t('Stay here')}
      confirmLabel={pending?.question.confirmLabel ?? ''}
      danger={pending?.question.danger ?? true}
      onCancel={() => $pendingLeave.set(null)}
      onConfirm={() => {
        $pendingLeave.set(null);
        pending?.leave();
      }}
    />
  );
}

/** At the top of the window while a dialog is on its way. It fades in, so that a quick one causes no flicker. */
function LoadingBar() {
  const isLoading = useStore($loading) > 0;
  return (
    <p
      role="status"
      className={isLoading ? 'fixed inset-x-0 top-0 z-50 border-t-4 border-clay motion-safe:animate-fade' : ''}
    >
      {isLoading && <span className="sr-only">{t('Loading...')}</span>}
    </p>
  );
}

type Overlay = ComponentType<{ onClose: () => void }>;

const loadPalette = async (): Promise<Overlay> =>
  (await importModule(() => import('../palette/CommandPalette.tsx'))).CommandPalette;
const loadShortcuts = async (): Promise<Overlay> =>
  (await importModule(() => import('../shortcuts/ShortcutsDialog.tsx'))).ShortcutsDialog;

const set = $openOverlay.set.bind($openOverlay);
const close = () => set(null);

/** The command palette and the list of shortcuts: their code is fetched when they are first opened. */
function Overlays() {
  const open = useStore($openOverlay);
  const Palette = useOnDemand(open === 'palette' ? open : null, loadPalette, set);
  const Shortcuts = useOnDemand(open === 'shortcuts' ? open : null, loadShortcuts, set);
  useEffect(listenForShortcuts, []);
  const Overlay = Palette ?? Shortcuts;
  return Overlay ? <Overlay onClose={close} /> : null;
}

const TEXTS = {
  works: undefined,
  lost: 'No connection to the server. You can go on writing: what you type in an article or a page is kept in this browser. Saving, searching and opening something else wait until the connection is back.',
  back: 'The connection is back. You can save again.',
} as const;

/** The bar at the lower edge of a form stands above the banner. */
function useHeightForBars(banner: RefObject<HTMLElement | null>, text: string | undefined): void {
  useLayoutEffect(() => {
    const { current } = banner;
    if (!text || !current) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--banner-height', `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--banner-height');
    };
  }, [banner, text]);
}

/** At the bottom of every screen: what works without a connection. */
function ConnectionBanner() {
  const english = TEXTS[useStore($connection)];
  const text = english && t(english);
  const banner = useRef<HTMLParagraphElement>(null);
  useEffect(watchConnection, []);
  useToastOffset(banner, text !== undefined);
  useHeightForBars(banner, text);
  return (
    <p
      ref={banner}
      role="status"
      className={
        text ? 'sticky bottom-0 z-20 border-t border-linen bg-plaster px-4 py-3 text-center text-sm' : 'sr-only'
      }
    >
      {text}
    </p>
  );
}

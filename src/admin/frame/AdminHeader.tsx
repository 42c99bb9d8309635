import { useSyncExternalStore } from 'react';
import { call } from '../../shared/api-client.ts';
import { button } from '../../ui/forms/button.ts';
import { importModule } from '../../ui/islands/import-module.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage } from '../data/error-message.ts';
import { hasLocalTexts, keptForms } from '../data/local-storage.ts';
import { useStaffUser } from '../data/staff-user.ts';
import { useDelayedPending } from '../data/use-delayed-pending.ts';
import { useMutation } from '../data/use-mutation.ts';
import { reloadPage } from '../navigation/reload-page.ts';
import { useSite } from '../navigation/site.ts';
import {
  $lostByLogout,
  $storeUnsaved,
  $unsaved,
  confirmLeaving,
  hasUnsaved,
  leaveQuestion,
  RECOVERY_CODES,
  UNKEPT_DOCUMENT,
} from '../navigation/unsaved-changes.ts';
import { logOut } from '../session/session.ts';
import { modifier } from '../shortcuts/keys.ts';
import { $openOverlay } from '../shortcuts/overlays.ts';
import { NarrowNav, useDashboardLink, WideNav } from './AdminNav.tsx';
import { t } from './words.ts';

export function AdminHeader() {
  const { brand } = useSite();
  const user = useStaffUser();
  const dashboard = useDashboardLink();
  const logout = useMutation<{ losesText: boolean }>({
    run: async ({ losesText }) => {
      const outcome = losesText ? 'sent' : await sendUnsaved(user.id);
      if (outcome === 'no-code') return confirmLeaving(reloadPage, needsPage(), always);
      if (outcome === 'refused')
        return confirmLeaving(() => void logout.run({ losesText: true }), wouldLoseText(), always);
      await logOut(user);
      showToast({ title: t('Logged out'), description: t('You have been logged out successfully') });
    },
    onError: (error) => showToast({ title: t('Logout failed'), description: errorMessage(error), tone: 'danger' }),
  });
  const isSlow = useDelayedPending(logout.isPending);
  const isWide = useSyncExternalStore(listen, () => matchMedia(WIDE).matches);
  return (
    <header className="focused:hidden border-b border-linen/60 bg-surface print:hidden">
      <div className="page flex flex-wrap items-center justify-between gap-x-[min(--spacing(5),3vw)] py-1.5 lg:flex-nowrap">
        <div className="min-w-0 max-lg:grow max-lg:basis-[min-content] lg:max-w-48 lg:shrink-0">
          <a href={dashboard} className="block font-serif text-lg leading-tight no-underline">
            {brand}
          </a>
          <p className="truncate text-xs text-ink-soft max-lg:w-0 max-lg:min-w-full" title={user.email}>
            {user.email}
          </p>
        </div>
        {isWide ? <WideNav /> : <NarrowNav onPalette={openPalette} />}
        <div className="flex shrink-0 items-center gap-x-3">
          {isWide && <PaletteButton />}
          <button
            type="button"
            aria-disabled={logout.isPending || undefined}
            className={`${button('secondary', 'small')} ${isSlow ? 'opacity-50' : ''}`}
            onClick={() =>
              confirmLeaving(
                () => void logout.run({ losesText: false }),
                logoutQuestion(user.id),
                () => $unsaved.get() || hasLocalTexts(user.id) || $lostByLogout.get() !== null,
              )
            }
          >
            {t('Logout')}
          </button>
        </div>
      </div>
    </header>
  );
}

/** `lg` of the style sheet. */
const WIDE = '(min-width: 64rem)';

function listen(onChange: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

const always = () => true;

/** The server keeps the unsaved text of articles; of pages it knows only what was saved. */
const losesForms = (userId: number) => hasUnsaved(UNKEPT_DOCUMENT) || keptForms(userId).length > 0;

const wouldLoseForms = () => ({
  title: t('Log out and lose unsaved changes?'),
  description: t(
    'You changed facts or pages of the clinic and did not save them. Logging out deletes these changes: save them first, under Clinic.',
  ),
  confirmLabel: t('Log out'),
});

function logoutQuestion(userId: number) {
  if (losesForms(userId)) return wouldLoseForms();
  if (hasUnsaved(RECOVERY_CODES)) return leaveQuestion();
  const question = $lostByLogout.get();
  return question ? question() : leavesUnsaved();
}

const leavesUnsaved = () => ({
  title: t('Log out without saving?'),
  description: t(
    'You have changes that are not saved yet. They leave this browser; the server keeps them until you log in again.',
  ),
  confirmLabel: t('Log out'),
});

const needsPage = () => ({
  title: t('Load the page again first'),
  description: t(
    'The site was updated, and this page can no longer hand your unsaved changes to the server. They stay in this browser. Load the page again, and then log out.',
  ),
  confirmLabel: t('Load the page again'),
  danger: false,
});

const wouldLoseText = () => ({
  title: t('Log out and lose unsaved changes?'),
  description: t('The server could not take the changes that you have not saved yet. Logging out deletes them.'),
  confirmLabel: t('Log out'),
});

/**
 * Sends the user's unsaved text to the server before a logout deletes it from this browser. `refused` when the server
 * does not take all of it, `no-code` when an update of the site removed the code that sends it. Throws when the server
 * cannot be reached.
 */
async function sendUnsaved(userId: number): Promise<'sent' | 'refused' | 'no-code'> {
  $storeUnsaved.get()?.();
  if (!$unsaved.get() && !hasLocalTexts(userId)) return 'sent';
  // A second instance of the module would not know what the editor has sent.
  const load = importModule(() => import('../editor/unsaved-text/server-texts.ts'), { holdsState: true });
  const code = await load.catch(() => undefined);
  if (await code?.sendAllToServer(userId)) return 'sent';
  await call('GET /api/admin/me', {});
  return code ? 'refused' : 'no-code';
}

const openPalette = () => $openOverlay.set('palette');

/** For users without a keyboard, and in a text, where Ctrl+K makes a link. */
const PaletteButton = () => (
  <button
    type="button"
    aria-haspopup="dialog"
    className="inline-flex min-h-11 items-center gap-2 px-1 text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline"
    onClick={openPalette}
  >
    {t('Go to…')}
    <kbd className="rounded-xs border border-linen px-1.5 font-sans text-xs max-lg:hidden">{modifier()} K</kbd>
  </button>
);

import { useStore } from '@nanostores/react';
import { Component, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { type ScreenName, screenAt } from '../../shared/admin-screens.ts';
import { paths } from '../../shared/paths.ts';
import { type Catalogue, LANGUAGE_PARAMETER, type Language } from '../../shared/words/words.ts';
import { tolerateForeignChanges } from '../../ui/islands/foreign-changes.ts';
import { Toaster } from '../../ui/toast/Toaster.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { useToastSpace } from '../frame/use-toast-space.ts';
import { chooseAtLogin } from '../language/choose-language.ts';
import { $language, speak, startIn } from '../language/words.tsx';
import { ScreenLoadError, ScreenProblem } from '../lists/ScreenLoadError.tsx';
import { $visit, navigate, replaceAddress, startRouter } from '../navigation/navigate.ts';
import { type Site, SiteContext, useSite } from '../navigation/site.ts';
import { $unsaved } from '../navigation/unsaved-changes.ts';
import { ForgottenPassword } from '../session/ForgottenPassword.tsx';
import { LanguageSwitch } from '../session/LanguageSwitch.tsx';
import { LoginForm } from '../session/LoginForm.tsx';
import { LoadingAdmin } from '../session/SessionGuard.tsx';
import { $session } from '../session/session.ts';
import { Announcer } from './ScreenSlot.tsx';
import { $screenModules, fetchScreenAhead, fetchScreenModule } from './screens.ts';
import { t } from './words.ts';

tolerateForeignChanges();

type Props = Site & { first: ScreenName; language: Language; dutch: Catalogue | undefined };

/** The whole admin area. `first` is the screen of the page's address, `language` that of the page, `dutch` its words. */
export function AdminApp({ first, language, dutch, ...site }: Props) {
  // Before anything else is rendered; afterwards only a person changes it.
  useState(() => startIn(language, dutch));
  // Everything is rendered anew in another language.
  useStore($language);
  const [isStarted, setStarted] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stops = [startRouter(site.brand), interceptLinks()];
    // The screens, unlike the login form, come with words of their own.
    void startSpeaking(language).then(() => setStarted(true));
    // A form submitted before now waits for this event (src/ui/islands/client-first-key.ts).
    root.current?.dispatchEvent(new Event('ready', { bubbles: true }));
    return () => {
      for (const stop of stops) stop();
    };
  }, [site.brand, language]);
  useToastSpace();
  return (
    <SiteContext value={site}>
      <div ref={root} className="flex min-h-dvh flex-col bg-admin-background pb-(--toast-space) text-base">
        <AppBoundary>
          <OpenScreen first={first} isStarted={isStarted} />
        </AppBoundary>
        <PoweredBy {...site} />
        <Announcer />
        <Toaster />
      </div>
    </SiteContext>
  );
}

/** Fetches the words of the other screens, and keeps a language that was chosen by a link of the login page. */
function startSpeaking(language: Language): Promise<void> {
  if (!new URLSearchParams(location.search).has(LANGUAGE_PARAMETER)) return speak(language);
  replaceAddress(location.pathname);
  return chooseAtLogin(language);
}

/** The login form comes with the page; everything else needs the browser. */
function OpenScreen({ first, isStarted }: { first: ScreenName; isStarted: boolean }) {
  const { screen } = useStore($visit);
  if ((isStarted ? screen.name : first) === 'login') return <LoginScreen />;
  if (!isStarted) return <LoadingAdmin />;
  return screen.name === 'welcome' ? <WelcomeSlot /> : <AdminFrame />;
}

type State = { hasFailed: boolean };

/** Shows an error page when something fails outside a screen, such as the header. */
class AppBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError = (): State => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="page flex flex-1 flex-col justify-center py-16">
        <ScreenProblem
          title={t('Something went wrong in the admin area.')}
          text={t(
            'What you typed in an article and did not save is kept in this browser. If it happens again, tell your administrator.',
          )}
          onRetry={() => this.setState({ hasFailed: false })}
        />
      </main>
    );
  }
}

/** Rendered by the server as well. Opens the dashboard as soon as a user is logged in. */
function LoginScreen() {
  const { brand, sendsMail } = useSite();
  useEffect(() => void fetchScreenModule('dashboard'), []);
  useEffect(() => $session.subscribe(({ data }) => data?.user && navigate(paths.dashboard, { replace: true })), []);
  return (
    <main id="main" tabIndex={-1} className="page flex flex-1 flex-col items-center justify-center py-10 outline-none">
      <div className="w-full max-w-sm">
        <p className="font-serif text-2xl">{brand}</p>
        <h1 className="mt-1 mb-8 font-sans text-base font-normal text-ink-soft">{t('Log in to the admin area')}</h1>
        <LoginForm
          onDone={() => showToast({ title: t('Login successful'), description: t('Welcome to the admin panel') })}
        />
        <ForgottenPassword sendsMail={sendsMail} />
        <a href={paths.home} className="mt-4 inline-block text-sm text-ink-soft underline underline-offset-4">
          {t('Back to the website')}
        </a>
        <LanguageSwitch />
      </div>
    </main>
  );
}

/** The one screen besides the login form that needs no session. Its code comes when it is opened. */
function WelcomeSlot() {
  const module = useStore($screenModules).welcome;
  useEffect(() => void fetchScreenModule('welcome'), []);
  if (module === null)
    return (
      <main id="main" className="page flex-1 py-10">
        <ScreenLoadError load={() => fetchScreenModule('welcome')} />
      </main>
    );
  if (!module) return <LoadingAdmin />;
  const Screen = module.Screen as ComponentType;
  return <Screen />;
}

/**
 * Opens the screen of a plain click on a link in this tab, after a question when there are unsaved changes. Other
 * clicks are left to the browser.
 */
function interceptLinks(): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  document.addEventListener('click', onClick, { signal: listening.signal });
  document.addEventListener('pointerover', waitThenFetch, options);
  // In the capture phase, to come before Astro's prefetch.
  for (const type of ['focusin', 'touchstart', 'mousedown'] as const)
    document.addEventListener(type, fetchAhead, { ...options, capture: true });
  return () => listening.abort();
}

function onClick(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link || event.defaultPrevented || link.target === '_blank' || link.hasAttribute('download')) return;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
  if (!/^https?:$/.test(link.protocol)) return;
  const isScreen = link.origin === location.origin && screenAt(link.pathname);
  if (!isScreen && !$unsaved.get()) return;
  event.preventDefault();
  navigate(isScreen ? `${link.pathname}${link.search}${link.hash}` : link.href);
}

/** A pointer that crosses a link on its way elsewhere fetches no data. */
const CROSSING_MS = 50;
let waiting: ReturnType<typeof setTimeout> | undefined;

function waitThenFetch(event: Event): void {
  clearTimeout(waiting);
  fetchCode(event);
  if (linkOf(event)) waiting = setTimeout(() => fetchAhead(event), CROSSING_MS);
}

/** Whoever reaches into a list of articles opens one of them: the code of the editor is there before the click. */
function fetchCode({ target }: Event): void {
  const list = target instanceof Element ? target.closest<HTMLElement>('[data-leads-to]') : null;
  const screen = screenAt(list?.dataset['leadsTo'] ?? '');
  if (screen && !$screenModules.get()[screen.name]) void fetchScreenAhead(screen, new URLSearchParams());
}

/** At the first sign of going there, the next screen's code and data are fetched. */
function fetchAhead(event: Event): void {
  fetchCode(event);
  const link = linkOf(event);
  if (link?.origin !== location.origin) return;
  const screen = screenAt(link.pathname);
  if (!screen) return;
  // Astro would fetch the page, which the app does not need.
  link.dataset['astroPrefetch'] = 'false';
  void fetchScreenAhead(screen, new URLSearchParams(link.search));
}

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && !link.isContentEditable ? link : undefined;
}

function PoweredBy({ brand, version }: Site) {
  return (
    <footer className="page focused:hidden flex flex-wrap items-baseline justify-center gap-x-2 py-6 text-xs text-ink-soft">
      {t.rich('Powered by <name>{brand}</name> {version}', {
        name: (inside) => <span className="font-serif text-base text-ink">{inside}</span>,
        brand,
        version,
      })}
    </footer>
  );
}

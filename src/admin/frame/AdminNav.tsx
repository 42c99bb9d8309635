import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DAILY, type ListedScreen, SCREENS, type ScreenName, SELDOM } from '../../shared/admin-screens.ts';
import { paths } from '../../shared/paths.ts';
import { may, useMay, useStaffUser } from '../data/staff-user.ts';
import { $unhandledMessages } from '../messages/messages.ts';
import { $router, neededFor, titleOf } from '../navigation/routes.ts';
import { $dashboardAddress } from '../navigation/scroll-positions.ts';
import { $toDo, formatShortCount } from '../to-do/to-do.ts';
import { t } from './words.ts';

const LINK =
  'inline-flex min-h-11 items-center px-1 text-sm whitespace-nowrap text-ink-soft underline-offset-4 hover:text-ink hover:underline aria-[current=page]:font-medium aria-[current=page]:text-ink';

/** In a line, with what is opened seldom behind “More”. */
export function WideNav() {
  return (
    <nav aria-label={t('Admin')} className="flex min-w-0 flex-1 flex-wrap gap-x-4 xl:gap-x-6">
      <DailyLinks />
      <Disclosure label={t('More')} screens={SELDOM}>
        <SeldomLinks />
      </Disclosure>
    </nav>
  );
}

/** Everything behind one button, for a narrow screen. */
export function NarrowNav({ onPalette }: { onPalette: () => void }) {
  return (
    <nav aria-label={t('Admin')}>
      <Disclosure label={t('Menu')} screens={[]} aside={<Waiting />}>
        <DailyLinks />
        <SeldomLinks />
        <button type="button" aria-haspopup="dialog" className={LINK} onClick={onPalette}>
          {t('Go to…')}
        </button>
      </Disclosure>
    </nav>
  );
}

const DailyLinks = () => <NavLinks screens={DAILY} />;

function SeldomLinks() {
  return (
    <>
      <NavLinks screens={SELDOM} />
      <a href={paths.home} className={LINK}>
        {t('Website')}
      </a>
    </>
  );
}

/** Links to those of the screens that the user may see. */
function NavLinks({ screens }: { screens: readonly ListedScreen[] }) {
  const user = useStaffUser();
  const shown = screens.filter((screen) => {
    const needs = neededFor(screen);
    return !needs || may(user, needs);
  });
  return shown.map((screen) => <NavLink key={screen} to={screen} />);
}

type DisclosureProps = { label: string; screens: readonly ScreenName[]; aside?: ReactNode; children: ReactNode };

/** A button that opens links below it, until one is followed, or the user goes elsewhere. */
function Disclosure({ label, screens, aside, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const route = useStore($router)?.route;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes it
  useEffect(() => setOpen(false), [route]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, closeOutside);
    return () => {
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, closeOutside);
    };
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it wherever the focus is in it
    <div
      ref={root}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        setOpen(false);
        root.current?.querySelector('button')?.focus();
      }}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-current={route && screens.includes(route) ? true : undefined}
        className={`${LINK} gap-1.5 aria-[current=true]:font-medium aria-[current=true]:text-ink`}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        {aside}
        <span aria-hidden="true">▾</span>
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: links and buttons bubble
        <div
          className="absolute top-full right-0 z-30 flex max-h-[calc(100dvh-4rem)] min-w-44 flex-col overflow-y-auto rounded-sm border border-linen bg-surface px-4 py-2 raised lg:right-auto lg:-left-3"
          onClick={() => setOpen(false)}
        >
          {children}
        </div>
      )}
    </div>
  );
}

/** Links to the last position on the dashboard; on the dashboard itself, to its start. */
export function useDashboardLink(): string {
  const last = useStore($dashboardAddress);
  return useStore($router)?.route === 'dashboard' ? paths.dashboard : last;
}

function NavLink({ to }: { to: ListedScreen }) {
  const dashboard = useDashboardLink();
  const route = useStore($router)?.route;
  const isOpen = route === to || (to === 'clinic' && route === 'document');
  return (
    <a
      href={to === 'dashboard' ? dashboard : SCREENS[to].path}
      className={LINK}
      aria-current={isOpen ? 'page' : undefined}
    >
      {titleOf({ name: to })}
      {to === 'to-do' && <ToDoCount />}
      {to === 'messages' && <UnhandledCount />}
    </a>
  );
}

const useUnhandled = () => useStore($unhandledMessages).data?.unhandled ?? 0;
const useToDo = () => useStore($toDo).data?.total ?? 0;

const UnhandledCount = () => <Count of={useUnhandled()} what={t('new')} />;
const ToDoCount = () => <Count of={useToDo()} what={t('to do')} />;
const BothCounts = () => <Count of={useUnhandled() + useToDo()} what={t('waiting')} />;

/** Beside the closed menu. Messages are not asked for without the right to read them. */
const Waiting = () => (useMay('messages.read') ? <BothCounts /> : <ToDoCount />);

function Count({ of: count, what }: { of: number; what: string }) {
  if (count === 0) return null;
  return (
    <span className="ml-1.5 rounded-full bg-clay-deep px-2 text-xs font-medium text-paper">
      {formatShortCount(count)} <span className="sr-only">{what}</span>
    </span>
  );
}

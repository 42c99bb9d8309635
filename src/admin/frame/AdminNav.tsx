import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ScreenName } from '../../shared/admin-screens.ts';
import { paths } from '../../shared/paths.ts';
import { useMay } from '../data/staff-user.ts';
import { $unhandledMessages } from '../messages/messages.ts';
import { $router } from '../navigation/routes.ts';
import { $dashboardAddress } from '../navigation/scroll-positions.ts';
import { $toDo, formatShortCount } from '../to-do/to-do.ts';

const LINK =
  'inline-flex min-h-11 shrink-0 items-center px-1 text-sm whitespace-nowrap text-ink-soft underline-offset-4 hover:text-ink hover:underline aria-[current=page]:font-medium aria-[current=page]:text-ink';

/** One line at any width and size of text; what does not fit scrolls. */
export function AdminNav({ className }: { className: string }) {
  const dashboard = useDashboardLink();
  const nav = useCurrentInView();
  const mayReadMessages = useMay('messages.read');
  const mayManagePeople = useMay('people.manage');
  const maySeeActivity = useMay('audit.read');
  return (
    <nav
      ref={nav}
      aria-label="Admin"
      onFocus={({ currentTarget, target }) => {
        // Not during a click, which would miss a link that moves.
        if (target.matches(':focus-visible')) toMiddle(currentTarget, target);
      }}
      className={`admin-nav flex gap-x-5 md:gap-x-4 2xl:gap-x-6 ${className}`}
    >
      <NavLink to="dashboard" href={dashboard}>
        Dashboard
      </NavLink>
      <NavLink to="to-do" href={paths.toDo}>
        To do
        <ToDoCount />
      </NavLink>
      {mayReadMessages && (
        <NavLink to="messages" href={paths.messages}>
          Messages
          <UnhandledCount />
        </NavLink>
      )}
      <NavLink to="pictures" href={paths.pictures}>
        Pictures
      </NavLink>
      <NavLink to="clinic" href={paths.clinic}>
        Clinic
      </NavLink>
      <NavLink to="visits" href={paths.visits}>
        Visits
      </NavLink>
      {mayManagePeople && (
        <NavLink to="people" href={paths.people}>
          People
        </NavLink>
      )}
      {maySeeActivity && (
        <NavLink to="activity" href={paths.activity}>
          Activity
        </NavLink>
      )}
      <NavLink to="account" href={paths.account}>
        Account
      </NavLink>
      <NavLink to="help" href={paths.help}>
        Help
      </NavLink>
      <a href={paths.home} className={LINK}>
        Website
      </a>
    </nav>
  );
}

/** Links to the last position on the dashboard; on the dashboard itself, to its start. */
export function useDashboardLink(): string {
  const last = useStore($dashboardAddress);
  return useStore($router)?.route === 'dashboard' ? paths.dashboard : last;
}

/** Scrolls the link of the open screen to the middle of the line. */
function useCurrentInView() {
  const nav = useRef<HTMLElement>(null);
  const route = useStore($router)?.route;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has another link
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !link) return;
    toMiddle(nav.current, link);
  }, [route]);
  return nav;
}

/** `scrollIntoView` would scroll the page too, and browsers leave a link that has the focus half hidden. */
function toMiddle(line: HTMLElement, link: Element): void {
  const { left, width } = link.getBoundingClientRect();
  const box = line.getBoundingClientRect();
  line.scrollLeft += left + width / 2 - (box.left + box.width / 2);
}

type NavLinkProps = { to: ScreenName; href: string; children: ReactNode };

function NavLink({ to, href, children }: NavLinkProps) {
  const route = useStore($router)?.route;
  const isOpen = route === to || (to === 'clinic' && route === 'document');
  return (
    <a href={href} className={LINK} aria-current={isOpen ? 'page' : undefined}>
      {children}
    </a>
  );
}

function UnhandledCount() {
  const { data } = useStore($unhandledMessages);
  if (!data?.unhandled) return null;
  return (
    <span className="ml-1.5 rounded-full bg-clay-deep px-2 text-xs font-medium text-paper">
      {data.unhandled} <span className="sr-only">new</span>
    </span>
  );
}

/** Beside the link in the header. */
function ToDoCount() {
  const { data } = useStore($toDo);
  if (!data?.total) return null;
  return (
    <span className="ml-1.5 rounded-full bg-clay-deep px-2 text-xs font-medium text-paper">
      {formatShortCount(data.total)} <span className="sr-only">to do</span>
    </span>
  );
}

import { createRouter } from '@nanostores/router';
import { parseWholeNumber } from '../../shared/numbers/parse-whole-number.ts';
import { paths } from '../../shared/paths.ts';

const router = createRouter(
  {
    login: paths.login,
    dashboard: paths.dashboard,
    messages: paths.messages,
    account: paths.account,
    people: paths.people,
    welcome: paths.welcome,
    help: paths.help,
    bin: paths.bin,
    pictures: paths.pictures,
    schedule: paths.schedule,
    'to-do': paths.toDo,
    visits: paths.visits,
    activity: paths.activity,
    editor: `${paths.dashboard}/articles/:id`,
    history: `${paths.dashboard}/articles/:id/history`,
  },
  { links: false },
);

/** The address of the browser, as a route of the app. Only `navigate.ts` changes it. */
export const $router = router;

export type Screen =
  | {
      name:
        | 'login'
        | 'welcome'
        | 'dashboard'
        | 'messages'
        | 'account'
        | 'people'
        | 'visits'
        | 'activity'
        | 'pictures'
        | 'help'
        | 'bin'
        | 'schedule'
        | 'to-do';
    }
  | { name: 'editor'; id: number | 'new' }
  | { name: 'history'; id: number };
export type ScreenName = Screen['name'];

/** The screen at a path; undefined for every other address, which the server answers. */
export function screenAt(pathname: string): Screen | undefined {
  // The router ignores case, the server does not.
  if (pathname !== pathname.toLowerCase()) return undefined;
  for (const [name, pattern] of router.routes) {
    const found = pattern.exec(pathname);
    if (!found) continue;
    const id = parseArticleId(found.groups?.['id'] ?? '');
    if (name === 'editor') return id === undefined ? undefined : { name, id };
    if (name === 'history') return typeof id === 'number' ? { name, id } : undefined;
    return { name: name as Exclude<ScreenName, 'editor' | 'history'> };
  }
  return undefined;
}

/** The largest value of a Postgres `integer` column. */
const MAX_ID = 2_147_483_647;

function parseArticleId(text: string): number | 'new' | undefined {
  if (text === 'new') return text;
  const id = parseWholeNumber(text);
  return id !== undefined && id > 0 && id <= MAX_ID ? id : undefined;
}

const TITLES = {
  login: 'Log in',
  dashboard: 'Dashboard',
  messages: 'Messages',
  account: 'Account',
  people: 'People',
  welcome: 'Welcome',
  help: 'Help',
  bin: 'Bin',
  pictures: 'Pictures',
  schedule: 'Schedule',
  'to-do': 'To do',
  visits: 'Visits',
  activity: 'Activity',
  /** Until the article has loaded; then its title follows. */
  history: 'History',
};

export function titleOf(screen: Screen): string {
  if (screen.name !== 'editor') return TITLES[screen.name];
  return screen.id === 'new' ? 'New Article' : 'Edit Article';
}

import { parseWholeNumber } from './numbers/parse-whole-number.ts';
import { paths } from './paths.ts';
import type { Permission } from './permissions.ts';

type ScreenEntry = {
  path: string;
  /** In English. */
  title: string;
  /** Who lacks this finds no link to the screen; the screen itself says who may see it. */
  needs?: Permission;
};

/** The screens of the admin area. The loader of each is in src/admin/app/screens.ts. */
export const SCREENS = {
  login: { path: paths.login, title: 'Log in' },
  dashboard: { path: paths.dashboard, title: 'Dashboard' },
  messages: { path: paths.messages, title: 'Messages', needs: 'messages.read' },
  account: { path: paths.account, title: 'Account' },
  people: { path: '/admindash/people', title: 'People', needs: 'people.manage' },
  welcome: { path: paths.welcome, title: 'Welcome' },
  help: { path: paths.help, title: 'Help' },
  bin: { path: paths.bin, title: 'Bin' },
  pictures: { path: paths.pictures, title: 'Pictures' },
  schedule: { path: paths.schedule, title: 'Schedule' },
  'to-do': { path: '/admindash/to-do', title: 'To do' },
  visits: { path: '/admindash/visits', title: 'Visits' },
  activity: { path: '/admindash/activity', title: 'Activity', needs: 'audit.read' },
  clinic: { path: paths.clinic, title: 'Clinic' },
  'before-online': { path: paths.clinicBeforeOnline, title: 'Before the website goes online' },
  /** `?path=` names the document, `&field=` the field that gets the focus. Its own title follows once it has loaded. */
  document: { path: `${paths.clinic}/edit`, title: 'Clinic' },
  /** For a new article it has another title. */
  editor: { path: `${paths.dashboard}/articles/:id`, title: 'Edit Article' },
  /** Until the article has loaded; then its title follows. */
  history: { path: `${paths.dashboard}/articles/:id/history`, title: 'History' },
} as const satisfies Record<string, ScreenEntry>;

export type ScreenName = keyof typeof SCREENS;
/** A screen with one address. */
export type ListedScreen = Exclude<ScreenName, 'editor' | 'history'>;
export type Screen = { name: ListedScreen } | { name: 'editor'; id: number | 'new' } | { name: 'history'; id: number };

/** The links of the navigation, in order. */
export const DAILY: readonly ListedScreen[] = ['dashboard', 'to-do', 'messages', 'pictures', 'clinic'];
/** Behind “More”. */
export const SELDOM: readonly ListedScreen[] = ['visits', 'people', 'activity', 'account', 'help'];

const { editor: _, history: __, ...WITH_ONE_ADDRESS } = SCREENS;
const LISTED = new Map<string, ListedScreen>();
for (const [name, { path }] of Object.entries(WITH_ONE_ADDRESS)) LISTED.set(path, name as ListedScreen);
const ARTICLE = new RegExp(`^${paths.dashboard}/articles/(new|\\d+)(/history)?$`);

/** The screen at a path; undefined for every other address, which the server answers. */
export function screenAt(pathname: string): Screen | undefined {
  const path = pathname.replace(/(?<=.)\/$/, '');
  const [, articleId, isHistory] = ARTICLE.exec(path) ?? [];
  if (articleId === undefined) {
    const name = LISTED.get(path);
    return name && { name };
  }
  const id = parseArticleId(articleId);
  if (isHistory) return typeof id === 'number' ? { name: 'history', id } : undefined;
  return id === undefined ? undefined : { name: 'editor', id };
}

/** The largest value of a Postgres `integer` column. */
const MAX_ID = 2_147_483_647;

function parseArticleId(text: string): number | 'new' | undefined {
  if (text === 'new') return text;
  const id = parseWholeNumber(text);
  return id !== undefined && id > 0 && id <= MAX_ID ? id : undefined;
}

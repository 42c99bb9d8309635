import { parseWholeNumber } from './numbers/parse-whole-number.ts';
import { paths } from './paths.ts';

/** The addresses of the admin area's screens. */
export const SCREEN_PATHS = {
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
  clinic: paths.clinic,
  'before-online': paths.clinicBeforeOnline,
  /** `?path=` names the document, `&field=` the field that gets the focus. */
  document: `${paths.clinic}/edit`,
  editor: `${paths.dashboard}/articles/:id`,
  history: `${paths.dashboard}/articles/:id/history`,
} as const;

export type ScreenName = keyof typeof SCREEN_PATHS;
/** A screen with one address. */
export type ListedScreen = Exclude<ScreenName, 'editor' | 'history'>;
export type Screen = { name: ListedScreen } | { name: 'editor'; id: number | 'new' } | { name: 'history'; id: number };

const { editor: _, history: __, ...LISTED_PATHS } = SCREEN_PATHS;
const LISTED = new Map<string, ListedScreen>();
for (const [name, path] of Object.entries(LISTED_PATHS)) LISTED.set(path, name as ListedScreen);
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

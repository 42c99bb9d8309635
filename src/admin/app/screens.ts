import { map } from 'nanostores';
import type { ComponentType } from 'react';
import { importModule } from '../../ui/islands/import-module.ts';
import { type AnyQuery, refreshOlder } from '../data/query.ts';
import type { Screen, ScreenName } from './routes.ts';

/** What the module of a screen exports as `screen`. */
export type ScreenModule<S extends Screen = Screen> = {
  Screen: ComponentType<S>;
  /** The data that the screen shows at this address. */
  queries?: (screen: S, params: URLSearchParams) => AnyQuery[];
  /** Fetches code that the screen needs later. */
  fetchMore?: () => Promise<unknown>;
};

type Loaded = Exclude<ScreenName, 'login'>;

// The server renders the login form alone, and needs none of these.
const LOADERS: Record<Loaded, () => Promise<{ screen: unknown }>> | undefined = import.meta.env.SSR
  ? undefined
  : {
      dashboard: () => import('../dashboard/DashboardScreen.tsx'),
      messages: () => import('../messages/MessagesScreen.tsx'),
      account: () => import('../account/AccountScreen.tsx'),
      people: () => import('../people/PeopleScreen.tsx'),
      welcome: () => import('../welcome/WelcomeScreen.tsx'),
      help: () => import('../help/HelpScreen.tsx'),
      bin: () => import('../bin/BinScreen.tsx'),
      pictures: () => import('../pictures/PicturesScreen.tsx'),
      schedule: () => import('../schedule/calendar/ScheduleScreen.tsx'),
      'to-do': () => import('../to-do/ToDoScreen.tsx'),
      visits: () => import('../visits/VisitsScreen.tsx'),
      activity: () => import('../activity/ActivityScreen.tsx'),
      editor: () => import('../editor/EditorScreen.tsx'),
      history: () => import('../history/HistoryScreen.tsx'),
    };

/** The code of the screens: absent until it is fetched, null when that failed. */
export const $screenModules = map<Partial<Record<ScreenName, ScreenModule | null>>>({});

export async function fetchScreenModule(name: ScreenName): Promise<ScreenModule | null> {
  const found = $screenModules.get()[name];
  if (found) return found;
  const load = LOADERS?.[name as Loaded];
  const loaded = load && (await importModule(load).catch(() => null));
  const module = (loaded?.screen ?? null) as ScreenModule | null;
  $screenModules.setKey(name, module);
  return module;
}

/** Fetches the code and the data of a screen that will probably be opened. */
export async function fetchScreen(screen: Screen, params: URLSearchParams): Promise<void> {
  if (screen.name === 'login') return;
  const module = await fetchScreenModule(screen.name);
  void module?.fetchMore?.().catch(() => {});
  for (const query of module?.queries?.(screen, params) ?? []) refreshOlder(query);
}

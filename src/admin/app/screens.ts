import { map } from 'nanostores';
import type { ComponentType } from 'react';
import type { Screen, ScreenName } from '../../shared/admin-screens.ts';
import { importModule } from '../../ui/islands/import-module.ts';
import { $connection } from '../connection/connection.ts';
import { type AnyQuery, refreshStale } from '../data/query.ts';

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
const LOADERS: Record<Loaded, (options: object) => Promise<{ screen: unknown }>> | undefined = import.meta.env.SSR
  ? undefined
  : {
      dashboard: (options) => importModule(() => import('../dashboard/DashboardScreen.tsx'), options),
      messages: (options) => importModule(() => import('../messages/MessagesScreen.tsx'), options),
      account: (options) => importModule(() => import('../account/AccountScreen.tsx'), options),
      people: (options) => importModule(() => import('../people/PeopleScreen.tsx'), options),
      welcome: (options) => importModule(() => import('../welcome/WelcomeScreen.tsx'), options),
      help: (options) => importModule(() => import('../help/HelpScreen.tsx'), options),
      bin: (options) => importModule(() => import('../bin/BinScreen.tsx'), options),
      pictures: (options) => importModule(() => import('../pictures/PicturesScreen.tsx'), options),
      schedule: (options) => importModule(() => import('../schedule/ScheduleScreen.tsx'), options),
      'to-do': (options) => importModule(() => import('../to-do/ToDoScreen.tsx'), options),
      visits: (options) => importModule(() => import('../visits/VisitsScreen.tsx'), options),
      activity: (options) => importModule(() => import('../activity/ActivityScreen.tsx'), options),
      clinic: (options) => importModule(() => import('../clinic/ClinicScreen.tsx'), options),
      'before-online': (options) => importModule(() => import('../clinic/BeforeOnlineScreen.tsx'), options),
      document: (options) => importModule(() => import('../clinic/DocumentScreen.tsx'), options),
      editor: (options) => importModule(() => import('../editor/EditorScreen.tsx'), options),
      history: (options) => importModule(() => import('../history/HistoryScreen.tsx'), options),
    };

/** The code of the screens: absent until it is fetched, null when that failed. */
export const $screenModules = map<Partial<Record<ScreenName, ScreenModule | null>>>({});

/** Imports that are running: a click reuses the one that a hover has started. */
const fetching = new Map<ScreenName, Promise<ScreenModule | null>>();

/** Null when it cannot be fetched; the open screen then says so. */
export async function fetchScreenModule(name: ScreenName): Promise<ScreenModule | null> {
  const module = await load(name);
  $screenModules.setKey(name, module);
  return module;
}

function load(name: ScreenName): Promise<ScreenModule | null> {
  const known = $screenModules.get();
  const found = known[name];
  if (found) return Promise.resolve(found);
  // The first screen needs no check: the server has just sent the page.
  const asksFirst = Object.keys(known).length > 0;
  const loading =
    fetching.get(name) ??
    Promise.resolve(LOADERS?.[name as Loaded]?.({ asksFirst }))
      .then((loaded) => (loaded?.screen ?? null) as ScreenModule | null)
      .catch(() => null)
      .finally(() => fetching.delete(name));
  fetching.set(name, loading);
  return loading;
}

/** Fetches the code and the data of the screen that is open. */
export async function fetchScreen(screen: Screen, params: URLSearchParams): Promise<void> {
  if (screen.name === 'login') return;
  fetchData(await fetchScreenModule(screen.name), screen, params);
}

/** Fetches the code and the data of a screen that will probably be opened; nothing during an outage. */
export async function fetchScreenAhead(screen: Screen, params: URLSearchParams): Promise<void> {
  if (screen.name === 'login' || $connection.get() === 'lost') return;
  const module = await load(screen.name);
  if (!module) return;
  $screenModules.setKey(screen.name, module);
  fetchData(module, screen, params);
}

function fetchData(module: ScreenModule | null, screen: Screen, params: URLSearchParams): void {
  void module?.fetchMore?.().catch(() => {});
  for (const query of module?.queries?.(screen, params) ?? []) refreshStale(query);
}

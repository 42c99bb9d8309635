import { map } from 'nanostores';
import type { ComponentType } from 'react';
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
      help: () => import('../help/HelpScreen.tsx'),
      editor: () => import('../editor/EditorScreen.tsx'),
    };

/** The code of the screens: absent until it is fetched, null when that failed. */
export const $screenModules = map<Partial<Record<ScreenName, ScreenModule | null>>>({});

export async function fetchScreenModule(name: ScreenName): Promise<ScreenModule | null> {
  const found = $screenModules.get()[name];
  if (found) return found;
  const loaded = await LOADERS?.[name as Loaded]().catch(() => null);
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

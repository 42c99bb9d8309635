import { createRouter } from '@nanostores/router';
import { SCREENS, type Screen, type ScreenName } from '../../shared/admin-screens.ts';
import type { Permission } from '../../shared/permissions.ts';
import { t } from './words.ts';

const PATHS = Object.fromEntries(Object.entries(SCREENS).map(([name, { path }]) => [name, path]));

/** The address of the browser, as a route of the app. Only `navigate.ts` changes it. */
export const $router = createRouter(PATHS as { [Name in ScreenName]: (typeof SCREENS)[Name]['path'] }, {
  links: false,
});

/** The permission without which nothing links to the screen. */
export function neededFor(screen: ScreenName): Permission | undefined {
  const entry = SCREENS[screen];
  return 'needs' in entry ? entry.needs : undefined;
}

export const titleOf = (screen: Screen): string =>
  t(screen.name === 'editor' && screen.id === 'new' ? 'New Article' : SCREENS[screen.name].title);

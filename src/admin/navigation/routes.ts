import { createRouter } from '@nanostores/router';
import { SCREEN_PATHS, type Screen, type ScreenName } from '../../shared/admin-screens.ts';
import type { Permission } from '../../shared/permissions.ts';
import { t } from './words.ts';

/** The address of the browser, as a route of the app. Only `navigate.ts` changes it. */
export const $router = createRouter(SCREEN_PATHS, { links: false });

/** The English titles; the editor has two of its own. */
export const TITLES = {
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
  clinic: 'Clinic',
  'before-online': 'Before the website goes online',
  /** Until the document has loaded; then its title follows. */
  document: 'Clinic',
  /** Until the article has loaded; then its title follows. */
  history: 'History',
} as const;

/** Who lacks this finds no link to the screen; the screen itself says who may see it. */
export const SCREEN_NEEDS: Partial<Record<ScreenName, Permission>> = {
  messages: 'messages.read',
  people: 'people.manage',
  activity: 'audit.read',
};

export function titleOf(screen: Screen): string {
  if (screen.name !== 'editor') return t(TITLES[screen.name]);
  return t(screen.id === 'new' ? 'New Article' : 'Edit Article');
}
